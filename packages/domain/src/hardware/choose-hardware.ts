import type { Catalogue } from '../catalogue/catalogue.ts';
import { type HandleType, type Hardware, hardwareKinds, type Item, type Suite } from '../item/item.ts';
import { notOffered, refusalOf } from '../item/offering.ts';
import { type Check, quietly, type Rule } from '../item/rule.ts';
import { dropdownOf } from '../stock/door-props.ts';
import { droppedBetween, removing } from './dropped.ts';
import { hingeColourAfter } from './hinges.ts';
import { offeredHandleTypes, offeredHardware, offeredHingeColours, offeredSuites } from './offer-hardware.ts';
import { loadDefaultHardware, refitHardware, withChosen } from './refit.ts';
import { defaultSuite, suitesOf, usualHandle } from './suites.ts';

/** The visitor's gold is only a beginning: seeing the hardware for the first time settles the finish. */
export const visitHardware: Rule<'hardware.visit'> = (item, _visit, catalogue) => {
  if (item.hardware.suiteResolved) return quietly(item);
  const suite = defaultSuite(suitesOf(item.hardware.handleType, catalogue));
  return refitHardware(item, inSuite(item, suite, catalogue), catalogue);
};

/** A finish that was settled stays if the handle is made in it. After 'no hardware at all', the defaults come back. */
export const chooseHandleType: Rule<'hardware.chooseHandleType'> = (item, { handleType }, catalogue) => {
  const suite = suiteFor(handleType, item.hardware, catalogue);
  const now = inSuite(withHandle(item, handleType), suite, catalogue);
  const hadNone = item.hardware.handleType === null;
  return hadNone ? loadDefaultHardware(item, now, catalogue) : refitHardware(item, now, catalogue);
};

function suiteFor(handleType: HandleType, { suite, suiteResolved }: Hardware, catalogue: Catalogue): Suite {
  const allowed = suitesOf(handleType, catalogue);
  return suiteResolved && allowed.includes(suite) ? suite : defaultSuite(allowed);
}

/** After 'no hardware at all', the defaults come back in that finish, the usual handle among them. */
export const chooseSuite: Rule<'hardware.chooseSuite'> = (item, { suite }, catalogue) => {
  const now = inSuite(item, suite, catalogue);
  return item.hardware.handleType === null
    ? loadDefaultHardware(item, withHandle(now, usualHandle), catalogue)
    : refitHardware(item, now, catalogue);
};

const withHandle = (item: Item, handleType: HandleType): Item => ({
  ...item,
  hardware: { ...item.hardware, handleType },
});

/** What is fitted goes with all that it brought along. */
export const chooseHardware: Rule<'hardware.choose'> = (item, { kind, stock }, catalogue) => {
  const now = withChosen(item, { [kind]: stock });
  return { item: now, effects: removing(droppedBetween(item, now, catalogue)) };
};

export const chooseHingeColour: Rule<'hardware.chooseHingeColour'> = (item, { colour }) =>
  quietly({ ...item, hardware: { ...item.hardware, hingeColour: colour } });

const nothingChosen: Hardware['chosen'] = {
  handle: null,
  knocker: null,
  doorKnob: null,
  spyhole: null,
  letterPlate: null,
};

export const clearAllHardware: Rule<'hardware.clearAll'> = (item, _clear, catalogue) => {
  const bare = {
    ...item,
    hardware: { ...item.hardware, handleType: null },
    extras: catalogue.trade.onFrame(item, catalogue),
  };
  const now = withChosen(bare, nothingChosen);
  const ofKinds = hardwareKinds.map((kind) => dropdownOf[kind]);
  return { item: now, effects: removing([...new Set([...ofKinds, ...droppedBetween(item, now, catalogue)])]) };
};

const inSuite = (item: Item, suite: Suite, catalogue: Catalogue): Item => ({
  ...item,
  hardware: {
    ...item.hardware,
    suite,
    suiteResolved: true,
    hingeColour: hingeColourAfter(item.hardware.hingeColour, { from: item.hardware.suite, to: suite }, catalogue),
  },
});

export const handleTypeIsOffered: Check<'hardware.chooseHandleType'> = (item, { handleType }, catalogue) =>
  refusalOf(
    offeredHandleTypes(item, catalogue),
    (handle) => handle.handleType === handleType,
    notOffered('hardware', catalogue.words.notOffered.handleType),
  );

export const suiteIsOffered: Check<'hardware.chooseSuite'> = (item, { suite }, catalogue) =>
  refusalOf(
    offeredSuites(item, catalogue),
    (each) => each === suite,
    notOffered('hardware', catalogue.words.notOffered.suite),
  );

export const hardwareIsOffered: Check<'hardware.choose'> = (item, { kind, stock }, catalogue) =>
  refusalOf(offeredHardware(item, kind, catalogue), (each) => (each?.code ?? null) === stock, {
    code: 'hardware.not-offered',
    message: catalogue.words.notOffered.piece,
  });

export const hingeColourIsOffered: Check<'hardware.chooseHingeColour'> = (item, { colour }, catalogue) =>
  refusalOf(
    offeredHingeColours(item, catalogue),
    ({ name }) => name === colour,
    notOffered('hardware', catalogue.words.notOffered.hingeColour),
  );
