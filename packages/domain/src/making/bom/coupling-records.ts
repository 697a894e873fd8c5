import type { GlazedFramePartKind } from '../../door/model/parts.ts';
import { couplingAt, jointsOf } from '../../door/sizes/couplings.ts';
import type { BomRecord } from './bom-record.ts';
import { type CalculatedFigure, countEqual, inMetres, known, perEach, times } from './calculated-figure.ts';
import { screwsAlong } from './cut-lengths.ts';
import { barRecord, countRecord, inSet, missing, runRecord } from './make-record.ts';
import { outsideOnly } from './piece-colours.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** Couplers between the frames of a coupled set, their screws, and sealant on both faces. */
export function couplingRecords(resolved: ResolvedItem): readonly BomRecord[] {
  const joints = measuredJoints(resolved);
  if (joints.length === 0) return [];
  const { cuttingAllowances, partArticles } = resolved.production;
  const { couplingScrewPitch } = cuttingAllowances;
  const screws = joints.map(({ length }) => screwsAlong(known('L', length.value), couplingScrewPitch));
  const total = joints.reduce((sum, { length }) => sum + length.value, 0);
  const place = inSet('couple');
  return [
    ...couplers(joints, resolved),
    countRecord(
      {
        ...place,
        code: partArticles.couplingScrew,
        role: 'coupling-screws',
        quantity: perEach('joint', countEqual(screws)),
      },
      resolved,
    ),
    runRecord(
      {
        ...place,
        code: partArticles.couplingSealant,
        role: 'joint-sealant',
        metres: inMetres(times(2, known('joints', total)), 10),
      },
      resolved,
    ),
  ];
}

interface Joint {
  readonly beside: GlazedFramePartKind;
  readonly runs: 'vertical' | 'horizontal';
  readonly length: CalculatedFigure;
}

/** Beside each sidelight as high as the door, under the fanlight as wide as the set. */
const measuredJoints = ({ item, sheet, door }: ResolvedItem): readonly Joint[] =>
  jointsOf(item.frame).map((beside) =>
    beside === 'fanlight'
      ? { beside, runs: 'horizontal', length: known('composite width', sheet.composite.width) }
      : { beside, runs: 'vertical', length: known('door height', door.size.height) },
  );

/** Each joint has the coupling that the trade chose, else the flat one. */
const couplers = (joints: readonly Joint[], resolved: ResolvedItem): readonly BomRecord[] =>
  joints.map(({ beside, runs, length }) => {
    const coupling = couplingAt(resolved.item.frame, beside, resolved.catalogue);
    if (!coupling) return missing('couple', 'coupling', 'No coupler without width is stocked.');
    return barRecord(
      {
        ...inSet('couple'),
        draws: [`couple:${runs}`],
        code: coupling.code,
        bar: { role: 'coupler', runs, beside },
        length,
        ends: [90, 90],
        colours: outsideOnly(resolved),
        pair: null,
        dropdown: 'coupling',
      },
      resolved,
    );
  });
