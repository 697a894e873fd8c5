import type { FocusEvent } from 'react';

/** Browsers leave a control that is half in view where it is; whoever came by keyboard sees the whole of it. */
export function intoView({ currentTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.matches(':focus-visible')) return;
  const whole = currentTarget.closest('label') ?? currentTarget;
  whole.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
