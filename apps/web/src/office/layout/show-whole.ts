import type { FocusEvent } from 'react';

/** A strip that runs sideways shows the whole of what gets the focus: browsers leave there what is half in sight. */
export const showWhole = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
