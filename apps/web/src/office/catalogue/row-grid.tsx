import type { CatalogueContent } from '@door/domain/catalogue-edit/catalogue-content';
import type { ChangedRow } from '@door/domain/catalogue-edit/content-difference';
import type { ListKind } from '@door/domain/catalogue-edit/row-kind';
import { rowLists } from '@door/domain/catalogue-edit/row-lists';
import type { KeyedRow } from '@door/domain/catalogue-edit/row-list';
import { cellText } from '@door/domain/catalogue-edit/cell-text';
import { Button } from '@door/ui/button';
import { type ClipboardEvent, useState } from 'react';
import { MoreMenu } from '../layout/more-menu.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { catalogueWords as says } from '../words/catalogue.ts';
import { CellInput } from './cell-input.tsx';
import { type GridColumn, gridColumns } from './grid-columns.ts';
import { isPriced, PriceCell } from './price-cell.tsx';
import { pasteCells } from './paste-cells.ts';
import { picturedKinds, RowPicture } from './row-picture.tsx';
import { rowName } from './row-name.ts';
import type { RowActions } from './use-row-actions.ts';

export interface RowGridProps {
  readonly kind: ListKind;
  readonly content: CatalogueContent;
  readonly changes: readonly ChangedRow[];
  readonly isEditable: boolean;
  readonly actions: RowActions;
  /** The rows for which the buttons above the grid are meant. */
  readonly ticked: ReadonlySet<string>;
  onTick(key: string): void;
}

/** Rows that are shown before a person asks for all. */
const shownAtFirst = 100;

/** The rows of a kind: each with its picture, the values that fit into cells, and what can be done with it. */
export function RowGrid({ kind, content, changes, isEditable, actions, ticked, onTick }: RowGridProps) {
  const [text, find] = useState('');
  const [isWhole, showWhole] = useState(false);
  const { rows, retired } = rowLists[kind];
  const columns = gridColumns(kind);
  const all = rows(content);
  const found = all.filter((row) => matches(row, columns, text));
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  const gone = retired(content);
  const changeOf = new Map(changes.map(({ key, change }) => [key, change]));
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (isEditable) pasteCells(event, { columns, rows: shown, change: actions.change });
  };
  return (
    <>
      <div className="cat-tools">
        <SearchField label={says.find} text={text} onText={find} />
        {isEditable ? <p className="office-hint">{says.paste}</p> : null}
      </div>
      {all.length === 0 ? <p className="office-empty">{says.none}</p> : null}
      {all.length > 0 && found.length === 0 ? (
        <p className="office-empty" role="status">
          {says.noneFound}
        </p>
      ) : null}
      {shown.length > 0 ? (
        <div className="cat-scroll" onPaste={onPaste}>
          <table className="cat-grid" aria-label={says.kinds[kind]}>
            <thead>
              <tr>
                {isEditable ? (
                  <th scope="col">
                    <span className="sr-only">{says.tick}</span>
                  </th>
                ) : null}
                {picturedKinds.includes(kind) ? <th scope="col">{says.picture}</th> : null}
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {says.field(name)}
                  </th>
                ))}
                {isPriced(kind) ? <th scope="col">{says.price}</th> : null}
                <th scope="col">
                  <span className="sr-only">{says.acts}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row, at) => (
                <Row
                  key={row.key}
                  {...{ kind, row, columns, content, isEditable, actions, onTick }}
                  isTicked={ticked.has(row.key)}
                  change={changeOf.get(row.key)}
                  above={shown[at - 1]?.key}
                  below={shown[at + 2]?.key ?? null}
                  isLast={at === shown.length - 1}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {shown.length < found.length ? (
        <Button onClick={() => showWhole(true)}>{says.showAll(found.length)}</Button>
      ) : null}
      {gone.length > 0 ? <RetiredRows {...{ kind, rows: gone, isEditable, actions }} /> : null}
    </>
  );
}

const matches = ({ key, row }: KeyedRow, columns: readonly GridColumn[], text: string): boolean => {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return true;
  const values = new Map<string, unknown>(Object.entries(row));
  return [key, ...columns.map(({ name, field }) => cellText(field.shape, values.get(name)))].some((cell) =>
    cell.toLowerCase().includes(wanted),
  );
};

interface RowProps extends Omit<RowGridProps, 'changes' | 'ticked'> {
  readonly isTicked: boolean;
  readonly row: KeyedRow;
  readonly columns: readonly GridColumn[];
  readonly change: ChangedRow['change'] | undefined;
  /** The keys of the rows in front of which it stands when it moves up, and down; null: at the end. */
  readonly above: string | undefined;
  readonly below: string | null;
  readonly isLast: boolean;
}

function Row({ kind, row, columns, content, isEditable, actions, ...place }: RowProps) {
  const { change, above, below, isLast, isTicked, onTick } = place;
  const values = new Map<string, unknown>(Object.entries(row.row));
  const name = rowName(row.row, row.key);
  const entries = [
    { label: says.edit, action: () => actions.open(row.key) },
    ...(isEditable
      ? [
          { label: says.copy, action: () => actions.copy(row) },
          { label: says.retire, action: () => actions.retire(row.key) },
          ...(above === undefined ? [] : [{ label: says.moveUp, action: () => actions.move(row.key, above) }]),
          ...(isLast ? [] : [{ label: says.moveDown, action: () => actions.move(row.key, below) }]),
        ]
      : []),
  ];
  return (
    <tr data-change={change} aria-selected={isEditable ? isTicked : undefined}>
      {isEditable ? (
        <td className="cat-tick">
          <label>
            <input
              type="checkbox"
              aria-label={says.tickRow(name)}
              checked={isTicked}
              onChange={() => onTick(row.key)}
            />
          </label>
        </td>
      ) : null}
      {picturedKinds.includes(kind) ? (
        <td className="cat-picture">
          <button type="button" aria-label={`${says.edit}: ${name}`} onClick={() => actions.open(row.key)}>
            <RowPicture kind={kind} rowKey={row.key} content={content} />
          </button>
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.name} data-label={says.field(column.name)} data-cell={column.name}>
          <CellInput
            label={says.cell(says.field(column.name), name)}
            field={column.field}
            value={values.get(column.name)}
            content={content}
            isEditable={isEditable}
            onValue={(value) => actions.change(row, column.name, value)}
          />
        </td>
      ))}
      {isPriced(kind) ? (
        <td data-label={says.price}>
          <PriceCell kind={kind} row={row.row} name={name} content={content} isEditable={isEditable} />
        </td>
      ) : null}
      <td className="cat-acts">
        <MoreMenu label={says.rowMenu(name)} entries={entries} />
      </td>
    </tr>
  );
}

interface RetiredRowsProps extends Pick<RowGridProps, 'kind' | 'isEditable' | 'actions'> {
  readonly rows: readonly KeyedRow[];
}

const RetiredRows = ({ rows, isEditable, actions }: RetiredRowsProps) => (
  <details className="cat-retired">
    <summary>{says.retiredRows(rows.length)}</summary>
    <ul>
      {rows.map(({ key, row }) => (
        <li key={key}>
          {rowName(row, key)}
          {isEditable ? (
            <Button scale="row" onClick={() => actions.restore(key)}>
              {says.restore}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  </details>
);
