import type { Action } from '../item/action.ts';
import { slabThicknesses } from '../build/choices.ts';
import type { Item } from '../item/item.ts';
import type { Cure } from '../item/offer.ts';
import { doorPart, layoutOf, partOf } from '../item/parts.ts';
import { frameGlazing, isSameGlazing } from '../glass/glazing.ts';
import { mm, size } from '../measure/mm.ts';
import { shareBetweenSidelights } from '../sizes/share.ts';
import type { Examined } from './finding.ts';

/** Changes of one kind, the nearest first. Whether one can be had and helps is tried afterwards. */
export type Way = readonly Cure[];

const cure = (label: string, action: Action): Cure => ({ label, action });

export const otherSlabs = ({ item, words }: Examined): Way =>
  slabThicknesses
    .filter((slab) => slab !== item.build.slab)
    .map((slab) => cure(words.cures.slab(slab), { type: 'build.chooseSlab', slab }));

/** Clear glass, then every theme that needs no unit of its own. */
export function plainGlass(place: 'door' | 'frame', { item, catalogue, words }: Examined): Way {
  const type = place === 'door' ? 'glass.chooseForDoor' : 'glass.chooseForFrame';
  const present = place === 'door' ? item.glass.door : frameGlazing(item.glass);
  const plain = catalogue.rows.themes.filter(({ sealed }) => !sealed);
  return [
    cure(words.cures.clearGlass[place], { type, glazing: { kind: 'clear' } }),
    ...plain.map(({ id, name }) => cure(words.cures.theme(name), { type, glazing: { kind: 'theme', themeId: id } })),
  ].filter(({ action }) => !('glazing' in action) || !isSameGlazing(action.glazing, present));
}

/** Those of the family first, and those with glass for one with glass. */
export function otherDesigns({ item, catalogue }: Examined): Way {
  const present = catalogue.design(item.designId);
  const likeness = (other: typeof present): number =>
    2 * Number(other.family === present.family) + Number(other.lights.length > 0 === present.lights.length > 0);
  return catalogue.rows.designs
    .filter(({ id }) => id !== item.designId)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .map(({ id, name }) => cure(catalogue.words.use(name), { type: 'design.choose', designId: id }));
}

export const otherBackings = ({ item, catalogue }: Examined): Way =>
  catalogue.rows.backings
    .filter(({ name }) => name !== item.glass.doorBacking)
    .map(({ name }) => cure(catalogue.words.use(name), { type: 'glass.chooseBacking', backing: name }));

/** The door grows at the sidelights' cost, else with the whole set; of a double door also the first leaf alone. */
export function widerDoor(by: number, set: Examined): Way {
  const { item, words, sheet } = set;
  const { overall } = item.frame;
  return [
    ...(item.leaves.kind === 'double' && sheet.leaves.kind === 'double'
      ? [
          cure(words.cures.masterWidth(sheet.leaves.master.width + by), {
            type: 'size.changeMasterWidth',
            masterWidth: mm(sheet.leaves.master.width + by),
          }),
        ]
      : []),
    ...narrowerSides(by, set),
    cure(words.cures.overallWidth(overall.width + by), {
      type: 'size.changeOverall',
      overall: size(overall.width + by, overall.height),
    }),
  ];
}

function narrowerSides(by: number, { item, words }: Examined): Way {
  const { parts } = item.frame;
  const { sides } = layoutOf(parts);
  if (sides === 'none') return [];
  const { left, right } = sideWidths(item);
  const widths = shareBetweenSidelights(mm(left + right - by), sides);
  return [cure(words.cures.sides(widths.left + widths.right), { type: 'size.changeSides', ...widths })];
}

/** A sidelight grows at the door's cost, else with the whole set. */
export function widerSidelight(kind: 'left-sidelight' | 'right-sidelight', by: number, set: Examined): Way {
  const { item, words } = set;
  const { overall } = item.frame;
  const { left, right } = sideWidths(item);
  const widths = kind === 'left-sidelight' ? { left: mm(left + by), right } : { left, right: mm(right + by) };
  const spread = layoutOf(item.frame.parts).sides === 'both' ? 2 * by : by;
  return [
    cure(words.cures.sidelight[kind](kind === 'left-sidelight' ? widths.left : widths.right), {
      type: 'size.changeSides',
      ...widths,
    }),
    cure(words.cures.overallWidth(overall.width + spread), {
      type: 'size.changeOverall',
      overall: size(overall.width + spread, overall.height),
    }),
  ];
}

/** A fanlight grows with the whole set, else at the door's cost. */
export function higherFanlight(by: number, { item, words }: Examined): Way {
  const { overall, parts } = item.frame;
  const doorHeight = mm(doorPart(parts).size.height - by);
  return [
    cure(words.cures.overallHeight(overall.height + by), {
      type: 'size.changeOverall',
      overall: size(overall.width, overall.height + by),
    }),
    cure(words.cures.doorHeight(doorHeight), { type: 'size.changeDoorHeight', doorHeight }),
  ];
}

const sideWidths = ({ frame }: Item) => ({
  left: partOf(frame.parts, 'left-sidelight')?.size.width ?? mm(0),
  right: partOf(frame.parts, 'right-sidelight')?.size.width ?? mm(0),
});
