import { loadedDrawers } from '../../platform/on-demand/load-on-demand.ts';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/model/item';
import { planScene, type ScenePlan } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { useMemo, useEffect } from 'react';
import { useDesigner } from '../designer/use-designer.ts';
import { prerenderTasks } from '../pictures/layer-svg.ts';

/** The layers of this item's picture; each is drawn when it is shown. */
export const useScene = (item: Item, catalogue: Catalogue, side: Side): ScenePlan =>
  useMemo(() => planScene(factsOf(item, catalogue, side), loadedDrawers), [item, catalogue, side]);

/** The scene on the stage. It also registers how to prerender a hovered choice with the same plan and ids. */
export function useStageScene<Plan extends ScenePlan | null>(item: Item, id: string, plan: (item: Item) => Plan): Plan {
  const { registerPreview } = useDesigner();
  useEffect(() => registerPreview((hovered) => prerenderTasks(plan(hovered), id)), [registerPreview, plan, id]);
  return useMemo(() => plan(item), [plan, item]);
}
