import type { Evening } from '@door/drawing/evening/evening';
import { type ScenePlan, planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { ItemToDraw } from '@door/drawing/item-facts/finishes';
import { useMemo } from 'react';

/** The layers of this item's picture; each is drawn when it is shown. */
export function useScene({ item, catalogue, side }: ItemToDraw, evening?: Evening): ScenePlan {
  return useMemo(
    () => planScene(factsOf({ item, catalogue, side }), { backdrop: 'none', evening }),
    [item, catalogue, side, evening],
  );
}
