import type { PieceRecord } from '../../making/bom/bom-record.ts';
import { isPriced } from '../../making/bom/priced-lines.ts';
import { isSecured } from '../../door/system/item-system.ts';
import { minorUnits } from './money.ts';
import { isReplaced, type PricedSet, type PriceRule } from './priced-set.ts';
import { type StockPrice, stockPriceOf } from './stock-price.ts';
import { once, pieces, sumOfTerms } from './working.ts';

/** P10. The handle by its type, then by its suite, once for an item; the handle of a slave leaf costs nothing more. */
export const handlePrices: PriceRule = (set) => {
  const { item, catalogue, prices } = set;
  const { handleType, suite } = item.hardware;
  if (handleType === null || isReplaced('handle', set)) return [];
  const price = prices.handleTypes[handleType];
  const handle = catalogue.handle(handleType).name;
  return [
    { code: 'P10-handle', about: { handle }, working: price === undefined ? 'price.missing' : sumOfTerms(once(price)) },
    { code: 'P10-suite', about: { suite }, working: sumOfTerms(once(prices.suites[suite])) },
  ];
};

interface PricedPiece {
  readonly piece: PieceRecord;
  readonly found: StockPrice;
}

const pricedPieces = (set: PricedSet, by: StockPrice['by']): readonly PricedPiece[] =>
  set.pieces.flatMap((piece) => {
    const found = stockPriceOf(piece.article.code, set.catalogue, set.prices);
    return found?.by === by ? [{ piece, found }] : [];
  });

const named = ({ article }: PieceRecord) => ({ name: article.description, stock: article.code });

/** P11. Every fitting that is priced by the piece, also one that another brings along. */
export const hardwarePrices: PriceRule = (set) =>
  countAlike(pricedPieces(set, 'piece').filter(({ piece }) => !isVent(piece))).map(({ piece, found, count }) => {
    const inPack = isSecured(set.item) && set.prices.securedByDesign.includes.includes(found.master);
    return {
      code: 'P11-hardware',
      about: { ...named(piece), inPack, chosen: isChosen(piece) },
      working: pieces(inPack ? minorUnits(0) : found.price, count),
    };
  });

/** Pieces of one article for one choice are one line: the figures of a house number, plates on both leaves. */
function countAlike(pieces: readonly PricedPiece[]): readonly (PricedPiece & { readonly count: number })[] {
  const groups = new Map<string, PricedPiece & { readonly count: number }>();
  for (const { piece, found } of pieces) {
    const key = `${piece.article.code} ${piece.dropdown ?? ''}`;
    groups.set(key, { piece, found, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** What a person chose from an option list; hinges and what comes with a choice follow by themselves. */
const isChosen = (piece: PieceRecord): boolean =>
  piece.kind === 'fitting' &&
  piece.dropdown !== null &&
  piece.dropdown !== 'slaveHandle' &&
  piece.fitting.role !== 'hinge' &&
  piece.fitting.role !== 'related';

/** P12. Sill, packers, trims, head drip and coupling, each by the length on the bill: horns and mitres cost too. */
export const metrePrices: PriceRule = (set) =>
  pricedPieces(set, 'metre').map(({ piece, found: { price } }) => ({
    code: 'P12-metre',
    about: named(piece),
    working: sumOfTerms({ price, measure: { kind: 'length', mm: lengthOf(piece) } }),
  }));

/** mm, whole. */
function lengthOf(piece: PieceRecord): number {
  if (piece.kind === 'bar') return Math.round(piece.length.value);
  return piece.kind === 'run' ? Math.round(piece.metres.value * 1000) : 0;
}

/** P13. An aluminium threshold; one of PVC-u is the bottom of the frame. */
export const thresholdPrice: PriceRule = (set) =>
  pricedPieces(set, 'threshold').map(({ piece, found: { price } }) => ({
    code: 'P13-threshold',
    about: named(piece),
    working: sumOfTerms(once(price)),
  }));

/** P14, its last part. Trickle vents. */
export const ventPrices: PriceRule = (set) =>
  pricedPieces(set, 'piece')
    .filter(({ piece }) => isVent(piece))
    .map(({ piece, found: { price } }) => ({
      code: 'P14-vent',
      about: named(piece),
      working: sumOfTerms(once(price)),
    }));

const isVent = (piece: PieceRecord): boolean => piece.kind === 'fitting' && piece.fitting.role === 'vent';

/** P16. What was chosen, or stands in a priced category, and has no price. */
export const missingPiecePrices: PriceRule = (set) =>
  set.pieces
    .filter((piece) => isChosen(piece) || isPriced(piece.article.categoryId))
    .filter(({ article }) => stockPriceOf(article.code, set.catalogue, set.prices) === undefined)
    .map((piece) => ({ code: 'P16-no-price', about: named(piece), working: 'price.missing' }));
