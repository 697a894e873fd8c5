import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveCsvText } from '../list/save-csv.ts';
import { officeClient } from '../queries/office-client.ts';
import { pricingWords as says } from '../words/pricing.ts';
import { DiscardDraft, PreviewDraft, PublishDraft, RaisePrices } from './draft-dialogs.tsx';
import { ImportPrices } from './import-prices.tsx';
import type { PriceDraft, WirePriceList } from './use-price-list.ts';

interface DraftActionsProps {
  readonly list: WirePriceList;
  readonly draft: PriceDraft;
}

const dialogs = {
  raise: RaisePrices,
  import: ImportPrices,
  preview: PreviewDraft,
  discard: DiscardDraft,
  publish: PublishDraft,
} as const;

type DialogName = keyof typeof dialogs;
const quietOnes = ['raise', 'import', 'preview', 'discard'] as const satisfies readonly DialogName[];

/** What is done with the draft as a whole. */
export function DraftActions({ list, draft }: DraftActionsProps) {
  const [shown, show] = useState<DialogName | null>(null);
  const Dialog = shown === null ? null : dialogs[shown];
  return (
    <>
      {quietOnes.map((name) => (
        <Button key={name} aria-haspopup="dialog" onClick={() => show(name)}>
          {says[name].open}
        </Button>
      ))}
      <Button look="primary" aria-haspopup="dialog" onClick={() => show('publish')}>
        {says.publish.open}
      </Button>
      {Dialog ? <Dialog list={list} draft={draft} onClose={() => show(null)} /> : null}
    </>
  );
}

/** The draft, or without one the list that is valid, as a file for a spreadsheet. */
export function ExportPrices({ list: { Version, Draft } }: { readonly list: WirePriceList }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => officeClient.pricing.exportRows.query({ Version: Draft?.Version ?? Version }),
    onSuccess: (file) => saveCsvText(says.fileName(file.Version), file.Csv),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {says.export}
    </Button>
  );
}
