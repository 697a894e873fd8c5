/** Lists of a catalogue: kinds of rows that are added, copied, put in order and retired. */
export const listKinds = [
  'systems',
  'templates',
  'designs',
  'colours',
  'colourPairs',
  'paints',
  'themes',
  'backings',
  'handles',
  'masters',
  'stock',
  'relatedStock',
  'defaultHardware',
  'hinges',
  'extras',
  'profiles',
  'thresholds',
  'sizeStock',
  'standardDimensions',
  'slabs',
  'glassUnits',
  'locks',
  'preparations',
  'articles',
  'finishedDoors',
  'houseStyles',
] as const;
export type ListKind = (typeof listKinds)[number];

/** Tables of which a supplier has one: their numbers change, none is added. */
export const recordKinds = [
  'limits',
  'clearances',
  'cuttingAllowances',
  'saw',
  'capacity',
  'glazing',
  'glassUnitLimits',
  'dividers',
  'partArticles',
  'codePatterns',
  'consumption',
  'componentWeights',
  'thermal',
  'checkLimits',
  'production',
] as const;
export type RecordKind = (typeof recordKinds)[number];

export type RowKind = ListKind | RecordKind;

/** Lists whose rows are named by a number; all others by a text. */
const numbered: readonly ListKind[] = [
  'systems',
  'designs',
  'colours',
  'themes',
  'masters',
  'finishedDoors',
  'houseStyles',
];

export const isNumbered = (kind: ListKind): boolean => numbered.includes(kind);
