import { fireRatingOf } from '../system/item-system.ts';
import { type Outcome } from '../model/outcome.ts';
import { type SlabBlank, blankName, blankStoreFor, slabBlankFor } from '../sizes/slab-blank.ts';
import { metres } from './cut-lengths.ts';
import { glazedLeaf } from './glass-make-up.ts';
import { unitLine } from './glass-unit.ts';
import { hingesFor } from './hinge-count.ts';
import type { ResolvedItem, ResolvedLeaf, ResolvedLight } from './resolved-item.ts';
import { line, missing, missingBecause } from './line.ts';
import { known, plus, type CalculatedFigure, times } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** Tape and capping run over the corners, so a little more than the edge is handed out. */
const edgeAllowance = 1.05;
const screwsPerHinge = 8;

/** One leaf, from its slab to the hinges that carry it. */
export const leafLines = (leaf: ResolvedLeaf, resolved: ResolvedItem): readonly CalculatedLine[] => [
  ...slabLines(leaf, resolved),
  ...leaf.lights.flatMap((light, index) => lightLines(light, { leaf, number: index + 1 }, resolved)),
  ...hingeLines(leaf, resolved),
];

function slabLines(leaf: ResolvedLeaf, resolved: ResolvedItem): readonly CalculatedLine[] {
  const { group, name, size } = leaf;
  const at = { group, partId: resolved.door.partId, part: `${group}:leaf` } as const;
  const perimeter = known('leaf perimeter', 2 * (size.width + size.height));
  const edge = { ...at, code: 'EDGE-22', what: name, quantity: metres(times(perimeter, edgeAllowance)) };
  return [slabLine(leaf, resolved), ...designFinding(leaf, resolved), line(edge, resolved)];
}

function slabLine(leaf: ResolvedLeaf, resolved: ResolvedItem): CalculatedLine {
  const { group, name, size } = leaf;
  const blank = blankOf(leaf, resolved);
  if (!blank.ok) return missingBecause(group, 'slab-range', blank.refusal);
  const { trim } = blank.value;
  return line(
    {
      group,
      partId: resolved.door.partId,
      code: `SLAB-${blankName(blank.value)}`,
      quantity: 1,
      what: `${name}, design ${resolved.catalogue.design(resolved.item.designId).name}, ${String(resolved.item.build.slab)} mm`,
      length: known('leaf', size.height),
      width: known('leaf', size.width),
      part: `${group}:leaf`,
      remark: `trim L${String(trim.left)} R${String(trim.right)} T${String(trim.top)} B${String(trim.bottom)}`,
    },
    resolved,
  );
}

function blankOf(leaf: ResolvedLeaf, { catalogue, item }: ResolvedItem): Outcome<SlabBlank> {
  const store = blankStoreFor(leaf.group, catalogue.design(item.designId));
  return slabBlankFor(leaf.size, store, catalogue.rows.limits.blanks);
}

function designFinding(
  { group, name, size, fitsDesign }: ResolvedLeaf,
  resolved: ResolvedItem,
): readonly CalculatedLine[] {
  if (fitsDesign) return [];
  const { name: design, minLeaf } = resolved.catalogue.design(resolved.item.designId);
  const reason = `${design} needs a leaf of ${String(minLeaf.width)} × ${String(minLeaf.height)}; the ${name} is ${String(size.width)} × ${String(size.height)}.`;
  return [missing(group, 'design-size', reason)];
}

/** Lights are measured as they hang: length is the height. Unglazed leaves get their cassettes and tape, but no unit. */
function lightLines(
  { sight, unit }: ResolvedLight,
  { leaf, number }: { readonly leaf: ResolvedLeaf; readonly number: number },
  resolved: ResolvedItem,
): readonly CalculatedLine[] {
  const at = { group: leaf.group, partId: resolved.door.partId, part: `${leaf.group}:glass-${number}` } as const;
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
    resolved,
  );
  const perimeter = known('unit perimeter', 2 * (unit.width + unit.height));
  const tape = line({ ...at, code: 'TAPE-BT', what, quantity: metres(times(2, perimeter)) }, resolved);
  const glazed = glazedLeaf(resolved.item, resolved);
  const [length, width] = [behind(sight.height, unit.height), behind(sight.width, unit.width)];
  return [cassette, ...unitLine({ ...at, what, glazed, length, width, remark: cutOut }, resolved), tape];
}

const cutOut = 'slab cut-out = unit + 6';

/** The cassette hides the edge of the unit all round. */
const behind = (sight: number, unit: number): CalculatedFigure => plus(known('sight', sight), unit - sight);

/** The colour of the hinge is words on the line: the article is the same hinge. */
function hingeLines({ group, name, size, kg }: ResolvedLeaf, resolved: ResolvedItem): readonly CalculatedLine[] {
  const hinges = hingesFor({ height: size.height, kg }, resolved.catalogue.rows.limits);
  if (!hinges.ok) return [missingBecause(group, 'leaf-weight', hinges.refusal)];
  const at = { group, partId: resolved.door.partId, part: `${group}:hinges` } as const;
  return [
    line(
      {
        ...at,
        code: fireRatingOf(resolved.item, resolved.catalogue) ? 'HG-FD' : 'HG-F3',
        what: `${name}, ${resolved.item.hardware.hingeColour}`,
        quantity: hinges.value,
        remark: `leaf ${kg.toFixed(0)} kg; 4 if > 80 kg or leaf > 2150 high`,
        dropdown: 'hinge',
      },
      resolved,
    ),
    line(
      { ...at, code: 'SCR-HG', what: name, quantity: times(known('hinges', hinges.value), screwsPerHinge) },
      resolved,
    ),
  ];
}
