import type { Drawers } from '../drawers.ts';
import { themeNamed } from '../glass/themes/themes.ts';
import { extraDrawers } from '../hardware/extra-drawers.ts';
import { allHardware } from '../hardware/later/all-hardware.ts';

/** Every glass theme, all hardware and every extra. */
export const allDrawers: Drawers = { theme: themeNamed, hardware: allHardware, ...extraDrawers };
