import { clockIn, dayIn } from '../../lib/calendar-day.ts';
import { daysAfter, openCalendar, workWeek } from '../../lib/open-days.ts';
import { arrival } from '../promise/arrival.ts';
import type { KeyStock, VendorCalendar } from '../promise/promise-facts.ts';
import { type Deficit, deficitsOf } from './projected-stock.ts';
import type { MadeGoods } from './purchase.ts';
import { type BoughtArticle, type BuyFacts, type BuyLine, toBuy, usualHorizon } from './to-buy.ts';
import { type SoldItem, vendorCalendar, vendorItemsFor } from './vendor-item.ts';

/** An article that is counted, whoever sells it. */
export interface NeededArticle extends KeyStock {
  readonly key: string;
  /** Below which its stock should never be. */
  readonly floor: number;
}

export interface ProposalFacts extends Pick<BuyFacts, 'now' | 'timeZone' | 'works' | 'until'> {
  /** Each key once. */
  readonly articles: readonly NeededArticle[];
  readonly sold: readonly SoldItem[];
}

/** What has to be bought, and of whom. */
export interface ProposedLine extends BuyLine {
  readonly seller: SoldItem;
  /** Of goods that are made for doors: how, and for which; null: they are kept for all doors. */
  readonly made: MadeGoods | null;
  /** What is missing of the article as long as nothing is bought: the same of all its lines. */
  readonly deficits: readonly Deficit[];
}

export interface Proposal {
  readonly lines: readonly ProposedLine[];
  /** Of what is wanting and nobody sells: by when how much is. */
  readonly unsold: readonly Pick<BuyLine, 'key' | 'quantity' | 'usable'>[];
}

/**
 * What has to be bought so that nothing is below its floor (PROMISE 6.3), each article of one vendor: of the lowest rank whose goods are all
 * in time, else of the one whose first goods can be used soonest; then the lower price, then the name.
 */
export function proposalOf(facts: ProposalFacts): Proposal {
  const today = dayIn(facts.now, facts.timeZone);
  const short = facts.articles.filter((article) => article.demand.length > 0 || article.onHand < article.floor);
  const lines: ProposedLine[] = [];
  const unsold: Proposal['unsold'][number][] = [];
  for (const article of short) {
    const sellers = vendorItemsFor(article.key, today, facts.sold).filter((seller) => isReached(facts, seller));
    const best = bestOf(sellers.map((seller) => linesOf(facts, article, seller)));
    if (best) lines.push(...best);
    else {
      const [first] = boughtAs(facts, { ...article, ...ofAnybody }, anyDay);
      if (first) unsold.push({ key: first.key, quantity: first.quantity, usable: first.usable });
    }
  }
  return { lines, unsold };
}

/** Whether it takes orders, and ever delivers while the works are open. */
const isReached = ({ now, timeZone, works }: ProposalFacts, { vendor, item }: SoldItem): boolean =>
  arrival(
    vendorCalendar(vendor, item),
    { day: dayIn(now, timeZone), clock: clockIn(now, timeZone) },
    { calendar: openCalendar(workWeek, works.closed), goodsInDays: works.goodsInDays },
  ) !== null;

const linesOf = (facts: ProposalFacts, article: NeededArticle, seller: SoldItem): readonly ProposedLine[] => {
  const { vendor, item } = seller;
  const today = dayIn(facts.now, facts.timeZone);
  const deficits = deficitsOf(article, { today, until: facts.until ?? daysAfter(today, usualHorizon) });
  const bought = { ...article, vendor: vendor.id, pack: item.pack, least: item.least, coverDays: vendor.coverDays };
  return boughtAs(facts, bought, vendorCalendar(vendor, item)).map((line) => ({
    ...line,
    seller,
    deficits,
    made: null,
  }));
};

const boughtAs = (facts: ProposalFacts, article: BoughtArticle, calendar: VendorCalendar): readonly BuyLine[] =>
  toBuy({ ...facts, vendors: { [article.vendor]: calendar }, articles: [article] });

/** Of the possible ones, the best seller first; undefined: there is none. */
function bestOf(possible: readonly (readonly ProposedLine[])[]): readonly ProposedLine[] | undefined {
  const inTime = possible.find((lines) => lines.every(({ late }) => !late));
  if (inTime) return inTime;
  const [first] = possible.toSorted((one, other) => {
    const [soonest, later] = [one[0]?.usable ?? '', other[0]?.usable ?? ''];
    return soonest < later ? -1 : soonest > later ? 1 : 0;
  });
  return first;
}

/** A vendor that would bring everything at once, by which what is wanting is found. */
const ofAnybody = { vendor: 'anybody', pack: 1, least: 1, coverDays: 0 } as const;
const anyDay: VendorCalendar = {
  leadDays: 0,
  cutOff: '24:00',
  orderDays: workWeek,
  deliveryDays: workWeek,
  closed: [],
};
