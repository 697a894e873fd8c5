import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import { planScene, type ScenePlan } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { useMemo } from 'react';

/** What is to be drawn of this item; its layers are drawn by whoever shows them. */
export const useScene = (item: Item, catalogue: Catalogue, side: Side): ScenePlan =>
  useMemo(() => planScene(factsOf(item, catalogue, side)), [item, catalogue, side]);
