import { stockAdjustment } from '../sizes/composite-size.ts';
import { screwsAlong } from './cut-lengths.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line, missing } from './line.ts';
import type { PartName } from './part-names.ts';
import { inMetres, known, perEach, type CalculatedFigure, times } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

const group = 'couple';

interface Joint {
  readonly what: string;
  readonly quantity: number;
  readonly length: CalculatedFigure;
  readonly part: PartName;
}

/** What holds coupled frames back to back: couplers, their screws, and sealant on both faces. */
export function couplingLines(resolved: ResolvedItem): readonly CalculatedLine[] {
  const joints = resolved.item.frame.construction === 'coupled' ? jointsOf(resolved) : [];
  if (joints.length === 0) return [];
  const { couplingScrewPitch } = resolved.production.cuttingAllowances;
  const screws = joints.map(({ quantity: count, length }) => ({
    count,
    each: screwsAlong(known('L', length.value), couplingScrewPitch),
  }));
  const jointed = joints.reduce((total, joint) => total + joint.quantity * joint.length.value, 0);
  return [
    ...joints.map((joint) => couplerLine(joint, resolved)),
    line(
      {
        group,
        code: 'SCR-CP',
        what: '',
        quantity: perEach('joint', screws),
      },
      resolved,
    ),
    line(
      {
        group,
        code: 'SIL',
        what: '',
        quantity: inMetres(times(2, known('joints', jointed)), 10),
        remark: 'both faces',
      },
      resolved,
    ),
  ];
}

function jointsOf({ sheet, door }: ResolvedItem): readonly Joint[] {
  const sidelights = sheet.cells.filter(({ kind }) => kind === 'left-sidelight' || kind === 'right-sidelight').length;
  const fanlights = sheet.cells.filter(({ kind }) => kind === 'fanlight').length;
  const joints: readonly Joint[] = [
    {
      what: 'vertical',
      quantity: sidelights,
      length: known('door height', door.size.height),
      part: 'couple:vertical',
    },
    {
      what: 'horizontal',
      quantity: fanlights,
      length: known('composite width', sheet.composite.width),
      part: 'couple:horizontal',
    },
  ];
  return joints.filter((joint) => joint.quantity > 0);
}

/** Cells tile the composite size exactly, so the coupler between them is the one that takes up no width. */
function couplerLine({ what, quantity, length, part }: Joint, resolved: ResolvedItem): CalculatedLine {
  const flat = resolved.catalogue.rows.sizeStock.find(
    (stock) => stock.use === 'coupling' && stockAdjustment(stock) === 0,
  );
  if (!flat) return missing(group, 'coupling', 'No coupler without width is stocked.');
  return line({ group, code: flat.code, what, quantity, length, part, dropdown: 'coupling' }, resolved);
}
