import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { drawnHigh } from '../designer/drawn.ts';
import { TilePicture } from '../designer/tile-picture.tsx';
import { useDesigner } from '../designer/use-designer.ts';
import { noTiles } from './tile-pictures.ts';

/** Twice the height at which the style sheet shows it, CSS px. */
const drawnHeight = 110;

/** One side of the door beside the button that shows it; drawn when the page has nothing better to do. */
export function Thumbnail({ side }: { readonly side: Side }) {
  const { item, catalogue } = useDesigner();
  const facts = factsOf(item, catalogue, side);
  const draw = () => drawnHigh(drawScene(facts), { id: 'v', tiles: noTiles, height: drawnHeight });
  return (
    <span className="view-picture" aria-hidden="true">
      <TilePicture depictionKey={`view ${JSON.stringify(facts)}`} draw={draw} />
    </span>
  );
}
