import { tradeRules } from '@door/domain/build/trade';
import type { TradeRules } from '@door/domain/build/trade-rules';
import { extraDrawers } from '@door/drawing/hardware/extra-drawers';
import { bringExtraDrawers } from '@door/drawing/hardware/extras';

/** The rules for extras, and the drawers that show them. */
export function addTradeExtras(): TradeRules {
  bringExtraDrawers(extraDrawers);
  return tradeRules;
}
