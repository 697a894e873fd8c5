import { useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { type Gallery, galleryOf } from './gallery-rows.ts';

export interface LoadedGallery {
  readonly gallery: Gallery | 'loading' | 'out-of-reach';
  readonly askAgain: () => void;
}

/** The supplier's rows, or how far they are. */
export function useGallery(): LoadedGallery {
  const { session } = useApp();
  const [gallery, setGallery] = useState<LoadedGallery['gallery']>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    setGallery('loading');
    galleryOf(session).then(
      (rows) => wanted && setGallery(rows),
      () => wanted && setGallery('out-of-reach'),
    );
    return () => {
      wanted = false;
    };
  }, [session, tries]);
  return { gallery, askAgain: () => setTries((now) => now + 1) };
}
