import type { Side } from '@door/drawing/scene';
import type { ReactNode } from 'react';
import { doorMessages } from '../messages.ts';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { useTileLight } from '../pictures/tile-light.ts';
import { drawAtHeight, TilePicture } from '../pictures/tile-picture.tsx';
import { useDesigner } from '../state/use-designer.ts';
import { noTextures } from '../pictures/textures.ts';
import './side-views.css';

const sides: readonly { readonly side: Side; readonly label: string }[] = [
  { side: 'external', label: doorMessages.stage.external },
  { side: 'internal', label: doorMessages.stage.internal },
];

export interface SideViewsProps {
  readonly side: Side;
  onShow(side: Side): void;
  /** Further buttons beside them. */
  readonly children: ReactNode;
}

/** Two thumbnails that switch between outside and inside. */
export function SideViews({ side, onShow, children }: SideViewsProps) {
  return (
    <div className="views">
      {sides.map((view) => (
        <button
          key={view.side}
          type="button"
          className="view"
          aria-pressed={view.side === side}
          onClick={() => onShow(view.side)}
        >
          <Thumbnail side={view.side} />
          {view.label}
        </button>
      ))}
      {children}
    </div>
  );
}

/** Twice the height in the style sheet, CSS px. */
const drawnHeight = 110;

/** One side of the door, drawn while the page is idle. */
function Thumbnail({ side }: { readonly side: Side }) {
  const { item, catalogue } = useDesigner();
  const facts = factsOf({ item, catalogue, side });
  const { time, evening } = useTileLight();
  const stage = { backdrop: 'none', ...(evening && { evening }) } as const;
  const draw = () => drawAtHeight(drawScene(facts, stage), { id: 'v', textures: noTextures, height: drawnHeight });
  return (
    <span className="view-picture" aria-hidden="true">
      <TilePicture depictionKey={`view ${time} ${JSON.stringify(facts)}`} draw={draw} />
    </span>
  );
}
