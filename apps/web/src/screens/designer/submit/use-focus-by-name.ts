import { type RefCallback, useRef } from 'react';

/** Lets a form put the cursor into one of its fields by name. */
export function useFocusByName() {
  const elements = useRef(new Map<string, HTMLElement>());
  const focusRef =
    (name: string): RefCallback<HTMLElement> =>
    (element) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    };
  const focus = (name: string) => elements.current.get(name)?.focus();
  return { focus, focusRef };
}
