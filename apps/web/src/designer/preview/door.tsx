import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Item } from '@door/domain/door/model/item';
import type { ScenePlan } from '@door/drawing/draw';
import type { LayerStyle, Side } from '@door/drawing/scene';
import type { SvgWithDefinitions } from '@door/drawing/svg';
import { type CSSProperties, memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { doorMessages } from '../messages.ts';
import { forgetLayer, layerMark, layerSvgOf, prerenderTasks, putLayer } from '../pictures/layer-svg.ts';
import { useDesigner } from '../state/use-designer.ts';

/** A door on the stage, with or without a wall behind it. */
export interface ShownDoor {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly side: Side;
  /** Id of the description for screen readers. */
  readonly describedBy: string;
  onClick(): void;
}

export interface DoorProps {
  readonly scene: ScenePlan;
  readonly side: Side;
  /** Prefix of the ids inside the SVG, one for each door on the page. */
  readonly id: string;
  /** Id of the description for screen readers. */
  readonly describedBy: string;
  readonly children?: ReactNode;
  onClick?(): void;
}

/** The door as layers on top of one another, so that a choice replaces only the layers that it changes. */
export function Door({ scene, side, id, describedBy, children, onClick }: DoorProps) {
  return (
    <div
      className="door"
      style={shapeOf(scene)}
      role="img"
      aria-label={doorMessages.stage.door[side]}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <Layers scene={scene} id={id} />
      {children}
    </div>
  );
}

/** `id` is the prefix of the ids inside; no other picture on the page may have the same. */
export const Layers = ({ scene, id }: Pick<DoorProps, 'scene' | 'id'>) =>
  scene.layers.map(({ opacity, blend, ...layer }) => {
    const mark = layerMark(layer, id);
    return <Layer key={mark} mark={mark} drawn={layerSvgOf(layer, scene.view, id)} opacity={opacity} blend={blend} />;
  });

interface LayerProps {
  readonly mark: string;
  readonly drawn: SvgWithDefinitions;
  readonly opacity: LayerStyle['opacity'];
  readonly blend: LayerStyle['blend'];
}

/**
 * Another time of day changes the opacity of a layer alone, which draws nothing anew. React puts in the first SVG only: what
 * follows may have been read ahead.
 */
const Layer = memo(({ mark, drawn, opacity, blend }: LayerProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(drawn.svg);
  const [html] = useState(() => ({ __html: drawnSvg(first) }));
  useLayoutEffect(() => {
    if (place.current) putLayer({ place: place.current, mark, drawn, first });
  }, [mark, drawn, first]);
  useLayoutEffect(() => () => forgetLayer(mark), [mark]);
  return (
    <div
      ref={place}
      className="door-layer"
      data-layer={mark}
      style={{ opacity, mixBlendMode: blend }}
      dangerouslySetInnerHTML={html}
    />
  );
});

/** Size and proportions of the picture, and the margins around the door set in it, for the style sheet. */
const shapeOf = ({ view }: ScenePlan): CSSProperties & Record<`--${string}`, number | string> => ({
  '--wide': view.width,
  '--high': view.height,
  '--shape': view.width / view.height,
  '--air-side': `${(-100 * view.x) / view.width}%`,
  '--air-above': `${(-100 * view.y) / view.height}%`,
});

/** The scene on the stage. It also registers how to prerender a hovered choice with the same plan and ids. */
export function useStageScene<Plan extends ScenePlan | null>(item: Item, id: string, plan: (item: Item) => Plan): Plan {
  const { registerPreview } = useDesigner();
  useEffect(() => registerPreview((hovered) => prerenderTasks(plan(hovered), id)), [registerPreview, plan, id]);
  return useMemo(() => plan(item), [plan, item]);
}
