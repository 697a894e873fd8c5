import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  type SortingState,
} from '@tanstack/react-table';
import { workInstructionsMessages, wordFor } from '../../messages/work-instructions.ts';
import type { BomLine } from '../../open-item/stored-bom.ts';

const { columns: heads, groups } = workInstructionsMessages;

export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const helper = createColumnHelper<typeof features, BomLine>();

/** Texts alphabetically with numbers by value (`OF72` before `OF112`), numbers by value, no number first. */
const byValue: SortFn<typeof features, BomLine> = (one, other, column) => {
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
  helper.accessor(({ line }) => line.calculation, { id: 'note', header: heads.note, sortFn: byValue }),
  helper.accessor(({ line }) => wordFor(groups, line.group), { id: 'group', header: heads.group, sortFn: byValue }),
]);

/** Whether a column holds numbers, which are aligned right. */
export const isFigure = (column: string): boolean => ['quantity', 'length', 'width'].includes(column);

/** The sorting of the address: `length` ascending, `-length` descending, '' none. */
export function parseSorting(param: string): SortingState {
  if (param === '') return [];
  return param.startsWith('-') ? [{ id: param.slice(1), desc: true }] : [{ id: param, desc: false }];
}

export const sortingText = ([first]: SortingState): string => (first ? `${first.desc ? '-' : ''}${first.id}` : '');
