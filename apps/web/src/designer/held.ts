import type { Design } from './design.ts';
import type { Workbench } from './workbench.ts';

/** A design in memory; whoever listens is told of every change. */
export interface Held extends Pick<Workbench, 'current' | 'set'> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly replace: (design: Design) => void;
}

/** `keep` remembers each new state on this device. */
export function held(first: Design, keep: (design: Design) => void): Held {
  const listeners = new Set<() => void>();
  let design = first;
  const sayChanged = () => listeners.forEach((listener) => listener());
  return {
    current: () => design,
    set: (change) => {
      design = { ...design, ...change };
      keep(design);
      sayChanged();
    },
    replace: (next) => {
      design = next;
      sayChanged();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
