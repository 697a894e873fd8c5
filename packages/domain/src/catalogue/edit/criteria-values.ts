import { dropdownOfPlace } from '../../door/build/stock-options.ts';
import { buildPlaces, jobTypes, slabThicknesses, thresholdLayouts } from '../../door/model/build-choices.ts';
import { extraKinds } from '../../door/model/extra-kinds.ts';
import { hardwareKinds } from '../../door/model/hardware-kinds.ts';
import { packerPositions, suites } from '../../door/model/door-values.ts';
import { slavePieces, slavePlaces } from '../../door/model/slave-pieces.ts';
import { dropdownOf, packerDropdownOf } from '../../door/stock/door-props.ts';
import type { CatalogueContent } from './catalogue-content.ts';

/** A value that criteria may allow, and what a person calls it; '' where the value says it. */
export interface CriteriaValue {
  readonly value: string;
  readonly name: string;
}

type Sold = Pick<CatalogueContent, 'catalogue'>;
type Values = (content: Sold) => readonly CriteriaValue[];

/**
 * What a door of this catalogue can answer to a question of criteria, and what criteria allow already. Empty: any text, as of a
 * house number.
 */
export function criteriaValues(question: string, content: Sold): readonly CriteriaValue[] {
  const known = answers[question]?.(content) ?? [];
  const used = content.catalogue.stock.flatMap(({ criteria }) => criteria[question] ?? []);
  const others = [...new Set(used)].filter((value) => !known.some((each) => each.value === value));
  return [...known, ...others.map(named)];
}

const named = (value: string | number): CriteriaValue => ({ value: String(value), name: '' });
const fixed =
  (...values: readonly (string | number)[]): Values =>
  () =>
    values.map(named);

const sizeStock: Values = ({ catalogue }) => catalogue.sizeStock.map(({ code, name }) => ({ value: code, name }));

/** Stock of the products that an option list offers. */
const listed =
  (dropdown: string): Values =>
  ({ catalogue: { masters, stock } }) => {
    const offered = new Set(masters.filter((each) => each.dropdown === dropdown).map(({ id }) => id));
    return stock
      .filter(({ masterId }) => offered.has(masterId))
      .map(({ code, description }) => ({ value: code, name: description }));
  };

const entries = <Key extends string>(keys: readonly Key[], valuesOf: (key: Key) => Values): Record<string, Values> =>
  Object.fromEntries(keys.map((key) => [key, valuesOf(key)]));

const answers: Readonly<Record<string, Values>> = {
  ...entries(buildPlaces, (place) =>
    listed(place in slavePieces ? '' : (new Map<string, string>(Object.entries(dropdownOfPlace)).get(place) ?? place)),
  ),
  ...entries(slavePlaces, (place) => listed(dropdownOf[slavePieces[place]])),
  ...Object.fromEntries(hardwareKinds.map((kind) => [dropdownOf[kind], listed(dropdownOf[kind])])),
  ...entries(
    extraKinds,
    (kind): Values =>
      ({ catalogue: { extras, stock } }) => {
        const offered = new Set(extras.filter((each) => each.kind === kind).map(({ masterId }) => masterId));
        return stock
          .filter(({ masterId }) => offered.has(masterId))
          .map(({ code, description }) => ({ value: code, name: description }));
      },
  ),
  ...Object.fromEntries(packerPositions.map((position) => [packerDropdownOf(position), sizeStock])),
  numerals: fixed(),
  doorType: fixed('single', 'double'),
  doorHanding: fixed('left', 'right'),
  doorsOpen: fixed('In', 'Out'),
  doorThickness: fixed(...slabThicknesses),
  liniarFrameCode: ({ catalogue }) => [...new Set(catalogue.profiles.map(({ profile }) => profile))].map(named),
  construction: fixed('coupled', 'one-piece'),
  threshold: ({ catalogue }) => catalogue.thresholds.map(({ code, name }) => ({ value: code, name })),
  thresholdLayout: fixed(...thresholdLayouts),
  subsill: sizeStock,
  hardwareSuite: fixed(...suites),
  handleType: ({ catalogue }) => catalogue.handles.map(({ handleType, name }) => ({ value: handleType, name })),
  jobType: fixed(...jobTypes),
  sbd: fixed('Yes', 'No'),
  fireIntegrity: ({ catalogue }) => [
    named('None'),
    ...[...new Set(catalogue.systems.flatMap(({ fire }) => fire ?? []))].map(named),
  ],
  smokeControl: fixed('None', 'S'),
};
