import type { DrawnPart } from '@door/domain/making/bom/drawn-part';
import { type SortingState, useTable } from '@tanstack/react-table';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { workInstructionsMessages } from '../../messages/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { type BomLine, isErrorLine, isHighlighted } from '../../open-item/stored-bom.ts';
import { columns, features, isFigure, parseSorting, sortingText } from './bom-columns.ts';
import { BomRow } from './bom-row.tsx';

const { sortBy, tabs } = workInstructionsMessages;

interface BomTableProps {
  readonly lines: readonly BomLine[];
  onPickStock(line: BomLine): void;
}

/** The bill of materials, sortable. Arrow keys move between lines, Enter unfolds one, Escape folds it. */
export function BomTable({ lines, onPickStock }: BomTableProps) {
  const [sort, setSort] = useSearchParam('sort');
  const [unfolded, setUnfolded] = useSearchParam('line');
  const { highlightedParts, highlightParts } = useOfficeItem();
  const sorting = useMemo(() => parseSorting(sort), [sort]);
  const table = useTable({
    features,
    columns,
    data: lines,
    getRowId: ({ id }) => id,
    state: { sorting },
    onSortingChange: (next) => setSort(sortingText(resolveSorting(next, sorting))),
  });
  const body = useRef<HTMLTableSectionElement>(null);
  useScrollToHighlighted(body, highlightedParts);
  const rows = table.getRowModel().rows.map(({ original }) => original);
  // Lines without stock come first in any sorting.
  const shown = [...rows.filter(isErrorLine), ...rows.filter((row) => !isErrorLine(row))];
  const unfold = (row: BomLine | null) => {
    setUnfolded(row ? String(row.number) : '');
    highlightParts(row?.parts ?? []);
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
            lit={isHighlighted(row, highlightedParts)}
            unfolded={String(row.number) === unfolded}
            onUnfold={(open) => unfold(open ? row : null)}
            onPickStock={() => onPickStock(row)}
          />
        ))}
      </tbody>
    </table>
  );
}

const resolveSorting = (
  next: SortingState | ((before: SortingState) => SortingState),
  before: SortingState,
): SortingState => (typeof next === 'function' ? next(before) : next);

const ariaSort = (sorted: false | 'asc' | 'desc') =>
  sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending';

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

/** Scrolls to the first highlighted line when a part is clicked on the drawing. */
function useScrollToHighlighted(body: { readonly current: HTMLElement | null }, parts: readonly DrawnPart[]) {
  useEffect(() => {
    if (parts.length === 0 || body.current?.contains(document.activeElement)) return;
    body.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' });
  }, [body, parts]);
}
