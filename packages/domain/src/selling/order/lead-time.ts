import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { GlassPriceGroup } from '../../catalogue/rows/glass-rows.ts';
import {
  type LeadReason,
  leadReasons,
  type WorksSettings,
  type WorksStage,
} from '../../catalogue/rows/works-settings.ts';
import { asksForRal } from '../../door/colours/custom-ral.ts';
import { themeOf } from '../../door/glass/glazing.ts';
import { glazingsOf } from '../../door/glass/glass-of-set.ts';
import type { Item } from '../../door/model/item.ts';
import { colourPairOf } from '../../door/stock/colour-pair.ts';
import { fireRatingOf } from '../../door/system/item-system.ts';
import type { PromiseFacts } from '../../making/promise/promise-facts.ts';

export interface LeadTime {
  readonly reason: LeadReason;
  /** Days on which the works are open. */
  readonly days: number;
}

/** Price group 3 and 4 of a pair: custom RAL on one and on both sides. */
const firstCustomGroup = 3;
const decorative: readonly GlassPriceGroup[] = ['C', 'D', 'E'];

const holds: Readonly<Record<LeadReason, (item: Item, catalogue: Catalogue) => boolean>> = {
  'standard-white': () => true,
  'stock-foil': (item, catalogue) => {
    const pair = colourPairOf(item, catalogue);
    return pair !== null && pair.priceGroup > 0 && pair.stocked;
  },
  'decorative-glass': (item, catalogue) =>
    glazingsOf(item, catalogue).some((glazing) => {
      const theme = themeOf(glazing, catalogue);
      return theme !== undefined && decorative.includes(theme.priceGroup);
    }),
  'special-foil': (item, catalogue) => {
    const pair = colourPairOf(item, catalogue);
    return pair !== null && pair.priceGroup < firstCustomGroup && !pair.stocked;
  },
  'custom-ral': (item, catalogue) =>
    asksForRal(item, catalogue) || (colourPairOf(item, catalogue)?.priceGroup ?? 0) >= firstCustomGroup,
  'fire-door': (item, catalogue) => fireRatingOf(item, catalogue) !== undefined,
};

/** All that the doors of an order wait for by the rules that are on, each once, the longest first; nothing where there is no door. */
export const leadTimesOf = (
  items: readonly Item[],
  catalogue: Catalogue,
  { leadRules }: Pick<WorksSettings, 'leadRules'>,
): readonly LeadTime[] =>
  leadReasons
    .filter((reason) => items.some((item) => holds[reason](item, catalogue)))
    .flatMap((reason) => {
      const days = leadRules[reason];
      return days === null ? [] : [{ reason, days }];
    })
    .toSorted((one, other) => other.days - one.days);

/** The goods that a rule stands for, by the stage that needs them. */
const standsFor: Readonly<Record<LeadReason, readonly WorksStage[]>> = {
  'standard-white': ['cutting', 'assembly', 'glazing'],
  'stock-foil': ['cutting'],
  'decorative-glass': ['glazing'],
  'special-foil': ['cutting'],
  'custom-ral': ['cutting', 'assembly'],
  'fire-door': ['assembly'],
};

/**
 * The lead times that count beside what is known of goods: of a rule that is on until vendors are known, only while one of the goods that it
 * stands for is neither sold by anybody nor there (PROMISE 17).
 */
export const countingLeads = (
  leads: readonly LeadTime[],
  { demand, stock }: Pick<PromiseFacts, 'demand' | 'stock'>,
  { untilVendors }: Pick<WorksSettings, 'untilVendors'>,
): readonly LeadTime[] =>
  leads.filter(({ reason }) => {
    const goods = demand.filter(({ stage }) => standsFor[reason].includes(stage));
    const isThere = (key: string) => (stock[key]?.onHand ?? 0) > 0 || (stock[key]?.supply ?? []).length > 0;
    const isKnown = goods.length > 0 && goods.every(({ key, vendors }) => vendors.length > 0 || isThere(key));
    return !isKnown || !untilVendors.includes(reason);
  });
