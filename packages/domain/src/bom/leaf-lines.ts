import { fireRatingOf } from '../build/of-system.ts';
import { type Outcome } from '../shared/outcome.ts';
import { type SlabBlank, blankName, blankStoreFor, slabBlankFor } from '../sizes/blank.ts';
import { metres } from './cutting.ts';
import { glazedLeaf } from './glass-make-up.ts';
import { unitLine } from './glass-unit.ts';
import { hingesFor } from './hinges.ts';
import type { Job, JobLeaf, JobLight } from './job.ts';
import { line, missing, missingBecause } from './line.ts';
import { known, plus, type Reckoned, times } from './reckoned.ts';
import type { WorkedLine } from './worked-line.ts';

/** Tape and capping run over the corners, so a little more than the edge is handed out. */
const edgeAllowance = 1.05;
const screwsPerHinge = 8;

/** One leaf, from its slab to the hinges that carry it. */
export const leafLines = (leaf: JobLeaf, job: Job): readonly WorkedLine[] => [
  ...slabLines(leaf, job),
  ...leaf.lights.flatMap((light, index) => lightLines(light, { leaf, number: index + 1 }, job)),
  ...hingeLines(leaf, job),
];

function slabLines(leaf: JobLeaf, job: Job): readonly WorkedLine[] {
  const { group, name, size } = leaf;
  const at = { group, partId: job.door.partId, part: `${group}:leaf` } as const;
  const perimeter = known('leaf perimeter', 2 * (size.width + size.height));
  const edge = { ...at, code: 'EDGE-22', what: name, quantity: metres(times(perimeter, edgeAllowance)) };
  return [slabLine(leaf, job), ...designFinding(leaf, job), line(edge, job)];
}

function slabLine(leaf: JobLeaf, job: Job): WorkedLine {
  const { group, name, size } = leaf;
  const blank = blankOf(leaf, job);
  if (!blank.ok) return missingBecause(group, 'slab-range', blank.refusal);
  const { trim } = blank.value;
  return line(
    {
      group,
      partId: job.door.partId,
      code: `SLAB-${blankName(blank.value)}`,
      quantity: 1,
      what: `${name}, design ${job.catalogue.design(job.item.designId).name}, ${String(job.item.build.slab)} mm`,
      length: known('leaf', size.height),
      width: known('leaf', size.width),
      part: `${group}:leaf`,
      rule: `trim L${String(trim.left)} R${String(trim.right)} T${String(trim.top)} B${String(trim.bottom)}`,
    },
    job,
  );
}

function blankOf(leaf: JobLeaf, { catalogue, item }: Job): Outcome<SlabBlank> {
  const store = blankStoreFor(leaf.group, catalogue.design(item.designId));
  return slabBlankFor(leaf.size, store, catalogue.rows.limits.blanks);
}

function designFinding({ group, name, size, fitsDesign }: JobLeaf, job: Job): readonly WorkedLine[] {
  if (fitsDesign) return [];
  const { name: design, minLeaf } = job.catalogue.design(job.item.designId);
  const reason = `${design} needs a leaf of ${String(minLeaf.width)} × ${String(minLeaf.height)}; the ${name} is ${String(size.width)} × ${String(size.height)}.`;
  return [missing(group, 'design-size', reason)];
}

/** Lights are measured as they hang: length is the height. Unglazed leaves get their cassettes and tape, but no unit. */
function lightLines(
  { sight, unit }: JobLight,
  { leaf, number }: { readonly leaf: JobLeaf; readonly number: number },
  job: Job,
): readonly WorkedLine[] {
  const at = { group: leaf.group, partId: job.door.partId, part: `${leaf.group}:glass-${number}` } as const;
  const what = `${leaf.name}, light ${String(number)}`;
  const cassette = line(
    {
      ...at,
      code: 'CASS',
      what,
      quantity: 1,
      length: known('sight', sight.height),
      width: known('sight', sight.width),
    },
    job,
  );
  const perimeter = known('unit perimeter', 2 * (unit.width + unit.height));
  const tape = line({ ...at, code: 'TAPE-BT', what, quantity: metres(times(2, perimeter)) }, job);
  const glazed = glazedLeaf(job.item, job.catalogue);
  const [length, width] = [behind(sight.height, unit.height), behind(sight.width, unit.width)];
  return [cassette, ...unitLine({ ...at, what, glazed, length, width, rule: cutOut }, job), tape];
}

const cutOut = 'slab cut-out = unit + 6';

/** The cassette hides the edge of the unit all round. */
const behind = (sight: number, unit: number): Reckoned => plus(known('sight', sight), unit - sight);

/** The colour of the hinge is words on the line: the article is the same hinge. */
function hingeLines({ group, name, size, kg }: JobLeaf, job: Job): readonly WorkedLine[] {
  const hinges = hingesFor({ height: size.height, kg }, job.catalogue.rows.limits.leafKg);
  if (!hinges.ok) return [missingBecause(group, 'leaf-weight', hinges.refusal)];
  const at = { group, partId: job.door.partId, part: `${group}:hinges` } as const;
  return [
    line(
      {
        ...at,
        code: fireRatingOf(job.item, job.catalogue) ? 'HG-FD' : 'HG-F3',
        what: `${name}, ${job.item.hardware.hingeColour}`,
        quantity: hinges.value,
        rule: `leaf ${kg.toFixed(0)} kg; 4 if > 80 kg or leaf > 2150 high`,
        dropdown: 'hinge',
      },
      job,
    ),
    line({ ...at, code: 'SCR-HG', what: name, quantity: times(known('hinges', hinges.value), screwsPerHinge) }, job),
  ];
}
