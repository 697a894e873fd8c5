/** State in memory that React components can subscribe to (`useSyncExternalStore`). */
export interface Store<State> {
  readonly current: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets all of the state, without calling `onChange`. */
  readonly replace: (state: State) => void;
}

/** `onChange` is called after each `set`, for example to store the state on this device. */
export function createStore<State>(initial: State, onChange: (state: State) => void = () => undefined): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  const notifyListeners = () => listeners.forEach((listener) => listener());
  return {
    current: () => state,
    set: (change) => {
      state = { ...state, ...change };
      onChange(state);
      notifyListeners();
    },
    replace: (next) => {
      state = next;
      notifyListeners();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
