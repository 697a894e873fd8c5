import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Criteria } from '../../catalogue/rows/stock-rows.ts';
import { trimPlaces } from '../model/build-choices.ts';
import { extraKinds } from '../model/extra-kinds.ts';
import { type HardwareKind, hardwareKinds, hardwareTable } from '../model/hardware-kinds.ts';
import { type PackerPosition, packerPositions } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { recordOf } from '../../lib/records.ts';
import { slavePlaces } from '../model/slave-pieces.ts';
import { fireRatingOf, hasSmokeSeals, isSecured } from '../system/item-system.ts';
import type { DoorProps } from './criteria.ts';

/** The option list in which each kind of hardware is chosen. */
export const dropdownOf: Readonly<Record<HardwareKind, string>> = recordOf(
  hardwareKinds,
  (kind) => hardwareTable[kind].list,
);

export const packerDropdownOf = (position: PackerPosition): string =>
  position === 'thresholdPacker2' ? position : `${position}Packer`;

/** Each property that criteria may name, in their spelling; null: the door has no such part. */
export const answers: Readonly<Record<string, (item: Item, catalogue: Catalogue) => string | null>> = {
  doorType: ({ leaves }) => leaves.kind,
  doorHanding: ({ hand }) => hand,
  doorsOpen: ({ opens }) => opens,
  doorThickness: ({ build }) => String(build.slab),
  liniarFrameCode: ({ frame }) => frame.profile,
  construction: ({ frame }) => frame.construction,
  threshold: ({ frame }) => frame.threshold,
  subsill: ({ frame }) => frame.sill,
  hardwareSuite: ({ hardware }) => hardware.suite,
  handleType: ({ hardware }) => hardware.handleType,
  thresholdLayout: ({ frame }) => frame.thresholdLayout,
  jobType: ({ build }) => build.jobType,
  sbd: (item) => (isSecured(item) ? 'Yes' : 'No'),
  fireIntegrity: (item, catalogue) => fireRatingOf(item, catalogue) ?? 'None',
  smokeControl: (item, catalogue) => (hasSmokeSeals(item, catalogue) ? 'S' : 'None'),
  cylinder: ({ build }) => build.cylinder,
  lockOptions: ({ build }) => build.lock,
  escutcheon: ({ build }) => build.escutcheon,
  slaveHandle: ({ leaves }) => (leaves.kind === 'double' ? leaves.slaveHandle : null),
  ...Object.fromEntries(hardwareKinds.map((kind) => [dropdownOf[kind], ({ hardware }: Item) => hardware.chosen[kind]])),
  ...Object.fromEntries(extraKinds.map((kind) => [kind, ({ extras }: Item) => extras.chosen[kind]])),
  // A house number is compared by its text.
  numerals: ({ houseNumber }) => houseNumber || null,
  ...Object.fromEntries(packerPositions.map((at) => [packerDropdownOf(at), ({ frame }: Item) => frame.packers[at]])),
};

/** Whether this door has one of the allowed values for every key. Asks the door only what the criteria name. */
export const doorMeets = (criteria: Criteria, item: Item, catalogue: Catalogue): boolean =>
  Object.entries(criteria).every(([question, allowed]) => {
    const answer = answerOf(question, item, catalogue);
    return answer !== null && allowed.includes(answer);
  });

function answerOf(question: string, item: Item, catalogue: Catalogue): string | null {
  const { trims, slave } = item.build;
  const others: DoorProps = { ...trims, ...slave };
  return answers[question]?.(item, catalogue) ?? others[question] ?? null;
}

const questions = Object.entries(answers);

/** What criteria may ask about a door. */
export const criteriaQuestions: readonly string[] = [...Object.keys(answers), ...trimPlaces, ...slavePlaces];

/** All properties of this door; parts that it does not have are absent. */
export function doorPropsOf(item: Item, catalogue: Catalogue): DoorProps {
  const props: Record<string, string> = { ...item.build.trims, ...item.build.slave };
  for (const [question, answer] of questions) {
    const value = answer(item, catalogue);
    if (value !== null) props[question] = value;
  }
  return props;
}
