import {
  offeredJobTypes,
  offeredLamination,
  offeredOpenings,
  offeredProfiles,
  offeredSecurity,
  offeredSlabs,
  offeredSmokeSeals,
  offeredThresholdLayouts,
} from '../build/offer-build.ts';
import { offeredStock } from '../build/offer-stock.ts';
import { offeredSystems } from '../build/offer-systems.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { offeredDoorColours, offeredFrameColours } from '../colours/offer-colours.ts';
import type { FrameSide } from '../colours/colour-of-part.ts';
import { offeredDesigns } from '../design/offer-designs.ts';
import { offeredHands } from '../design/offer-hands.ts';
import { offeredCloserPositions, offeredExtras } from '../extras/offer-extras.ts';
import { offeredPackers, offeredSills, offeredThresholds } from '../frame/offer-size-stock.ts';
import { offeredTemplates } from '../frame/offer-templates.ts';
import type { GlassPlace } from '../glass/glazing.ts';
import { offeredBackings, offeredGlazing } from '../glass/offer-glass.ts';
import { offeredHandleTypes, offeredHardware, offeredHingeColours, offeredSuites } from '../hardware/offer-hardware.ts';
import type { Action, ActionType } from '../model/action.ts';
import { buildPlaces } from '../model/build-choices.ts';
import {
  extraKinds,
  type FrameFinish,
  type Glazing,
  type Item,
  hardwareKinds,
  packerPositions,
} from '../model/item.ts';
import type { Offer, WhyNot } from '../choice/offer.ts';

/** One tile of the designer with its action. */
export interface Tile {
  readonly action: Action;
  readonly chosen: boolean;
  readonly whyNot: WhyNot | null;
}

/** Every tile that a page can show of this item, whatever the supplier's settings. */
export const tilesOf = (item: Item, catalogue: Catalogue): readonly Tile[] =>
  Object.values(groups).flatMap((group) => group(item, catalogue));

/** The tile of an action for another item; undefined when the page does not show it. */
export function tileFor(action: Action, item: Item, catalogue: Catalogue): Tile | undefined {
  const wished = JSON.stringify(action);
  return groups[action.type]?.(item, catalogue).find((tile) => JSON.stringify(tile.action) === wished);
}

type Group = (item: Item, catalogue: Catalogue) => readonly Tile[];

/** The actions that have tiles. All others are switches and size fields. */
const groups: Readonly<Partial<Record<ActionType, Group>>> = {
  'frame.choose': (item, catalogue) =>
    tiles(offeredTemplates(item, catalogue), ({ id }) => ({ type: 'frame.choose', templateId: id })),
  'design.choose': (item, catalogue) =>
    tiles(offeredDesigns(item, catalogue), ({ id }) => ({ type: 'design.choose', designId: id })),
  'hand.choose': (item, catalogue) => tiles(offeredHands(item, catalogue), (hand) => ({ type: 'hand.choose', hand })),
  'colour.chooseDoor': (item, catalogue) =>
    tiles(offeredDoorColours(item, catalogue), ({ id }) => ({ type: 'colour.chooseDoor', colourId: id })),
  'colour.chooseFrameExternal': (item, catalogue) =>
    tiles(finishes(item, 'external', catalogue), (finish) => ({ type: 'colour.chooseFrameExternal', finish })),
  'colour.chooseFrameInternal': (item, catalogue) =>
    tiles(finishes(item, 'internal', catalogue), (finish) => ({ type: 'colour.chooseFrameInternal', finish })),
  'glass.chooseForDoor': (item, catalogue) =>
    tiles(glazings(item, 'door', catalogue), (glazing) => ({ type: 'glass.chooseForDoor', glazing })),
  'glass.chooseForFrame': (item, catalogue) =>
    // Shown only where the frame has its own glass.
    item.glass.frame.kind === 'own'
      ? tiles(glazings(item, 'frame', catalogue), (glazing) => ({ type: 'glass.chooseForFrame', glazing }))
      : [],
  'glass.chooseBacking': (item, catalogue) =>
    tiles(offeredBackings(item, catalogue), ({ name }) => ({ type: 'glass.chooseBacking', backing: name })),
  'hardware.chooseHandleType': (item, catalogue) =>
    tiles(offeredHandleTypes(item, catalogue), ({ handleType }) => ({
      type: 'hardware.chooseHandleType',
      handleType,
    })),
  'hardware.chooseSuite': (item, catalogue) =>
    tiles(offeredSuites(item, catalogue), (suite) => ({ type: 'hardware.chooseSuite', suite })),
  'hardware.choose': (item, catalogue) =>
    hardwareKinds.flatMap((kind) =>
      tiles(offeredHardware(item, kind, catalogue), (piece) => ({
        type: 'hardware.choose',
        kind,
        stock: piece?.code ?? null,
      })),
    ),
  'hardware.chooseHingeColour': (item, catalogue) =>
    tiles(offeredHingeColours(item, catalogue), ({ name }) => ({
      type: 'hardware.chooseHingeColour',
      colour: name,
    })),
  'extra.choose': (item, catalogue) =>
    extraKinds.flatMap((kind) =>
      tiles(offeredExtras(item, kind, catalogue), (piece) => ({
        type: 'extra.choose',
        kind,
        stock: piece?.code ?? null,
      })),
    ),
  'extra.placeCloser': (item, catalogue) =>
    tiles(offeredCloserPositions(item, catalogue), (position) => ({ type: 'extra.placeCloser', position })),
  'build.chooseJobType': (item, catalogue) =>
    tiles(offeredJobTypes(item, catalogue), (jobType) => ({ type: 'build.chooseJobType', jobType })),
  'build.chooseSystem': (item, catalogue) =>
    tiles(offeredSystems(item, catalogue), ({ id }) => ({ type: 'build.chooseSystem', systemId: id })),
  'build.chooseProfile': (item, catalogue) =>
    tiles(offeredProfiles(item, catalogue), ({ profile }) => ({ type: 'build.chooseProfile', profile })),
  'build.chooseOpening': (item, catalogue) =>
    tiles(offeredOpenings(item, catalogue), (opens) => ({ type: 'build.chooseOpening', opens })),
  'build.chooseThresholdLayout': (item, catalogue) =>
    tiles(offeredThresholdLayouts(item, catalogue), (layout) => ({ type: 'build.chooseThresholdLayout', layout })),
  'build.chooseSlab': (item, catalogue) =>
    tiles(offeredSlabs(item, catalogue), (slab) => ({ type: 'build.chooseSlab', slab })),
  'build.chooseStock': (item, catalogue) =>
    buildPlaces.flatMap((place) =>
      tiles(offeredStock(item, place, catalogue), (stock) => ({
        type: 'build.chooseStock',
        place,
        stock: stock?.code ?? null,
      })),
    ),
  'build.secure': (item, catalogue) => tiles(offeredSecurity(item, catalogue), (on) => ({ type: 'build.secure', on })),
  'build.sealAgainstSmoke': (item, catalogue) =>
    tiles(offeredSmokeSeals(item, catalogue), (on) => ({ type: 'build.sealAgainstSmoke', on })),
  'build.laminate': (item) => tiles(offeredLamination(item), (on) => ({ type: 'build.laminate', on })),
  'size.choosePacker': (item, catalogue) =>
    packerPositions.flatMap((position) =>
      tiles(offeredPackers(item, position, catalogue), (packer) => ({
        type: 'size.choosePacker',
        position,
        stock: packer?.code ?? null,
      })),
    ),
  'size.chooseSill': (item, catalogue) =>
    tiles(offeredSills(item, catalogue), (sill) => ({ type: 'size.chooseSill', stock: sill?.code ?? null })),
  'size.chooseThreshold': (item, catalogue) =>
    tiles(offeredThresholds(item, catalogue), ({ code }) => ({ type: 'size.chooseThreshold', stock: code })),
};

const tiles = <Value>(offers: readonly Offer<Value>[], actionOf: (value: Value) => Action): readonly Tile[] =>
  offers.map(({ value, chosen, whyNot }) => ({ action: actionOf(value), chosen, whyNot }));

const glazings = (item: Item, place: GlassPlace, catalogue: Catalogue): readonly Offer<Glazing>[] =>
  offeredGlazing(item, { catalogue, place, showUnglazed: true });

function finishes(item: Item, side: FrameSide, catalogue: Catalogue): readonly Offer<FrameFinish>[] {
  const { standard, premium } = offeredFrameColours(item, { catalogue, side, showExtraInternalColour: true });
  const foils = standard.map(
    (offer): Offer<FrameFinish> => ({ ...offer, value: { kind: 'frame-colour', colourId: offer.value.id } }),
  );
  return premium ? [...foils, premium] : foils;
}
