import { Button } from '@door/ui/button';
import { pricingWords as says } from '../words/pricing.ts';
import type { WirePriceList } from './use-price-list.ts';
import { useMutation } from '@tanstack/react-query';
import { saveCsvText } from '../list/save-file.ts';
import { officeClient } from '../queries/office-client.ts';

/** The button beside the other actions of the price list. */
export function ExportPrices({ list }: { readonly list: WirePriceList }) {
  const { exportPrices, isPending } = useExportPrices(list);
  return (
    <Button busy={isPending} onClick={exportPrices}>
      {says.export}
    </Button>
  );
}

/** The draft, or without one the list that is valid, as a file for a spreadsheet. */
export function useExportPrices({ Version, Draft }: WirePriceList) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => officeClient.pricing.exportRows.query({ Version: Draft?.Version ?? Version }),
    onSuccess: (file) => saveCsvText(says.fileName(file.Version), file.Csv),
  });
  return { exportPrices: () => mutate(), isPending };
}
