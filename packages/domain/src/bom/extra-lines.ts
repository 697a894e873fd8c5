import type { ExtraRow } from '../catalogue/stock-rows.ts';
import {
  figuresOf,
  extraRowOf,
  faceBox,
  type FaceFit,
  figuresBox,
  type FiguresFit,
  standsOnFrame,
} from '../extras/extra-places.ts';
import { hingeNotch } from '../extras/hinge-notch.ts';
import type { LeafBox } from '../hardware/piece-spot.ts';
import type { StockCode } from '../model/ids.ts';
import { extraKinds, type ExtraKind } from '../model/item.ts';
import type { ResolvedItem, ResolvedLeaf } from './resolved-item.ts';
import { line, missing, type Wanted } from './line.ts';
import { known, minus } from './calculated-figure.ts';
import { outsideColour } from './sill.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** What the trade has added, in the order in which the specification names it. */
export const extraLines = (resolved: ResolvedItem): readonly CalculatedLine[] =>
  extraKinds.flatMap((kind) => {
    const code = resolved.item.extras.chosen[kind];
    if (code === null) return [];
    const row = extraRowOf(kind, code, resolved.catalogue);
    const group = resolved.leaves[0]?.group ?? 'door';
    return row
      ? fitted({ kind, code, row }, resolved).map((wanted) =>
          line({ ...wanted, partId: resolved.door.partId }, resolved),
        )
      : [missing(group, 'stock', `The catalogue no longer fits ${code} there.`)];
  });

interface Extra {
  readonly kind: ExtraKind;
  readonly code: StockCode;
  readonly row: ExtraRow;
}

function fitted({ kind, code, row }: Extra, resolved: ResolvedItem): readonly Wanted[] {
  const { fit } = row;
  const group = resolved.leaves[0]?.group ?? 'door';
  const one = { group, code, what: '', quantity: 1, dropdown: kind };
  if (fit.at === 'figures') return [{ ...one, ...figures(fit, resolved) }];
  if (fit.at === 'head') return [{ ...one, ...alongHead(fit.length, resolved) }];
  if (fit.at === 'face' && fit.leaves === 'every') {
    return resolved.leaves.map((leaf) => ({ ...one, group: leaf.group, ...plateOn(leaf, fit, resolved) }));
  }
  return [{ ...one, remark: closerRule(row, resolved) || heightOn(fit, resolved) }];
}

/** As wide as it lies; the plate itself comes in its height. Cut out where a hinge is in its corner. */
function plateOn(leaf: ResolvedLeaf, fit: FaceFit, { item }: ResolvedItem): Pick<Wanted, 'length' | 'remark' | 'what'> {
  const bare = { size: leaf.size, hand: item.hand };
  const box = faceBox(fit, bare);
  const notch = hingeNotch(fit, bare, item) ? ', notched for the hinge' : '';
  const remark = `${centred(box, leaf)}${notch}`;
  const width = known('leaf width', leaf.size.width);
  return { what: leaf.name, length: minus(width, leaf.size.width - box.width), remark };
}

function heightOn(fit: ExtraRow['fit'], { leaves: [leaf], item }: ResolvedItem): string {
  return leaf && fit.at === 'face' ? centred(faceBox(fit, { size: leaf.size, hand: item.hand }), leaf) : '';
}

const centred = ({ y, height }: LeafBox, { size }: ResolvedLeaf): string =>
  `centre ${String(Math.round(size.height - y - height / 2))} from leaf bottom`;

/** A figure is a piece. */
function figures(
  fit: FiguresFit,
  { item, catalogue, leaves: [leaf] }: ResolvedItem,
): Pick<Wanted, 'quantity' | 'what' | 'remark'> {
  const number = figuresOf(item.houseNumber);
  const box = figuresBox(fit, { item, catalogue });
  return { quantity: number.length, what: number, remark: box && leaf ? centred(box, leaf) : '' };
}

const alongHead = (length: 'piece' | 'width', resolved: ResolvedItem): Partial<Wanted> & Pick<Wanted, 'group'> =>
  length === 'piece'
    ? { group: resolved.frameGroup, remark: 'through the head', part: 'frame:head' }
    : {
        group: resolved.frameGroup,
        what: outsideColour(resolved),
        length: known('W', resolved.sheet.composite.width),
        part: 'frame:head',
      };

/** '' for whatever is no closer. */
function closerRule({ closerSize, fit }: ExtraRow, { leaves: [leaf], item }: ResolvedItem): string {
  if (closerSize === undefined || !leaf) return '';
  const at = fit.at === 'face' ? `, on the ${standsOnFrame(fit, item) ? 'frame' : 'leaf'}` : '';
  return `EN 1154 size ${String(closerSize)}: leaf ${String(leaf.size.width)} wide, ${leaf.kg.toFixed(0)} kg${at}`;
}
