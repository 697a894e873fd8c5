import type { ExtraRow } from '../catalogue/stock-rows.ts';
import { figuresOf } from '../extras/house-number.ts';
import { hingeNotch } from '../extras/notch.ts';
import { extraRowOf, faceBox, type FaceFit, figuresBox, type FiguresFit, standsOnFrame } from '../extras/places.ts';
import type { LeafBox } from '../hardware/places.ts';
import type { StockCode } from '../item/ids.ts';
import { extraKinds, type ExtraKind } from '../item/item.ts';
import type { Job, JobLeaf } from './job.ts';
import { line, missing, type Wanted } from './line.ts';
import { known, minus } from './reckoned.ts';
import { outsideColour } from './sill.ts';
import type { WorkedLine } from './worked-line.ts';

/** What the trade has added, in the order in which the specification names it. */
export const extraLines = (job: Job): readonly WorkedLine[] =>
  extraKinds.flatMap((kind) => {
    const code = job.item.extras.chosen[kind];
    if (code === null) return [];
    const row = extraRowOf(kind, code, job.catalogue);
    const group = job.leaves[0]?.group ?? 'door';
    return row
      ? fitted({ kind, code, row }, job).map((wanted) => line({ ...wanted, partId: job.door.partId }, job))
      : [missing(group, 'stock', `The catalogue no longer fits ${code} there.`)];
  });

interface Extra {
  readonly kind: ExtraKind;
  readonly code: StockCode;
  readonly row: ExtraRow;
}

function fitted({ kind, code, row }: Extra, job: Job): readonly Wanted[] {
  const { fit } = row;
  const group = job.leaves[0]?.group ?? 'door';
  const one = { group, code, what: '', quantity: 1, dropdown: kind };
  if (fit.at === 'figures') return [{ ...one, ...figures(fit, job) }];
  if (fit.at === 'head') return [{ ...one, ...alongHead(fit.length, job) }];
  if (fit.at === 'face' && fit.leaves === 'every') {
    return job.leaves.map((leaf) => ({ ...one, group: leaf.group, ...plateOn(leaf, fit, job) }));
  }
  return [{ ...one, rule: closerRule(row, job) || heightOn(fit, job) }];
}

/** As wide as it lies; the plate itself comes in its height. Cut out where a hinge is in its corner. */
function plateOn(leaf: JobLeaf, fit: FaceFit, { item }: Job): Pick<Wanted, 'length' | 'rule' | 'what'> {
  const bare = { size: leaf.size, hand: item.hand };
  const box = faceBox(fit, bare);
  const notch = hingeNotch(fit, bare, item) ? ', notched for the hinge' : '';
  const rule = `${centred(box, leaf)}${notch}`;
  const width = known('leaf width', leaf.size.width);
  return { what: leaf.name, length: minus(width, leaf.size.width - box.width), rule };
}

function heightOn(fit: ExtraRow['fit'], { leaves: [leaf], item }: Job): string {
  return leaf && fit.at === 'face' ? centred(faceBox(fit, { size: leaf.size, hand: item.hand }), leaf) : '';
}

const centred = ({ y, height }: LeafBox, { size }: JobLeaf): string =>
  `centre ${String(Math.round(size.height - y - height / 2))} from leaf bottom`;

/** A figure is a piece. */
function figures(
  fit: FiguresFit,
  { item, catalogue, leaves: [leaf] }: Job,
): Pick<Wanted, 'quantity' | 'what' | 'rule'> {
  const number = figuresOf(item.numerals);
  const box = figuresBox(fit, { item, catalogue });
  return { quantity: number.length, what: number, rule: box && leaf ? centred(box, leaf) : '' };
}

const alongHead = (length: 'piece' | 'width', job: Job): Partial<Wanted> & Pick<Wanted, 'group'> =>
  length === 'piece'
    ? { group: job.frameGroup, rule: 'through the head', part: 'frame:head' }
    : {
        group: job.frameGroup,
        what: outsideColour(job),
        length: known('W', job.sheet.composite.width),
        part: 'frame:head',
      };

/** '' for whatever is no closer. */
function closerRule({ closerSize, fit }: ExtraRow, { leaves: [leaf], item }: Job): string {
  if (closerSize === undefined || !leaf) return '';
  const at = fit.at === 'face' ? `, on the ${standsOnFrame(fit, item) ? 'frame' : 'leaf'}` : '';
  return `EN 1154 size ${String(closerSize)}: leaf ${String(leaf.size.width)} wide, ${leaf.kg.toFixed(0)} kg${at}`;
}
