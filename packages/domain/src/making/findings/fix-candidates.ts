import { frameGlazing, isSameGlazing } from '../../door/glass/glazing.ts';
import type { Action } from '../../door/model/action.ts';
import { slabThicknesses } from '../../door/model/build-choices.ts';
import { mm, size } from '../../lib/mm.ts';
import type { Fix } from '../../door/model/result.ts';
import { doorPart, layoutOf } from '../../door/model/parts.ts';
import { shareBetweenSidelights } from '../../door/sizes/share-between-sidelights.ts';
import { sideWidthsOf } from '../../door/sizes/side-widths.ts';
import type { CheckedSet } from './finding.ts';

/** Changes of one kind, the smallest first. `findings` applies them to see which is accepted and helps. */
export type FixCandidates = readonly Fix[];

const fix = (label: string, action: Action): Fix => ({ label, action });

export const otherSlabs = ({ item, messages }: CheckedSet): FixCandidates =>
  slabThicknesses
    .filter((slab) => slab !== item.build.slab)
    .map((slab) => fix(messages.fixes.slab(slab), { type: 'build.chooseSlab', slab }));

/** Clear glass, then every theme that is not sealed inside a unit. */
export function plainGlass(place: 'door' | 'frame', { item, catalogue, messages }: CheckedSet): FixCandidates {
  const type = place === 'door' ? 'glass.chooseForDoor' : 'glass.chooseForFrame';
  const present = place === 'door' ? item.glass.door : frameGlazing(item.glass);
  const plain = catalogue.sold.themes.filter(({ sealed }) => !sealed);
  return [
    fix(messages.fixes.clearGlass[place], { type, glazing: { kind: 'clear' } }),
    ...plain.map(({ id, name }) => fix(messages.fixes.use(name), { type, glazing: { kind: 'theme', themeId: id } })),
  ].filter(({ action }) => !('glazing' in action) || !isSameGlazing(action.glazing, present));
}

/** Designs of the same family first; among them glazed ones first if the present design is glazed. */
export function otherDesigns({ item, catalogue, messages }: CheckedSet): FixCandidates {
  const present = catalogue.design(item.designId);
  const likeness = (other: typeof present): number =>
    2 * Number(other.family === present.family) + Number(other.lights.length > 0 === present.lights.length > 0);
  return catalogue.sold.designs
    .filter(({ id }) => id !== item.designId)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .map(({ id, name }) => fix(messages.fixes.use(name), { type: 'design.choose', designId: id }));
}

export const otherBackings = ({ item, catalogue, messages }: CheckedSet): FixCandidates =>
  catalogue.sold.backings
    .filter(({ name }) => name !== item.glass.doorBacking)
    .map(({ name }) => fix(messages.fixes.use(name), { type: 'glass.chooseBacking', backing: name }));

/** For a double door a wider master; then narrower sidelights; then a wider set. */
export function widerDoor(by: number, set: CheckedSet): FixCandidates {
  const { item, messages, sheet } = set;
  const { overall } = item.frame;
  return [
    ...(item.leaves.kind === 'double' && sheet.leaves.kind === 'double'
      ? [
          fix(messages.fixes.masterWidth(sheet.leaves.master.width + by), {
            type: 'size.changeMasterWidth',
            masterWidth: mm(sheet.leaves.master.width + by),
          }),
        ]
      : []),
    ...narrowerSides(by, set),
    fix(messages.fixes.overallWidth(overall.width + by), {
      type: 'size.changeOverall',
      overall: size(overall.width + by, overall.height),
    }),
  ];
}

function narrowerSides(by: number, { item, messages }: CheckedSet): FixCandidates {
  const { parts } = item.frame;
  const { sides } = layoutOf(parts);
  if (sides === 'none') return [];
  const { left, right } = sideWidthsOf(item.frame.parts);
  const widths = shareBetweenSidelights(mm(left + right - by), sides);
  return [fix(messages.fixes.sides(widths.left + widths.right), { type: 'size.changeSides', ...widths })];
}

/** A narrower door, or a wider set. */
export function widerSidelight(kind: 'left-sidelight' | 'right-sidelight', by: number, set: CheckedSet): FixCandidates {
  const { item, messages } = set;
  const { overall } = item.frame;
  const { left, right } = sideWidthsOf(item.frame.parts);
  const widths = kind === 'left-sidelight' ? { left: mm(left + by), right } : { left, right: mm(right + by) };
  const spread = layoutOf(item.frame.parts).sides === 'both' ? 2 * by : by;
  return [
    fix(messages.fixes.sidelight[kind](kind === 'left-sidelight' ? widths.left : widths.right), {
      type: 'size.changeSides',
      ...widths,
    }),
    fix(messages.fixes.overallWidth(overall.width + spread), {
      type: 'size.changeOverall',
      overall: size(overall.width + spread, overall.height),
    }),
  ];
}

/** A higher set, or a lower door. */
export function higherFanlight(by: number, { item, messages }: CheckedSet): FixCandidates {
  const { overall, parts } = item.frame;
  const doorHeight = mm(doorPart(parts).size.height - by);
  return [
    fix(messages.fixes.overallHeight(overall.height + by), {
      type: 'size.changeOverall',
      overall: size(overall.width, overall.height + by),
    }),
    fix(messages.fixes.doorHeight(doorHeight), { type: 'size.changeDoorHeight', doorHeight }),
  ];
}
