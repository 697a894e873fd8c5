import type { Item } from '@door/domain/door/model/item';
import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDesigner } from '../../designer/state/use-designer.ts';
import { designScreens } from '../../designer/steps/step-screens.ts';
import { whenIdle } from '../../shared/scheduling/scheduling.ts';

export interface NextStepAheadProps {
  readonly path: keyof typeof designScreens;
  /** An element outside the page. */
  readonly place: HTMLElement;
}

/** Renders the next step outside the page while the page is idle: its tiles are drawn then, and it opens with its pictures. */
export function NextStepAhead({ path, place }: NextStepAheadProps) {
  const { item } = useDesigner();
  const step = useLoadedStep(path);
  const [aheadFor, setAheadFor] = useState<Item | null>(null);
  // A choice takes the step away before it is rendered again with the new door: the page itself comes first.
  useEffect(() => whenIdle(() => startTransition(() => setAheadFor(item))), [item]);
  return step && aheadFor === item ? createPortal(createElement(step), place) : null;
}

/** null until its code is here; without network the step opens as it did before. */
function useLoadedStep(path: NextStepAheadProps['path']): ComponentType | null {
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly Step: ComponentType } | null>(null);
  useEffect(() => {
    let wanted = true;
    designScreens[path]().then(
      (Step) => wanted && setLoaded({ path, Step }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [path]);
  return loaded?.path === path ? loaded.Step : null;
}
