import { isDeepStrictEqual } from 'node:util';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { notChosenYet } from '@door/domain/making/bom/missing-record';
import { isInError } from '@door/domain/making/bom/work-instruction';
import type { Choices } from '@door/domain/door/model/choices';
import { effective } from '@door/domain/door/effective/effective';
import type { ActionType } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { validateItem } from '@door/domain/door/configure/validate-item';
import { isEqual } from '@door/domain/lib/is-equal';
import { sizesThatDoNotAddUp } from '@door/domain/testing/parts-add-up';
import { refusalFaults } from '@door/domain/testing/plain-words';
import type { WalkStep } from '@door/domain/testing/random-walk';
import { describe, expect, test } from 'vitest';
import { leastOften, occurredOf } from '@door/domain/testing/law-share';
import {
  type TestSupplier,
  type Walk,
  checkLaw,
  lawTimeout,
  faultsOnTheWay,
  seed,
  testSuppliers,
  choicesInAWalk,
} from './testing/walks.ts';

/** For each of the two suppliers. */
const walks = 5_000;
const few = walks / 20;

describe.each(testSuppliers)(`at $name (seed ${String(seed)})`, (supplier) => {
  test(
    `on walks of ${String(choicesInAWalk)} choices every item is valid, follows from its choices and adds up, and every refusal is plain`,
    () => {
      checkLaw(
        (walk) => {
          walk.trail.forEach(count);
          return [...faultsOnTheWay(walk, (item) => itemFaults(item, supplier)), ...refusalsFaults(walk)];
        },
        walks,
        supplier,
      );
    },
    lawTimeout,
  );

  test(
    'where a walk ends, production can make the set',
    () => {
      checkLaw(({ end }) => missingIn(end, supplier), few, supplier);
    },
    lawTimeout,
  );

  test(
    'a patchwork of the choices of two items is a door that can be made',
    () => {
      checkLaw(
        (walk) =>
          patchworks(walk).flatMap((choices) =>
            itemFaults(effective({ id: walk.end.id, choices }, supplier.context), supplier),
          ),
        few,
        supplier,
      );
    },
    lawTimeout,
  );
});

/** What occurred on the walks: a law proves nothing about choices that were never tried. */
const met = { changing: new Map<string, number>(), refused: new Map<string, number>(), reasons: new Set<string>() };

function count({ before, action, outcome }: WalkStep): void {
  if (!outcome.ok) {
    met.reasons.add(outcome.refusal.code);
    more(met.refused, action.type);
  } else if (!isEqual(outcome.value.item, before)) more(met.changing, action.type);
}

const more = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** Whether the action can be refused at all. */
const actions: Readonly<Record<ActionType, 'may be refused' | 'is always taken'>> = {
  'frame.choose': 'may be refused',
  'frame.chooseOpening': 'is always taken',
  'design.choose': 'may be refused',
  'hand.choose': 'may be refused',
  'colour.chooseDoor': 'may be refused',
  'colour.chooseRal': 'may be refused',
  'colour.sameInternal': 'is always taken',
  'colour.chooseFrameExternal': 'may be refused',
  'colour.chooseFrameInternal': 'may be refused',
  'glass.chooseForDoor': 'may be refused',
  'glass.chooseBacking': 'may be refused',
  'glass.differentFrame': 'may be refused',
  'glass.chooseForFrame': 'may be refused',
  'glass.chooseForPane': 'may be refused',
  'glass.choosePaneBacking': 'may be refused',
  'glass.chooseHouseNumber': 'may be refused',
  'glass.placeHouseNumber': 'may be refused',
  'hardware.chooseHandleType': 'may be refused',
  'hardware.chooseSuite': 'may be refused',
  'hardware.choose': 'may be refused',
  'hardware.chooseHingeColour': 'may be refused',
  'hardware.placeLetterPlate': 'may be refused',
  'hardware.clearAll': 'is always taken',
  'extra.choose': 'may be refused',
  'extra.placeCloser': 'may be refused',
  'extra.placeNumerals': 'may be refused',
  'extra.placeSpyhole': 'may be refused',
  'build.nameJob': 'is always taken',
  'build.chooseJobType': 'may be refused',
  'build.chooseSystem': 'may be refused',
  'build.chooseProfile': 'may be refused',
  'build.chooseThresholdLayout': 'may be refused',
  'build.chooseCoupling': 'may be refused',
  'build.chooseSlab': 'may be refused',
  'build.chooseStock': 'may be refused',
  'build.secure': 'may be refused',
  'build.sealAgainstSmoke': 'may be refused',
  'build.laminate': 'may be refused',
  'size.changeOverall': 'may be refused',
  'size.changeSides': 'may be refused',
  'size.changeDoorHeight': 'may be refused',
  'size.changeMasterWidth': 'may be refused',
  'size.changeHeightMode': 'is always taken',
  'size.useUsual': 'is always taken',
  'size.choosePacker': 'may be refused',
  'size.chooseSill': 'may be refused',
  'size.chooseThreshold': 'may be refused',
};

/**
 * Rare, because a closer can be moved only on a door that opens out without a vent, a threshold runs through only where it is
 * aluminium and has sidelights beside it, one door colour of 29 has a number of its own, numerals must have been chosen before they are
 * placed, a pane besides the door's has a backing of its own only in a frame with glass, and two designs have two places for a letter
 * plate.
 */
const fewest: Readonly<Record<string, number>> = {
  'extra.placeCloser': 200,
  'build.chooseThresholdLayout': 300,
  'colour.chooseRal': 50,
  'extra.placeNumerals': 700,
  'glass.choosePaneBacking': 700,
  'hardware.placeLetterPlate': 300,
};

test.each(Object.entries(actions))('on the walks, %s changed the door often, and it %s', (type, kind) => {
  expect(met.changing.get(type) ?? 0).toBeGreaterThan(leastOften(fewest[type] ?? 1_000));
  const refusals = met.refused.get(type) ?? 0;
  if (kind === 'may be refused') expect(refusals).toBeGreaterThan(leastOften(100));
  else expect(refusals).toBe(0);
});

test('every reason for which a choice can be refused occurred', () => {
  expect(occurredOf(met.reasons, reasons)).toEqual(reasons);
});

const reasons = [
  'build.fire-seals',
  'build.frame-too-narrow',
  'build.handle-not-for-lock',
  'build.leaf-not-for-lock',
  'build.needs-aluminium',
  'build.needs-lone-door',
  'build.needs-sidelights',
  'build.needs-solid-design',
  'build.no-handle',
  'build.no-joint',
  'build.no-slave-leaf',
  'build.not-for-door',
  'build.not-in-system',
  'build.not-offered',
  'build.not-securable',
  'build.secured-laminated',
  'build.security-locked',
  'build.too-few-stars',
  'colour.not-offered',
  'colour.premium-not-needed',
  'colour.premium-outside-first',
  'colour.ral-not-needed',
  'design.hand-not-allowed',
  'design.leaf-too-small',
  'design.not-offered',
  'extra.below-knocker',
  'extra.closer-not-on-frame',
  'extra.closer-too-weak',
  'extra.fire-door',
  'extra.no-number',
  'extra.no-room',
  'extra.not-for-door',
  'extra.not-offered',
  'frame.not-offered',
  'glass.backing-not-allowed',
  'glass.door-theme-not-for-frame',
  'glass.frame-follows-door',
  'glass.no-frame-glass',
  'glass.not-a-house-number',
  'glass.not-offered',
  'glass.solid-door',
  'glass.wrong-shape',
  'hardware.handle-not-for-design',
  'hardware.leaf-too-low',
  'hardware.no-room',
  'hardware.not-offered',
  'hardware.suite-not-allowed',
  'size.door-height',
  'size.door-width',
  'size.fanlight-height',
  'size.leaf-height',
  'size.leaf-width',
  'size.master-width',
  'size.no-fanlight',
  'size.no-sidelights',
  'size.no-slave',
  'size.not-offered',
  'size.set-area',
  'size.set-height',
  'size.sidelight-width',
  'size.slave-width',
  'size.welded-frame',
];

const itemFaults = (item: Item, supplier: TestSupplier): readonly string[] => [
  ...validateItem(item, supplier.context).map(({ message }) => message),
  ...unlikeItsChoices(item, supplier),
  ...sizesThatDoNotAddUp(item, supplier.catalogue),
];

const unlikeItsChoices = (item: Item, { context }: TestSupplier): readonly string[] =>
  isDeepStrictEqual(effective(item, context), item) ? [] : [`Its choices are of another door: ${JSON.stringify(item)}`];

const refusalsFaults = ({ trail }: Walk): readonly string[] =>
  trail.flatMap(({ outcome }) => (outcome.ok ? [] : refusalFaults(outcome.refusal)));

const missingIn = (item: Item, supplier: TestSupplier): readonly string[] =>
  workInstructionsOf(bomOf(item, supplier))
    .filter((line) => isInError(line) && !notChosenYet.some((choice) => choice === line.missing))
    .map(({ code, description }) => `${code}: ${description}\n${JSON.stringify(item)}`);

/** The choices of a walk's end with some of the items on its way: combinations that no walk leads to. */
function patchworks({ trail, end }: Walk): readonly Choices[] {
  const others = trail.flatMap(({ outcome }) => (outcome.ok ? [outcome.value.item.choices] : []));
  return others.flatMap((other) => [
    { ...end.choices, ...other },
    { ...other, ...end.choices },
    { ...end.choices, templateId: other.templateId, designId: other.designId ?? end.designId },
  ]);
}
