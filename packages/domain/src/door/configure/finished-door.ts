import { isGlazed } from '../../catalogue/rows/design-rows.ts';
import type { DoorChoices } from '../../catalogue/rows/gallery-rows.ts';
import type { RuleContext } from '../choice/rule.ts';
import { backingOfPane } from '../glass/backing.ts';
import { frameGlazing } from '../glass/glazing.ts';
import { backingOptions } from '../glass/glass-options.ts';
import { paneBackingOptions } from '../glass/pane-backing.ts';
import { allowedKinds } from '../hardware/kinds.ts';
import type { VisitorAction } from '../model/action.ts';
import { hardwareKinds } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';
import { accepted, type Result } from '../model/result.ts';
import { doorPart, glazedFramePartKinds, glazedFrameParts, layoutOf } from '../model/parts.ts';
import { sideWidthsOf } from '../sizes/side-widths.ts';

/** `configure` with the rules of the caller. */
type Choose = (item: Item, action: VisitorAction) => Result<{ readonly item: Item }>;

/**
 * The door that these choices make, or the first refusal. `start` is a new door of any frame. A size may need the design and a
 * design the size, so both orders are tried.
 */
export function itemOfChoices(choices: DoorChoices, start: Item, choose: Choose): Result<Item> {
  const { frame, design, size, rest } = actionsOf(choices);
  const sized = chosenInOrder([...frame, ...design, ...size, ...rest], start, choose);
  return sized.ok ? sized : chosenInOrder([...frame, ...size, ...design, ...rest], start, choose);
}

const chosenInOrder = (actions: readonly VisitorAction[], start: Item, choose: Choose): Result<Item> =>
  actions.reduce<Result<Item>>((before, action) => {
    if (!before.ok) return before;
    const after = choose(before.value, action);
    return after.ok ? accepted(after.value.item) : after;
  }, accepted(start));

type Actions = readonly VisitorAction[];

function actionsOf(choices: DoorChoices): Readonly<Record<'frame' | 'design' | 'size' | 'rest', Actions>> {
  const { templateId, designId, overall, sides, doorHeight, hand, opens } = choices;
  return {
    frame: [{ type: 'frame.choose', templateId }],
    design: [{ type: 'design.choose', designId }],
    size: [
      ...(overall ? [{ type: 'size.changeOverall', overall } as const] : []),
      ...(doorHeight === undefined ? [] : [{ type: 'size.changeDoorHeight', doorHeight } as const]),
      ...(sides ? [{ type: 'size.changeSides', ...sides } as const] : []),
    ],
    rest: [
      ...(hand ? [{ type: 'hand.choose', hand } as const] : []),
      ...(opens ? [{ type: 'frame.chooseOpening', opens } as const] : []),
      ...colourActions(choices),
      ...glassActions(choices),
      ...hardwareActions(choices),
    ],
  };
}

const colourActions = ({ doorColour, ral, sameInternal, frameExternal, frameInternal }: DoorChoices): Actions => [
  { type: 'colour.chooseDoor', colourId: doorColour },
  ...(ral === undefined ? [] : [{ type: 'colour.chooseRal', ral } as const]),
  ...(sameInternal ? [{ type: 'colour.sameInternal', on: true } as const] : []),
  ...(frameExternal ? [{ type: 'colour.chooseFrameExternal', finish: frameExternal } as const] : []),
  ...(frameInternal ? [{ type: 'colour.chooseFrameInternal', finish: frameInternal } as const] : []),
];

/** A frame with glass of its own is separated first: a pattern of the door need not be made for it. */
const glassActions = ({ doorGlass, backing, frameGlass, paneGlass = {}, paneBackings = {} }: DoorChoices): Actions => [
  ...(frameGlass ? [{ type: 'glass.differentFrame', on: true } as const] : []),
  ...(doorGlass ? [{ type: 'glass.chooseForDoor', glazing: doorGlass } as const] : []),
  ...(frameGlass && frameGlass.kind !== 'none-chosen'
    ? [{ type: 'glass.chooseForFrame', glazing: frameGlass } as const]
    : []),
  ...glazedFramePartKinds.flatMap((pane) => {
    const glazing = paneGlass[pane];
    return glazing ? [{ type: 'glass.chooseForPane', pane, glazing } as const] : [];
  }),
  ...(backing === undefined ? [] : [{ type: 'glass.chooseBacking', backing } as const]),
  ...glazedFramePartKinds.flatMap((pane) => {
    const own = paneBackings[pane];
    return own === undefined ? [] : [{ type: 'glass.choosePaneBacking', pane, backing: own } as const];
  }),
];

const hardwareActions = (choices: DoorChoices): Actions => [...metalActions(choices), ...pieceActions(choices)];

const metalActions = ({ handleType, suite }: DoorChoices): Actions => [
  ...(handleType ? [{ type: 'hardware.chooseHandleType', handleType } as const] : []),
  ...(suite ? [{ type: 'hardware.chooseSuite', suite } as const] : []),
  ...(handleType === null ? [{ type: 'hardware.clearAll' } as const] : []),
];

const pieceActions = ({ pieces = {}, letterPlateHeight, hingeColour }: DoorChoices): Actions => [
  ...hardwareKinds.flatMap((kind) => {
    const stock = pieces[kind];
    return stock === undefined ? [] : [{ type: 'hardware.choose', kind, stock } as const];
  }),
  ...(letterPlateHeight === undefined
    ? []
    : [{ type: 'hardware.placeLetterPlate', height: letterPlateHeight } as const]),
  ...(hingeColour === undefined ? [] : [{ type: 'hardware.chooseHingeColour', colour: hingeColour } as const]),
];

/** What a visitor has chosen on a door, every choice named. What only the trade chooses is not among it. */
export const choicesOf = (item: Item, context: RuleContext): DoorChoices => ({
  templateId: item.templateId,
  designId: item.designId,
  ...sizesOf(item),
  hand: item.hand,
  opens: item.opens,
  ...coloursOf(item),
  ...glassOf(item, context),
  ...hardwareOf(item, context),
});

function sizesOf({ frame }: Item): Pick<DoorChoices, 'overall' | 'sides' | 'doorHeight'> {
  const { sides, fanlight } = layoutOf(frame.parts);
  return {
    overall: frame.overall,
    ...(sides === 'none' ? {} : { sides: sideWidthsOf(frame.parts) }),
    ...(fanlight ? { doorHeight: doorPart(frame.parts).size.height } : {}),
  };
}

const coloursOf = ({ colours }: Item) => ({
  doorColour: colours.doorExternal,
  ...(colours.customRal === null ? {} : { ral: colours.customRal }),
  ...(colours.doorInternal.kind === 'same-as-external' ? ({ sameInternal: true } as const) : {}),
  frameExternal: colours.frameExternal,
  frameInternal: colours.frameInternal,
});

function glassOf(
  item: Item,
  context: RuleContext,
): Pick<DoorChoices, 'doorGlass' | 'backing' | 'frameGlass' | 'paneGlass' | 'paneBackings'> {
  const { glass } = item;
  const isChosen = isGlazed(context.catalogue.design(item.designId)) && glass.door.kind !== 'none-chosen';
  const takesBacking = backingOptions(item, context).some(
    ({ value, disabledReason }) => value.name === glass.doorBacking && disabledReason === null,
  );
  return {
    ...(isChosen ? { doorGlass: glass.door } : {}),
    ...(takesBacking ? { backing: glass.doorBacking } : {}),
    ...(hasOwnFrameGlass(item, context) ? { frameGlass: frameGlazing(glass) } : {}),
    ...(glass.frame.kind === 'own' && glass.frame.ofPart ? { paneGlass: glass.frame.ofPart } : {}),
    paneBackings: ownBackings(item, context),
  };
}

function hardwareOf({ designId, hardware }: Item, { catalogue }: RuleContext) {
  const kinds = allowedKinds(catalogue.design(designId)).filter((kind) => kind !== 'handle');
  return {
    handleType: hardware.handleType,
    suite: hardware.suite,
    pieces: Object.fromEntries(kinds.map((kind) => [kind, hardware.chosen[kind]])),
    ...(hardware.letterPlateHeight === null ? {} : { letterPlateHeight: hardware.letterPlateHeight }),
    hingeColour: hardware.hingeColour,
  };
}

/** Around a solid door the glass is the frame's alone, whatever the door had before. */
const hasOwnFrameGlass = ({ glass, designId, frame }: Item, { catalogue }: RuleContext): boolean =>
  glazedFrameParts(frame.parts).length > 0 &&
  (glass.frame.kind === 'own' || (!isGlazed(catalogue.design(designId)) && glass.door.kind !== 'none-chosen'));

/** The backings of the parts that can have one of their own. */
const ownBackings = (item: Item, context: RuleContext): NonNullable<DoorChoices['paneBackings']> =>
  Object.fromEntries(
    glazedFrameParts(item.frame.parts)
      .map((pane) => [pane, backingOfPane(item, pane)] as const)
      .filter(([pane, backing]) =>
        paneBackingOptions(item, pane, context).some(
          ({ value, disabledReason }) => value.name === backing && disabledReason === null,
        ),
      ),
  );
