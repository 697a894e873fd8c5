import type { Colour } from '../../catalogue/rows/colour-rows.ts';
import type { Painting } from '../../catalogue/rows/production-rows.ts';
import type { PieceColour } from '../bom/bom-piece.ts';
import type { SlabRecord } from '../bom/leaf-piece-record.ts';
import { paintKey } from './stock-article.ts';
import { type SaidSupplies, type StockStage, supplyOf } from './supply.ts';

/** How slabs are kept, and painted. */
export interface SlabRules {
  readonly colours: readonly Pick<Colour, 'id' | 'colourCode' | 'finish' | 'ral'>[];
  /** undefined: nothing is painted in these works. */
  readonly paint: Painting | undefined;
  readonly said: SaidSupplies;
}

interface TakenOfSlab {
  readonly key: string;
  readonly quantity: number;
  readonly stage: StockStage;
}

/**
 * What a leaf takes (PROMISE 4.1): its slab in its colours; or where these works paint that, a blank, and the paint of each side that has
 * another colour than the blank. What has no number of the RAL list is bought as it is.
 */
export function slabDemand(record: SlabRecord, { colours, paint, said }: SlabRules): readonly TakenOfSlab[] {
  const key = slabKey(record, colours);
  if (!paint || supplyOf(key, said).supply !== 'painted here') return [{ key, quantity: 1, stage: 'assembly' }];
  const blank = colours.find(({ id }) => id === paint.blank);
  const sides = sidesOf(record).filter(({ id, ral }) => id !== paint.blank && (ral === null || ral !== blank?.ral));
  const paints = sides.flatMap(({ ral }) => (ral === null ? [] : [paintKey(ral)]));
  if (paints.length < sides.length) return [{ key, quantity: 1, stage: 'assembly' }];
  const quantity = paintFor(record, paint);
  return [
    { key: blankKey(record, { colours, paint }), quantity: 1, stage: sides.length === 0 ? 'assembly' : 'painting' },
    ...paints.map((each) => ({ key: each, quantity, stage: 'painting' as const })),
  ];
}

const sidesOf = ({ colours: { outside, inside } }: SlabRecord): readonly PieceColour[] =>
  [outside, inside].filter((side) => side !== null);

/** Of one side of a leaf, ml. Rounded up once, of whole numbers. */
const paintFor = ({ width, height }: SlabRecord, { mlPerM2 }: Painting): number =>
  Math.ceil((Math.ceil(width.value) * Math.ceil(height.value) * mlPerM2) / 1_000_000);

/** Key of the slab as it is bought to be painted here. */
function blankKey(record: SlabRecord, { colours, paint }: Pick<SlabRules, 'colours'> & { readonly paint: Painting }) {
  const { outside, inside } = record.colours;
  const asBlank = (side: PieceColour | null) => side && { id: paint.blank, name: '', ral: null };
  return slabKey({ ...record, colours: { outside: asBlank(outside), inside: asBlank(inside) } }, colours);
}

/** `SLAB-900x1980-AGWH`: painted outside and inside; a colour of the RAL list by its number, `SLAB-900x1980-RAL 3003-WH`. */
function slabKey(record: SlabRecord, colours: SlabRules['colours']): string {
  const { article } = record;
  const sides = sidesOf(record).map((side) => codeOf(side, colours));
  const isMixed = sides.some(({ isCustom }) => isCustom);
  const codes = sides.map(({ code }) => code);
  const painted = isMixed ? [...new Set(codes)].join('-') : codes.join('');
  return painted === '' ? article.code : `${article.code}-${painted}`;
}

function codeOf({ id, name, ral }: PieceColour, colours: SlabRules['colours']) {
  const row = colours.find((each) => each.id === id);
  const isCustom = row?.finish === 'custom' && ral !== null;
  return { isCustom, code: isCustom ? ral : (row?.colourCode ?? ral ?? name) };
}
