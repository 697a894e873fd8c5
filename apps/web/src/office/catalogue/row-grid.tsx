import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { cellText } from '@door/domain/catalogue/edit/cell-text';
import type { ChangedRow } from '@door/domain/catalogue/edit/content-difference';
import type { RowsPaste } from '@door/domain/catalogue/edit/paste-rows';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import type { KeyedRow } from '@door/domain/catalogue/edit/row-list';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { keyBehind } from '@door/domain/catalogue/edit/undo-edits';
import { Button } from '@door/ui/button';
import { type ClipboardEvent, useState } from 'react';
import { SearchField } from '../layout/search-field.tsx';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { type GridColumn, gridColumns } from './grid-columns.ts';
import { GridRow } from './grid-row.tsx';
import { pastedCells, PasteNotice } from './paste-notice.tsx';
import { isPriced } from './price-cell.tsx';
import { rowName } from './row-name.ts';
import { picturedKinds } from './row-picture.tsx';
import { useEditHistory, useUndo } from './use-catalogue.ts';
import { useDraggedRow } from './use-dragged-row.ts';
import type { RowActions } from './use-row-actions.ts';

export interface RowGridProps {
  readonly kind: ListKind;
  readonly content: CatalogueContent;
  /** What is sold now. */
  readonly published: CatalogueContent;
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
export function RowGrid(props: RowGridProps) {
  const { kind, content, isEditable, actions } = props;
  const [text, setText] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const { rows, retired } = rowLists[kind];
  const columns = gridColumns(kind);
  const all = rows(content);
  const found = all.filter((row) => matches(row, columns, text));
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  const gone = retired(content);
  return (
    <>
      <div className="row cat-tools">
        <SearchField label={t.find} text={text} onText={setText} />
        {isEditable ? <p className="office-hint">{t.paste}</p> : null}
      </div>
      {all.length === 0 ? <p className="office-empty">{t.none}</p> : null}
      {all.length > 0 && found.length === 0 ? (
        <p className="office-empty" role="status">
          {t.noneFound}
        </p>
      ) : null}
      {shown.length > 0 ? <ShownRows {...props} columns={columns} shown={shown} count={all.length} /> : null}
      {shown.length < found.length ? <Button onClick={() => setIsWhole(true)}>{t.showAll(found.length)}</Button> : null}
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

interface ShownRowsProps extends RowGridProps {
  readonly columns: readonly GridColumn[];
  readonly shown: readonly KeyedRow[];
  /** Of all rows, those that are not shown included. */
  readonly count: number;
}

const nothingPasted: ReadonlySet<string> = new Set();

function ShownRows({ columns, shown, count, ...props }: ShownRowsProps) {
  const { kind, content, published, changes, isEditable, actions, ticked, onTick } = props;
  const changeOf = new Map(changes.map(({ key, change }) => [key, change]));
  const { notice, pasted, onPaste } = usePaste({ kind, content, published, columns, rows: shown }, actions);
  const { moved, placeOf } = useRowOrder(shown, { kind, content, actions, count });
  return (
    <>
      {notice}
      <p className="sr-only" role="status">
        {moved}
      </p>
      <div className="cat-scroll" onPaste={isEditable ? onPaste : undefined}>
        <table className="cat-grid" aria-label={t.kinds[kind]}>
          <thead>
            <tr>
              {isEditable ? (
                <th scope="col">
                  <span className="sr-only">{t.tick}</span>
                </th>
              ) : null}
              {picturedKinds.includes(kind) ? <th scope="col">{t.picture}</th> : null}
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {t.field(name, kind)}
                </th>
              ))}
              {isPriced(kind) ? <th scope="col">{t.price}</th> : null}
              <th scope="col">
                <span className="sr-only">{t.acts}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <GridRow
                key={row.key}
                {...{ kind, row, columns, content, isEditable, actions, onTick }}
                isTicked={ticked.has(row.key)}
                change={changeOf.get(row.key)}
                pasted={pasted.get(row.key) ?? nothingPasted}
                place={placeOf(row, at)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Cells that are pasted into the grid, and what became of them. */
function usePaste(target: Parameters<typeof pastedCells>[1], actions: RowActions) {
  const [last, setLast] = useState<{ readonly paste: RowsPaste; readonly step: string | null } | null>(null);
  const { past } = useEditHistory();
  const undo = useUndo();
  const isDone = last !== null && past.some(({ id }) => id === last.step);
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const paste = pastedCells(event, target);
    if (paste) setLast({ paste, step: actions.paste(paste.edits) });
  };
  const close = () => setLast(null);
  const undoLast = () => {
    undo('undo');
    close();
  };
  const nameOf = (key: string) => {
    const row = target.rows.find((each) => each.key === key);
    return row ? rowName(row.row, key) : key;
  };
  // Once it is undone there is nothing more to say of it.
  const isShown = last !== null && (last.step === null || isDone);
  const pasted = new Map<string, Set<string>>();
  for (const { key, field } of isShown ? last.paste.changed : [])
    pasted.set(key, (pasted.get(key) ?? new Set()).add(field));
  return {
    onPaste,
    pasted,
    notice: isShown ? (
      <PasteNotice
        {...{ paste: last.paste, nameOf, onClose: close }}
        onUndo={past.at(-1)?.id === last.step ? undoLast : undefined}
      />
    ) : null,
  };
}

interface OrderedList {
  readonly kind: ListKind;
  readonly content: CatalogueContent;
  readonly actions: RowActions;
  readonly count: number;
}

/** Rows get to another place by their grips, by Alt with the arrows, and by their menus; what has moved is said. */
function useRowOrder(shown: readonly KeyedRow[], { kind, content, actions, count }: OrderedList) {
  const [moved, setMoved] = useState('');
  const move = (row: KeyedRow, before: string | null) => {
    const place = actions.move(row.key, before);
    if (place !== undefined) setMoved(t.moved(rowName(row.row, row.key), place, count));
  };
  /** In front of the row behind this one; rows that are not shown count. */
  const behind = (key: string) => keyBehind(content, kind, key);
  const { dragged, gripOf } = useDraggedRow((key, drop) => {
    const row = shown.find((each) => each.key === key);
    const before = drop.side === 'above' ? drop.key : behind(drop.key);
    if (row && before !== key) move(row, before);
  });
  const placeOf = (row: KeyedRow, at: number) => {
    const above = shown[at - 1];
    const below = shown[at + 1];
    const isTarget = dragged !== null && dragged.key !== row.key && dragged.drop?.key === row.key;
    return {
      grip: gripOf(row.key),
      isDragged: dragged?.key === row.key,
      drop: isTarget ? dragged.drop?.side : undefined,
      up: above && (() => move(row, above.key)),
      down: below && (() => move(row, behind(below.key))),
    };
  };
  return { moved, placeOf };
}

interface RetiredRowsProps extends Pick<RowGridProps, 'kind' | 'isEditable' | 'actions'> {
  readonly rows: readonly KeyedRow[];
}

const RetiredRows = ({ rows, isEditable, actions }: RetiredRowsProps) => (
  <details className="cat-retired">
    <summary>{t.retiredRows(rows.length)}</summary>
    <ul>
      {rows.map(({ key, row }) => (
        <li key={key}>
          {rowName(row, key)}
          {isEditable ? (
            <Button scale="row" onClick={() => actions.restore(key)}>
              {t.restore}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  </details>
);
