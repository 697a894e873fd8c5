import { wholePhoto } from '@door/photo/photo-fit';
import { Check } from '@door/ui/field';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useDesigner } from '../../designer/state/use-designer.ts';
import type { HousePhoto } from '../../designer/house/house-photo.ts';
import { HouseView } from '../../designer/house/house-view.tsx';
import { planSetInPhoto } from '../../designer/house/plane-in-photo.tsx';
import { useHousePhoto } from '../../designer/house/use-house-photo.ts';
import { useElementSize } from '../../designer/preview/use-element-size.ts';
import type { EnquirySubmission } from '../submit/use-submit.ts';
import { houseMessages } from './messages.ts';
import './house-to-send.css';

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
        note={houseMessages.who}
        onChange={(housePicture) => change({ housePicture })}
      >
        {houseMessages.send}
      </Check>
    </div>
  ) : null;
}

/** The whole picture as the supplier will see it. */
function HouseToSend({ photo }: { readonly photo: HousePhoto }) {
  const { item, catalogue } = useDesigner();
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const set = useMemo(() => planSetInPhoto({ item, catalogue, side: 'external' }), [item, catalogue]);
  const shape = { aspectRatio: `${photo.width} / ${photo.height}` };
  return (
    <div ref={frame} className="house-to-send" style={shape} role="img" aria-label={houseMessages.picture}>
      {size ? <HouseView photo={photo} set={set} fit={wholePhoto(photo, size)} id="house-to-send" /> : null}
    </div>
  );
}
