import type { ProductionRows } from '../../catalogue/rows/production-rows.ts';
import { articleCode } from '../bom/article-code.ts';
import type { GlassOutline } from '../bom/bom-piece.ts';
import type { PieceRecord } from '../bom/bom-record.ts';
import { coloursText, joined } from '../bom/colours-text.ts';
import type { CassetteRecord, GlassRecord } from '../bom/leaf-piece-record.ts';

/** What is ordered for one door: nothing of it is kept on a shelf. */
export type MadeForDoor = GlassRecord | CassetteRecord;

export const isMadeForDoor = (record: PieceRecord): record is MadeForDoor =>
  record.kind === 'glass' || record.kind === 'cassette';

/** All that the maker of a piece has to know. */
export interface PieceSpec {
  /** mm. */
  readonly width: number;
  readonly height: number;
  /** `28 mm: 4T-20Ar-4T`; of a cassette what it is. */
  readonly makeUp: string;
  /** With its house number; '' for none. */
  readonly theme: string;
  readonly backing: string;
  readonly outline: GlassOutline;
  /** The side from which the safety stamp is read; null: it has none. */
  readonly stamp: GlassRecord['stamp'] | null;
}

/** How a piece is made, and as which article a vendor sells it. */
export interface MadeToOrder {
  readonly article: string;
  readonly spec: PieceSpec;
}

export function madeToOrder(record: MadeForDoor): MadeToOrder {
  const { article, outline } = record;
  const size = { width: record.width.value, height: record.height.value, outline };
  if (record.kind === 'glass') {
    const { unit, theme, houseNumber, backing, stamp } = record;
    const themed = [theme?.name ?? '', houseNumber].filter((each) => each !== '').join(' ');
    const makeUp = unit?.makeUp ?? article.description;
    return { article: article.code, spec: { ...size, makeUp, theme: themed, backing, stamp } };
  }
  const packing = record.packing === null ? '' : `packing ${String(record.packing)} mm`;
  const makeUp = joined(article.description, record.style, coloursText(record), packing);
  return { article: article.code, spec: { ...size, makeUp, theme: '', backing: '', stamp: null } };
}

/** The same for pieces that are made alike, which are ordered as one line. */
export const madeAlike = ({ article, spec: { outline, ...spec } }: MadeToOrder): string =>
  JSON.stringify([
    ...[article, spec.width, spec.height, outline.shape, outline.turn, outline.head],
    ...[spec.makeUp, spec.theme, spec.backing, spec.stamp],
  ]);

/** Whether a key of stock is glass that is made for one door: by its article, `GU-D24S`, or the unit itself, `10234-2-MA-G1`. */
export const isGlassKey = (
  key: string,
  { glassUnits, codePatterns }: Pick<ProductionRows, 'glassUnits' | 'codePatterns'>,
): boolean =>
  glassReference.test(key) || glassUnits.some(({ code }) => articleCode(codePatterns.glassUnit, { code }) === key);

/** The end of a piece reference: of glass `G1`, of a cassette `C1`. */
const glassReference = /^\d+-\d+(?:\.\d+)?-(?:[A-Z\d]+-)?G\d+$/;
