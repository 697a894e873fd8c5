import { accepted, refused } from '@door/domain/door/model/result';
import { mm } from '@door/domain/lib/mm';
import { cutGroupName } from '@door/domain/making/batch/cut-group';
import { offcutLabel } from '@door/domain/making/batch/offcut';
import { standingOf } from '@door/domain/making/batch/offcut-ledger';
import { z } from 'zod';
import { personToWire } from '../enquiry/to-wire.ts';
import { filledText } from '../input/text.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames, type NameOf } from '../user/people.ts';
import { batchingMessages } from '../messages.ts';
import { bookEntries, lockOffcuts } from './book-offcuts.ts';
import { cutGroupInput, newOffcutIdInput, offcutIdInput } from './offcut-input.ts';
import type { OffcutAccount } from './offcut-store.ts';

/** The offcuts on the shelf with their ledgers: by group, the longest first. */
export const offcuts = procedure
  .allow('production.see')
  .use(inOneTransaction)
  .query(async ({ ctx }) => {
    const nameOf = await loadNames(ctx);
    return (await ctx.stores.offcuts.onShelf()).map((account) => offcutToWire(account, nameOf));
  });

const reasonInput = filledText(500);
const input = z.discriminatedUnion('Move', [
  z.strictObject({ Move: z.literal('scrapped'), Id: offcutIdInput, Reason: reasonInput }),
  z.strictObject({
    Move: z.literal('in'),
    /** What is written on it; no other offcut may have had it. */
    Id: newOffcutIdInput,
    Group: cutGroupInput,
    /** mm */
    Length: z.int('must be whole mm').min(1, 'must be at least 1 mm').max(20_000, 'must be at most 20000 mm'),
    Reason: reasonInput,
  }),
]);
type Adjustment = z.output<typeof input>;

/** Writes down what somebody has found on the shelf, or thrown away. A repeat changes nothing. */
export const adjustOffcut = procedure
  .allow('production.run')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    if (sent.Move === 'in') await addFound(ctx, sent);
    const account = unwrapOrThrow(await loadOffcut(ctx, sent.Id));
    if (!isDone(account, sent)) await bookByHand(ctx, sent);
    return offcutToWire(unwrapOrThrow(await loadOffcut(ctx, sent.Id)), await loadNames(ctx));
  });

async function loadOffcut({ stores }: OfficeScope, id: string): Promise<Result<OffcutAccount>> {
  const [account] = await stores.offcuts.load([id]);
  return account ? accepted(account) : refused('offcut.none', batchingMessages.offcuts.none(id));
}

/** Whether this is what the ledger says last. */
const isDone = ({ offcut, lines }: OffcutAccount, sent: Adjustment): boolean => {
  const last = lines.at(-1);
  const isSame = last?.move === sent.Move && last.batch === null && last.reason === sent.Reason;
  return isSame && (sent.Move === 'scrapped' || (offcut.group === sent.Group && offcut.length === mm(sent.Length)));
};

async function bookByHand(ctx: OfficeScope, { Id, Move, Reason }: Adjustment): Promise<void> {
  const cause = { kind: 'batch.adjustOffcut', id: ctx.ids.other() } as const;
  const message = { cause, batch: null, idempotencyKey: '', reason: Reason };
  await bookEntries(ctx, [{ offcut: Id, move: Move, batch: null }], message);
}

/** Makes the offcut unless there is one of that id. Only bars that were ever planned have a group. */
async function addFound(
  ctx: OfficeScope,
  { Id: id, Group: group, Length }: Extract<Adjustment, { readonly Move: 'in' }>,
): Promise<void> {
  const plan = await ctx.stores.cutPlans.ofGroup(group);
  const planned = plan ? accepted(plan.document) : refused('offcut.no-group', batchingMessages.offcuts.noGroup(group));
  const { description, colours } = unwrapOrThrow(planned);
  await lockOffcuts(ctx, [group]);
  await ctx.stores.offcuts.add([{ id, group, length: mm(Length), description, colours }]);
}

/** An offcut with its ledger, the first line first. */
function offcutToWire({ offcut, lines }: OffcutAccount, nameOf: NameOf) {
  const { state, batch } = standingOf(lines, offcut.id);
  const { part, size, article, colours, code, qr } = offcutLabel(
    offcut,
    { key: offcut.group, colours: offcut.colours },
    batchingMessages,
  );
  return {
    Id: offcut.id,
    Group: offcut.group,
    /** For people: profile and colours. */
    Name: cutGroupName(offcut),
    /** What can be used of it, mm. */
    Length: offcut.length,
    State: state,
    StateText: batchingMessages.offcuts.states[state],
    /** Number of the batch that it is reserved for; null: for none. */
    ReservedFor: state === 'reserved' ? batch : null,
    /** Number of the batch that left it; null: somebody has counted it. */
    From: lines.find(({ move }) => move === 'in')?.batch ?? null,
    Entries: lines.map(({ move, batch: of, reason, who, at }) => ({
      Move: move,
      Batch: of,
      Reason: reason,
      By: personToWire(who, nameOf),
      At: at,
    })),
    Label: { Part: part, Size: size, Article: article, Colours: colours, Code: code, Qr: qr },
  };
}
