import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { notOffered, refusalOf } from '../choice/option.ts';
import {
  type Apply,
  type Check,
  isAlwaysAllowed,
  type RuleContext,
  type Rules,
  withoutEffects,
} from '../choice/rule.ts';
import { extrasWithoutHardware } from '../extras/extra-places.ts';
import type { Action, ActionOf, Configured } from '../model/action.ts';
import { designHardwareKinds, type HardwareKind, hardwareKinds } from '../model/hardware-kinds.ts';
import type { HandleType, Hardware, Item, Suite } from '../model/item.ts';
import { accepted, type Result, refused } from '../model/result.ts';
import { noHardware } from '../model/plain-item.ts';
import { dropdownOf } from '../stock/door-props.ts';
import { hingeColourAfter } from './hinge-colour.ts';
import { letterPlateHeightIsOffered, placeLetterPlate } from './letter-plate-height.ts';
import { hardwareOptions, hingeColourOptions, suiteOptions, optionsOfHandle } from './hardware-options.ts';
import {
  defaultOrFirstStock,
  loadDefaultHardware,
  refitHardware,
  removedDropdowns,
  removeStockEffect,
  withChosen,
} from './refit.ts';
import { defaultHandleType, defaultSuite, suitesOf } from './suites.ts';

/** Keeps the present finish if the handle is made in it. After 'no hardware', the defaults come back. */
export const chooseHandleType: Apply<'hardware.chooseHandleType'> = (item, { handleType }, context) => {
  const suite = suiteFor(handleType, item.hardware, context.catalogue);
  return reloadHardware(item, withSuite(withHandle(item, handleType), suite, context.catalogue), context);
};

function suiteFor(handleType: HandleType, { suite }: Hardware, catalogue: Catalogue): Suite {
  const allowed = suitesOf(handleType, catalogue);
  return allowed.includes(suite) ? suite : defaultSuite(allowed);
}

/** After 'no hardware', the defaults come back in that finish, with the default handle. */
export const chooseSuite: Apply<'hardware.chooseSuite'> = (item, { suite }, context) => {
  const handleType = item.hardware.handleType ?? defaultHandleType(context.catalogue);
  return reloadHardware(item, withSuite(withHandle(item, handleType), suite, context.catalogue), context);
};

/** What a person chose stays where it is made; where another product takes its place or none, a notice says so. */
function reloadHardware(was: Item, now: Item, { catalogue, messages }: RuleContext): Configured {
  if (was.hardware.handleType === null) return loadDefaultHardware(was, now, catalogue);
  const { item, effects } = refitHardware(was, now, catalogue);
  const changes = changedPieces(was, item, catalogue);
  if (changes.length === 0) return { item, effects };
  const { suite } = item.hardware;
  const message = changes.map((change) => messages.hardware.changedPiece({ ...change, suite })).join(' ');
  return { item, effects: [...effects, { type: 'notify', message }] };
}

const withHandle = (item: Item, handleType: HandleType): Item => ({
  ...item,
  hardware: { ...item.hardware, handleType },
  hardwareChosen: true,
});

/** A piece that is replaced is removed together with its related stock. */
export const chooseHardware: Apply<'hardware.choose'> = (item, { kind, stock }, { catalogue }) => {
  const now = withChosen({ ...item, hardwareChosen: true }, { [kind]: stock });
  return { item: now, effects: removeStockEffect(removedDropdowns(item, now, catalogue)) };
};

export const chooseHingeColour: Apply<'hardware.chooseHingeColour'> = (item, { colour }) =>
  withoutEffects({ ...item, hardware: { ...item.hardware, hingeColour: colour } });

export const clearAllHardware: Apply<'hardware.clearAll'> = (item, _clear, { catalogue }) => {
  const bare = {
    ...item,
    hardware: { ...item.hardware, handleType: null },
    hardwareChosen: true,
    extras: extrasWithoutHardware(item, catalogue),
  };
  const now = withChosen(bare, noHardware);
  const ofKinds = hardwareKinds.map((kind) => dropdownOf[kind]);
  return {
    item: now,
    effects: removeStockEffect([...new Set([...ofKinds, ...removedDropdowns(item, now, catalogue)])]),
  };
};

export const withSuite = (item: Item, suite: Suite, catalogue: Catalogue): Item => ({
  ...item,
  hardware: {
    ...item.hardware,
    suite,
    hingeColour: hingeColourAfter(item.hardware.hingeColour, { from: item.hardware.suite, to: suite }, catalogue),
  },
});

export const handleTypeIsOffered: Check<'hardware.chooseHandleType'> = (item, { handleType }, context) =>
  refusalOf(
    optionsOfHandle(handleType, item, context),
    (handle) => handle.handleType === handleType,
    notOffered('hardware', context.messages.notOffered.handleType),
  );

export const suiteIsOffered: Check<'hardware.chooseSuite'> = (item, { suite }, context) =>
  refusalOf(
    suiteOptions(item, context),
    (each) => each === suite,
    notOffered('hardware', context.messages.notOffered.suite),
  );

export const hardwareIsOffered: Check<'hardware.choose'> = (item, { kind, stock }, context) =>
  refusalOf(hardwareOptions(item, kind, context), (each) => (each?.code ?? null) === stock, {
    code: 'hardware.not-offered',
    message: context.messages.notOffered.piece,
  });

export const hingeColourIsOffered: Check<'hardware.chooseHingeColour'> = (item, { colour }, { catalogue, messages }) =>
  refusalOf(
    hingeColourOptions(item, catalogue),
    ({ name }) => name === colour,
    notOffered('hardware', messages.notOffered.hingeColour),
  );

/** The action behind a call that switches a kind on or off: it chooses a piece, or none. null: the kind is off already. */
export function switchHardwareAction(
  item: Item,
  { kind, on }: { readonly kind: HardwareKind; readonly on: boolean },
  { catalogue, messages }: RuleContext,
): Result<ActionOf<'hardware.choose'> | null> {
  if (!on) return accepted(item.hardware.chosen[kind] === null ? null : { type: 'hardware.choose', kind, stock: null });
  const stock = item.hardware.chosen[kind] ?? defaultOrFirstStock(kind, item, catalogue);
  return stock === null
    ? refused('hardware.not-on-design', messages.hardware.cannotBeFitted(kind))
    : accepted({ type: 'hardware.choose', kind, stock });
}

export const hardwareRules: Rules<Extract<Action, { readonly type: `hardware.${string}` }>> = {
  'hardware.chooseHandleType': { check: handleTypeIsOffered, apply: chooseHandleType },
  'hardware.chooseSuite': { check: suiteIsOffered, apply: chooseSuite },
  'hardware.choose': { check: hardwareIsOffered, apply: chooseHardware },
  'hardware.placeLetterPlate': { check: letterPlateHeightIsOffered, apply: placeLetterPlate },
  'hardware.chooseHingeColour': { check: hingeColourIsOffered, apply: chooseHingeColour },
  'hardware.clearAll': { check: isAlwaysAllowed, apply: clearAllHardware },
};

/** A kind whose product is another after a change; null: there was none, or there is none any more. */
export interface ChangedPiece {
  readonly before: string | null;
  readonly after: string | null;
}

/** The products that a change has replaced, removed or added, by their names. A handle is not among them: its type was chosen. */
export const changedPieces = (was: Item, now: Item, catalogue: Catalogue): readonly ChangedPiece[] =>
  designHardwareKinds.flatMap((kind) => {
    const [before, after] = [productName(kind, was, catalogue), productName(kind, now, catalogue)];
    return before === after ? [] : [{ before, after }];
  });

function productName(kind: HardwareKind, { hardware }: Item, catalogue: Catalogue): string | null {
  const code = hardware.chosen[kind];
  return code === null ? null : catalogue.master(catalogue.stock(code).masterId).name;
}
