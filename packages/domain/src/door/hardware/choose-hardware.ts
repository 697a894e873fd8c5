import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { notOffered, refusalOf } from '../choice/option.ts';
import {
  type Apply,
  type ChangedDoor,
  type Check,
  chooses,
  isAlwaysAllowed,
  type RuleContext,
  type Rules,
} from '../choice/rule.ts';
import { extrasOfFrame } from '../extras/extra-places.ts';
import type { Action, ActionOf } from '../model/action.ts';
import { type Choices, choosing } from '../model/choices.ts';
import { designHardwareKinds, type HardwareKind, hardwareKinds } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';
import { accepted, type Result, refused } from '../model/result.ts';
import { recordOf } from '../../lib/records.ts';
import { dropdownOf } from '../stock/door-props.ts';
import { handleKey, usualPiece } from './hardware-of-choices.ts';
import { letterPlateHeightIsOffered, placeLetterPlate } from './letter-plate-height.ts';
import { hardwareOptions, hingeColourOptions, suiteOptions, optionsOfHandle } from './hardware-options.ts';

/** After 'no hardware', the pieces come back with a handle. */
const chooseHandleType: Apply<'hardware.chooseHandleType'> = ({ choices, hardware }, { handleType }) =>
  choosing(choices, {
    handles: { ...choices.handles, [handleKey(choices)]: handleType },
    pieces: hardware.handleType === null ? {} : choices.pieces,
  });

/** After 'no hardware', the pieces come back in that finish, with the usual handle. */
const chooseSuite: Apply<'hardware.chooseSuite'> = ({ choices, hardware }, { suite }) => {
  if (hardware.handleType !== null) return choosing(choices, { suite });
  return choosing(choices, { suite, handles: withoutHandle(choices), pieces: {} });
};

const withoutHandle = (choices: Choices): Choices['handles'] =>
  Object.fromEntries(Object.entries(choices.handles ?? {}).filter(([design]) => design !== handleKey(choices)));

/** What a person chose stays where it is made; where another product takes its place or none, a notice says so. */
function changedPiecesSaid({ was, now }: ChangedDoor, { catalogue, messages }: RuleContext): readonly string[] {
  if (was.hardware.handleType === null) return [];
  const { suite } = now.hardware;
  const changes = changedPieces(was, now, catalogue);
  return changes.length === 0
    ? []
    : [changes.map((change) => messages.hardware.changedPiece({ ...change, suite })).join(' ')];
}

/** Head drips and vents belong to the frame; every other extra goes with the hardware. */
const clearAllHardware: Apply<'hardware.clearAll'> = (item, _clear, { catalogue }) => {
  const { choices } = item;
  return choosing(choices, {
    handles: { ...choices.handles, [handleKey(choices)]: null },
    pieces: recordOf(designHardwareKinds, () => null),
    extras: extrasOfFrame(item, catalogue),
    closerPosition: undefined,
    numeralsAt: undefined,
    spyholeHeights: undefined,
  });
};

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
  const stock = item.hardware.chosen[kind] ?? usualPiece(kind, item, catalogue);
  return stock === null
    ? refused('hardware.not-on-design', messages.hardware.cannotBeFitted(kind))
    : accepted({ type: 'hardware.choose', kind, stock });
}

export const hardwareRules: Rules<Extract<Action, { readonly type: `hardware.${string}` }>> = {
  'hardware.chooseHandleType': {
    check: handleTypeIsOffered,
    apply: chooseHandleType,
    notices: changedPiecesSaid,
  },
  'hardware.chooseSuite': { check: suiteIsOffered, apply: chooseSuite, notices: changedPiecesSaid },
  'hardware.choose': {
    check: hardwareIsOffered,
    apply: chooses(({ kind, stock }, { pieces }) => ({ pieces: { ...pieces, [kind]: stock } })),
  },
  'hardware.placeLetterPlate': { check: letterPlateHeightIsOffered, apply: placeLetterPlate },
  'hardware.chooseHingeColour': {
    check: hingeColourIsOffered,
    apply: chooses(({ colour }) => ({ hingeColour: colour })),
  },
  'hardware.clearAll': {
    check: isAlwaysAllowed,
    apply: clearAllHardware,
    empties: hardwareKinds.map((kind) => dropdownOf[kind]),
  },
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
