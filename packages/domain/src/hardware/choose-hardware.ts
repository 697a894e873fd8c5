import { type RuleContext, type Rules, isAlwaysAllowed } from '../choice/rule.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type HardwareKind, hardwareKinds } from '../model/hardware-kinds.ts';
import { type HandleType, type Hardware, type Item, type Suite } from '../model/item.ts';
import { notOffered, refusalOf } from '../choice/offer.ts';
import { type Check, withoutEffects, type Apply } from '../choice/rule.ts';
import { dropdownOf } from '../stock/door-props.ts';
import {
  removedDropdowns,
  removeStockEffect,
  loadDefaultHardware,
  refitHardware,
  withChosen,
  defaultOrFirstStock,
} from './refit.ts';
import { hingeColourAfter } from './hinge-colour.ts';
import { offeredHandleTypes, offeredHardware, offeredHingeColours, offeredSuites } from './offer-hardware.ts';
import { defaultSuite, suitesOf, defaultHandleType } from './suites.ts';
import type { ActionOf, Action } from '../model/action.ts';
import { noHardware } from './no-hardware.ts';
import { accepted, type Outcome, refused } from '../model/outcome.ts';

/** A visitor's door starts in gold; the first visit to the hardware step changes it to the default finish. */
export const visitHardware: Apply<'hardware.visit'> = (item, _visit, { catalogue }) => {
  if (item.hardware.suiteResolved) return withoutEffects(item);
  const suite = defaultSuite(suitesOf(item.hardware.handleType, catalogue));
  return refitHardware(item, withSuite(item, suite, catalogue), catalogue);
};

/** Keeps a finish that was chosen if the handle is made in it. After 'no hardware', the defaults come back. */
export const chooseHandleType: Apply<'hardware.chooseHandleType'> = (item, { handleType }, { catalogue }) => {
  const suite = suiteFor(handleType, item.hardware, catalogue);
  const now = withSuite(withHandle(item, handleType), suite, catalogue);
  const hadNone = item.hardware.handleType === null;
  return hadNone ? loadDefaultHardware(item, now, catalogue) : refitHardware(item, now, catalogue);
};

function suiteFor(handleType: HandleType, { suite, suiteResolved }: Hardware, catalogue: Catalogue): Suite {
  const allowed = suitesOf(handleType, catalogue);
  return suiteResolved && allowed.includes(suite) ? suite : defaultSuite(allowed);
}

/** After 'no hardware', the defaults come back in that finish, with the default handle. */
export const chooseSuite: Apply<'hardware.chooseSuite'> = (item, { suite }, { catalogue }) => {
  const now = withSuite(item, suite, catalogue);
  return item.hardware.handleType === null
    ? loadDefaultHardware(item, withHandle(now, defaultHandleType), catalogue)
    : refitHardware(item, now, catalogue);
};

const withHandle = (item: Item, handleType: HandleType): Item => ({
  ...item,
  hardware: { ...item.hardware, handleType },
});

/** A piece that is replaced is removed together with its related stock. */
export const chooseHardware: Apply<'hardware.choose'> = (item, { kind, stock }, { catalogue }) => {
  const now = withChosen(item, { [kind]: stock });
  return { item: now, effects: removeStockEffect(removedDropdowns(item, now, catalogue)) };
};

export const chooseHingeColour: Apply<'hardware.chooseHingeColour'> = (item, { colour }) =>
  withoutEffects({ ...item, hardware: { ...item.hardware, hingeColour: colour } });

export const clearAllHardware: Apply<'hardware.clearAll'> = (item, _clear, context) => {
  const { catalogue } = context;
  const bare = {
    ...item,
    hardware: { ...item.hardware, handleType: null },
    extras: context.rules.extrasWithoutHardware(item, catalogue),
  };
  const now = withChosen(bare, noHardware);
  const ofKinds = hardwareKinds.map((kind) => dropdownOf[kind]);
  return {
    item: now,
    effects: removeStockEffect([...new Set([...ofKinds, ...removedDropdowns(item, now, catalogue)])]),
  };
};

const withSuite = (item: Item, suite: Suite, catalogue: Catalogue): Item => ({
  ...item,
  hardware: {
    ...item.hardware,
    suite,
    suiteResolved: true,
    hingeColour: hingeColourAfter(item.hardware.hingeColour, { from: item.hardware.suite, to: suite }, catalogue),
  },
});

export const handleTypeIsOffered: Check<'hardware.chooseHandleType'> = (item, { handleType }, context) =>
  refusalOf(
    offeredHandleTypes(item, context),
    (handle) => handle.handleType === handleType,
    notOffered('hardware', context.words.notOffered.handleType),
  );

export const suiteIsOffered: Check<'hardware.chooseSuite'> = (item, { suite }, context) =>
  refusalOf(
    offeredSuites(item, context),
    (each) => each === suite,
    notOffered('hardware', context.words.notOffered.suite),
  );

export const hardwareIsOffered: Check<'hardware.choose'> = (item, { kind, stock }, { catalogue, words }) =>
  refusalOf(offeredHardware(item, kind, catalogue), (each) => (each?.code ?? null) === stock, {
    code: 'hardware.not-offered',
    message: words.notOffered.piece,
  });

export const hingeColourIsOffered: Check<'hardware.chooseHingeColour'> = (item, { colour }, { catalogue, words }) =>
  refusalOf(
    offeredHingeColours(item, catalogue),
    ({ name }) => name === colour,
    notOffered('hardware', words.notOffered.hingeColour),
  );

/** The action behind a call that switches a kind on or off: it chooses a piece, or none. */
export function switchHardwareAction(
  item: Item,
  { kind, on }: { readonly kind: HardwareKind; readonly on: boolean },
  { catalogue, words }: RuleContext,
): Outcome<ActionOf<'hardware.choose'>> {
  if (!on) return accepted({ type: 'hardware.choose', kind, stock: null });
  const stock = item.hardware.chosen[kind] ?? defaultOrFirstStock(kind, item, catalogue);
  return stock === null
    ? refused('hardware.not-on-design', words.hardware.cannotBeFitted(kind))
    : accepted({ type: 'hardware.choose', kind, stock });
}

export const hardwareRules: Rules<Extract<Action, { readonly type: `hardware.${string}` }>> = {
  'hardware.visit': { check: isAlwaysAllowed, apply: visitHardware },
  'hardware.chooseHandleType': { check: handleTypeIsOffered, apply: chooseHandleType },
  'hardware.chooseSuite': { check: suiteIsOffered, apply: chooseSuite },
  'hardware.choose': { check: hardwareIsOffered, apply: chooseHardware },
  'hardware.chooseHingeColour': { check: hingeColourIsOffered, apply: chooseHingeColour },
  'hardware.clearAll': { check: isAlwaysAllowed, apply: clearAllHardware },
};
