import { basisPoints, type BasisPoints, minorUnits, type MinorUnits } from './money.ts';
import type { PriceByPlace, PriceList } from './price-list.ts';

/** Rule of a price, or what stands in a price list beside the rules. */
export type PriceRowRule = `P${number}` | 'services' | 'terms';

/** What the number of a row is: minor units of euros, basis points, or a plain number. */
export type PriceUnit = 'amount' | 'percent' | 'number';

export type PriceSectionName = (typeof priceSectionNames)[number];

/** In the order of the rules. */
export const priceSectionNames = [
  'family',
  'double',
  'double-percent',
  'size-band',
  'door-colour',
  'slab',
  'sidelight',
  'fanlight',
  'frame-colour-door',
  'frame-colour-side',
  'frame-colour-fan',
  'joint',
  'glass-door',
  'glass-side',
  'glass-fan',
  'laminated',
  'handle',
  'suite',
  'piece',
  'metre',
  'threshold',
  'pack',
  'fire',
  'service',
  'tier',
  'rate',
  'exchange',
  'validity',
] as const;

/** Where the numbers of one kind lie in a price list. */
interface Section {
  readonly rule: PriceRowRule;
  readonly unit: PriceUnit;
  readonly read: (list: PriceList) => Numbers;
  /** The list with these numbers under their keys; the table is copied once, however many there are. */
  readonly write: (list: PriceList, values: Numbers) => PriceList;
}

type Numbers = Readonly<Record<string, number>>;

const tableOf =
  <Value extends number>(unit: PriceUnit, valueOf: (value: number) => Value) =>
  <Table extends Readonly<Record<string, Value>>>(
    rule: PriceRowRule,
    read: (list: PriceList) => Table,
    write: (table: Table, list: PriceList) => Partial<PriceList>,
  ): Section => ({
    rule,
    unit,
    read,
    write: (list, values) => {
      const written = Object.entries(values).map(([key, value]) => [key, valueOf(value)] as const);
      return { ...list, ...write({ ...read(list), ...Object.fromEntries(written) }, list) };
    },
  });

const amounts = tableOf<MinorUnits>('amount', minorUnits);
const rates = tableOf<BasisPoints>('percent', basisPoints);
const numbers = tableOf<number>('number', (value) => value);

/** One place of a table of prices by place. */
const amountsAt = <Groups extends Readonly<Record<string, PriceByPlace>>>(
  place: keyof PriceByPlace,
  {
    rule,
    read,
    write,
  }: {
    readonly rule: PriceRowRule;
    readonly read: (list: PriceList) => Groups;
    readonly write: (groups: Groups) => Partial<PriceList>;
  },
): Section => ({
  rule,
  unit: 'amount',
  read: (list) => Object.fromEntries(Object.entries(read(list)).map(([key, price]) => [key, price[place]])),
  write: (list, values) => {
    const groups = read(list);
    const written = Object.entries(values).flatMap(([key, value]) => {
      const price = groups[key];
      return price ? [[key, { ...price, [place]: minorUnits(value) }] as const] : [];
    });
    return { ...list, ...write({ ...groups, ...Object.fromEntries(written) }) };
  },
});

const frameColours = {
  rule: 'P6',
  read: ({ frameColourGroups }: PriceList) => frameColourGroups,
  write: (frameColourGroups: PriceList['frameColourGroups']) => ({ frameColourGroups }),
} as const;

const glass = {
  rule: 'P8',
  read: ({ glassGroups }: PriceList) => glassGroups,
  write: (glassGroups: PriceList['glassGroups']) => ({ glassGroups }),
} as const;

/** Where each number of a price list lies, in the order of the rules. */
export const priceSections: Readonly<Record<PriceSectionName, Section>> = {
  family: amounts(
    'P1',
    ({ families }) => families,
    (families) => ({ families }),
  ),
  double: amounts(
    'P1',
    ({ double }) => ({ meetingSet: double.meetingSet }),
    (table, { double }) => ({ double: { ...double, ...table } }),
  ),
  'double-percent': numbers(
    'P1',
    ({ double }) => ({ percent: double.percent }),
    (table, { double }) => ({ double: { ...double, ...table } }),
  ),
  'size-band': amounts(
    'P2',
    ({ sizeBands }) => Object.fromEntries(sizeBands.map(({ band, add }) => [band, add])),
    (table, { sizeBands }) => ({ sizeBands: sizeBands.map((row) => ({ ...row, add: table[row.band] ?? row.add })) }),
  ),
  'door-colour': amounts(
    'P3',
    ({ doorColour }) => doorColour,
    (doorColour) => ({ doorColour }),
  ),
  slab: amounts(
    'P4',
    ({ slabs }) => slabs,
    (slabs) => ({ slabs }),
  ),
  sidelight: amounts(
    'P5',
    ({ sidelight }) => ({ ...sidelight }),
    (sidelight) => ({ sidelight }),
  ),
  fanlight: amounts(
    'P5',
    ({ fanlight }) => ({ ...fanlight }),
    (fanlight) => ({ fanlight }),
  ),
  'frame-colour-door': amountsAt('door', frameColours),
  'frame-colour-side': amountsAt('side', frameColours),
  'frame-colour-fan': amountsAt('fan', frameColours),
  joint: amounts(
    'P7',
    ({ coupling, bar }) => ({ coupling, bar }),
    (table) => table,
  ),
  'glass-door': amountsAt('door', glass),
  'glass-side': amountsAt('side', glass),
  'glass-fan': amountsAt('fan', glass),
  laminated: amounts(
    'P9',
    ({ laminated }) => ({ ...laminated }),
    (laminated) => ({ laminated }),
  ),
  handle: amounts(
    'P10',
    ({ handleTypes }) => handleTypes,
    (handleTypes) => ({ handleTypes }),
  ),
  suite: amounts(
    'P10',
    ({ suites }) => suites,
    (suites) => ({ suites }),
  ),
  piece: amounts(
    'P11',
    ({ pieces }) => pieces,
    (pieces) => ({ pieces }),
  ),
  metre: amounts(
    'P12',
    ({ perMetre }) => perMetre,
    (perMetre) => ({ perMetre }),
  ),
  threshold: amounts(
    'P13',
    ({ thresholds }) => thresholds,
    (thresholds) => ({ thresholds }),
  ),
  pack: amounts(
    'P14',
    ({ securedByDesign: { price } }) => ({ secured: price }),
    ({ secured }, { securedByDesign }) => ({ securedByDesign: { ...securedByDesign, price: secured } }),
  ),
  fire: amounts(
    'P14',
    ({ fire }) => fire,
    (fire) => ({ fire }),
  ),
  service: amounts(
    'services',
    ({ services }) => ({ ...services }),
    (services) => ({ services }),
  ),
  tier: rates(
    'terms',
    ({ tiers }) => tiers,
    (tiers) => ({ tiers }),
  ),
  rate: rates(
    'terms',
    ({ terms: { markup, deposit } }) => ({ markup, deposit }),
    (table, { terms }) => ({ terms: { ...terms, ...table } }),
  ),
  exchange: numbers(
    'terms',
    ({ poundsFor100Euros }) => ({ poundsFor100Euros }),
    (table) => table,
  ),
  validity: numbers(
    'terms',
    ({ terms: { quoteValidDays } }) => ({ quoteValidDays }),
    (table, { terms }) => ({ terms: { ...terms, ...table } }),
  ),
};
