import { tradeRules } from '@door/domain/build/trade';
import type { TradeRules } from '@door/domain/build/trade-rules';
import { extraDrawers } from '@door/drawing/hardware/extra-drawers';
import { bringExtraDrawers } from '@door/drawing/hardware/extras';

/** Rules and drawers come together: what is chosen is also seen. */
export function bringTradeExtras(): TradeRules {
  bringExtraDrawers(extraDrawers);
  return tradeRules;
}
