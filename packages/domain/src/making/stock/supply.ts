import { begins, groupOfOffcuts } from './stock-article.ts';

/** How what is used up comes again: bars by what plans take, what is counted, what is made for one door, what is painted here. */
export const supplyKinds = ['counted', 'bars', 'to order', 'painted here'] as const;
export type SupplyKind = (typeof supplyKinds)[number];

/** Where in the works a key is needed first. */
export const stockStages = ['painting', 'cutting', 'assembly', 'glazing'] as const;
export type StockStage = (typeof stockStages)[number];

/** How a key, or all keys that begin with a code, are kept (PROMISE 4.1). */
export interface ArticleSupply {
  /** A key, `CY-3K`, or a code with `*` for all that continue it, `OF72*`. */
  readonly key: string;
  readonly supply: SupplyKind;
  readonly stage: StockStage;
  /** The least that is to be there, in base units. */
  readonly floor: number;
  /** Id of the place where it is put away; null: the default one. */
  readonly firstPlace: string | null;
  readonly isLotTracked: boolean;
  /** What its value is booked under; '' for none. */
  readonly analysisCode: string;
}

/** How a key is kept of which nobody has said anything. */
const usual: Omit<ArticleSupply, 'key'> = {
  supply: 'counted',
  stage: 'assembly',
  floor: 0,
  firstPlace: null,
  isLotTracked: false,
  analysisCode: '',
};

/** Where each kind of key is needed that says it by its own spelling; all others at assembly. */
const stageOf = (key: string): StockStage =>
  key.startsWith('PAINT-') ? 'painting' : key.includes('@') ? 'cutting' : usual.stage;

/** The code of `OF72*`; undefined for a key. */
export const codeOfAll = (key: string): string | undefined => (key.endsWith('*') ? key.slice(0, -1) : undefined);

/** What may say how a key is kept, the nearest first: `OF72-AGWH@6000`, `OF72-AGWH*`, `OF72*`; of offcuts their own key alone. */
export function supplyKeysOf(key: string): readonly string[] {
  if (groupOfOffcuts(key) !== undefined) return [key];
  const [group = key] = key.split('@');
  return [key, ...begins(group).map((code) => `${code}*`)];
}

/** How a key is kept: what is said of itself, else of the longest code that it continues, else as usual. */
export const supplyOf = (key: string, said: SaidSupplies): ArticleSupply =>
  saidSupplyOf(key, said) ?? { ...usual, key, stage: stageOf(key) };

/**
 * Where a demand needs its key: what is painted with its paint, whatever is said of either; all else where the supplier has said that its key
 * is needed, or else its bill.
 */
export const neededStage = (
  { key, stage }: { readonly key: string; readonly stage: StockStage },
  said: SaidSupplies,
): StockStage => (stage === 'painting' ? stage : (saidSupplyOf(key, said)?.stage ?? stage));

/** What was said, by the key or code that it is said of. */
export type SaidSupplies = ReadonlyMap<string, ArticleSupply>;

/** undefined: nobody has said anything of this key. */
export function saidSupplyOf<Said extends ArticleSupply>(
  key: string,
  said: ReadonlyMap<string, Said>,
): Said | undefined {
  for (const each of supplyKeysOf(key)) {
    const found = said.get(each);
    if (found) return found;
  }
  return undefined;
}
