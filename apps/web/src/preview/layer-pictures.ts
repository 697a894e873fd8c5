import type { LayerPlan, ScenePlan } from '@door/drawing/draw';
import { layerSvg } from '@door/drawing/svg';
import { pageTiles } from './tile-pictures.ts';

/** Both sides of a few doors: who goes back to a choice sees it at once. */
const mostPictures = 60;
const written = new Map<string, string>();

/** A layer as SVG text, drawn only where none was drawn yet from the same facts. `id` begins the ids inside and tells places apart. */
export function layerPicture(plan: LayerPlan, view: ScenePlan['view'], id: string): string {
  const key = JSON.stringify([id, plan.name, view, plan.facts]);
  const svg = written.get(key) ?? layerSvg({ view, layers: [plan.draw()] }, plan.name, { id, tiles: pageTiles });
  // Asked for last, forgotten last.
  written.delete(key);
  written.set(key, svg);
  if (written.size > mostPictures) written.delete(written.keys().next().value ?? '');
  return svg;
}

/** The same, a task for each layer: what is drawn ahead. */
export const rehearsed = (plan: ScenePlan | null, id: string): readonly (() => void)[] =>
  plan ? plan.layers.map((layer) => () => void layerPicture(layer, plan.view, id)) : [];
