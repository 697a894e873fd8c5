import { demoCatalogue } from '@door/catalogue/demo';
import { catalogue, doorOf } from '@door/catalogue/testing/pictures';
import type { Action } from '@door/domain/item/action';
import { configureAll } from '@door/domain/item/configure';
import type { Item } from '@door/domain/item/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { LayerName, Scene } from '@door/drawing/scene';
import { houseFronts } from '@door/drawing/stage/house-fronts';
import type { Stage } from '@door/drawing/stage/stage';
import { layerSvg, toSvg } from '@door/drawing/svg';
import { tileFile, tilesFrom } from '@door/drawing/tiles/tile-sizes';

const options = { id: 'door', tiles: tilesFrom((name) => `/tiles/${tileFile(name)}`) };

/** Characters of the SVG text of one door; tiles are referred to, as on the page. */
export interface PictureStrings {
  readonly door: 'plain' | 'heaviest';
  readonly layers: Readonly<Partial<Record<LayerName, number>>>;
  /** All layers in one: for export, print and mail. */
  readonly merged: number;
  /** The same before a brick wall. */
  readonly houseFront: number;
}

export const pictureStrings = (): readonly PictureStrings[] => [
  stringsOf('plain', plainDoor()),
  stringsOf('heaviest', heaviestDoor()),
];

function stringsOf(door: PictureStrings['door'], item: Item): PictureStrings {
  const scene = sceneOf(item);
  return {
    door,
    layers: Object.fromEntries(
      scene.layers
        .filter(({ shapes }) => shapes.length > 0)
        .map(({ name }) => [name, layerSvg(scene, name, options).length]),
    ),
    merged: toSvg(scene, options).length,
    houseFront: toSvg(sceneOf(item, { backdrop: houseFronts.brick }), options).length,
  };
}

const sceneOf = (item: Item, stage?: Stage): Scene => drawScene(factsOf(item, catalogue, 'external'), stage);

function plainDoor(): Item {
  const [first] = demoCatalogue.templates;
  if (!first) throw new Error('The demo catalogue holds no template.');
  return doorOf(first);
}

/** Of all designs with all themes in the largest set. */
function heaviestDoor(): Item {
  const largest = demoCatalogue.templates
    .map(doorOf)
    .reduce((so, one) => (one.frame.overall.width > so.frame.overall.width ? one : so));
  const doors = demoCatalogue.designs.flatMap(({ id: designId }) =>
    demoCatalogue.themes.flatMap(({ id: themeId }) =>
      chosen(largest, [
        { type: 'design.choose', designId },
        { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId } },
      ]),
    ),
  );
  const weighed = doors.map((item) => ({ item, weight: toSvg(sceneOf(item), options).length }));
  return weighed.reduce((so, one) => (one.weight > so.weight ? one : so), { item: largest, weight: 0 }).item;
}

/** Nothing where one of them cannot be had. */
function chosen(item: Item, actions: readonly Action[]): readonly Item[] {
  const outcome = configureAll(item, actions, catalogue);
  return outcome.ok ? [outcome.value.item] : [];
}
