import { layerNames, type Scene, type Side, type Tiles } from '@door/drawing/scene';
import { layerSvg, toSvg } from '@door/drawing/svg';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { words } from '../words/words.ts';
import { pageTiles } from './tile-pictures.ts';

export interface DoorProps {
  readonly scene: Scene;
  readonly side: Side;
  /** Begins the ids inside the picture; two doors on one page need two. */
  readonly id: string;
  readonly tiles?: Tiles;
  readonly children?: ReactNode;
  onClick?(): void;
}

/** The door as layers that lie above one another, so that a choice replaces only what it changes. */
export function Door({ scene, side, id, tiles = pageTiles, children, onClick }: DoorProps) {
  return (
    <div className="door" style={shapeOf(scene)} role="img" aria-label={words.stage.door[side]} onClick={onClick}>
      {layerNames.map((name) => (
        <Layer key={name} svg={layerSvg(scene, name, { id, tiles })} />
      ))}
      {children}
    </div>
  );
}

const Layer = memo(({ svg }: { readonly svg: string }) => (
  <div className="door-layer" dangerouslySetInnerHTML={{ __html: svg }} />
));

/** Proportions of the picture, and the air around the set in it, for the style sheet. */
const shapeOf = ({ view }: Scene): CSSProperties & Record<`--${string}`, number | string> => ({
  '--shape': view.width / view.height,
  '--air-side': `${(-100 * view.x) / view.width}%`,
  '--air-above': `${(-100 * view.y) / view.height}%`,
});

/** A small picture of a door in one piece, for a tile or a thumbnail. */
export function SmallDoor({
  scene,
  id,
  height,
  tiles = {},
}: {
  readonly scene: Scene;
  readonly id: string;
  readonly height?: number;
  readonly tiles?: Tiles;
}) {
  const svg = useMemo(
    () => toSvg(scene, { id, tiles, ...(height === undefined ? {} : { height }) }),
    [scene, id, height, tiles],
  );
  return <span className="small-door" dangerouslySetInnerHTML={{ __html: svg }} />;
}
