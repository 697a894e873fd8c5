import { tradeRules } from '@door/domain/build/trade';
import { extraDrawers } from '@door/drawing/hardware/extra-drawers';

/** The rules for extras and the drawings that show them, fetched together. */
export const tradeExtras = { rules: tradeRules, drawers: extraDrawers };
