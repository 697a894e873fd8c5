import { stockAdjustment } from '../stock/stock-adjustment.ts';
import { screwsAlong } from './cutting.ts';
import type { Job } from './job.ts';
import { line, missing } from './line.ts';
import type { PartName } from './part-names.ts';
import { inMetres, known, perEach, type Reckoned, times } from './reckoned.ts';
import type { WorkedLine } from './worked-line.ts';

const group = 'couple';

interface Joint {
  readonly what: string;
  readonly quantity: number;
  readonly length: Reckoned;
  readonly part: PartName;
}

/** What holds coupled frames back to back: couplers, their screws, and sealant on both faces. */
export function couplingLines(job: Job): readonly WorkedLine[] {
  const joints = job.item.frame.construction === 'coupled' ? jointsOf(job) : [];
  if (joints.length === 0) return [];
  const { couplingScrewPitch } = job.works.rules;
  const screws = joints.map(({ quantity: count, length }) => ({
    count,
    each: screwsAlong(known('L', length.value), couplingScrewPitch),
  }));
  const jointed = joints.reduce((total, joint) => total + joint.quantity * joint.length.value, 0);
  return [
    ...joints.map((joint) => couplerLine(joint, job)),
    line(
      {
        group,
        code: 'SCR-CP',
        what: '',
        quantity: perEach('joint', screws),
      },
      job,
    ),
    line(
      { group, code: 'SIL', what: '', quantity: inMetres(times(2, known('joints', jointed)), 10), rule: 'both faces' },
      job,
    ),
  ];
}

function jointsOf({ sheet, door }: Job): readonly Joint[] {
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
function couplerLine({ what, quantity, length, part }: Joint, job: Job): WorkedLine {
  const flat = job.catalogue.rows.sizeStock.find((stock) => stock.use === 'coupling' && stockAdjustment(stock) === 0);
  if (!flat) return missing(group, 'coupling', 'No coupler without width is stocked.');
  return line({ group, code: flat.code, what, quantity, length, part, dropdown: 'coupling' }, job);
}
