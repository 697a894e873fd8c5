import type { ScenePlan } from '@door/drawing/draw';
import type { Side } from '@door/drawing/scene';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { words } from '../words/words.ts';
import { layerPicture } from './layer-pictures.ts';

export interface DoorProps {
  readonly scene: ScenePlan;
  readonly side: Side;
  /** Begins the ids inside the picture; two doors on one page need two. */
  readonly id: string;
  /** Id of the picture in words. */
  readonly describedBy: string;
  readonly children?: ReactNode;
  onClick?(): void;
}

/** The door as layers that lie above one another, so that a choice replaces only what it changes. */
export function Door({ scene, side, id, describedBy, children, onClick }: DoorProps) {
  return (
    <div
      className="door"
      style={shapeOf(scene)}
      role="img"
      aria-label={words.stage.door[side]}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <Layers scene={scene} id={id} />
      {children}
    </div>
  );
}

/** `id` begins the ids inside, and no other picture may have it: not of this door in another place either. */
export const Layers = ({ scene, id }: Pick<DoorProps, 'scene' | 'id'>) =>
  scene.layers.map((layer) => <Layer key={layer.name} svg={layerPicture(layer, scene.view, id)} />);

const Layer = memo(({ svg }: { readonly svg: string }) => (
  <div className="door-layer" dangerouslySetInnerHTML={{ __html: svg }} />
));

/** Proportions of the picture, and the air around the set in it, for the style sheet. */
const shapeOf = ({ view }: ScenePlan): CSSProperties & Record<`--${string}`, number | string> => ({
  '--shape': view.width / view.height,
  '--air-side': `${(-100 * view.x) / view.width}%`,
  '--air-above': `${(-100 * view.y) / view.height}%`,
});
