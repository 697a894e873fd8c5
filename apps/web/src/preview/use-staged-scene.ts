import type { Item } from '@door/domain/item/item';
import type { ScenePlan } from '@door/drawing/draw';
import { useEffect, useMemo } from 'react';
import { useDesigner } from '../designer/use-designer.ts';
import { rehearsed } from './layer-pictures.ts';

/** The scene on the stage; a door that is only considered is planned, and its layers are named, in the very same way. */
export function useStagedScene<Plan extends ScenePlan | null>(
  item: Item,
  id: string,
  plan: (item: Item) => Plan,
): Plan {
  const { rehearse } = useDesigner();
  useEffect(() => rehearse((considered) => rehearsed(plan(considered), id)), [rehearse, plan, id]);
  return useMemo(() => plan(item), [plan, item]);
}
