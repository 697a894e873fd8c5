/** What a page works on, in memory; whoever listens is told of every change. */
export interface Held<State> {
  readonly current: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another one in its place. */
  readonly replace: (state: State) => void;
}

/** `keep` remembers each change on this device. */
export function held<State>(first: State, keep: (state: State) => void = () => undefined): Held<State> {
  const listeners = new Set<() => void>();
  let state = first;
  const sayChanged = () => listeners.forEach((listener) => listener());
  return {
    current: () => state,
    set: (change) => {
      state = { ...state, ...change };
      keep(state);
      sayChanged();
    },
    replace: (next) => {
      state = next;
      sayChanged();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
