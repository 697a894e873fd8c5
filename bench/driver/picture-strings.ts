import { demoCatalogue } from '@door/catalogue/demo';
import { catalogue, context, doorOf } from '@door/catalogue/testing/demo-doors';
import type { Action } from '@door/domain/door/model/action';
import { configureAll } from '@door/domain/door/configure/configure';
import type { Item } from '@door/domain/door/model/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { LayerName, Scene } from '@door/drawing/scene';
import { houseFronts } from '@door/drawing/stage/house-fronts';
import type { Stage } from '@door/drawing/stage/stage';
import { layerSvg, toSvg } from '@door/drawing/svg';
import { textureFile, texturesFrom } from '@door/drawing/textures/textures';

const options = { id: 'door', textures: texturesFrom((name) => `/tiles/${textureFile(name)}`) };

/** Characters of the SVG text of one door; textures are linked, as on the page. */
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
        .map(({ name }) => [name, layerSvg(scene, name, options).svg.length]),
    ),
    merged: toSvg(scene, options).length,
    houseFront: toSvg(sceneOf(item, { backdrop: houseFronts.brick }), options).length,
  };
}

const sceneOf = (item: Item, stage?: Stage): Scene => drawScene(factsOf({ item, catalogue, side: 'external' }), stage);

function plainDoor(): Item {
  const [first] = demoCatalogue.templates;
  if (!first) throw new Error('The demo catalogue holds no template.');
  return doorOf(first);
}

/** The largest set with the design and theme whose drawing is longest. */
function heaviestDoor(): Item {
  const largest = demoCatalogue.templates
    .map(doorOf)
    .reduce((so, one) => (one.frame.overall.width > so.frame.overall.width ? one : so));
  const doors = demoCatalogue.designs.flatMap(({ id: designId }) =>
    demoCatalogue.themes.flatMap(({ id: themeId }) =>
      itemsAfter(largest, [
        { type: 'design.choose', designId },
        { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId } },
      ]),
    ),
  );
  const weighed = doors.map((item) => ({ item, weight: toSvg(sceneOf(item), options).length }));
  return weighed.reduce((so, one) => (one.weight > so.weight ? one : so), { item: largest, weight: 0 }).item;
}

/** Empty where one of the actions is refused. */
function itemsAfter(item: Item, actions: readonly Action[]): readonly Item[] {
  const outcome = configureAll(item, actions, context);
  return outcome.ok ? [outcome.value.item] : [];
}
