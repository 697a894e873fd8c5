import type { Drawers } from '../drawers.ts';
import { themeNamed } from '../glass/themes/themes.ts';
import { extraDrawers } from '../hardware/extra-drawers.ts';

/** Every glass theme and every extra. */
export const allDrawers: Drawers = { theme: themeNamed, ...extraDrawers };
