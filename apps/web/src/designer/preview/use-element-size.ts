import { type RefObject, useLayoutEffect, useState } from 'react';

/** px */
export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element, kept up to date; null until it is on the page. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
