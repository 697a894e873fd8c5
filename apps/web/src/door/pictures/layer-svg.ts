import type { LayerPlan, ScenePlan } from '@door/drawing/draw';
import { layerSvg } from '@door/drawing/svg';
import { whenIdle } from '../../platform/scheduling/scheduling.ts';
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

/** What each layer on the page shows, and where, by its mark. */
const shown = new Map<string, { readonly svg: string; readonly place: Element }>();

/** What was put into an element after its first SVG. A layer may be hidden for a while, and is shown again with another. */
const putInto = new WeakMap<Element, string>();

/** The layers of a likely choice by their mark. They lie on the page already, too faint to be seen (preview-stage.css). */
const ahead = new Map<string, { readonly svg: string; readonly element: Element | null }>();

/** Puts a layer's SVG into its element. `first` is what React has filled it with. */
export function putLayer(place: Element, { mark, svg, first }: Record<'mark' | 'svg' | 'first', string>): void {
  shown.set(mark, { svg, place });
  if ((putInto.get(place) ?? first) === svg) return;
  putInto.set(place, svg);
  const likely = ahead.get(mark);
  ahead.delete(mark);
  if (likely?.element && likely.svg === svg) reveal(likely.element);
  else place.innerHTML = svg;
}

/** A click that takes elements off the page would have the browser paint all layers anew: what was shown goes when it is idle. */
function reveal(element: Element): void {
  const past = element.previousElementSibling;
  element.removeAttribute('data-shown');
  past?.setAttribute('data-shown', 'no-more');
  whenIdle(() => past?.remove());
}

/** The layer is no longer on the page. */
export function forgetLayer(mark: string): void {
  shown.delete(mark);
  ahead.delete(mark);
}

let aheadCount = 0;

function prerender(layer: LayerPlan, view: ScenePlan['view'], id: string): void {
  const mark = layerMark(layer, id);
  const svg = layerSvgOf(layer, view, id);
  const present = shown.get(mark);
  if (!present || present.svg === svg || ahead.get(mark)?.svg === svg) return;
  ahead.get(mark)?.element?.remove();
  // Two layers of one place lie on the page at a time: no id may be there twice.
  const unseen = svg.replaceAll(id, `${id}-${(aheadCount += 1)}-`).replace('<svg', '<svg data-shown="not-yet"');
  present.place.insertAdjacentHTML('beforeend', unseen);
  ahead.set(mark, { svg, element: present.place.lastElementChild });
}

/**
 * Tasks that draw each layer into the cache ahead of time, and have the browser paint those that a choice would change, unseen: all in
 * one frame, since each frame costs the whole page.
 */
export const prerenderTasks = (plan: ScenePlan | null, id: string): readonly (() => void)[] =>
  plan
    ? [
        ...plan.layers.map((layer) => () => void layerSvgOf(layer, plan.view, id)),
        () => plan.layers.forEach((layer) => prerender(layer, plan.view, id)),
      ]
    : [];
