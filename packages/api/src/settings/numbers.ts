import { keysOf } from '@door/domain/lib/records';
import { refused } from '@door/domain/door/model/result';
import { lastBegin, mayGoOnWith, numberText, runningNumbers } from '@door/domain/lib/running-number';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { recordHistory } from '../system-status/history.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { subjectOf } from './vat-rates.ts';

const kinds = keysOf(runningNumbers);

/** The number that the next quote, order, … gets. */
export const getNumbers = procedure
  .allow('settings.see')
  .use(inOneTransaction)
  .query(({ ctx }) => answer(ctx));

/** A series goes on with a later number, as where a supplier comes from another program. A repeat changes nothing. */
export const updateNumber = procedure
  .allow('settings.manage')
  .input(
    z.strictObject({
      Kind: oneOf(kinds),
      Next: z
        .int32('must be a whole number')
        .min(1, 'must be at least 1')
        .max(lastBegin, `must be at most ${lastBegin}`),
    }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Kind, Next } }) => {
    const { numbers } = ctx.stores;
    const next = await numbers.lockNext(Kind);
    if (!mayGoOnWith(Next, next)) unwrapOrThrow(refused('settings.number-taken', messages.settings.numberTaken(next)));
    if (Next !== next) {
      await numbers.goOnWith(Kind, Next);
      const change = { from: numberText(Kind, next), to: numberText(Kind, Next), reason: `next ${Kind}` };
      await recordHistory(ctx, [{ ...subjectOf(ctx), kind: 'details', ...change }]);
    }
    return answer(ctx);
  });

async function answer({ stores }: CallScope) {
  const next = await stores.numbers.next();
  return { Numbers: kinds.map((Kind) => ({ Kind, Prefix: runningNumbers[Kind].prefix, Next: next[Kind] })) };
}
