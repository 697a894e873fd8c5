import { bankLineMoves, bankLineStates, holdsWords } from '@door/domain/selling/payment/bank-line';
import { isFrom } from '@door/domain/people/history/life-cycle';
import { numberText } from '@door/domain/lib/running-number';
import { refused } from '@door/domain/door/model/result';
import { amountText, money } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { cursorInput, dateInput, nextCursor } from '../input/cursor.ts';
import { bankLineIdInput, bankRuleIdInput, orderIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { loadOrder } from '../order/load-order.ts';
import { type CallScope, inOneTransaction, type OfficeScope, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import type { StoredLine } from './bank-store.ts';
import { bookLine, loadLine, saveLine, unbookLine } from './book-line.ts';
import { importStatement } from './import-statement.ts';
import { type MatchedLine, matchLines } from './match-lines.ts';
import { bankMessages } from './messages.ts';

const reconciles = procedure.allow('bank.reconcile').use(inOneTransaction);
const limit = 50;

/** Lines of the bank's statements in a state, the latest day first, each with whose money it is. */
const lines = reconciles
  .input(z.strictObject({ State: oneOf(bankLineStates), After: cursorInput(dateInput) }))
  .query(async ({ ctx, input: { State, After: after } }) => {
    const found = await ctx.stores.bank.lines({ state: State, after, limit });
    const cursorOf = ({ id, entry }: StoredLine) => ({ id, key: entry.day });
    return { Lines: await linesToWire(ctx, found), After: nextCursor(found, { limit, cursorOf }) };
  });

/** With whose money they are, where they are new, or what they were booked for. */
async function linesToWire(ctx: CallScope, all: readonly StoredLine[]) {
  const matched = await matchLines(
    ctx,
    all.filter(({ state }) => state === 'New'),
  );
  const matchOf = new Map(matched.map((each) => [each.line.id, each]));
  const booked = await ctx.stores.orders.find(all.flatMap(({ orderId }) => orderId ?? []));
  const numberOf = new Map(booked.map(({ id, number }) => [id, numberText('order', number)]));
  return all.map(({ id, entry, state, orderId }) => {
    const match = matchOf.get(id);
    const { amount } = entry;
    return {
      Id: id,
      Day: entry.day,
      /** What went out is negative. */
      Amount: amountText(money(amount.minor, 'EUR')),
      Currency: amount.currency,
      Party: entry.party,
      Reference: entry.reference,
      Text: entry.text,
      IsReversal: entry.isReversal,
      State: state,
      /** `certain`, `likely`, `maybe` or `none`; of a line that is not new `none`. */
      Match: match?.kind ?? 'none',
      /** What it is booked for, or whose money it may be; null: of nobody. */
      Order: orderToWire(orderId ?? match?.order?.id, numberOf, match?.order?.number),
    };
  });
}

function orderToWire(id: string | undefined, numberOf: ReadonlyMap<string, string>, number: number | undefined) {
  if (id === undefined) return null;
  return { Id: id, Number: numberOf.get(id) ?? numberText('order', number ?? 0) };
}

const aboutLine = z.strictObject({ LineId: bankLineIdInput });

/** Books a line for an order, whatever it says. */
const book = reconciles
  .input(aboutLine.extend({ OrderId: orderIdInput }))
  .mutation(async ({ ctx, input: { LineId, OrderId } }) => {
    const stored = unwrapOrThrow(await loadOrder(ctx, OrderId));
    const line = await loadLine(ctx, LineId);
    if (line.state === 'Booked' && line.orderId === OrderId) return answer(ctx, [line]);
    if (!isFrom(bankLineMoves.book, line.state)) unwrapOrThrow(refused('bank.taken', bankMessages.taken));
    const [match] = await matchLines(ctx, [line]);
    const reverses = match?.order?.id === OrderId ? match.reverses : null;
    return answer(ctx, [await bookLine(ctx, { line, stored, reverses, by: ctx.caller.userId })]);
  });

const isLikely = ({ kind }: MatchedLine): boolean => kind === 'likely' || kind === 'certain';

/** Books lines of which it is likely or certain whose money they are, each for that order. */
const bookLikely = reconciles
  .input(z.strictObject({ LineIds: z.array(bankLineIdInput, 'must be a list of lines').min(1).max(limit) }))
  .mutation(async ({ ctx, input: { LineIds } }) => {
    const asked = await ctx.stores.bank.find(LineIds);
    if (asked.length < new Set(LineIds).size) unwrapOrThrow(refused('bank.no-line', bankMessages.noLine));
    const likely = (await matchLines(ctx, asked)).filter(isLikely);
    await ctx.stores.orders.loadAll(likely.flatMap(({ order }) => order?.id ?? []));
    for (const { line: seen, order: named } of likely) {
      const line = await loadLine(ctx, seen.id);
      // What is booked before changes what is open, and so whose the next money is.
      const [match] = isFrom(bankLineMoves.book, line.state) ? await matchLines(ctx, [line]) : [];
      if (!match || !isLikely(match) || match.order?.id !== named?.id) continue;
      const stored = match.order && (await ctx.stores.orders.load(match.order.id));
      if (stored) await bookLine(ctx, { line, stored, reverses: match.reverses, by: ctx.caller.userId });
    }
    return answer(ctx, await ctx.stores.bank.find(LineIds));
  });

/** Leaves a line alone; with words, all new ones that say them, too, now and later. */
const ignore = reconciles
  .input(aboutLine.extend({ Holds: filledText(60).optional() }))
  .mutation(async ({ ctx, input: { LineId, Holds } }) => {
    const line = await loadLine(ctx, LineId);
    const { to: state } = bankLineMoves.ignore;
    const isIgnored = line.state === state;
    if (!isIgnored && !isFrom(bankLineMoves.ignore, line.state))
      unwrapOrThrow(refused('bank.taken', bankMessages.taken));
    if (Holds !== undefined) {
      if (!holdsWords(line.entry, Holds)) unwrapOrThrow(refused('bank.no-words', bankMessages.noWords));
      await addRule(ctx, Holds);
    }
    const ignored = isIgnored ? line : await saveLine(ctx, { ...line, state }, ctx.caller.userId);
    return answer(ctx, [ignored]);
  });

/** New lines are few: what is not booked or ignored is looked at. */
const mostNew = 5_000;

async function addRule(ctx: OfficeScope, holds: string): Promise<void> {
  const made = { madeBy: ctx.caller.userId, madeAt: ctx.clock.now().toISOString() };
  const id = ctx.ids.itemNamed(`bank rule ${String(ctx.clientId)} ${holds.toLowerCase()}`);
  if (!(await ctx.stores.bank.addRule({ id, holds, ...made }))) return;
  const fresh = await ctx.stores.bank.lines({ state: 'New', after: null, limit: mostNew });
  for (const line of fresh.filter(({ entry }) => holdsWords(entry, holds)))
    await saveLine(ctx, { ...line, state: 'Ignored' }, null);
}

/** A booked or ignored line is new again; an entry takes its payment back. */
const unbook = reconciles
  .input(aboutLine.extend({ Reason: filledText(500) }))
  .mutation(async ({ ctx, input: { LineId, Reason } }) => {
    await unbookLine(ctx, LineId, Reason);
    return answer(ctx, await ctx.stores.bank.find([LineId]));
  });

const answer = async (ctx: CallScope, all: readonly StoredLine[]) => ({ Lines: await linesToWire(ctx, all) });

/** How CSV files of the bank were read before. */
const profiles = reconciles.query(async ({ ctx }) =>
  (await ctx.stores.bank.profiles()).map((profile) => ({
    Name: profile.name,
    Day: profile.day,
    Amount: profile.amount,
    Out: profile.out,
    Text: profile.text,
    Reference: profile.reference,
    Party: profile.party,
    BankReference: profile.bankReference,
    Currency: profile.currency,
    Decimal: profile.decimal,
    Days: profile.days,
    Sign: profile.sign,
  })),
);

const rulesToWire = async (ctx: CallScope) => {
  const nameOf = await loadNames(ctx);
  const all = await ctx.stores.bank.rules();
  return all.map(({ id, holds, madeBy }) => ({ Id: id, Holds: holds, MadeBy: personToWire(madeBy, nameOf) }));
};

/** Words by which lines are left alone. */
const rules = reconciles.query(({ ctx }) => rulesToWire(ctx));

/** Lines that say these words are looked at again, from now on. */
const dropRule = reconciles.input(z.strictObject({ Id: bankRuleIdInput })).mutation(async ({ ctx, input: { Id } }) => {
  await ctx.stores.bank.dropRule(Id);
  return rulesToWire(ctx);
});

export const bankRouter = router({
  book,
  bookLikely,
  dropRule,
  ignore,
  importStatement,
  lines,
  profiles,
  rules,
  unbook,
});
