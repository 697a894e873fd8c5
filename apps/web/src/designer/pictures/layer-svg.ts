import type { LayerPlan, ScenePlan } from '@door/drawing/draw';
import { layerSvg, type SvgWithDefinitions } from '@door/drawing/svg';
import type { Define } from '@door/drawing/svg-definitions';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { countHeldTextures, pageTextures } from './textures.ts';

/** About five doors from both sides, five layers each: going back to a recent choice draws nothing. */
const cacheSize = 50;
const cache = new Map<string, SvgWithDefinitions>();

/** What the server has drawn into the page, by place and layer. */
const drawnByServer = new Map<string, SvgWithDefinitions>();

/** How a layer of the picture with this prefix of ids is marked on the page. */
export const layerMark = ({ name }: Pick<LayerPlan, 'name'>, id: string): string => `${id} ${name}`;

/** Knows the layers that the server has drawn into the page: the first time that each is asked for, it is of the same door. */
export function adoptLayers(page: ParentNode): void {
  for (const { dataset, innerHTML: svg } of page.querySelectorAll<HTMLElement>('[data-layer]'))
    drawnByServer.set(dataset['layer'] ?? '', { svg, definitions: [] });
}

function takeFromServer(mark: string): SvgWithDefinitions | undefined {
  const drawn = drawnByServer.get(mark);
  drawnByServer.delete(mark);
  return drawn;
}

/** A layer in its element on the page. */
interface PlacedLayer {
  readonly drawn: SvgWithDefinitions;
  readonly place: Element;
}

/** A layer to be put onto the page. */
export interface NextLayer extends PlacedLayer {
  readonly mark: string;
  /** Whether it is another than the one that is there. */
  readonly isOther: boolean;
}

/** How layers are drawn and put onto the page. */
export interface Layering {
  /** Of the definitions of all layers; absent: each has its own inside. */
  readonly shared?: Define;
  readonly put: (layer: NextLayer) => void;
  readonly forget: (mark: string) => void;
  /** Tasks that draw a likely choice ahead of time. */
  readonly prerenderTasks: (plan: ScenePlan, id: string) => readonly (() => void)[];
}

/** What each layer on the page shows, and where, by its mark. */
export const shown = new Map<string, PlacedLayer>();

/** The first picture: each layer stands by itself, and a choice is drawn in its click. */
let layering: Layering = {
  put: ({ place, drawn, isOther }) => {
    if (isOther) place.innerHTML = drawnSvg(drawn.svg);
  },
  forget: () => undefined,
  prerenderTasks: () => [],
};

/** Draws and puts all layers so from now on. */
export function layerBy(next: Layering): void {
  layering = next;
}

/** A layer as SVG text, from the cache where it was drawn from the same facts before. `id` is the prefix of the ids inside, one for each place. */
export function layerSvgOf(layer: LayerPlan, view: ScenePlan['view'], id: string): SvgWithDefinitions {
  const key = JSON.stringify([id, layer.name, view, layer.facts, countHeldTextures()]);
  const drawn =
    cache.get(key) ??
    takeFromServer(layerMark(layer, id)) ??
    layerSvg({ view, layers: [layer.draw()] }, layer.name, { id, textures: pageTextures, shared: layering.shared });
  // A Map keeps its order of insertion: the first key is the one that was not used for the longest time.
  cache.delete(key);
  cache.set(key, drawn);
  if (cache.size > cacheSize) cache.delete(cache.keys().next().value ?? '');
  return drawn;
}

/** What was put into an element after its first SVG. A layer may be hidden for a while, and is shown again with another. */
const putInto = new WeakMap<Element, string>();

/** Puts a layer into its element. `first` is what React has filled it with. */
export function putLayer({ first, ...layer }: Omit<NextLayer, 'isOther'> & { readonly first: string }): void {
  const { mark, place, drawn } = layer;
  const isOther = (putInto.get(place) ?? first) !== drawn.svg;
  shown.set(mark, layer);
  putInto.set(place, drawn.svg);
  layering.put({ ...layer, isOther });
}

/** The layer is no longer on the page. */
export function forgetLayer(mark: string): void {
  shown.delete(mark);
  layering.forget(mark);
}

/** Tasks that draw each layer into the cache ahead of time, as far as it is here already how that is done. */
export const prerenderTasks = (plan: ScenePlan | null, id: string): readonly (() => void)[] =>
  plan ? layering.prerenderTasks(plan, id) : [];
