import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { ChangedRow } from '@door/domain/catalogue/edit/content-difference';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import type { KeyedRow } from '@door/domain/catalogue/edit/row-list';
import { Grip } from '@door/ui/office-icons';
import type { KeyboardEvent } from 'react';
import { MoreMenu } from '../layout/more-menu.tsx';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { CellInput } from './cell-input.tsx';
import type { GridColumn } from './grid-columns.ts';
import { isPriced, PriceCell } from './price-cell.tsx';
import { rowName } from './row-name.ts';
import { picturedKinds, RowPicture } from './row-picture.tsx';
import type { RowGrip } from './use-dragged-row.ts';
import type { RowActions } from './use-row-actions.ts';

export interface GridRowProps {
  readonly kind: ListKind;
  readonly row: KeyedRow;
  readonly columns: readonly GridColumn[];
  readonly content: CatalogueContent;
  readonly isEditable: boolean;
  readonly actions: RowActions;
  readonly isTicked: boolean;
  onTick(key: string): void;
  readonly change: ChangedRow['change'] | undefined;
  /** The fields that were just pasted. */
  readonly pasted: ReadonlySet<string>;
  readonly place: RowPlace;
}

/** Where a row stands, and how it gets elsewhere. */
export interface RowPlace {
  readonly grip: RowGrip;
  readonly isDragged: boolean;
  /** A dragged row would be put on this side of it. */
  readonly drop: 'above' | 'below' | undefined;
  /** undefined: it is the first, or the last. */
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
}

/** A row of the grid: its picture, the values that fit into cells, and what can be done with it. */
export function GridRow(props: GridRowProps) {
  const { kind, row, columns, content, isEditable, actions, change, pasted, place } = props;
  const values = new Map<string, unknown>(Object.entries(row.row));
  const name = rowName(row.row, row.key);
  return (
    <tr
      data-key={row.key}
      data-change={change}
      data-dragged={place.isDragged ? true : undefined}
      data-drop={place.drop}
      aria-selected={isEditable ? props.isTicked : undefined}
      onKeyDown={isEditable ? (event) => moveByKey(event, place) : undefined}
    >
      {isEditable ? <TickCell {...props} name={name} /> : null}
      {picturedKinds.includes(kind) ? (
        <td className="cat-picture">
          <button type="button" aria-label={`${t.edit}: ${name}`} onClick={() => actions.open(row.key)}>
            <RowPicture kind={kind} rowKey={row.key} content={content} />
          </button>
        </td>
      ) : null}
      {columns.map((column) => (
        <td
          key={column.name}
          data-label={t.field(column.name, kind)}
          data-cell={column.name}
          data-pasted={pasted.has(column.name) ? true : undefined}
        >
          <CellInput
            label={t.cell(t.field(column.name, kind), name)}
            field={column.field}
            value={values.get(column.name)}
            content={content}
            isEditable={isEditable}
            onValue={(value) => actions.change(row, column.name, value)}
          />
        </td>
      ))}
      {isPriced(kind) ? (
        <td data-label={t.price}>
          <PriceCell kind={kind} row={row.row} name={name} content={content} isEditable={isEditable} />
        </td>
      ) : null}
      <td className="cat-acts">
        <MoreMenu label={t.rowMenu(name)} entries={entriesOf(props)} />
      </td>
    </tr>
  );
}

const TickCell = ({ row, name, isTicked, onTick, place }: GridRowProps & { readonly name: string }) => (
  <td className="cat-tick">
    <div>
      <button
        type="button"
        className="cat-grip"
        aria-label={t.grip(name)}
        title={t.gripHint}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        {...place.grip}
      >
        <Grip />
      </button>
      <label>
        <input type="checkbox" aria-label={t.tickRow(name)} checked={isTicked} onChange={() => onTick(row.key)} />
      </label>
    </div>
  </td>
);

const entriesOf = ({ row, isEditable, actions, place: { up, down } }: GridRowProps) => [
  { label: t.edit, action: () => actions.open(row.key) },
  ...(isEditable
    ? [
        { label: t.copy, action: () => actions.copy(row) },
        { label: t.retire, action: () => actions.retire([row.key]) },
        ...(up ? [{ label: t.moveUp, action: up }] : []),
        ...(down ? [{ label: t.moveDown, action: down }] : []),
      ]
    : []),
];

/** Alt with an arrow moves the row, except where the browser opens choices with it. */
function moveByKey(event: KeyboardEvent<HTMLElement>, { up, down }: RowPlace): void {
  const { target } = event;
  const opensChoices = target instanceof Element && target.matches('select, input[list]');
  const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (!event.altKey || !isArrow || opensChoices) return;
  event.preventDefault();
  (event.key === 'ArrowUp' ? up : down)?.();
}
