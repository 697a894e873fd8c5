import type { BomState } from '../../making/bom/bom-state.ts';
import type { Money } from '../pricing/money.ts';
import type { DoorBlocker } from '../../making/findings/door-blockers.ts';
import type { ItemId } from '../../door/model/ids.ts';
import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import type { OrderingMessages } from '../../messages/messages.ts';

/** What the guards ask about an order at the moment of a move. */
export interface OrderFacts extends SaidWithMove {
  /** In the order of the paper. */
  readonly items: readonly OrderedItemFacts[];
  readonly deliveryAddress: string;
  /** What the order comes to now. */
  readonly total: Money;
  /** What the customer accepted; null: the order was made by hand. */
  readonly acceptedTotal: Money | null;
  readonly hasWeek: boolean;
  /** Whether somebody has still to fit its doors; `none`: they are only supplied. */
  readonly fitting: 'none' | 'open' | 'done';
  /** How many of its lines stand in a batch, a divided one by its parts. */
  readonly linesInBatches: number;
  /** Whether every door has passed its check. */
  readonly isMade: boolean;
  /** Whether the customer has still to confirm the drawing of what is ordered. */
  readonly isDrawingOpen: boolean;
  /** What fitters have found that must be put right, each as they said it. */
  readonly blockingSnags: readonly string[];
  /** What the customer still has to pay. */
  readonly open: Money;
}

/** What a person says with the move. */
export interface SaidWithMove {
  readonly reason: string;
  readonly measurementsFinal: boolean;
  readonly creditChecked: boolean;
  readonly differenceAccepted: boolean;
}

/** What the guards ask about the door of a line. */
export interface OrderedItemFacts {
  readonly itemId: ItemId;
  readonly survey: 'open' | 'other-size' | 'final';
  /** Why it has no price; '': it has one. */
  readonly priceFault: string;
  readonly bom: BomState;
  /** Texts of the bill's lines in error that no other fact tells. */
  readonly errors: readonly string[];
  /** What of the door itself keeps it from being made. */
  readonly blockers: readonly DoorBlocker[];
}

/** Where a person does something about it. */
export type OrderFix = keyof OrderingMessages['fixes'];

interface GuardFailure {
  readonly itemId: ItemId | null;
  readonly text: string;
  /** Absent: as the guard says. */
  readonly fix?: OrderFix;
}

interface Guard {
  readonly code: RefusalCode;
  readonly fix: OrderFix;
  /** What stands in the way; empty: nothing. */
  readonly failures: (facts: OrderFacts, messages: OrderingMessages['guards']) => readonly GuardFailure[];
}

const whole = (fails: boolean, text: string): readonly GuardFailure[] => (fails ? [{ itemId: null, text }] : []);

/** One text for each door that fails. */
const each = (
  { items }: OrderFacts,
  textsOf: (item: OrderedItemFacts, position: number) => readonly string[],
): readonly GuardFailure[] =>
  items.flatMap((item, at) => textsOf(item, at + 1).map((text) => ({ itemId: item.itemId, text })));

const eachThat = (
  facts: OrderFacts,
  fails: (item: OrderedItemFacts) => boolean,
  text: (position: number) => string,
): readonly GuardFailure[] => each(facts, (item, position) => (fails(item) ? [text(position)] : []));

const lacks =
  (asked: DoorBlocker['code']) =>
  ({ blockers }: OrderedItemFacts): boolean =>
    blockers.some(({ code }) => code === asked);

/** What guards of their own tell with a sentence of the order. */
const toldByGuards: readonly DoorBlocker['code'][] = ['glass.not-chosen', 'colour.no-ral', 'colour.no-pair'];

/** Everything that may stand in the way of a move, in the order of the readiness list. */
export const orderGuards = [
  {
    code: 'order.no-lines',
    fix: 'items',
    failures: ({ items }, messages) => whole(items.length === 0, messages['order.no-lines']),
  },
  {
    code: 'order.no-address',
    fix: 'details',
    failures: ({ deliveryAddress }, messages) => whole(deliveryAddress.trim() === '', messages['order.no-address']),
  },
  {
    code: 'order.not-measured',
    fix: 'survey',
    failures: (facts, messages) => eachThat(facts, ({ survey }) => survey === 'open', messages['order.not-measured']),
  },
  {
    code: 'order.other-size',
    fix: 'survey',
    failures: (facts, messages) =>
      eachThat(facts, ({ survey }) => survey === 'other-size', messages['order.other-size']),
  },
  {
    code: 'order.no-price',
    fix: 'errors',
    failures: (facts, messages) =>
      each(facts, ({ priceFault }, position) =>
        priceFault === '' ? [] : [messages['order.no-price'](position, priceFault)],
      ),
  },
  {
    code: 'order.sizes-not-confirmed',
    fix: 'confirm',
    failures: ({ measurementsFinal }, messages) => whole(!measurementsFinal, messages['order.sizes-not-confirmed']),
  },
  {
    code: 'order.price-differs',
    fix: 'price',
    failures: ({ total, acceptedTotal, differenceAccepted }, messages) =>
      acceptedTotal === null || differenceAccepted || acceptedTotal.minor === total.minor
        ? []
        : whole(true, messages['order.price-differs'](total, acceptedTotal)),
  },
  {
    code: 'order.drawing-open',
    fix: 'drawing',
    failures: ({ isDrawingOpen }, messages) => whole(isDrawingOpen, messages['order.drawing-open']),
  },
  {
    code: 'order.credit-not-checked',
    fix: 'confirm',
    failures: ({ creditChecked }, messages) => whole(!creditChecked, messages['order.credit-not-checked']),
  },
  {
    code: 'order.glass-open',
    fix: 'glass',
    failures: (facts, messages) => eachThat(facts, lacks('glass.not-chosen'), messages['order.glass-open']),
  },
  {
    code: 'order.no-ral',
    fix: 'colours',
    failures: (facts, messages) => eachThat(facts, lacks('colour.no-ral'), messages['order.no-ral']),
  },
  {
    code: 'order.no-pair',
    fix: 'colours',
    failures: (facts, messages) => eachThat(facts, lacks('colour.no-pair'), messages['order.no-pair']),
  },
  {
    code: 'order.bom-stale',
    fix: 'bom',
    failures: (facts, messages) => eachThat(facts, ({ bom }) => bom !== 'fresh', messages['order.bom-stale']),
  },
  {
    code: 'order.error-code',
    fix: 'errors',
    failures: (facts, messages) =>
      each(facts, ({ errors }, position) => errors.map((line) => messages['order.error-code'](position, line))),
  },
  {
    code: 'order.problem',
    fix: 'design',
    failures: ({ items }, messages) =>
      items.flatMap(({ itemId, blockers }, at) =>
        blockers
          .filter(({ code }) => !toldByGuards.includes(code))
          .map(({ sentence, mendedAt }) => ({
            itemId,
            text: messages['order.problem'](at + 1, sentence),
            fix: mendedAt,
          })),
      ),
  },
  {
    code: 'order.no-week',
    fix: 'week',
    failures: ({ hasWeek }, messages) => whole(!hasWeek, messages['order.no-week']),
  },
  {
    code: 'order.not-made',
    fix: 'batches',
    failures: ({ isMade }, messages) => whole(!isMade, messages['order.not-made']),
  },
  {
    code: 'order.in-batches',
    fix: 'batches',
    failures: ({ linesInBatches }, messages) => whole(linesInBatches > 0, messages['order.in-batches']),
  },
  {
    code: 'order.not-fitted',
    fix: 'handover',
    failures: ({ fitting }, messages) => whole(fitting === 'open', messages['order.not-fitted']),
  },
  {
    code: 'order.snag-open',
    fix: 'handover',
    failures: ({ blockingSnags }, messages) =>
      blockingSnags.flatMap((snag) => whole(true, messages['order.snag-open'](snag))),
  },
  {
    code: 'order.balance-open',
    fix: 'payments',
    failures: ({ open }, messages) => whole(open.minor > 0, messages['order.balance-open'](open)),
  },
  {
    code: 'order.no-reason',
    fix: 'reason',
    failures: ({ reason }, messages) => whole(reason.trim() === '', messages['order.no-reason']),
  },
] as const satisfies readonly Guard[];

export type OrderGuard = (typeof orderGuards)[number]['code'];
