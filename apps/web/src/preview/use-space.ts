import { type RefObject, useLayoutEffect, useState } from 'react';

/** Room on the page, px. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/** How much room an element has; null until it stands on the page. */
export function useSpace(element: RefObject<HTMLElement | null>): Space | null {
  const [space, setSpace] = useState<Space | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0) setSpace({ width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return space;
}
