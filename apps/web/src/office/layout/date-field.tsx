import { Field, type FieldProps } from '@door/ui/field';
import { useCallback, useEffect, useRef, useState } from 'react';
import { officeMessages } from '../messages/office.ts';

type DateFieldProps = Omit<FieldProps, 'type' | 'onLeave' | 'long' | 'inputMode' | 'maxLength' | 'list'>;

/**
 * A field for a day. Of 30 February a browser shows what was typed and answers that nothing was: the field says so, and the form around it
 * is held back, so that nothing is saved without the day, or of another one.
 */
export function DateField({ error, focusRef, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [isNoDay, setIsNoDay] = useState(false);
  const keep = useCallback(
    (element: HTMLElement | null) => {
      input.current = element instanceof HTMLInputElement ? element : null;
      focusRef?.(element);
    },
    [focusRef],
  );
  useEffect(() => {
    const typed = input.current;
    const form = typed?.form;
    const holdBack = (event: Event) => {
      const isBad = typed?.validity.badInput ?? false;
      setIsNoDay(isBad);
      if (!isBad) return;
      event.preventDefault();
      event.stopPropagation();
      typed?.focus();
    };
    // Before any handler of the form itself. Not when the field is left: words that come then move the button that is being pressed.
    form?.addEventListener('submit', holdBack, { capture: true });
    return () => form?.removeEventListener('submit', holdBack, { capture: true });
  }, []);
  const isSaid = isNoDay && field.value === '';
  return <Field {...field} type="date" error={isSaid ? officeMessages.noSuchDay : error} focusRef={keep} />;
}
