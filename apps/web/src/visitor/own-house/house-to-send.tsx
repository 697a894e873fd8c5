import { useMemo, useRef } from 'react';
import { useDesigner } from '../../door/designer/use-designer.ts';
import { type HousePhoto, wholePhoto } from '../../door/house/house-photo.ts';
import { HouseView, planSetInPhoto } from '../../door/house/house-view.tsx';
import { useElementSize } from '../../door/preview/use-element-size.ts';
import { houseWords } from './words.ts';
import './house-to-send.css';

/** The whole picture as the supplier will see it. */
export function HouseToSend({ photo }: { readonly photo: HousePhoto }) {
  const { item, catalogue } = useDesigner();
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const set = useMemo(() => planSetInPhoto({ item, catalogue, side: 'external' }), [item, catalogue]);
  const shape = { aspectRatio: `${photo.width} / ${photo.height}` };
  return (
    <div ref={frame} className="house-to-send" style={shape} role="img" aria-label={houseWords.picture}>
      {size ? <HouseView photo={photo} set={set} fit={wholePhoto(photo, size)} id="house-to-send" /> : null}
    </div>
  );
}
