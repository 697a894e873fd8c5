import type { FocusEvent } from 'react';

/**
 * A control that got the focus by keyboard is scrolled fully into view; browsers leave it half visible. For the control, or for the
 * strip or list that it stands in.
 */
export function scrollIntoViewOnFocus({ target }: FocusEvent<HTMLElement>) {
  if (!target.matches(':focus-visible')) return;
  const whole = target.closest('label') ?? target;
  whole.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
