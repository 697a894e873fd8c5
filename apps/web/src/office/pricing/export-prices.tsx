import { Button } from '@door/ui/button';
import { pricingWords as says } from '../words/pricing.ts';
import { useExportPrices } from './use-export-prices.ts';
import type { WirePriceList } from './use-price-list.ts';

/** The button beside the other actions of the price list. */
export function ExportPrices({ list }: { readonly list: WirePriceList }) {
  const { exportPrices, isPending } = useExportPrices(list);
  return (
    <Button busy={isPending} onClick={exportPrices}>
      {says.export}
    </Button>
  );
}
