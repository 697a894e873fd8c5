import { Check } from '@door/ui/field';
import { useEffect, useEffectEvent } from 'react';
import { useHousePhoto } from '../../door/house/use-house-photo.ts';
import { HouseToSend } from './house-to-send.tsx';
import { houseWords } from './words.ts';
import type { EnquirySubmission } from '../submit/use-submit.ts';

export interface HouseTickProps extends Pick<EnquirySubmission, 'change'> {
  readonly isTicked: boolean;
}

/** Only somebody who has a photo of their house on this device is asked; the answer goes with the photo. */
export function HouseTick({ isTicked, change }: HouseTickProps) {
  const [photo] = useHousePhoto();
  const isGone = photo === null && isTicked;
  const untick = useEffectEvent(() => change({ housePicture: false }));
  useEffect(() => {
    if (isGone) untick();
  }, [isGone]);
  // Here before it is needed: an enquiry may wait for the network, and code cannot be fetched without.
  useEffect(() => {
    if (isTicked) void import('./house-sending.ts').catch(() => undefined);
  }, [isTicked]);
  return photo ? (
    <div className="consents">
      <HouseToSend photo={photo} />
      <Check
        kind="checkbox"
        checked={isTicked}
        note={houseWords.who}
        onChange={(housePicture) => change({ housePicture })}
      >
        {houseWords.send}
      </Check>
    </div>
  ) : null;
}
