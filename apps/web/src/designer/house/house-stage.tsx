import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import type { Item } from '@door/domain/door/model/item';
import { useCallback } from 'react';
import { type ShownDoor, useStageScene } from '../preview/door.tsx';
import { PartButtons } from '../parts/lazy-part-buttons.tsx';
import { useEvening } from '../preview/use-evening.ts';
import type { HousePhoto } from './house-photo.ts';
import { HousePicture } from './house-picture.tsx';
import { planSetInPhoto } from './plane-in-photo.tsx';

export interface HouseStageProps extends ShownDoor {
  readonly photo: HousePhoto;
  readonly time: TimeOfDay;
}

const id = 'house-stage';

/** The door on the stage, in the visitor's own house; its parts can be tapped there too. */
export function HouseStage({ item, catalogue, photo, time, describedBy, onClick }: HouseStageProps) {
  const { evening } = useEvening(time);
  const plan = useCallback(
    (planned: Item) => planSetInPhoto({ item: planned, catalogue, side: 'external' }, evening),
    [catalogue, evening],
  );
  const set = useStageScene(item, id, plan);
  return (
    <HousePicture {...{ item, photo, set, time, id, describedBy, onClick }}>
      <PartButtons side="external" plan={plan} />
    </HousePicture>
  );
}
