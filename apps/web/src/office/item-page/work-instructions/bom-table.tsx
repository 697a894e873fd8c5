import type { DrawnPart } from '@door/domain/making/bom/drawn-part';
import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { wordFor, workInstructionsMessages } from '../../messages/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { type BomLine, isErrorLine, isHighlighted } from '../../open-item/stored-bom.ts';
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

const { columns: heads, groups } = workInstructionsMessages;

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const helper = createColumnHelper<typeof features, BomLine>();

/** Texts alphabetically with numbers by value (`OF72` before `OF112`), numbers by value, no number first. */
const byValue: SortFn<typeof features, BomLine> = (one, other, column) => {
  const [left, right] = [one.getValue(column), other.getValue(column)];
  return typeof left === 'string' && typeof right === 'string'
    ? left.localeCompare(right, undefined, { numeric: true })
    : figure(left) - figure(right);
};

const figure = (value: unknown): number => (typeof value === 'number' ? value : -1);

const columns = helper.columns([
  helper.accessor(({ line }) => line.code, { id: 'code', header: heads.code, sortFn: byValue }),
  helper.accessor(({ line }) => line.description, { id: 'part', header: heads.part, sortFn: byValue }),
  helper.accessor(({ line }) => line.quantity, { id: 'quantity', header: heads.quantity, sortFn: byValue }),
  helper.accessor(({ line }) => line.length, { id: 'length', header: heads.length, sortFn: byValue }),
  helper.accessor(({ line }) => line.width, { id: 'width', header: heads.width, sortFn: byValue }),
  helper.accessor(({ line }) => line.calculation, { id: 'note', header: heads.note, sortFn: byValue }),
  helper.accessor(({ line }) => wordFor(groups, line.group), { id: 'group', header: heads.group, sortFn: byValue }),
]);

/** Whether a column holds numbers, which are aligned right. */
const isFigure = (column: string): boolean => ['quantity', 'length', 'width'].includes(column);

/** The sorting of the address: `length` ascending, `-length` descending, '' none. */
export function parseSorting(param: string): SortingState {
  if (param === '') return [];
  return param.startsWith('-') ? [{ id: param.slice(1), desc: true }] : [{ id: param, desc: false }];
}

export const sortingText = ([first]: SortingState): string => (first ? `${first.desc ? '-' : ''}${first.id}` : '');
