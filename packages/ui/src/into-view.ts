import type { FocusEvent } from 'react';

/** A control that got the focus by keyboard is scrolled fully into view; browsers leave it half visible. */
export function scrollIntoViewOnFocus({ currentTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.matches(':focus-visible')) return;
  const whole = currentTarget.closest('label') ?? currentTarget;
  whole.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
