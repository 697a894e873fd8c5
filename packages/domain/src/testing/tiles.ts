import {
  offeredJobTypes,
  offeredLamination,
  offeredProfiles,
  offeredSecurity,
  offeredSlabs,
  offeredSmokeSeals,
  offeredThresholdLayouts,
} from '../door/build/offer-build.ts';
import { offeredCouplings } from '../door/build/offer-couplings.ts';
import { offeredStock } from '../door/build/offer-stock.ts';
import { offeredSystems } from '../door/build/offer-systems.ts';
import type { Offer, WhyNot } from '../door/choice/offer.ts';
import type { RuleContext } from '../door/choice/rule.ts';
import type { FrameSide } from '../door/colours/colour-of-part.ts';
import { offeredDoorColours, offeredFrameColours } from '../door/colours/offer-colours.ts';
import { offeredDesigns } from '../door/design/offer-designs.ts';
import { offeredHands } from '../door/design/offer-hands.ts';
import { offeredCloserPositions } from '../door/extras/closer-position.ts';
import { offeredExtras } from '../door/extras/offer-extras.ts';
import { offeredPackers, offeredSills, offeredThresholds } from '../door/frame/offer-size-stock.ts';
import { offeredTemplates } from '../door/frame/offer-templates.ts';
import { offeredOpenings } from '../door/frame/opening.ts';
import { mayChooseFrameGlass } from '../door/glass/glass-of-set.ts';
import type { GlassPlace } from '../door/glass/glazing.ts';
import { offeredBackings, offeredGlazing } from '../door/glass/offer-glass.ts';
import { offeredPaneBackings, panesOfSet } from '../door/glass/pane-backing.ts';
import { offeredLetterPlateHeights } from '../door/hardware/letter-plate-height.ts';
import {
  offeredHandleTypes,
  offeredHardware,
  offeredHingeColours,
  offeredSuites,
} from '../door/hardware/offer-hardware.ts';
import type { Action, ActionType } from '../door/model/action.ts';
import { buildPlaces } from '../door/model/build-choices.ts';
import { extraKinds } from '../door/model/extra-kinds.ts';
import { hardwareKinds } from '../door/model/hardware-kinds.ts';
import { type FrameFinish, type Glazing, type Item, packerPositions } from '../door/model/item.ts';
import { glazedFramePartKinds, glazedFrameParts } from '../door/model/parts.ts';

/** One tile of the designer with its action. */
export interface Tile {
  readonly action: Action;
  readonly chosen: boolean;
  readonly whyNot: WhyNot | null;
}

/** Every tile that a page can show of this item, whatever the supplier's settings. */
export const tilesOf = (item: Item, context: RuleContext): readonly Tile[] =>
  Object.values(groups).flatMap((group) => group(item, context));

/** The tile of an action for another item; undefined when the page does not show it. */
export function tileFor(action: Action, item: Item, context: RuleContext): Tile | undefined {
  const wished = JSON.stringify(action);
  return groups[action.type]?.(item, context).find((tile) => JSON.stringify(tile.action) === wished);
}

type Group = (item: Item, context: RuleContext) => readonly Tile[];

/** The actions that have tiles. All others are switches and size fields. */
const groups: Readonly<Partial<Record<ActionType, Group>>> = {
  'frame.choose': (item, { catalogue }) =>
    tiles(offeredTemplates(item, catalogue), ({ id }) => ({ type: 'frame.choose', templateId: id })),
  'frame.chooseOpening': (item, context) =>
    tiles(offeredOpenings(item, context), (opens) => ({ type: 'frame.chooseOpening', opens })),
  'design.choose': (item, context) =>
    tiles(offeredDesigns(item, context), ({ id }) => ({ type: 'design.choose', designId: id })),
  'hand.choose': (item, context) => tiles(offeredHands(item, context), (hand) => ({ type: 'hand.choose', hand })),
  'colour.chooseDoor': (item, { catalogue }) =>
    tiles(offeredDoorColours(item, catalogue), ({ id }) => ({ type: 'colour.chooseDoor', colourId: id })),
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
      tiles(offeredPaneBackings(item, pane, context), ({ name }) => ({
        type: 'glass.choosePaneBacking',
        pane,
        backing: name,
      })),
    ),
  'glass.chooseBacking': (item, context) =>
    tiles(offeredBackings(item, context), ({ name }) => ({ type: 'glass.chooseBacking', backing: name })),
  'hardware.chooseHandleType': (item, context) =>
    tiles(offeredHandleTypes(item, context), ({ handleType }) => ({
      type: 'hardware.chooseHandleType',
      handleType,
    })),
  'hardware.chooseSuite': (item, context) =>
    tiles(offeredSuites(item, context), (suite) => ({ type: 'hardware.chooseSuite', suite })),
  'hardware.choose': (item, context) =>
    hardwareKinds.flatMap((kind) =>
      tiles(offeredHardware(item, kind, context), (piece) => ({
        type: 'hardware.choose',
        kind,
        stock: piece?.code ?? null,
      })),
    ),
  'hardware.placeLetterPlate': (item, { catalogue }) =>
    tiles(offeredLetterPlateHeights(item, catalogue), (height) => ({ type: 'hardware.placeLetterPlate', height })),
  'hardware.chooseHingeColour': (item, { catalogue }) =>
    tiles(offeredHingeColours(item, catalogue), ({ name }) => ({
      type: 'hardware.chooseHingeColour',
      colour: name,
    })),
  'extra.choose': (item, context) =>
    extraKinds.flatMap((kind) =>
      tiles(offeredExtras(item, kind, context), (piece) => ({
        type: 'extra.choose',
        kind,
        stock: piece?.code ?? null,
      })),
    ),
  'extra.placeCloser': (item, context) =>
    tiles(offeredCloserPositions(item, context), (position) => ({ type: 'extra.placeCloser', position })),
  'build.chooseJobType': (item, context) =>
    tiles(offeredJobTypes(item, context), (jobType) => ({ type: 'build.chooseJobType', jobType })),
  'build.chooseSystem': (item, context) =>
    tiles(offeredSystems(item, context), ({ id }) => ({ type: 'build.chooseSystem', systemId: id })),
  'build.chooseProfile': (item, context) =>
    tiles(offeredProfiles(item, context), ({ profile }) => ({ type: 'build.chooseProfile', profile })),
  'build.chooseThresholdLayout': (item, context) =>
    tiles(offeredThresholdLayouts(item, context), (layout) => ({ type: 'build.chooseThresholdLayout', layout })),
  'build.chooseCoupling': (item, context) =>
    glazedFramePartKinds.flatMap((joint) =>
      tiles(offeredCouplings(item, joint, context), ({ code }) => ({
        type: 'build.chooseCoupling',
        joint,
        stock: code,
      })),
    ),
  'build.chooseSlab': (item, context) =>
    tiles(offeredSlabs(item, context), (slab) => ({ type: 'build.chooseSlab', slab })),
  'build.chooseStock': (item, context) =>
    buildPlaces.flatMap((place) =>
      tiles(offeredStock(item, place, context), (stock) => ({
        type: 'build.chooseStock',
        place,
        stock: stock?.code ?? null,
      })),
    ),
  'build.secure': (item, context) => tiles(offeredSecurity(item, context), (on) => ({ type: 'build.secure', on })),
  'build.sealAgainstSmoke': (item, context) =>
    tiles(offeredSmokeSeals(item, context), (on) => ({ type: 'build.sealAgainstSmoke', on })),
  'build.laminate': (item, context) =>
    tiles(offeredLamination(item, context), (on) => ({ type: 'build.laminate', on })),
  'size.choosePacker': (item, context) =>
    packerPositions.flatMap((position) =>
      tiles(offeredPackers(item, position, context), (packer) => ({
        type: 'size.choosePacker',
        position,
        stock: packer?.code ?? null,
      })),
    ),
  'size.chooseSill': (item, context) =>
    tiles(offeredSills(item, context), (sill) => ({ type: 'size.chooseSill', stock: sill?.code ?? null })),
  'size.chooseThreshold': (item, context) =>
    tiles(offeredThresholds(item, context), ({ code }) => ({ type: 'size.chooseThreshold', stock: code })),
};

const tiles = <Value>(offers: readonly Offer<Value>[], actionOf: (value: Value) => Action): readonly Tile[] =>
  offers.map(({ value, chosen, whyNot }) => ({ action: actionOf(value), chosen, whyNot }));

const glazings = (item: Item, place: GlassPlace, context: RuleContext): readonly Offer<Glazing>[] =>
  offeredGlazing(item, { context, place, showUnglazed: true });

function finishes(item: Item, side: FrameSide, context: RuleContext): readonly Offer<FrameFinish>[] {
  const { standard, premium } = offeredFrameColours(item, { context, side, showExtraInternalColour: true });
  const foils = standard.map(
    (offer): Offer<FrameFinish> => ({ ...offer, value: { kind: 'frame-colour', colourId: offer.value.id } }),
  );
  return premium ? [...foils, premium] : foils;
}
