import type { LayerPlan, ScenePlan } from '@door/drawing/draw';
import { layerSvg } from '@door/drawing/svg';
import { countHeldTextures, pageTextures } from './textures.ts';

/** About five doors from both sides, five layers each: going back to a recent choice draws nothing. */
const cacheSize = 50;
const cache = new Map<string, string>();

/** What the server has drawn into the page, by place and layer. */
const drawnByServer = new Map<string, string>();

/** How a layer of the picture with this prefix of ids is marked on the page. */
export const layerMark = ({ name }: Pick<LayerPlan, 'name'>, id: string): string => `${id} ${name}`;

/** Knows the layers that the server has drawn into the page: the first time that each is asked for, it is of the same door. */
export function adoptLayers(page: ParentNode): void {
  for (const { dataset, innerHTML } of page.querySelectorAll<HTMLElement>('[data-layer]'))
    drawnByServer.set(dataset['layer'] ?? '', innerHTML);
}

function takeFromServer(mark: string): string | undefined {
  const svg = drawnByServer.get(mark);
  drawnByServer.delete(mark);
  return svg;
}

/** A layer as SVG text, from the cache where it was drawn from the same facts before. `id` is the prefix of the ids inside, one for each place. */
export function layerSvgOf(plan: LayerPlan, view: ScenePlan['view'], id: string): string {
  const key = JSON.stringify([id, plan.name, view, plan.facts, countHeldTextures()]);
  const svg =
    cache.get(key) ??
    takeFromServer(layerMark(plan, id)) ??
    layerSvg({ view, layers: [plan.draw()] }, plan.name, { id, textures: pageTextures });
  // A Map keeps its order of insertion: the first key is the one that was not used for the longest time.
  cache.delete(key);
  cache.set(key, svg);
  if (cache.size > cacheSize) cache.delete(cache.keys().next().value ?? '');
  return svg;
}

/** What each layer on the page shows, by its mark. */
const shown = new Map<string, string>();

/** What was put into an element after its first SVG. A layer may be hidden for a while, and is shown again with another. */
const putInto = new WeakMap<Element, string>();

/** The layers of a likely choice as elements, by their mark: putting them in takes a third of the time of reading SVG text. */
const readAhead = new Map<string, { readonly svg: string; readonly content: ChildNode | null }>();

/** Puts a layer's SVG into its element. `first` is what React has filled it with. */
export function putLayer(layer: Element, { mark, svg, first }: Record<'mark' | 'svg' | 'first', string>): void {
  const ahead = readAhead.get(mark);
  readAhead.delete(mark);
  shown.set(mark, svg);
  if ((putInto.get(layer) ?? first) === svg) return;
  putInto.set(layer, svg);
  if (ahead?.svg === svg && ahead.content) layer.replaceChildren(ahead.content);
  else layer.innerHTML = svg;
}

/** The layer is no longer on the page. */
export function forgetLayer(mark: string): void {
  shown.delete(mark);
  readAhead.delete(mark);
}

function prerender(layer: LayerPlan, view: ScenePlan['view'], id: string): void {
  const mark = layerMark(layer, id);
  const svg = layerSvgOf(layer, view, id);
  if (readAhead.get(mark)?.svg === svg) return;
  readAhead.delete(mark);
  if (!shown.has(mark) || shown.get(mark) === svg) return;
  const place = document.createElement('div');
  place.innerHTML = svg;
  readAhead.set(mark, { svg, content: place.firstChild });
}

/** Tasks that draw each layer into the cache ahead of time, and have the browser read those that a choice would change. */
export const prerenderTasks = (plan: ScenePlan | null, id: string): readonly (() => void)[] =>
  plan ? plan.layers.map((layer) => () => prerender(layer, plan.view, id)) : [];
