import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { BuyingMessages } from '../../messages/messages.ts';
import { quantityText } from '../stock/quantity.ts';
import { byDay, type ConfirmedLine, lineStandings, type PurchaseLine, type PurchaseRecord } from './purchase.ts';
import type { BuyingTexts, MovedPurchase } from './move-purchase.ts';
import { clearPurchaseFacts } from './purchase-guards.ts';
import { purchaseAfter } from './purchase-states.ts';

interface Confirming {
  readonly lines: readonly ConfirmedLine[];
  readonly areDifferencesAccepted: boolean;
}

/** What the vendor has said of every line that is open, each with days or none (PROMISE 6.5). It never confirms more than was ordered. */
export function confirmedPurchase(
  before: PurchaseRecord,
  { lines, areDifferencesAccepted }: Confirming,
  messages: BuyingTexts,
): Result<MovedPurchase> {
  const { buying } = messages;
  const ids = lines.map(({ line }) => line);
  const named = namedOnce(before, ids, buying);
  if (!named.ok) return named;
  const { sentOn } = before.purchase;
  const early = lines.flatMap(({ schedule }) => schedule).find(({ day }) => sentOn !== null && day < sentOn);
  if (early) return refused('purchase.day-early', buying.dayBeforePurchase(early.day, sentOn ?? ''));
  const after = { ...before, confirmed: [...before.confirmed, ...lines] };
  const saidOf = new Map(lines.map(({ line, schedule }) => [line, schedule]));
  const standings = lineStandings(before);
  const scheduled = standings.flatMap(({ line }) => {
    const schedule = saidOf.get(line.id);
    return schedule ? [{ line, schedule, sum: schedule.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
  });
  const facts = {
    ...clearPurchaseFacts,
    unsaid: standings.filter(({ line, open }) => open > 0 && !saidOf.has(line.id)).map(({ line }) => line.key),
    overScheduled: scheduled.filter(({ line, sum }) => sum > line.quantity).map(({ line }) => line.key),
    differences: scheduled.flatMap((each) => differencesOf(each, buying)),
    areDifferencesAccepted,
  };
  return purchaseAfter('confirm', { before, after, facts }, messages);
}

interface Scheduled extends Pick<ConfirmedLine, 'schedule'> {
  readonly line: PurchaseLine;
  /** Of the schedule. */
  readonly sum: number;
}

function differencesOf(
  { line, schedule, sum }: Scheduled,
  { lessScheduled, laterThanWanted }: BuyingMessages,
): readonly string[] {
  const { key, unit, quantity, wanted } = line;
  const less =
    sum < quantity
      ? [lessScheduled({ key, unit, quantity: quantityText(sum, unit) }, quantityText(quantity, unit))]
      : [];
  const last = byDay(schedule).at(-1)?.day ?? wanted;
  return last > wanted ? [...less, laterThanWanted(key, last, wanted)] : less;
}

function namedOnce({ purchase }: PurchaseRecord, ids: readonly string[], messages: BuyingMessages): Result<null> {
  if (new Set(ids).size < ids.length) return refused('purchase.line-twice', messages.lineTwice);
  const isOwn = ids.every((id) => purchase.lines.some((line) => line.id === id));
  return isOwn ? accepted(null) : refused('purchase.no-line', messages.otherLine);
}
