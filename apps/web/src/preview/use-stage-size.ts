import { useEffect, useState } from 'react';

/** How far a page is scrolled when its stage becomes small, and when it is whole again, px; apart, so that it never flickers. */
const scrolledAway = 200;
const backAgain = 90;

/** On a small screen the stage shrinks once the first section has left, by scroll position. */
export function useStageSize(): 'full' | 'small' {
  const [size, setSize] = useState<'full' | 'small'>('full');
  useEffect(() => {
    const onScroll = () =>
      setSize((now) => (window.scrollY > (now === 'small' ? backAgain : scrolledAway) ? 'small' : 'full'));
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return size;
}
