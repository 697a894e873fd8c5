import { designLabel } from '@door/domain/door/design/design-label';
import { type StagedOrder, stageOf } from '@door/domain/selling/order/order-stage';
import type { OrderLine } from '@door/domain/selling/order/order';
import type { PlanRow } from '@door/domain/catalogue/rows/payment-settings';
import { isFitted } from '@door/domain/selling/pricing/quote-totals';
import { saidStage } from '@door/domain/selling/order/said-stage';
import { stagingMessages } from '../messages.ts';
import type { PageLevel } from '../customer-page/open-page.ts';
import { visitsInWords } from '../fitting/visit-facts.ts';
import { visitsToSay } from '../diary/customer-visits.ts';
import type { CallScope } from '../procedure.ts';
import type { SentVersion } from '../quote/quote-version-store.ts';
import { orderInstalments } from './order-instalments.ts';
import type { StoredOrder } from './order-store.ts';
import { drawingState } from './drawing-state.ts';
import { dayOfFact } from './stage-facts.ts';

interface Staged extends StagedOrder {
  readonly owed: PlanRow['kind'] | null;
  readonly drawing?: { readonly confirmedOn: string | null } | undefined;
  readonly visits?: Awaited<ReturnType<typeof visitsToSay>>;
  /** Absent: nobody has visited. */
  readonly said?: Awaited<ReturnType<typeof visitsInWords>>;
  readonly names: readonly { readonly LineId: string; readonly Unit: number; readonly Name: string }[];
}

/** What its customer reads of an order: how far it is, since when, and what comes next. No name, address or sum of money is in it, and for whoever has the link alone no hour of a visit. */
export async function stageToWire(ctx: CallScope, stored: StoredOrder, level: PageLevel) {
  const { order } = stored;
  const items = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  const nameOf = ({ itemId }: OrderLine) => {
    const found = items.find(({ item }) => item.id === itemId);
    return found ? designLabel(found.item, ctx.supplier.catalogue) : '';
  };
  const { staged, instalments } = await orderInstalments(ctx, stored);
  const owed = instalments.findLast(({ state }) => state === 'due')?.kind ?? null;
  const drawing = await drawingState(ctx, stored);
  const words = await visitsInWords(ctx, stored);
  return stagedToWire(ctx, {
    ...staged,
    owed,
    drawing: drawing && { confirmedOn: drawing.confirmation && dayOfFact(ctx, drawing.confirmation.at) },
    visits: await visitsToSay(ctx, stored),
    said: { ...words, fittersSince: level === 2 ? words.fittersSince : null },
    names: namesOf(order.lines.map((line) => ({ ...line, name: nameOf(line) }))),
  });
}

/** The same of a quote that was accepted, until its order is made. */
export function acceptedStageToWire(ctx: CallScope, { frozen }: SentVersion, acceptedAt: string) {
  const names = namesOf(frozen.lines.map((line) => ({ ...line, name: line.heading })));
  return stagedToWire(ctx, {
    fitted: isFitted(frozen.quote.charges),
    doors: names.length,
    facts: [{ name: 'accepted', at: acceptedAt, door: null }],
    owed: frozen.terms.plan.find(({ due }) => due === 'acceptance')?.kind ?? null,
    names,
  });
}

interface NamedLine {
  readonly id: string;
  readonly quantity: number;
  readonly name: string;
}

const namesOf = (lines: readonly NamedLine[]): Staged['names'] =>
  lines.flatMap(({ id, quantity, name }) =>
    Array.from({ length: quantity }, (_, at) => ({ LineId: id, Unit: at + 1, Name: name })),
  );

function stagedToWire(ctx: CallScope, { owed, drawing, visits = {}, said: words, names, ...staged }: Staged) {
  const { fitted } = staged;
  const now = stageOf(staged);
  const dayIn = (at: string | null) => (at === null ? null : dayOfFact(ctx, at));
  const supplier = ctx.supplier.client.name;
  const said = saidStage(
    now,
    { fitted, supplier, owed, day: dayIn(now.since), drawing, visits, ...words },
    stagingMessages,
  );
  return {
    Stage: now.stage,
    /** ISO day; null: nobody has said. */
    Since: dayIn(now.since),
    Sentence: said.sentence,
    /** `Action`: what of the page does it; null: nothing. */
    Next: said.next.map(({ text, who, action = null }) => ({ Text: text, Who: who, Action: action })),
    /** '' for none. */
    Overlay: said.overlay,
    /** Nothing of it goes on. */
    IsCancelled: now.overlay === 'cancelled',
    /** Whether somebody fits its doors. */
    IsFitted: fitted,
    Doors: names.map((door, at) => {
      const { stage, since } = now.doors[at] ?? now;
      return { ...door, Stage: stage, Since: dayIn(since) };
    }),
  };
}
