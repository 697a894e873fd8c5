import { overallBox } from '@door/drawing/arrange/overall-box';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { useId, useMemo, useRef, useState } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { DoorDescription } from '../description/door-description.tsx';
import type { EnlargedHouseProps } from '../house/enlarged-house.tsx';
import { LazyHouseDialog } from '../house/lazy-house-dialog.tsx';
import { useHousePhoto } from '../house/use-house-photo.ts';
import { useDesigner } from '../state/use-designer.ts';
import { CloseLook } from './close-look.tsx';
import { drawingInk } from './drawing-ink.ts';
import { RoomPicture, type RoomPictureProps } from './room-picture.tsx';
import { timeOfDayIn } from './scenery-time.ts';
import { drawnWall, type Scenery, useSupplierWall } from './scenery.ts';
import { useElementSize } from './use-element-size.ts';
import { LightChoice, WallChoice } from './wall-choice.tsx';
import { previewMessages } from './messages.ts';
import './technical-picture.css';

/** Height of the numbers, px. */
const figure = 13;

/** The door as a drawing with its sizes, mm. */
function TechnicalPicture({ item, context, side, covered }: Omit<RoomPictureProps, 'wall'>) {
  const { catalogue } = context;
  const sheet = useRef<HTMLDivElement>(null);
  const size = useElementSize(sheet);
  const descriptionId = useId();
  const svg = useMemo(() => {
    if (!size) return drawnSvg('');
    const overall = overallBox(item, catalogue);
    const high = figureHeight(overall, { ...size, figure });
    const facts = factsOf({ item, catalogue, side });
    return drawnSvg(technicalSvg(technicalDrawing(facts, { overall, figure: high }), drawingInk));
  }, [item, catalogue, side, size]);
  return (
    <>
      <div
        ref={sheet}
        className="room technical"
        style={covered && { paddingBlock: `${covered.head}px ${covered.foot}px` }}
        role="img"
        aria-label={previewMessages.drawing[side]}
        aria-describedby={descriptionId}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <DoorDescription id={descriptionId} item={item} side={side} context={context} />
    </>
  );
}

export interface EnlargedDoorProps {
  readonly open: boolean;
  readonly side: Side;
  readonly scenery: Scenery;
  onShow(side: Side): void;
  onSee(scenery: Scenery): void;
  onClose(): void;
}

/** Height of a button, and the space around the bars at the head and the foot, CSS px. */
const target = 44;
const barGap = 16;

/** The door in a dialog as large as the window, on the chosen wall or as a drawing with sizes. */
export function EnlargedDoor({ open, side, scenery, onShow, onSee, onClose }: EnlargedDoorProps) {
  const [measured, setMeasured] = useState(false);
  const [editing, setEditing] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const barSize = useElementSize(bar);
  return (
    <>
      <CloseLook
        open={open}
        label={previewMessages.enlarged}
        side={side}
        foot={
          <div ref={bar} className="enlarged-walls on-wall">
            <button type="button" aria-pressed={measured} onClick={() => setMeasured(!measured)}>
              {previewMessages.dimensions}
            </button>
            {measured ? null : side === 'internal' ? (
              <LightChoice scenery={scenery} onChoose={onSee} />
            ) : (
              <WallChoice scenery={scenery} onChoose={onSee} onEditHouse={() => setEditing(true)} />
            )}
          </div>
        }
        onShow={onShow}
        onClose={onClose}
      >
        <EnlargedPicture
          side={side}
          scenery={measured ? null : scenery}
          foot={barSize ? barSize.height + 2 * barGap : 0}
        />
      </CloseLook>
      <LazyHouseDialog scenery={scenery} open={editing} onChoose={onSee} onClose={() => setEditing(false)} />
    </>
  );
}

const EnlargedHouse = lazyComponent<EnlargedHouseProps>(() =>
  import('../house/enlarged-house.tsx').then((module) => module.EnlargedHouse),
);

interface EnlargedPictureProps {
  readonly side: Side;
  /** null: the drawing with sizes instead of a wall. */
  readonly scenery: Scenery | null;
  /** What the bar at the foot takes, CSS px. */
  readonly foot: number;
}

function EnlargedPicture({ side, scenery, foot }: EnlargedPictureProps) {
  const { item, context } = useDesigner();
  const [photo] = useHousePhoto();
  const supplierWall = useSupplierWall();
  const covered = useMemo(() => ({ head: target + 2 * barGap, foot }), [foot]);
  if (scenery?.wall === 'house' && side === 'external' && photo) {
    return <EnlargedHouse photo={photo} time={timeOfDayIn(scenery)} />;
  }
  return scenery ? (
    <RoomPicture
      item={item}
      context={context}
      side={side}
      wall={drawnWall(scenery.wall, supplierWall)}
      timeOfDay={timeOfDayIn(scenery)}
      covered={covered}
    />
  ) : (
    <TechnicalPicture item={item} context={context} side={side} covered={covered} />
  );
}
