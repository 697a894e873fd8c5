import { dayText } from './day.ts';
/** What there is of an article, in words: `3 CY-3K`, `5.960 m GSK-DR`, `0.250 l PAINT-RAL 3003 of lot A12`. */
interface StockAmount {
  /** As it is written, in the article's unit. */
  readonly quantity: string;
  readonly unit: 'piece' | 'bar' | 'metre' | 'litre';
  readonly key: string;
  readonly lot: string | null;
}

const unitSigns = { piece: '', bar: '', metre: ' m', litre: ' l' } as const;
const amount = ({ quantity, unit }: Pick<StockAmount, 'quantity' | 'unit'>): string => `${quantity}${unitSigns[unit]}`;
const held = (of: StockAmount): string => `${amount(of)} ${of.key}${of.lot === null ? '' : ` of lot ${of.lot}`}`;

/** How a quantity of each unit is written. */
const written = {
  piece: 'whole pieces, such as 24',
  bar: 'whole bars, such as 24',
  metre: 'metres with at most three decimals, such as 5.960',
  litre: 'litres with at most three decimals, such as 0.250',
} as const;

/** The texts of the rules about stock. */
export const stocking = {
  held,
  notThere: (place: string, there: StockAmount, wanted: string) =>
    `${place} has ${held(there)}, not ${amount({ ...there, quantity: wanted })}. Count it first.`,
  wrongQuantity: (text: string, unit: StockAmount['unit']) =>
    `Quantity: ${text} cannot be written here. Write ${written[unit]}, more than 0 and at most 1,000,000,000 of its smallest unit.`,
  wrongCount: (text: string, unit: StockAmount['unit']) =>
    `Counted: ${text} cannot be written here. Write ${written[unit]}, at most 1,000,000,000 of its smallest unit.`,
  wrongFloor: (text: string, unit: StockAmount['unit']) =>
    `Floor: ${text} cannot be written here. Write ${written[unit]}, at most 1,000,000,000 of its smallest unit.`,
  either: (readings: string) =>
    `Quantity: the file does not tell which it is: ${readings}. Write it without a sign between thousands, or with two decimals.`,
  floorOfUnits: (code: string) =>
    `Floor: ${code} stands for articles of several units. Write 0, and say the floor of each article.`,
  otherCurrency: (key: string, currency: string) =>
    `Value: ${key} is valued in ${currency}. Book it in without a value.`,
  tooMuch: (key: string) => `No store has so much of ${key}, or of such a value. Look at the figures again.`,
  noUnit: (key: string) => `UnitId: ${key} is kept piece by piece. Say which one it is.`,
  notUnit: (key: string) => `UnitId: ${key} is not kept piece by piece. Leave it out.`,
  oneUnit: (unit: string) => `Quantity: ${unit} is one piece. Write 1.`,
  offcutValue: 'Value: an offcut was paid for with its bar. Leave the value out.',
  /** The reason of what a batch has taken and the book did not have, and whoever looks for it. */
  foundMore: 'issue found more than the book',
  countTask: (key: string, place: string) => `Count ${key} at ${place}`,
  countTaskAbout: (batch: string, found: string) => `${batch} took ${found} more than the book had.`,
  unknownLot: 'unknown',
  noLot: (key: string) => `Lot: ${key} is tracked by lots. Say of which lot it is.`,
  notTracked: (key: string) => `Lot: ${key} is not tracked by lots. Leave the lot out.`,
  lotChange: (stock: string) => `There are ${stock}. Lots begin, and end, where there is nothing: count it to 0 first.`,
  notOut: (line: number, open: string, wanted: string) =>
    `Of line ${String(line)} there is ${open} still out, not ${wanted}.`,
  placeRetired: (place: string) => `${place} is retired and takes nothing in. Choose another place.`,
  samePlace: (place: string) => `It is at ${place} already. Choose another place.`,
  placeHolds: (place: string, stock: string) => `${place} has ${stock}. Transfer it first, then retire the place.`,
  placeTaken: (name: string) => `Another place is called ${name} already.`,
  noDefault: 'Goods without a place of their own need a default place that is in use.',
  tooManyPlaces: (most: number) => `There are ${String(most)} places already.`,
  moved: (key: string) => `Something was booked of ${key} before. Count it instead.`,
  twice: (key: string) => `${key} is in the file twice for this place and lot.`,
  later: 'On: what is still to come cannot be booked. Choose today or an earlier day.',
  openDay: (day: string) => `Day: ${dayText(day)} is not over. Export it when nothing can be written on it any more.`,
  exported: (day: string, last: string, number: number) =>
    `${dayText(day)} is told already: export ${String(number)} goes until ${dayText(last)}. Choose a later day.`,
};

interface PlaceFacts {
  readonly name: string;
  readonly counts: boolean;
  readonly isDefault: boolean;
  readonly isRetired: boolean;
}

/** What is said of stock in histories and in files for the books. */
export const stockRecords = {
  kept: {
    supply: (supply: string) => `supply ${supply}`,
    stage: (stage: string) => `needed at ${stage}`,
    floor: (least: string) => `least ${least}`,
    firstPlace: (place: string) => `put away at ${place}`,
    defaultPlace: 'the default place',
    lots: 'tracked by lots',
    noLots: 'not tracked by lots',
    analysisCode: (code: string) => (code === '' ? 'no analysis code' : `analysis code ${code}`),
    asBefore: 'kept as before',
  },
  placeAs: ({ name, counts, isDefault, isRetired }: PlaceFacts) =>
    [
      `place ${name}`,
      ...(counts ? [] : ['not promised']),
      ...(isDefault ? ['default'] : []),
      ...(isRetired ? ['retired'] : []),
    ].join(', '),
  imported: (rows: number) => `opening stock of ${rows === 1 ? '1 row' : `${String(rows)} rows`}`,
  exportHeads: {
    number: 'Export',
    after: 'After',
    day: 'Until',
    code: 'Analysis code',
    currency: 'Currency',
    opening: 'Opening',
    in: 'In',
    issue: 'Issue',
    scrap: 'Scrap',
    count: 'Count',
    return: 'Return',
    difference: 'Price difference',
    recoded: 'Other code',
    closing: 'Closing',
    unbilled: 'Received not billed',
  },
};
