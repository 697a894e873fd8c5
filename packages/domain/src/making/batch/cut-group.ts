import type { BarRecord } from '../bom/bar-record.ts';
import type { PieceColour } from '../bom/bom-piece.ts';
import { coloursText, joined } from '../bom/colours-text.ts';
import type { ColourId, StockCode } from '../../door/model/ids.ts';
import type { Mm } from '../../lib/mm.ts';

/** What is sawn from the same bars: one profile in one pair of colours. */
export interface CutGroup {
  /** Unique in a batch: `OF72-AGWH`, painted `OF72-RLWH-RAL 3003`, a bead `BD28-Matt White (PVC)`, `ST72` for what has no colour. */
  readonly key: string;
  readonly profile: StockCode;
  readonly description: string;
  /** `Anthracite outside, White inside`; '' for what has no colour. */
  readonly colours: string;
  /** What its bars are bought in, mm. */
  readonly stockLengths: readonly Mm[];
}

/** `Outer frame 72, Anthracite outside, White inside`. */
export const cutGroupName = ({ description, colours }: Pick<CutGroup, 'description' | 'colours'>): string =>
  joined(description, colours);

export function cutGroupOf(record: BarRecord): CutGroup {
  const { article } = record;
  return {
    key: [article.code, ...colourKeys(record)].join('-'),
    profile: article.code,
    description: article.description,
    colours: coloursText(record),
    stockLengths: article.stockLengths,
  };
}

/** Bars of a pair are named by it; a painted side adds what it is painted in. Other bars are named by the colours themselves. */
function colourKeys(record: BarRecord): readonly string[] {
  const { colours, pair } = record;
  if (colours === null) return [];
  const { outside, inside } = colours;
  const names =
    pair === null
      ? [outside, inside].flatMap((colour) => (colour === null ? [] : [`${colour.name} ${colour.ral ?? ''}`.trim()]))
      : [pair.appendix, ...paintOver(pair.external, outside), ...paintOver(pair.inside, inside)];
  return [...new Set(names)];
}

/** A bar that is painted in the door's colour is bought in another. */
const paintOver = (bought: ColourId, colour: PieceColour | null): readonly string[] =>
  colour === null || colour.id === bought ? [] : [colour.ral ?? colour.name];
