import type { HouseWall } from '@door/domain/catalogue/rows/walls';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Item } from '@door/domain/door/model/item';
import { planScene } from '@door/drawing/draw';
import type { Evening } from '@door/drawing/evening/evening';
import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { factsOf } from '@door/drawing/facts-of';
import { houseFronts } from '@door/drawing/stage/house-fronts';
import { useEffect, useRef, useState } from 'react';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { useApp } from '../../designer/app/app-context.ts';
import { paintScene } from '../../designer/pictures/paint-scene.ts';
import { encodeOnPage } from '../../designer/pictures/svg-image.ts';
import { inlineTextures } from '../../designer/pictures/inline-textures.ts';
import { noTextures } from '../../designer/pictures/textures.ts';
import { timeOfDayIn } from '../../designer/preview/scenery-time.ts';
import { whenIdle } from '../../shared/scheduling/scheduling.ts';
import './house-photo.css';

export interface HousePhotoProps {
  readonly item: Item;
  readonly wall: HouseWall;
}

/**
 * A door on a house, as a picture that is painted when it comes near the window: one after the other, each in many small
 * tasks, so that the page can be scrolled and pressed meanwhile.
 */
export function HousePhoto({ item, wall }: HousePhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string | undefined>();
  const { catalogue } = useApp();
  const isNear = useNear(frame);
  useEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    if (!isNear || !box) return;
    let wanted = true;
    const photo = { item, wall, timeOfDay: timeOfDayIn({ timeOfDay: null }), width: box.width, height: box.height };
    void photoAddress(photo, catalogue, () => wanted).then((painted) => {
      if (wanted) setAddress(painted);
    });
    return () => {
      wanted = false;
    };
  }, [isNear, item, wall, catalogue]);
  return (
    <div ref={frame} className="house-photo" data-wall={wall}>
      {address ? <img src={address} alt="" /> : null}
    </div>
  );
}

interface Photo extends HousePhotoProps {
  readonly timeOfDay: TimeOfDay;
  /** CSS px. */
  readonly width: number;
  readonly height: number;
}

interface KnownPhoto {
  readonly photo: Photo;
  readonly address: string;
}

/** Enough for a gallery by day and by dusk; beyond that the oldest are removed. */
const mostPhotos = 40;
const known: KnownPhoto[] = [];
let latest: Promise<unknown> = Promise.resolve();

/** The address of a painted picture; undefined where it is not wanted any more or the browser cannot paint it. */
async function photoAddress(photo: Photo, catalogue: Catalogue, isWanted: () => boolean): Promise<string | undefined> {
  const find = () => known.find((each) => isEqual(each.photo, photo))?.address;
  const found = find();
  if (found) return found;
  const painting = latest.then(async () => {
    await new Promise<void>((idle) => void whenIdle(idle));
    return isWanted() ? (find() ?? (await paint(photo, catalogue))) : undefined;
  });
  latest = painting.catch(() => undefined);
  return painting.catch(() => undefined);
}

async function paint(photo: Photo, catalogue: Catalogue): Promise<string | undefined> {
  const textures = await inlineTextures().catch(() => noTextures);
  const { item, wall, timeOfDay, width, height } = photo;
  const evening = timeOfDay > 0 ? await eveningOf(timeOfDay) : undefined;
  const stage = { backdrop: houseFronts[wall], evening, aspect: width / height };
  const scene = planScene(factsOf({ item, catalogue, side: 'external' }), stage);
  const sharpness = Math.min(2, window.devicePixelRatio);
  const canvas = await paintScene(scene, { textures, height: Math.round(height * sharpness) });
  const picture = await encodeOnPage(canvas);
  if (!picture) return undefined;
  const address = URL.createObjectURL(picture);
  known.push({ photo, address });
  const oldest = known.length > mostPhotos ? known.shift() : undefined;
  if (oldest) URL.revokeObjectURL(oldest.address);
  return address;
}

/** True once the element has come near what is seen of the page; it stays true. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setIsNear(true);
          observer.disconnect();
        }
      },
      { rootMargin: '240px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** By day where its drawing cannot be had. */
const eveningOf = (time: TimeOfDay): Promise<Evening | undefined> =>
  import('@door/drawing/evening/evening-at').then(
    ({ eveningAt }) => eveningAt(time) ?? undefined,
    () => undefined,
  );
