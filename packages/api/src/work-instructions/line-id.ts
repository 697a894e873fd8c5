import { type ItemId, itemId } from '@door/domain/door/model/ids';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { refersTo } from '../input/refers-to.ts';
import type { LineKey } from './instruction-store.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([cm])([1-9]\d{0,5})$/;

/** `Id` of a work instruction: its item, its series (c calculated, m added by a person) and its number, as `5a1f….m3`. */
export const lineIdInput = z
  .string('must be the Id of a work instruction')
  .regex(form, 'must be the Id of a work instruction')
  .meta(refersTo('manual line'))
  .transform((id): LineKey => {
    const [, item = '', series = '', line = ''] = form.exec(id) ?? [];
    return { itemId: itemId(item), manuallyAdded: series === 'm', line: Number(line) };
  });

/** A line belongs to an item; the specification fixes the sentence. */
export const requireItemId = (id: ItemId | null | undefined): ItemId =>
  id ?? unwrapOrThrow(refused('instruction.no-item', messages.instruction.noItem));
