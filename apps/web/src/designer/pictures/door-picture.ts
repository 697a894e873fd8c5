import type { RuleContext } from '@door/domain/door/choice/rule';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Action } from '@door/domain/door/model/action';
import { configure } from '@door/domain/door/configure/configure';
import type { Item } from '@door/domain/door/model/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Scene, Side } from '@door/drawing/scene';
import { toSvg } from '@door/drawing/svg';
import type { TileLight } from './tile-light.ts';
import type { TileDrawing } from './tile-picture.tsx';

/** Doors in one row of tiles share one scale, so that sizes are compared by eye. CSS px for each mm. */
export interface Scale {
  readonly pxPerMm: number;
}

/** Height that a door of 2100 mm takes on a frame tile, and the width that its tile leaves, CSS px. */
const usualDoorHeight = 2100;
const frameTile = { doorHeight: 109, room: 106 };

export const scaleFor = (widestMm: number): Scale => ({
  pxPerMm: Math.min(frameTile.doorHeight / usualDoorHeight, frameTile.room / widestMm),
});

/** The visitor's own door as it would be after a choice; where that choice is refused, as it is. */
export function doorAfter(item: Item, action: Action, context: RuleContext): Item {
  const outcome = configure(item, action, context);
  return outcome.ok ? outcome.value.item : item;
}

/** What a picture of an item is drawn from. */
export interface DrawnFrom {
  readonly catalogue: Catalogue;
  /** `external` where none is given. */
  readonly side?: Side;
  /** Day where none is given. */
  readonly light?: TileLight;
}

/** A door small enough that grain and glass texture would be noise: drawn without tiles. */
export function drawDoor(
  item: Item,
  { catalogue, side = 'external', light }: DrawnFrom,
  { pxPerMm }: Scale,
): TileDrawing {
  const stage = { backdrop: 'none', ...(light?.evening && { evening: light.evening }) } as const;
  const scene = drawScene(factsOf({ item, catalogue, side }), stage);
  return drawnAt(scene, pxPerMm);
}

function drawnAt(scene: Scene, pxPerMm: number): TileDrawing {
  const height = Math.round(scene.view.height * pxPerMm);
  return {
    svg: toSvg(scene, { id: 't', textures: {}, height: height * 2 }),
    width: Math.round(scene.view.width * pxPerMm),
    height,
  };
}

/** What a door's picture depends on, apart from the choice that its tile stands for. */
export const pictureKeyOf = ({ templateId, designId, hand, colours, glass, hardware, frame }: Item): string =>
  JSON.stringify([
    templateId,
    designId,
    hand,
    colours,
    glass,
    hardware.suite,
    hardware.handleType,
    hardware.chosen,
    frame.overall,
  ]);
