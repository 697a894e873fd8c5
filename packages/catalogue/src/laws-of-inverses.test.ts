import { stockAt } from '@door/domain/door/build/stock-at';
import { configure } from '@door/domain/door/configure/configure';
import { backingOfPane } from '@door/domain/door/glass/backing';
import type { Action, ActionOf, ActionType } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { doorPart } from '@door/domain/door/model/parts';
import { couplingAt } from '@door/domain/door/sizes/couplings';
import { sideWidthsOf } from '@door/domain/door/sizes/side-widths';
import { isEqual } from '@door/domain/lib/is-equal';
import type { WalkStep } from '@door/domain/testing/random-walk';
import { describe, expect, test } from 'vitest';
import { checkLaw, lawTimeout, seed, type TestSupplier, testSuppliers } from './testing/walks.ts';

const walks = 200;

/** The action that leads back to a door; null: this door's way back is another, for the reason beside it. */
type Inverse<T extends ActionType> = (was: Item, action: ActionOf<T>, supplier: TestSupplier) => Action | null;

/** The inverse of each action, or why it has none. */
const inverses: { readonly [T in ActionType]: Inverse<T> | string } = {
  'frame.choose': ({ choices, templateId }) =>
    choices.templateId === templateId ? { type: 'frame.choose', templateId } : null,
  'frame.chooseOpening': ({ opens }) => ({ type: 'frame.chooseOpening', opens }),
  // A handle is chosen for a chosen design: the specification resets it with a new one.
  'design.choose': ({ choices, designId }) =>
    choices.designId === designId ? { type: 'design.choose', designId } : null,
  'hand.choose': ({ hand }) => ({ type: 'hand.choose', hand }),
  'colour.chooseDoor': ({ colours }) => ({ type: 'colour.chooseDoor', colourId: colours.doorExternal }),
  'colour.chooseRal': ({ colours }) => ({ type: 'colour.chooseRal', ral: colours.customRal }),
  // Toggling it off clears internal premium, as the specification says.
  'colour.sameInternal': ({ colours }) =>
    colours.frameInternal.kind === 'door-colour'
      ? null
      : { type: 'colour.sameInternal', on: colours.doorInternal.kind === 'same-as-external' },
  'colour.chooseFrameExternal': ({ colours }) => ({
    type: 'colour.chooseFrameExternal',
    finish: colours.frameExternal,
  }),
  'colour.chooseFrameInternal': ({ colours }) => ({
    type: 'colour.chooseFrameInternal',
    finish: colours.frameInternal,
  }),
  'glass.chooseForDoor': 'a glass comes with its own backing, as the specification says',
  'glass.chooseBacking': 'panes that had different backings have one',
  'glass.differentFrame': ({ glass }) =>
    glass.frame.kind === 'own' ? null : { type: 'glass.differentFrame', on: false },
  'glass.chooseForFrame': 'all parts have one glass with its own backing, as the specification says',
  'glass.chooseForPane': 'a glass comes with its own backing, as the specification says',
  'glass.choosePaneBacking': (was, { pane }) => ({
    ...{ type: 'glass.choosePaneBacking', pane },
    backing: backingOfPane(was, pane),
  }),
  'glass.chooseHouseNumber': ({ houseNumber }) => ({ type: 'build.nameJob', numerals: houseNumber, address: '' }),
  'glass.placeHouseNumber': ({ glass }) => ({ type: 'glass.placeHouseNumber', at: glass.houseNumberAt }),
  'hardware.chooseHandleType': ({ hardware: { handleType } }) =>
    handleType === null ? null : { type: 'hardware.chooseHandleType', handleType },
  'hardware.chooseSuite': ({ hardware: { handleType, suite } }) =>
    handleType === null ? null : { type: 'hardware.chooseSuite', suite },
  'hardware.choose': ({ hardware }, { kind }) => ({ type: 'hardware.choose', kind, stock: hardware.chosen[kind] }),
  'hardware.placeLetterPlate': ({ hardware }) => ({
    type: 'hardware.placeLetterPlate',
    height: hardware.letterPlateHeight,
  }),
  'hardware.chooseHingeColour': ({ hardware }) => ({
    type: 'hardware.chooseHingeColour',
    colour: hardware.hingeColour,
  }),
  'hardware.clearAll': 'a finish or a handle brings the usual hardware, as the specification says',
  'extra.choose': ({ extras }, { kind }) => ({ type: 'extra.choose', kind, stock: extras.chosen[kind] }),
  'extra.placeCloser': ({ extras }) => ({ type: 'extra.placeCloser', position: extras.closerPosition }),
  'extra.placeNumerals': ({ extras }) => ({ type: 'extra.placeNumerals', at: extras.numeralsAt }),
  'extra.placeSpyhole': ({ extras }, { spyhole }) => ({
    ...{ type: 'extra.placeSpyhole', spyhole },
    height: extras.spyholeHeights[spyhole],
  }),
  'build.nameJob': ({ houseNumber }) => ({ type: 'build.nameJob', numerals: houseNumber, address: '' }),
  'build.chooseJobType': ({ build }) => ({ type: 'build.chooseJobType', jobType: build.jobType }),
  'build.chooseSystem': ({ systemId }) => ({ type: 'build.chooseSystem', systemId }),
  'build.chooseProfile': ({ frame }) => ({ type: 'build.chooseProfile', profile: frame.profile }),
  'build.chooseThresholdLayout': ({ frame }) => ({
    type: 'build.chooseThresholdLayout',
    layout: frame.thresholdLayout,
  }),
  'build.chooseCoupling': ({ frame }, { joint }, { catalogue }) => {
    const present = couplingAt(frame, joint, catalogue);
    return present && { type: 'build.chooseCoupling', joint, stock: present.code };
  },
  'build.chooseSlab': ({ build }) => ({ type: 'build.chooseSlab', slab: build.slab }),
  'build.chooseStock': (was, { place }) => ({ type: 'build.chooseStock', place, stock: stockAt(was, place) }),
  'build.secure': ({ build }) => ({ type: 'build.secure', on: build.securedByDesign }),
  'build.sealAgainstSmoke': ({ build }) => ({ type: 'build.sealAgainstSmoke', on: build.smokeSeals }),
  'build.laminate': ({ build }) => ({ type: 'build.laminate', on: build.laminated }),
  'size.changeOverall': ({ frame }) => ({ type: 'size.changeOverall', overall: frame.overall }),
  'size.changeSides': ({ frame }) => ({ type: 'size.changeSides', ...sideWidthsOf(frame.parts) }),
  'size.changeDoorHeight': ({ frame }) => ({
    type: 'size.changeDoorHeight',
    doorHeight: doorPart(frame.parts).size.height,
  }),
  'size.changeMasterWidth': ({ leaves }) => ({
    type: 'size.changeMasterWidth',
    masterWidth: leaves.kind === 'double' ? leaves.masterWidth : null,
  }),
  'size.changeHeightMode': ({ frame }) => ({ type: 'size.changeHeightMode', mode: frame.heightMode }),
  'size.useUsual': 'what was typed is typed again',
  'size.choosePacker': ({ frame }, { position }) => ({
    ...{ type: 'size.choosePacker', position },
    stock: frame.packers[position],
  }),
  'size.chooseSill': ({ frame }) => ({ type: 'size.chooseSill', stock: frame.sill }),
  'size.chooseThreshold': ({ frame }) => ({ type: 'size.chooseThreshold', stock: frame.threshold }),
};

const doorOf = ({ choices: _choices, ...door }: Item) => door;

const inverseOf = <T extends ActionType>(was: Item, action: ActionOf<T>, supplier: TestSupplier): Action | null => {
  const inverse: Inverse<T> | string = inverses[action.type];
  return typeof inverse === 'string' ? null : inverse(was, action, supplier);
};

const led = new Set<ActionType>();

function notBack({ before, action, outcome }: WalkStep, supplier: TestSupplier): readonly string[] {
  const back = outcome.ok ? inverseOf(before, action, supplier) : null;
  if (!outcome.ok || !back) return [];
  const returned = configure(outcome.value.item, back, supplier.context);
  if (!returned.ok) return [];
  led.add(action.type);
  return isEqual(doorOf(returned.value.item), doorOf(before))
    ? []
    : [`${JSON.stringify(action)} and ${JSON.stringify(back)}: another door than ${JSON.stringify(before.choices)}`];
}

describe.each(testSuppliers)(`at $name (seed ${String(seed)})`, (supplier) => {
  test(
    'every action that has an inverse is taken back by it',
    () => {
      checkLaw(({ trail }) => trail.flatMap((step) => notBack(step, supplier)), walks, supplier);
    },
    lawTimeout,
  );
});

test('nearly every action was taken back on the walks', () => {
  const having = Object.entries(inverses).filter(([, inverse]) => typeof inverse !== 'string');
  expect(led.size).toBeGreaterThan(having.length - 6);
});
