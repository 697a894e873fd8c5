import type { Sort, SortKind } from '@door/domain/lib/search/list-sorts';
import { z } from 'zod';
import { booleanInput, oneOf } from './choices.ts';
import type { Cursor } from '../ports/page.ts';
import { cursorMessage, momentInput } from './cursor.ts';
import { text } from './text.ts';

type Sorts<By extends string> = Readonly<Record<By, SortKind>>;

const isColumnOf =
  <By extends string>(sorts: Sorts<By>) =>
  (name: string): name is By =>
    Object.hasOwn(sorts, name);

/** The column by which a list is sorted; absent: as usual. */
export const sortInput = <By extends string>(sorts: Sorts<By>, usual: Sort<By>) =>
  z
    .strictObject({
      By: oneOf(Object.keys(sorts).filter(isColumnOf(sorts))),
      Descending: booleanInput,
    })
    .optional()
    .transform((sort): Sort<By> => (sort ? { by: sort.By, descending: sort.Descending } : usual));

/** What the database takes as a key of such a column. */
const keyInputs: Readonly<Record<SortKind, z.ZodType>> = {
  amount: z.string().regex(/^-?\d{1,16}$/),
  moment: momentInput,
  number: z.string().regex(/^\d{1,9}$/),
  text: text(160),
};

interface SortedInput<By extends string> {
  readonly Sort: Sort<By>;
  readonly After: Cursor | null;
}

/** Refuses an `After` of a page that was sorted by another kind of column. */
export const cursorFits =
  <By extends string>(sorts: Sorts<By>) =>
  ({ Sort, After }: SortedInput<By>, ctx: z.RefinementCtx): void => {
    if (After !== null && !keyInputs[sorts[Sort.by]].safeParse(After.key).success)
      ctx.addIssue({ code: 'custom', path: ['After'], message: cursorMessage });
  };

export const anyKeyInput = text(160);
