import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A person is at the list this long after the pointer moved in it or a key was pressed, ms. */
const attention = 5000;

interface Steady<Row> {
  readonly idOf: (row: Row) => string;
  /** What is asked for: another order or filter is shown at once. */
  readonly question: string;
}

/**
 * Rows as they are shown: while a person is at the list, each stays where it is, whatever has been loaded meanwhile, so that no other
 * row slides beneath a click. What they say is always the newest; the new order comes when the person is done.
 */
export function useSteadyRows<Row>(loaded: readonly Row[] | undefined, { idOf, question }: Steady<Row>) {
  const [isAtIt, setIsAtIt] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState({ loaded, question, rows: loaded, isAtIt });
  if (shown.loaded !== loaded || shown.question !== question || shown.isAtIt !== isAtIt) {
    const rows = isAtIt && shown.question === question ? inPlaces(shown.rows, loaded, idOf) : loaded;
    setShown({ loaded, question, rows, isAtIt });
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = () => {
    clearTimeout(timer.current);
    setIsAtIt(false);
  };
  const stay = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(leave, attention);
    setIsAtIt(true);
  };
  const handlers = {
    onPointerMove: stay,
    onPointerDown: stay,
    onKeyDown: stay,
    // A finger that is lifted leaves too, before its click.
    onPointerLeave: ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? leave() : undefined),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) ? leave() : undefined,
  };
  return { rows: shown.rows, handlers };
}

/** The rows that were shown, as they are now, and behind them what is new. What is gone stays as it was. */
export function inPlaces<Row>(
  shown: readonly Row[] | undefined,
  loaded: readonly Row[] | undefined,
  idOf: (row: Row) => string,
): readonly Row[] | undefined {
  if (!shown || !loaded) return loaded;
  const now = new Map(loaded.map((row) => [idOf(row), row]));
  const places = new Set(shown.map(idOf));
  return [...shown.map((row) => now.get(idOf(row)) ?? row), ...loaded.filter((row) => !places.has(idOf(row)))];
}
