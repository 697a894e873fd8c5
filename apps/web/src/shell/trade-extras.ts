import type { ExtraRules } from '@door/domain/extras/extra-rules';
import { tradeExtras } from '@door/domain/extras/trade-extras';
import { extraDrawers } from '@door/drawing/hardware/extra-drawers';
import { bringExtraDrawers } from '@door/drawing/hardware/extras';

/** Rules and drawers come together: what is chosen is also seen. */
export function bringTradeExtras(): ExtraRules {
  bringExtraDrawers(extraDrawers);
  return tradeExtras;
}
