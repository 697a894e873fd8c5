import { isEqual } from '@door/domain/lib/is-equal';
import { keysOf } from '@door/domain/lib/records';
import { newVendor } from '@door/domain/making/purchasing/vendor-problems';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useApp } from '../../designer/app/app-context.ts';
import { tabStorage } from '../../shared/storage/storage.ts';
import { draftStorage } from '../queries/draft-storage.ts';
import { type VendorValues, valuesOf, type WireVendor } from './vendor-values.ts';

/** What was typed, and what it was typed over: only the fields that differ are restored, so that nobody else's are undone. */
interface UnsavedVendor {
  readonly mine: VendorValues;
  readonly base: VendorValues;
}

/** Keeps what was typed about a vendor in this tab until it is saved: it survives other pages and a reload. */
export function useUnsavedVendor(vendor: WireVendor, form: UseFormReturn<VendorValues>): void {
  const { clientId } = useApp().session;
  const { control, formState, getValues, setValue } = form;
  const { isDirty } = formState;
  const [storage] = useState(() =>
    draftStorage<UnsavedVendor>({
      ...{ storage: tabStorage, kind: 'vendor', item: { clientId, id: vendor.Id } },
      parse: ({ mine, base }) => (isValues(mine) && isValues(base) ? { mine, base } : undefined),
    }),
  );
  const typed = useWatch({ control });
  useEffect(() => {
    const unsaved = storage.read();
    if (!unsaved) return;
    for (const field of keysOf(unsaved.mine))
      if (!isEqual(unsaved.mine[field], unsaved.base[field]))
        setValue(field, unsaved.mine[field], { shouldDirty: true });
  }, [storage, setValue]);
  useEffect(() => {
    if (isDirty) storage.write({ mine: getValues(), base: valuesOf(vendor) });
    else storage.remove();
  }, [storage, isDirty, typed, getValues, vendor]);
}

const { overDelivery: _, ...begun } = newVendor;

/** One value in every field and every list. */
const example: VendorValues = {
  ...begun,
  ...{ leastOrderValue: '', overToOrder: '', overOther: '', coverDays: '', closed: ['2026-12-24'] },
  csv: { ...begun.csv, columns: [{ field: 'key', heading: 'Article', format: 'text' }] },
};

const isValues = (entry: unknown): entry is VendorValues => isLike(entry, example);

/** Whether it has all the fields of the example, of the same types. */
function isLike(entry: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(entry) && entry.every((each) => isLike(each, like[0]));
  if (typeof like !== 'object' || like === null) return typeof entry === typeof like;
  if (typeof entry !== 'object' || entry === null) return false;
  const fields = new Map<string, unknown>(Object.entries(entry));
  return Object.entries(like).every(([name, each]) => isLike(fields.get(name), each));
}
