import {
  jobTypeOptions,
  laminationOptions,
  profileOptions,
  securityOptions,
  slabOptions,
  smokeSealOptions,
  thresholdLayoutOptions,
} from '../door/build/build-options.ts';
import { couplingOptions } from '../door/build/coupling-options.ts';
import { stockOptions } from '../door/build/stock-options.ts';
import { systemOptions } from '../door/build/system-options.ts';
import type { Option, DisabledReason } from '../door/choice/option.ts';
import type { RuleContext } from '../door/choice/rule.ts';
import type { FrameSide } from '../door/colours/colour-of-part.ts';
import { doorColourOptions, frameColourOptions } from '../door/colours/colour-options.ts';
import { designOptions } from '../door/design/design-options.ts';
import { handOptions } from '../door/design/hand-options.ts';
import { closerPositionOptions } from '../door/extras/closer-position.ts';
import { extraOptions } from '../door/extras/extra-options.ts';
import { packerOptions, sillOptions, thresholdOptions } from '../door/frame/size-stock-options.ts';
import { templateOptions } from '../door/frame/template-options.ts';
import { openingOptions } from '../door/frame/opening.ts';
import { mayChooseFrameGlass } from '../door/glass/glass-of-set.ts';
import type { GlassPlace } from '../door/glass/glazing.ts';
import { backingOptions, glazingOptions } from '../door/glass/glass-options.ts';
import { paneBackingOptions, panesOfSet } from '../door/glass/pane-backing.ts';
import { letterPlateHeightOptions } from '../door/hardware/letter-plate-height.ts';
import {
  handleTypeOptions,
  hardwareOptions,
  hingeColourOptions,
  suiteOptions,
} from '../door/hardware/hardware-options.ts';
import type { Action, ActionType } from '../door/model/action.ts';
import { buildPlaces } from '../door/model/build-choices.ts';
import { extraKinds } from '../door/model/extra-kinds.ts';
import { hardwareKinds } from '../door/model/hardware-kinds.ts';
import { type FrameFinish, type Glazing, packerPositions } from '../door/model/door-values.ts';
import type { Item } from '../door/model/item.ts';
import { glazedFramePartKinds, glazedFrameParts } from '../door/model/parts.ts';

/** One tile of the designer with its action. */
export interface Tile {
  readonly action: Action;
  readonly chosen: boolean;
  readonly disabledReason: DisabledReason | null;
}

/** Every tile that a page can show of this item, whatever the supplier's settings. */
export const tilesOf = (item: Item, context: RuleContext): readonly Tile[] =>
  Object.values(groups).flatMap((group) => group(item, context));

/** The tile of an action for another item; undefined when the page does not show it. */
export function tileFor(action: Action, item: Item, context: RuleContext): Tile | undefined {
  const requested = JSON.stringify(action);
  return groups[action.type]?.(item, context).find((tile) => JSON.stringify(tile.action) === requested);
}

type Group = (item: Item, context: RuleContext) => readonly Tile[];

/** The actions that have tiles. All others are switches and size fields. */
const groups: Readonly<Partial<Record<ActionType, Group>>> = {
  'frame.choose': (item, { catalogue }) =>
    tiles(templateOptions(item, catalogue), ({ id }) => ({ type: 'frame.choose', templateId: id })),
  'frame.chooseOpening': (item, context) =>
    tiles(openingOptions(item, context), (opens) => ({ type: 'frame.chooseOpening', opens })),
  'design.choose': (item, context) =>
    tiles(designOptions(item, context), ({ id }) => ({ type: 'design.choose', designId: id })),
  'hand.choose': (item, context) => tiles(handOptions(item, context), (hand) => ({ type: 'hand.choose', hand })),
  'colour.chooseDoor': (item, { catalogue }) =>
    tiles(doorColourOptions(item, catalogue), ({ id }) => ({ type: 'colour.chooseDoor', colourId: id })),
  'colour.chooseFrameExternal': (item, context) =>
    tiles(finishes(item, 'external', context), (finish) => ({ type: 'colour.chooseFrameExternal', finish })),
  'colour.chooseFrameInternal': (item, context) =>
    tiles(finishes(item, 'internal', context), (finish) => ({ type: 'colour.chooseFrameInternal', finish })),
  'glass.chooseForDoor': (item, context) =>
    tiles(glazings(item, 'door', context), (glazing) => ({ type: 'glass.chooseForDoor', glazing })),
  'glass.chooseForFrame': (item, context) =>
    mayChooseFrameGlass(item, context.catalogue)
      ? tiles(glazings(item, 'frame', context), (glazing) => ({ type: 'glass.chooseForFrame', glazing }))
      : [],
  'glass.chooseForPane': (item, context) =>
    mayChooseFrameGlass(item, context.catalogue)
      ? glazedFrameParts(item.frame.parts).flatMap((pane) =>
          tiles(glazings(item, pane, context), (glazing) => ({ type: 'glass.chooseForPane', pane, glazing })),
        )
      : [],
  'glass.choosePaneBacking': (item, context) =>
    panesOfSet(item, context.catalogue).flatMap((pane) =>
      tiles(paneBackingOptions(item, pane, context), ({ name }) => ({
        type: 'glass.choosePaneBacking',
        pane,
        backing: name,
      })),
    ),
  'glass.chooseBacking': (item, context) =>
    tiles(backingOptions(item, context), ({ name }) => ({ type: 'glass.chooseBacking', backing: name })),
  'hardware.chooseHandleType': (item, context) =>
    tiles(handleTypeOptions(item, context), ({ handleType }) => ({
      type: 'hardware.chooseHandleType',
      handleType,
    })),
  'hardware.chooseSuite': (item, context) =>
    tiles(suiteOptions(item, context), (suite) => ({ type: 'hardware.chooseSuite', suite })),
  'hardware.choose': (item, context) =>
    hardwareKinds.flatMap((kind) =>
      tiles(hardwareOptions(item, kind, context), (piece) => ({
        type: 'hardware.choose',
        kind,
        stock: piece?.code ?? null,
      })),
    ),
  'hardware.placeLetterPlate': (item, { catalogue }) =>
    tiles(letterPlateHeightOptions(item, catalogue), (height) => ({ type: 'hardware.placeLetterPlate', height })),
  'hardware.chooseHingeColour': (item, { catalogue }) =>
    tiles(hingeColourOptions(item, catalogue), ({ name }) => ({
      type: 'hardware.chooseHingeColour',
      colour: name,
    })),
  'extra.choose': (item, context) =>
    extraKinds.flatMap((kind) =>
      tiles(extraOptions(item, kind, context), (piece) => ({
        type: 'extra.choose',
        kind,
        stock: piece?.code ?? null,
      })),
    ),
  'extra.placeCloser': (item, context) =>
    tiles(closerPositionOptions(item, context), (position) => ({ type: 'extra.placeCloser', position })),
  'build.chooseJobType': (item, context) =>
    tiles(jobTypeOptions(item, context), (jobType) => ({ type: 'build.chooseJobType', jobType })),
  'build.chooseSystem': (item, context) =>
    tiles(systemOptions(item, context), ({ id }) => ({ type: 'build.chooseSystem', systemId: id })),
  'build.chooseProfile': (item, context) =>
    tiles(profileOptions(item, context), ({ profile }) => ({ type: 'build.chooseProfile', profile })),
  'build.chooseThresholdLayout': (item, context) =>
    tiles(thresholdLayoutOptions(item, context), (layout) => ({ type: 'build.chooseThresholdLayout', layout })),
  'build.chooseCoupling': (item, context) =>
    glazedFramePartKinds.flatMap((joint) =>
      tiles(couplingOptions(item, joint, context), ({ code }) => ({
        type: 'build.chooseCoupling',
        joint,
        stock: code,
      })),
    ),
  'build.chooseSlab': (item, context) =>
    tiles(slabOptions(item, context), (slab) => ({ type: 'build.chooseSlab', slab })),
  'build.chooseStock': (item, context) =>
    buildPlaces.flatMap((place) =>
      tiles(stockOptions(item, place, context), (stock) => ({
        type: 'build.chooseStock',
        place,
        stock: stock?.code ?? null,
      })),
    ),
  'build.secure': (item, context) => tiles(securityOptions(item, context), (on) => ({ type: 'build.secure', on })),
  'build.sealAgainstSmoke': (item, context) =>
    tiles(smokeSealOptions(item, context), (on) => ({ type: 'build.sealAgainstSmoke', on })),
  'build.laminate': (item, context) =>
    tiles(laminationOptions(item, context), (on) => ({ type: 'build.laminate', on })),
  'size.choosePacker': (item, context) =>
    packerPositions.flatMap((position) =>
      tiles(packerOptions(item, position, context), (packer) => ({
        type: 'size.choosePacker',
        position,
        stock: packer?.code ?? null,
      })),
    ),
  'size.chooseSill': (item, context) =>
    tiles(sillOptions(item, context), (sill) => ({ type: 'size.chooseSill', stock: sill?.code ?? null })),
  'size.chooseThreshold': (item, context) =>
    tiles(thresholdOptions(item, context), ({ code }) => ({ type: 'size.chooseThreshold', stock: code })),
};

const tiles = <Value>(options: readonly Option<Value>[], actionOf: (value: Value) => Action): readonly Tile[] =>
  options.map(({ value, chosen, disabledReason }) => ({ action: actionOf(value), chosen, disabledReason }));

const glazings = (item: Item, place: GlassPlace, context: RuleContext): readonly Option<Glazing>[] =>
  glazingOptions(item, { context, place, showUnglazed: true });

function finishes(item: Item, side: FrameSide, context: RuleContext): readonly Option<FrameFinish>[] {
  const { standard, premium } = frameColourOptions(item, { context, side, showExtraInternalColour: true });
  const foils = standard.map(
    (option): Option<FrameFinish> => ({ ...option, value: { kind: 'frame-colour', colourId: option.value.id } }),
  );
  return premium ? [...foils, premium] : foils;
}
