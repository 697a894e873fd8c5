import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Scene, Side } from '@door/drawing/scene';
import { useMemo } from 'react';

const sceneOf = (item: Item, catalogue: Catalogue, side: Side): Scene => drawScene(factsOf(item, catalogue, side));

export const useScene = (item: Item, catalogue: Catalogue, side: Side): Scene =>
  useMemo(() => sceneOf(item, catalogue, side), [item, catalogue, side]);
