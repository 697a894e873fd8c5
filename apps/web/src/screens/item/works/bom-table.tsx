import { type SortingState, useTable } from '@tanstack/react-table';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useAddressWord } from '../../../office/use-address-word.ts';
import { officeWorksWords } from '../../../words/office-works.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { BomRow } from './bom-row.tsx';
import { columns, features, isFigure } from './line-columns.ts';
import { isErrorLine, isLitBy, type SheetLine } from '../../../office/item/sheet.ts';
import { sortingOf, wordOf } from './sort-words.ts';

const { sortBy, tabs } = officeWorksWords;

interface BomTableProps {
  readonly lines: readonly SheetLine[];
  onPickStock(line: SheetLine): void;
}

/** The bill of materials. Arrow keys move from line to line, Enter unfolds one, Escape folds it. */
export function BomTable({ lines, onPickStock }: BomTableProps) {
  const [sort, keepSort] = useAddressWord('sort');
  const [unfolded, keepUnfolded] = useAddressWord('line');
  const { lit, light } = useOfficeItem();
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const table = useTable({
    features,
    columns,
    data: lines,
    getRowId: ({ id }) => id,
    state: { sorting },
    onSortingChange: (next) => keepSort(wordOf(asState(next, sorting))),
  });
  const body = useRef<HTMLTableSectionElement>(null);
  useLitInView(body, lit);
  const rows = table.getRowModel().rows.map(({ original }) => original);
  // Lines without stock stay first, however the others are sorted.
  const shown = [...rows.filter(isErrorLine), ...rows.filter((row) => !isErrorLine(row))];
  const unfold = (row: SheetLine | null) => {
    keepUnfolded(row ? numberOf(row) : '');
    light(row?.part ?? null);
  };
  return (
    <table className="line-table" aria-label={tabs.bom} onKeyDown={moveBetweenLines}>
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => (
            <th
              key={header.id}
              scope="col"
              data-column={header.column.id}
              className={isFigure(header.column.id) ? 'num' : undefined}
              aria-sort={ariaSort(header.column.getIsSorted())}
            >
              <button
                type="button"
                title={sortBy(String(header.column.columnDef.header))}
                onClick={header.column.getToggleSortingHandler()}
              >
                {String(header.column.columnDef.header)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {shown.map((row) => (
          <BomRow
            key={row.id}
            line={row}
            lit={isLitBy(row, lit)}
            unfolded={numberOf(row) === unfolded}
            onUnfold={(open) => unfold(open ? row : null)}
            onPickStock={() => onPickStock(row)}
          />
        ))}
      </tbody>
    </table>
  );
}

const asState = (next: SortingState | ((before: SortingState) => SortingState), before: SortingState): SortingState =>
  typeof next === 'function' ? next(before) : next;

const ariaSort = (sorted: false | 'asc' | 'desc') =>
  sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending';

/** The line's own number in its series; the item stands in the address already. */
const numberOf = ({ id }: SheetLine): string => id.slice(id.lastIndexOf('.') + 1);

const step: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveBetweenLines(event: KeyboardEvent<HTMLTableElement>) {
  const by = step[event.key];
  if (by === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.line-code')];
  const at = lines.findIndex((each) => each === document.activeElement);
  const next = lines[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A part that is touched on the drawing shows its lines. */
function useLitInView(body: { readonly current: HTMLElement | null }, lit: string | null) {
  useEffect(() => {
    if (lit === null || body.current?.contains(document.activeElement)) return;
    body.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' });
  }, [body, lit]);
}
