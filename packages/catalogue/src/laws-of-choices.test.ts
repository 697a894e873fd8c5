import { configure } from '@door/domain/door/configure/configure';
import { validateItem } from '@door/domain/door/configure/validate-item';
import { effective } from '@door/domain/door/effective/effective';
import { handleKey } from '@door/domain/door/hardware/hardware-of-choices';
import type { Action } from '@door/domain/door/model/action';
import type { Choices } from '@door/domain/door/model/choices';
import type { Item } from '@door/domain/door/model/item';
import { sizesThatDoNotAddUp } from '@door/domain/testing/parts-add-up';
import { isEqual } from '@door/domain/lib/is-equal';
import { seededRandom } from '@door/domain/catalogue/dry-run/seeded-random';
import { agreedChoices } from '@door/domain/door/configure/choices-towards';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { contextOf } from '@door/domain/testing/a-context';
import { describe, test } from 'vitest';
import { checkLaw, lawTimeout, seed, type TestSupplier, testSuppliers, type Walk } from './testing/walks.ts';

const walks = 1_000;

/** What a door is for everybody: all but the choices that led to it. */
const doorOf = ({ choices: _choices, ...door }: Item) => door;

const isSameDoor = (one: Item, other: Item): boolean => isEqual(doorOf(one), doorOf(other));

/** The door after an action; null where it is refused. */
const after = (item: Item, action: Action, { context }: TestSupplier): Item | null => {
  const outcome = configure(item, action, context);
  return outcome.ok ? outcome.value.item : null;
};

describe.each(testSuppliers)(`at $name (seed ${String(seed)})`, (supplier) => {
  test(
    '1. every switch on and off again gives the same door, from which bill, price and picture follow',
    () => {
      checkLaw(({ end }) => switches(end).flatMap((pair) => notBack(end, pair, supplier)), walks, supplier);
    },
    lawTimeout,
  );

  test(
    '2. another design, frame, finish or system and back gives the same door',
    () => {
      checkLaw(
        ({ end }) => looksElsewhere(end, supplier).flatMap((pair) => notBack(end, pair, supplier)),
        walks,
        supplier,
      );
    },
    lawTimeout,
  );

  test(
    '3. the door follows from the choices alone, in whatever order they were made',
    () => {
      checkLaw(({ end }) => otherOrders(end, supplier), walks, supplier);
    },
    lawTimeout,
  );

  test(
    '4. a door of which every property was chosen follows no change of a default',
    () => {
      const others = withOtherDefaults(supplier);
      checkLaw(({ end }) => changedBy(others, end, supplier), walks, supplier);
    },
    lawTimeout,
  );

  test(
    '5. no door is unlawful, whatever the choices',
    () => {
      checkLaw(
        (walk) => mixedChoices(walk).flatMap((choices) => unlawful(choices, walk.end, supplier)),
        walks,
        supplier,
      );
    },
    lawTimeout,
  );
});

type Pair = readonly [there: Action, back: Action];

/** What can be turned on and off, as it is not now, and as it is. */
const switches = ({ build, colours, frame, extras, glass }: Item): readonly Pair[] => [
  [
    { type: 'build.secure', on: !build.securedByDesign },
    { type: 'build.secure', on: build.securedByDesign },
  ],
  [
    { type: 'build.sealAgainstSmoke', on: !build.smokeSeals },
    { type: 'build.sealAgainstSmoke', on: build.smokeSeals },
  ],
  [
    { type: 'build.laminate', on: !build.laminated },
    { type: 'build.laminate', on: build.laminated },
  ],
  ...(['replacement', 'new-build', 'trade-supply'] as const).map(
    (jobType): Pair => [
      { type: 'build.chooseJobType', jobType },
      { type: 'build.chooseJobType', jobType: build.jobType },
    ],
  ),
  [
    { type: 'build.chooseThresholdLayout', layout: frame.thresholdLayout === 'full' ? 'door' : 'full' },
    { type: 'build.chooseThresholdLayout', layout: frame.thresholdLayout },
  ],
  [
    { type: 'extra.placeCloser', position: extras.closerPosition === 'leaf' ? 'frame' : 'leaf' },
    { type: 'extra.placeCloser', position: extras.closerPosition },
  ],
  ...(glass.frame.kind === 'own'
    ? []
    : [
        [
          { type: 'glass.differentFrame', on: true },
          { type: 'glass.differentFrame', on: false },
        ] as const,
      ]),
  // Toggling it off clears internal premium, as the specification says.
  ...(colours.frameInternal.kind === 'door-colour' ? [] : [sameInternal(colours)]),
];

const sameInternal = ({ doorInternal }: Item['colours']): Pair => {
  const on = doorInternal.kind === 'same-as-external';
  return [
    { type: 'colour.sameInternal', on: !on },
    { type: 'colour.sameInternal', on },
  ];
};

/** Another row of each list, and the present one again. */
function looksElsewhere(item: Item, { catalogue }: TestSupplier): readonly Pair[] {
  const random = seededRandom(item.frame.overall.width + item.frame.overall.height);
  const one = <Row>(rows: readonly Row[]): readonly Row[] => {
    const row = rows[random(rows.length)];
    return row === undefined ? [] : [row];
  };
  const { sold } = catalogue;
  return [
    // A design that nobody chose is chosen with the way back, and so a handle is chosen for another design.
    ...(item.choices.designId === item.designId
      ? one(sold.designs).map(({ id }) => to('design.choose', { designId: id }, { designId: item.designId }))
      : []),
    ...(item.choices.templateId === item.templateId
      ? one(sold.templates).map(({ id }) => to('frame.choose', { templateId: id }, { templateId: item.templateId }))
      : []),
    // After no hardware, a finish brings all of it, as the specification says.
    ...(item.choices.suite === item.hardware.suite && item.hardware.handleType !== null
      ? one(['chrome', 'gold', 'satin-chrome', 'white', 'black'] as const).map((suite) =>
          to('hardware.chooseSuite', { suite }, { suite: item.hardware.suite }),
        )
      : []),
    ...one(sold.systems).map(({ id }) => to('build.chooseSystem', { systemId: id }, { systemId: item.systemId })),
    ...one(sold.colours.filter(({ use }) => use === 'door')).map(({ id }) =>
      to('colour.chooseDoor', { colourId: id }, { colourId: item.colours.doorExternal }),
    ),
    to('frame.chooseOpening', { opens: item.opens === 'In' ? 'Out' : 'In' }, { opens: item.opens }),
  ];
}

const to = (type: Action['type'], there: object, back: object): Pair =>
  [
    { type, ...there },
    { type, ...back },
  ] as unknown as Pair;

function notBack(item: Item, [there, back]: Pair, supplier: TestSupplier): readonly string[] {
  const away = after(item, there, supplier);
  const returned = away && after(away, back, supplier);
  if (!returned) return [];
  return isSameDoor(returned, item)
    ? []
    : [`${JSON.stringify(there)} and back is another door: ${JSON.stringify(item.choices)}`];
}

/** The same rows with other defaults: other designs of frame styles, other colours, another cylinder, no hardware of a new door. */
function withOtherDefaults({ catalogue: { sold } }: TestSupplier): TestSupplier['context'] {
  const designs = sold.templates.map(({ designId }) => designId);
  return contextOf(
    catalogueOf({
      ...sold,
      templates: sold.templates.map((row, at) => ({ ...row, designId: designs[at - 1] ?? row.designId })),
      colours: sold.colours.map((row) => ({ ...row, customerDefault: false })),
      stock: sold.stock.toReversed(),
      hinges: sold.hinges.toReversed(),
      defaultHardware: sold.defaultHardware.filter(({ kind }) => kind === 'handle'),
    }),
  );
}

function changedBy(context: TestSupplier['context'], end: Item, { context: present }: TestSupplier): readonly string[] {
  const agreed = { id: end.id, choices: agreedChoices(end, present) };
  const faults = [present, context].filter((each) => !isSameDoor(effective(agreed, each), end));
  return faults.map(() => `Agreed, it is another door: ${JSON.stringify(end)}`);
}

/** The choices of a door made one by one in another order: whatever stands between, the same choices are the same door. */
function otherOrders(end: Item, { context }: TestSupplier): readonly string[] {
  const random = seededRandom(end.frame.overall.width);
  const shuffled = Object.entries(end.choices)
    .map((entry) => [random(1_000_000), entry] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, entry]) => entry);
  const item = effective({ id: end.id, choices: { ...end.choices, ...Object.fromEntries(shuffled) } }, context);
  return isSameDoor(item, end) ? [] : [`In another order it is another door: ${JSON.stringify(end.choices)}`];
}

/** Choices of several doors together, which no walk leads to: each property from another, handle and sizes as for this very door. */
function mixedChoices({ trail, end }: Walk): readonly Choices[] {
  const random = seededRandom(end.frame.overall.height);
  const all = trail.flatMap(({ outcome }) => (outcome.ok ? [outcome.value.item.choices] : []));
  const one = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)];
  return Array.from({ length: 8 }, () => {
    const entries = all.flatMap((choices) => Object.entries(choices)).filter(() => random(3) === 0);
    const mixed: Choices = { ...end.choices, ...Object.fromEntries(entries) };
    const handle = one(all.flatMap(({ handles }) => Object.values(handles ?? {})));
    const typed = one(all.flatMap(({ sizes }) => Object.values(sizes ?? {})));
    return {
      ...mixed,
      ...(handle !== undefined && { handles: { [handleKey(mixed)]: handle } }),
      ...(typed && { sizes: { [mixed.templateId]: typed } }),
    };
  });
}

function unlawful(choices: Choices, { id }: Item, { catalogue, context }: TestSupplier): readonly string[] {
  const item = effective({ id, choices }, context);
  return [...validateItem(item, context).map(({ message }) => message), ...sizesThatDoNotAddUp(item, catalogue)].map(
    (fault) => `${fault}\n${JSON.stringify(choices)}`,
  );
}
