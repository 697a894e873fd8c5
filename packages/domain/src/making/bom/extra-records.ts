import type { ExtraRow } from '../../catalogue/rows/stock-rows.ts';
import { figuresOf } from '../../door/glass/house-number.ts';
import {
  faceBox,
  type FaceFit,
  figuresBox,
  type FiguresFit,
  fittedRow,
  standsOnFrame,
} from '../../door/extras/extra-places.ts';
import { hingeNotch } from '../../door/extras/hinge-notch.ts';
import type { LeafBox } from '../../door/hardware/piece-spot.ts';
import type { StockCode } from '../../door/model/ids.ts';
import { type ExtraKind, extraKinds } from '../../door/model/extra-kinds.ts';
import type { LeafSpot } from '../../door/model/door-values.ts';
import { mm, type Size } from '../../lib/mm.ts';
import type { BomRecord } from './bom-record.ts';
import type { Fitting } from './fitting-record.ts';
import { known, minus } from './calculated-figure.ts';
import { barRecord, fittingRecord, inDoorFrame, missing, onLeaf } from './make-record.ts';
import { onBothSides, outsideOnly } from './piece-colours.ts';
import type { ResolvedItem, ResolvedLeaf } from './resolved-item.ts';

/** The extras, in the order of the specification. */
export const extraRecords = (resolved: ResolvedItem): readonly BomRecord[] =>
  extraKinds.flatMap((kind) => {
    const code = resolved.item.extras.chosen[kind];
    if (code === null) return [];
    const row = fittedRow(kind, resolved.item, resolved.catalogue);
    return row
      ? fitted({ kind, code, row }, resolved)
      : [missing(resolved.leaves[0].group, 'stock', `The catalogue no longer fits ${code} there.`)];
  });

interface ChosenExtra {
  readonly kind: ExtraKind;
  readonly code: StockCode;
  readonly row: ExtraRow;
}

function fitted(extra: ChosenExtra, resolved: ResolvedItem): readonly BomRecord[] {
  const { fit } = extra.row;
  if (fit.at === 'figures') return figures(extra, fit, resolved);
  if (fit.at === 'head') return [fit.length === 'piece' ? vent(extra, resolved) : headDrip(extra, resolved)];
  if (fit.at === 'face' && fit.leaves === 'every') {
    return resolved.leaves.map((leaf) => plate({ ...extra, fit, leaf }, resolved));
  }
  return [onMainLeaf(extra, resolved)];
}

/** A plate on every leaf, cut to the width of the leaf. */
function plate(
  { kind, code, fit, leaf }: ChosenExtra & { readonly fit: FaceFit; readonly leaf: ResolvedLeaf },
  resolved: ResolvedItem,
): BomRecord {
  const box = faceBox(fit, leaf);
  return fittingRecord(
    {
      ...onLeaf(leaf, resolved),
      code,
      fitting: { role: 'plate', extra: kind, isNotched: hingeNotch(fit, leaf, resolved) !== null },
      at: centreOf(box, leaf.size),
      length: minus(known('leaf width', leaf.size.width), leaf.size.width - box.width),
      dropdown: kind,
    },
    resolved,
  );
}

/** A closer, chain or push plate on the master leaf. */
function onMainLeaf({ kind, code, row: { fit, closerSize } }: ChosenExtra, resolved: ResolvedItem): BomRecord {
  const [main] = resolved.leaves;
  const fitting: Fitting =
    closerSize === undefined
      ? { role: 'extra', extra: kind }
      : {
          role: 'closer',
          size: closerSize,
          on: fit.at !== 'face' ? 'edge' : standsOnFrame(fit, resolved.item) ? 'frame' : 'leaf',
          leafWidth: main.size.width,
          leafKg: main.kg,
        };
  const at = fit.at === 'face' ? centreOf(faceBox(fit, main), main.size) : null;
  return fittingRecord({ ...onLeaf(main, resolved), code, fitting, at, length: null, dropdown: kind }, resolved);
}

/** One record for each figure of the house number, all at the centre of their row. */
function figures({ kind, code }: ChosenExtra, fit: FiguresFit, resolved: ResolvedItem): readonly BomRecord[] {
  const [main] = resolved.leaves;
  const box = figuresBox(fit, resolved);
  const at = box && centreOf(box, main.size);
  const number = figuresOf(resolved.item.houseNumber);
  return Array.from({ length: number.length }, (_, index) =>
    fittingRecord(
      {
        ...onLeaf(main, resolved),
        code,
        fitting: { role: 'figure', figure: number.charAt(index), number: index + 1 },
        at,
        length: null,
        dropdown: kind,
      },
      resolved,
    ),
  );
}

const inHead = (resolved: ResolvedItem) => ({ ...inDoorFrame(resolved), draws: ['frame:head'] as const });

const vent = ({ kind, code }: ChosenExtra, resolved: ResolvedItem): BomRecord =>
  fittingRecord(
    {
      ...inHead(resolved),
      code,
      fitting: { role: 'vent', extra: kind },
      at: null,
      length: null,
      dropdown: kind,
      colours: onBothSides(resolved),
    },
    resolved,
  );

const headDrip = ({ kind, code }: ChosenExtra, resolved: ResolvedItem): BomRecord =>
  barRecord(
    {
      ...inHead(resolved),
      code,
      bar: { role: 'head-drip' },
      length: known('W', resolved.sheet.composite.width),
      ends: [90, 90],
      colours: outsideOnly(resolved),
      pair: null,
      dropdown: kind,
    },
    resolved,
  );

const centreOf = ({ x, y, width, height }: LeafBox, leaf: Size): LeafSpot => ({
  fromLeft: mm(x + width / 2),
  height: mm(leaf.height - y - height / 2),
});
