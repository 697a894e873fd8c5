import { aContext } from '@door/domain/testing/a-context';
import type { Action } from '@door/domain/door/model/action';
import { colourId, templateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { mm } from '@door/domain/lib/mm';
import { planScene, type ScenePlan } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { LayerName } from '@door/drawing/scene';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layerSvgOf, prerenderTasks } from '../pictures/layer-svg.ts';
import { drawLayersAhead } from '../pictures/layers-ahead.ts';
import { prerenderOnHover } from './prerender-on-hover.ts';
import { designerAt, FakeServer } from './testing/designer-at.ts';
import { catalogue } from '../../shared/testing/fakes.ts';

const waiting: IdleRequestCallback[] = [];
const requestIdleCallback = (work: IdleRequestCallback) => waiting.push(work);

beforeEach(() => {
  drawLayersAhead();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
});

/** Time for one task and no more. */
const aBreath = () => waiting.shift()?.({ didTimeout: false, timeRemaining: () => 0 });
function whileIdle() {
  while (waiting.length > 0) aBreath();
}

let stages = 0;

/** A designer whose stage shows the door, and notes each layer that is drawn anew. */
function aDesigner() {
  const { store } = designerAt(new FakeServer());
  const drawn: LayerName[] = [];
  const id = `stage-${(stages += 1)}`;
  const plan = (item: Item): ScenePlan => {
    const { view, layers } = planScene(factsOf({ item, catalogue, side: 'external' }));
    return { view, layers: layers.map((layer) => ({ ...layer, draw: () => (drawn.push(layer.name), layer.draw()) })) };
  };
  const newlyDrawn = () => drawn.splice(0).toSorted();
  const { tileHandlers, registerPreview } = prerenderOnHover(store, aContext());
  const leave = registerPreview((item) => prerenderTasks(plan(item), id));
  /** The door as the stage shows it now. */
  const show = () => {
    const { view, layers } = plan(store.current().shown);
    layers.forEach((layer) => layerSvgOf(layer, view, id));
    return newlyDrawn();
  };
  show();
  const tile = (...actions: readonly Action[]) => tileHandlers(() => actions);
  return { store, tile, show, newlyDrawn, leave };
}

const frame = (id: string): Action => ({ type: 'frame.choose', templateId: templateId(id) });
const greyFrame: Action = {
  type: 'colour.chooseFrameExternal',
  finish: { kind: 'frame-colour', colourId: colourId(104) },
};
const hungRight: Action = { type: 'hand.choose', hand: 'right' };
const inChrome: Action = { type: 'hardware.chooseSuite', suite: 'chrome' };
const wide = (width: number): Action => ({
  type: 'size.changeOverall',
  overall: { width: mm(width), height: mm(2100) },
});

describe.each<[string, (designer: ReturnType<typeof aDesigner>) => void]>([
  ['before the first choice', () => undefined],
  ['after it', ({ store }) => store.start()],
])('%s', (_when, begin) => {
  test.each<[string, Action, readonly LayerName[]]>([
    ['a frame colour', greyFrame, ['frame', 'scene']],
    ['a metal', inChrome, ['furniture']],
    ['another frame', frame('left'), ['frame', 'furniture', 'glass', 'scene', 'slab']],
  ])(
    '%s that is considered is drawn as far as it changes the door, and the click draws nothing',
    (_what, action, layers) => {
      const designer = aDesigner();
      begin(designer);
      const { tile, show, newlyDrawn } = designer;
      const { onHover, onChoose } = tile(action);
      onHover();
      expect(newlyDrawn()).toEqual([]);
      whileIdle();
      expect(newlyDrawn()).toEqual(layers);
      onChoose();
      expect(show()).toEqual([]);
    },
  );
});

test('a choice that was not hovered is drawn in the click', () => {
  const { tile, show } = aDesigner();
  tile(greyFrame).onChoose();
  expect(show()).toEqual(['frame', 'scene']);
});

test('only the last hovered tile is drawn', () => {
  const { tile, newlyDrawn } = aDesigner();
  tile(greyFrame).onHover();
  tile(inChrome).onHover();
  whileIdle();
  expect(newlyDrawn()).toEqual(['furniture']);
});

test('also where the tile before was drawn in part', () => {
  const { tile, newlyDrawn } = aDesigner();
  tile(frame('left')).onHover();
  while (newlyDrawn().length === 0) aBreath();
  tile(inChrome).onHover();
  whileIdle();
  expect(newlyDrawn()).toEqual(['furniture']);
});

test('a click does not wait for the drawing of a hovered tile', () => {
  const { tile, newlyDrawn } = aDesigner();
  tile(frame('left')).onHover();
  tile(greyFrame).onChoose();
  whileIdle();
  expect(newlyDrawn()).toEqual([]);
});

test('what is refused is not drawn', () => {
  const { tile, newlyDrawn } = aDesigner();
  tile({ type: 'glass.differentFrame', on: true }).onHover();
  whileIdle();
  expect(newlyDrawn()).toEqual([]);
});

test('nothing is drawn for a preview that is gone', () => {
  const { tile, newlyDrawn, leave } = aDesigner();
  leave();
  tile(hungRight).onHover();
  whileIdle();
  expect(newlyDrawn()).toEqual([]);
});

test('however many tiles are hovered, the shown door stays in the cache', () => {
  const { tile, show, newlyDrawn } = aDesigner();
  for (let width = 900; width < 930; width += 1) {
    tile(wide(width)).onHover();
    whileIdle();
  }
  expect(newlyDrawn().length).toBeGreaterThan(60);
  expect(show()).toEqual([]);
});
