import { itemId } from '@door/domain/item/ids';
import { z } from 'zod';
import type { LineKey } from '../ports/shop.ts';

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([cm])([1-9]\d{0,5})$/;

/** `Id` as a work instruction carried it: its item, its series, its number there. */
export const lineIdInput = z
  .string('must be the Id of a work instruction')
  .regex(form, 'must be the Id of a work instruction')
  .transform((id): LineKey & { readonly itemId: ReturnType<typeof itemId> } => {
    const [, item = '', series = '', line = ''] = form.exec(id) ?? [];
    return { itemId: itemId(item), manuallyAdded: series === 'm', line: Number(line) };
  });
