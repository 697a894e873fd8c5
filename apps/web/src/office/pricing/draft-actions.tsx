import { Button } from '@door/ui/button';
import { useState } from 'react';
import { type MenuEntry, MoreMenu } from '../layout/more-menu.tsx';
import { pricingWords as says } from '../words/pricing.ts';
import { DiscardDraft, PreviewDraft, PublishDraft, RaisePrices } from './draft-dialogs.tsx';
import { ExportPrices, useExportPrices } from './export-prices.tsx';
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

/** What is done with the draft as a whole; in a narrow window everything but its publishing stands in the menu of the page. */
export function DraftActions({ list, draft }: DraftActionsProps) {
  const [shown, setShown] = useState<DialogName | null>(null);
  const Dialog = shown === null ? null : dialogs[shown];
  const { exportPrices } = useExportPrices(list);
  const menuEntry = (label: string, action: () => void): MenuEntry => ({ label, action, onlyWhereNarrow: true });
  const entries = [
    menuEntry(says.export, exportPrices),
    ...quietOnes.map((name) => menuEntry(says[name].open, () => setShown(name))),
  ];
  return (
    <>
      <span className="act-wide price-acts">
        <ExportPrices list={list} />
        {quietOnes.map((name) => (
          <Button key={name} aria-haspopup="dialog" onClick={() => setShown(name)}>
            {says[name].open}
          </Button>
        ))}
      </span>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setShown('publish')}>
        {says.publish.open}
      </Button>
      <MoreMenu label={says.menu} entries={entries} />
      {Dialog ? <Dialog list={list} draft={draft} onClose={() => setShown(null)} /> : null}
    </>
  );
}
