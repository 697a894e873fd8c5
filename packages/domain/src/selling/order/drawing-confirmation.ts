import type { PaperMessages, StagingMessages } from '../../messages/messages.ts';
import { groupedSumText, type Money, subtractMoney } from '../pricing/money.ts';
import type { PaperPosition } from '../quote/paper-position.ts';
import type { OrderVersion } from './order-version.ts';

type Confirmed = Pick<OrderVersion, 'version' | 'totals'>;

/** What a customer ticks to confirm the drawing of an order: hinge side and sizes, then the order at its sum. Page and server have them from here. */
export const drawingSentences = (
  { version, totals: { total } }: Confirmed,
  { confirming }: StagingMessages,
): readonly [string, string] => [confirming.measures, confirming.version(version, groupedSumText(total))];

/** What of a door is said differently from what the customer accepted. */
export interface ChangedFact {
  readonly heading: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface ChangeTexts {
  readonly staging: StagingMessages;
  readonly paper: PaperMessages;
}

type Said = Pick<PaperPosition, 'heading' | 'hinge' | 'sizes' | 'schedule'>;

/** Position by position; what only one of the two says has '' on the other side. What only a price says, such as the cylinder, stands on quotes alone. */
export const changedFacts = (
  before: readonly Said[],
  after: readonly Said[],
  { staging: { confirming }, paper }: ChangeTexts,
): readonly ChangedFact[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
    const [was, is] = [before[at], after[at]];
    const [wasSaid, isSaid] = [textsOf(was, confirming), textsOf(is, confirming)];
    const ofPrices: readonly string[] = [paper.charged.cylinder, paper.charged.laminated];
    const labels = [...new Set([...wasSaid.keys(), ...isSaid.keys()])].filter((label) => !ofPrices.includes(label));
    return labels.flatMap((label): readonly ChangedFact[] => {
      const change = { before: wasSaid.get(label) ?? '', after: isSaid.get(label) ?? '' };
      return change.before === change.after ? [] : [{ heading: (is ?? was)?.heading ?? '', label, ...change }];
    });
  }).flat();

function textsOf(said: Said | undefined, { door, hinge }: StagingMessages['confirming']): ReadonlyMap<string, string> {
  if (!said) return new Map();
  const facts = [...said.sizes, ...said.schedule].map(({ label, text }) => [label, text] as const);
  return new Map([[door, said.heading], [hinge, said.hinge], ...facts]);
}

/** What the confirmed order comes to beyond what was accepted; null: the same, or nothing was accepted. */
export function confirmedDifference(total: Money, accepted: Money | null): Money | null {
  const difference = accepted && subtractMoney(total, accepted);
  return difference?.minor === 0 ? null : difference;
}
