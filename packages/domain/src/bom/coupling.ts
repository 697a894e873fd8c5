import { stockAdjustment } from '../stock/stock-adjustment.ts';
import { screwsAlong } from './cutting.ts';
import type { Job } from './job.ts';
import { line, missing } from './line.ts';
import type { WorkInstruction } from './work-instruction.ts';

const group = 'couple';

interface Joint {
  readonly what: string;
  readonly quantity: number;
  readonly length: number;
  readonly rule: string;
}

/** What holds coupled frames back to back: couplers, their screws, and sealant on both faces. */
export function couplingLines(job: Job): readonly WorkInstruction[] {
  const joints = job.item.frame.construction === 'coupled' ? jointsOf(job) : [];
  if (joints.length === 0) return [];
  const { couplingScrewPitch } = job.works.rules;
  const screws = joints.reduce((n, joint) => n + joint.quantity * screwsAlong(joint.length, couplingScrewPitch), 0);
  const jointed = joints.reduce((total, joint) => total + joint.quantity * joint.length, 0);
  return [
    ...joints.map((joint) => couplerLine(joint, job)),
    line(
      {
        group,
        code: 'SCR-CP',
        what: '',
        quantity: screws,
        rule: `ceil(L / ${String(couplingScrewPitch)}) + 1 per joint`,
      },
      job,
    ),
    line({ group, code: 'SIL', what: '', quantity: Math.round((2 * jointed) / 100) / 10, rule: 'both faces' }, job),
  ];
}

function jointsOf({ sheet, door }: Job): readonly Joint[] {
  const sidelights = sheet.cells.filter(({ kind }) => kind === 'left-sidelight' || kind === 'right-sidelight').length;
  const fanlights = sheet.cells.filter(({ kind }) => kind === 'fanlight').length;
  const joints: readonly Joint[] = [
    { what: 'vertical', quantity: sidelights, length: door.size.height, rule: 'door height' },
    { what: 'horizontal', quantity: fanlights, length: sheet.composite.width, rule: 'composite width' },
  ];
  return joints.filter((joint) => joint.quantity > 0);
}

/** Cells tile the composite size exactly, so the coupler between them is the one that takes up no width. */
function couplerLine({ what, quantity, length, rule }: Joint, job: Job): WorkInstruction {
  const flat = job.catalogue.rows.sizeStock.find((stock) => stock.use === 'coupling' && stockAdjustment(stock) === 0);
  if (!flat) return missing(group, 'coupling', 'No coupler without width is stocked.');
  return line({ group, code: flat.code, what, quantity, length, rule, dropdown: 'coupling' }, job);
}
