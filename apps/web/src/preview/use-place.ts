import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Place {
  readonly width: number;
  readonly height: number;
}

/** How much room an element has, px; null until it has a place on the page. */
export function usePlace(element: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0) setPlace({ width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return place;
}
