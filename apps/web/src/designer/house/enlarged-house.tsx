import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { useId, useMemo } from 'react';
import { DoorDescription } from '../description/door-description.tsx';
import { useDesigner } from '../state/use-designer.ts';
import { useEvening } from '../preview/use-evening.ts';
import type { HousePhoto } from './house-photo.ts';
import { HousePicture } from './house-picture.tsx';
import { planSetInPhoto } from './plane-in-photo.tsx';

export interface EnlargedHouseProps {
  readonly photo: HousePhoto;
  readonly time: TimeOfDay;
}

/** The door in the visitor's own house, as large as the window. */
export function EnlargedHouse({ photo, time }: EnlargedHouseProps) {
  const { item, catalogue, context } = useDesigner();
  const { evening } = useEvening(time);
  const descriptionId = useId();
  const set = useMemo(() => planSetInPhoto({ item, catalogue, side: 'external' }, evening), [item, catalogue, evening]);
  return (
    <>
      <HousePicture {...{ item, photo, set, time }} id="house-enlarged" describedBy={descriptionId} />
      <DoorDescription id={descriptionId} item={item} side="external" context={context} />
    </>
  );
}
