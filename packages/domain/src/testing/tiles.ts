import type { Catalogue } from '../catalogue/catalogue.ts';
import { offeredDoorColours, offeredFrameColours } from '../colours/offer-colours.ts';
import type { FrameSide } from '../colours/shade.ts';
import { offeredDesigns } from '../design/offer-designs.ts';
import { offeredHands } from '../design/offer-hands.ts';
import { offeredPackers, offeredSills, offeredThresholds } from '../frame/offer-size-stock.ts';
import { offeredTemplates } from '../frame/offer-templates.ts';
import { offeredBackings, offeredGlazing } from '../glass/offer-glass.ts';
import { offeredHandleTypes, offeredHardware, offeredHingeColours, offeredSuites } from '../hardware/offer-hardware.ts';
import type { Action } from '../item/action.ts';
import { type FrameFinish, type Item, hardwareKinds, packerPositions } from '../item/item.ts';
import type { Offer, WhyNot } from '../item/offer.ts';

/** One tile of the designer, with the choice that it stands for. */
export interface Tile {
  readonly action: Action;
  readonly chosen: boolean;
  readonly whyNot: WhyNot | null;
}

/** Every tile that a page can show of this item, whatever the supplier's settings. */
export const tilesOf = (item: Item, catalogue: Catalogue): readonly Tile[] => [
  ...tiles(offeredTemplates(item, catalogue), ({ id }) => ({ type: 'frame.choose', templateId: id })),
  ...tiles(offeredDesigns(item, catalogue), ({ id }) => ({ type: 'design.choose', designId: id })),
  ...tiles(offeredHands(item, catalogue), (hand) => ({ type: 'hand.choose', hand })),
  ...colourTiles(item, catalogue),
  ...glassTiles(item, catalogue),
  ...hardwareTiles(item, catalogue),
  ...sizeTiles(item, catalogue),
];

/** The same tile after another choice; undefined when the page no longer shows it. */
export const sameTile = (tile: Tile, among: readonly Tile[]): Tile | undefined => {
  const wished = JSON.stringify(tile.action);
  return among.find(({ action }) => JSON.stringify(action) === wished);
};

const tiles = <Value>(offers: readonly Offer<Value>[], actionOf: (value: Value) => Action): readonly Tile[] =>
  offers.map(({ value, chosen, whyNot }) => ({ action: actionOf(value), chosen, whyNot }));

const colourTiles = (item: Item, catalogue: Catalogue): readonly Tile[] => [
  ...tiles(offeredDoorColours(item, catalogue), ({ id }) => ({ type: 'colour.chooseDoor', colourId: id })),
  ...finishTiles(item, 'external', catalogue).map(finishTile('colour.chooseFrameExternal')),
  ...finishTiles(item, 'internal', catalogue).map(finishTile('colour.chooseFrameInternal')),
];

const finishTile =
  (type: 'colour.chooseFrameExternal' | 'colour.chooseFrameInternal') =>
  ({ value, chosen, whyNot }: Offer<FrameFinish>): Tile => ({ action: { type, finish: value }, chosen, whyNot });

function finishTiles(item: Item, side: FrameSide, catalogue: Catalogue): readonly Offer<FrameFinish>[] {
  const { standard, premium } = offeredFrameColours(item, { catalogue, side, showExtraInternalColour: true });
  const foils = standard.map(
    (offer): Offer<FrameFinish> => ({ ...offer, value: { kind: 'frame-colour', colourId: offer.value.id } }),
  );
  return premium ? [...foils, premium] : foils;
}

/** Tiles for the frame's glass are shown only where it has glass of its own. */
const glassTiles = (item: Item, catalogue: Catalogue): readonly Tile[] => [
  ...tiles(offeredGlazing(item, { catalogue, place: 'door', showUnglazed: true }), (glazing) => ({
    type: 'glass.chooseForDoor',
    glazing,
  })),
  ...(item.glass.frame.kind === 'own'
    ? tiles(offeredGlazing(item, { catalogue, place: 'frame', showUnglazed: true }), (glazing) => ({
        type: 'glass.chooseForFrame',
        glazing,
      }))
    : []),
  ...tiles(offeredBackings(item, catalogue), ({ name }) => ({ type: 'glass.chooseBacking', backing: name })),
];

const hardwareTiles = (item: Item, catalogue: Catalogue): readonly Tile[] => [
  ...tiles(offeredHandleTypes(item, catalogue), ({ handleType }) => ({
    type: 'hardware.chooseHandleType',
    handleType,
  })),
  ...tiles(offeredSuites(item, catalogue), (suite) => ({ type: 'hardware.chooseSuite', suite })),
  ...hardwareKinds.flatMap((kind) =>
    tiles(offeredHardware(item, kind, catalogue), (stock) => ({
      type: 'hardware.choose',
      kind,
      stock: stock?.code ?? null,
    })),
  ),
  ...tiles(offeredHingeColours(item, catalogue), ({ name }) => ({ type: 'hardware.chooseHingeColour', colour: name })),
];

const sizeTiles = (item: Item, catalogue: Catalogue): readonly Tile[] => [
  ...packerPositions.flatMap((position) =>
    tiles(offeredPackers(item, position, catalogue), (packer) => ({
      type: 'size.choosePacker',
      position,
      stock: packer?.code ?? null,
    })),
  ),
  ...tiles(offeredSills(item, catalogue), (sill) => ({ type: 'size.chooseSill', stock: sill?.code ?? null })),
  ...tiles(offeredThresholds(item, catalogue), ({ code }) => ({ type: 'size.chooseThreshold', stock: code })),
];
