import type { Item } from '@door/domain/door/model/item';
import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { aroundOpening, hasRoomBeside } from '@door/photo/photo-fit';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { hourOf } from '../preview/scenery-time.ts';
import { useElementSize } from '../preview/use-element-size.ts';
import { doorMessages } from '../messages.ts';
import { FitNote } from './fit-note.tsx';
import type { HousePhoto } from './house-photo.ts';
import { HouseView } from './house-view.tsx';
import { PlaneOverSet, type SetInPhoto } from './plane-in-photo.tsx';
import { houseMessages } from './messages.ts';
import './house-picture.css';

export interface HousePictureProps {
  readonly item: Item;
  readonly photo: HousePhoto;
  readonly set: SetInPhoto;
  readonly time: TimeOfDay;
  /** Prefix of the ids inside the SVG. */
  readonly id: string;
  /** Id of the description for screen readers. */
  readonly describedBy: string;
  /** Lies on the set, in its perspective. */
  readonly children?: ReactNode;
  onClick?(): void;
}

/** The door in the visitor's own house, beside the house as it is; fills its container. */
export function HousePicture({ item, photo, set, time, id, describedBy, children, onClick }: HousePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const [before, setBefore] = useState(0);
  const fit = useMemo(() => (size ? aroundOpening(photo, size) : null), [photo, size]);
  return (
    <>
      <div
        ref={frame}
        className="scenery house-scenery"
        data-hour={hourOf(time)}
        role="img"
        aria-label={doorMessages.stage.door.external}
        aria-describedby={describedBy}
        onClick={onClick}
      >
        {fit && size ? (
          <HouseView {...{ photo, set, fit, id, time, before }} hasRoomBeside={hasRoomBeside(photo, fit, size)} />
        ) : null}
      </div>
      {fit && children ? (
        <div className="scenery-parts house-parts">
          <PlaneOverSet photo={photo} set={set} fit={fit}>
            {children}
          </PlaneOverSet>
        </div>
      ) : null}
      <div className="house-caption">
        <span aria-hidden="true">{houseMessages.before}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(before * 100)}
          aria-label={houseMessages.before}
          aria-valuetext={houseMessages.showsBefore(Math.round(before * 100))}
          onChange={(event) => setBefore(event.target.valueAsNumber / 100)}
        />
        <FitNote photo={photo} item={item} />
      </div>
    </>
  );
}
