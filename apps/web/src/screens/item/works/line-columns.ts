import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
} from '@tanstack/react-table';
import { officeWorksWords, wordFor } from '../../../words/office-works.ts';
import type { SheetLine } from '../../../office/item/sheet.ts';

const { columns: heads, groups } = officeWorksWords;

export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const helper = createColumnHelper<typeof features, SheetLine>();

/** Words by the alphabet, `OF72` before `OF112`; figures by size, and none before any. */
const byValue: SortFn<typeof features, SheetLine> = (one, other, column) => {
  const [left, right] = [one.getValue(column), other.getValue(column)];
  return typeof left === 'string' && typeof right === 'string'
    ? left.localeCompare(right, undefined, { numeric: true })
    : figure(left) - figure(right);
};

const figure = (value: unknown): number => (typeof value === 'number' ? value : -1);

export const columns = helper.columns([
  helper.accessor(({ line }) => line.code, { id: 'code', header: heads.code, sortFn: byValue }),
  helper.accessor(({ line }) => line.description, { id: 'part', header: heads.part, sortFn: byValue }),
  helper.accessor(({ line }) => line.quantity, { id: 'quantity', header: heads.quantity, sortFn: byValue }),
  helper.accessor(({ line }) => line.length, { id: 'length', header: heads.length, sortFn: byValue }),
  helper.accessor(({ line }) => line.width, { id: 'width', header: heads.width, sortFn: byValue }),
  helper.accessor(({ line }) => line.rule, { id: 'note', header: heads.note, sortFn: byValue }),
  helper.accessor(({ line }) => wordFor(groups, line.group), { id: 'group', header: heads.group, sortFn: byValue }),
]);

/** Figures stand at the right of their column, so that they can be compared. */
export const isFigure = (column: string): boolean => ['quantity', 'length', 'width'].includes(column);
