import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import { HistoryList } from '../layout/history-list.tsx';
import { type MenuEntry, MoreMenu } from '../layout/more-menu.tsx';
import { Forbidden } from '../layout/forbidden.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { saveCsvText } from '../list/save-file.ts';
import { officeClient } from '../queries/office-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { pricingMessages as t } from '../messages/pricing.ts';
import { DiscardDraft, PreviewDraft, PublishDraft, RaisePrices } from './draft-dialogs.tsx';
import { ImportPrices } from './import-prices.tsx';
import { gridRows, gridSections, isChanged } from './price-grid-rows.ts';
import { PriceGrid } from './price-grid.tsx';
import { type PriceDraft, useBeginDraft, usePriceList, type WirePriceList } from './use-price-list.ts';
import './pricing.css';

/** `/installer/pricing`: the price list by rule, the draft beside what is valid, for who may see prices. */
export function PricingPage() {
  const { Role } = useMe();
  return may(Role, 'prices.see') ? (
    <Pricing isAdmin={may(Role, 'prices.manage')} />
  ) : (
    <Forbidden title={t.title} sentence={t.forbidden} />
  );
}

function Pricing({ isAdmin }: { readonly isAdmin: boolean }) {
  const query = usePriceList();
  const begin = useBeginDraft();
  // The id is made here, so that a draft whose call is sent twice is begun once.
  const [draftId] = useState(() => crypto.randomUUID());
  const list = query.data;
  return (
    <>
      <PageHeader title={t.title}>
        {list && isAdmin && list.Draft ? <DraftActions list={list} draft={list.Draft} /> : null}
        {list && !(isAdmin && list.Draft) ? <ExportPrices list={list} /> : null}
        {list && isAdmin && !list.Draft ? (
          <Button look="primary" icon={<Plus />} busy={begin.isPending} onClick={() => begin.mutate(draftId)}>
            {t.begin}
          </Button>
        ) : null}
      </PageHeader>
      <div className="office-body pricing-page">
        <QueryResult query={query}>{(shown) => <Prices list={shown} isAdmin={isAdmin} />}</QueryResult>
      </div>
    </>
  );
}

function Prices({ list, isAdmin }: { readonly list: WirePriceList; readonly isAdmin: boolean }) {
  const [text, setText] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const { Version, Rows, Draft } = list;
  const rows = gridRows(Rows, Draft?.Rows ?? null);
  const found = gridSections(rows, { text, onlyChanged: onlyChanged && Draft !== null });
  return (
    <>
      <p className="office-hint">
        {t.lead(Version)} {Draft ? t.draftLead(Draft.Version) : ''}
      </p>
      <div className="row price-tools">
        <SearchField label={t.find} text={text} onText={setText} />
        {Draft ? (
          <Check kind="checkbox" checked={onlyChanged} onChange={setOnlyChanged}>
            {t.onlyChanged(rows.filter(isChanged).length)}
          </Check>
        ) : null}
      </div>
      {found.length > 0 ? (
        <PriceGrid found={found} isEditable={isAdmin} />
      ) : (
        <div className="office-empty">
          <p role="status">{t.none}</p>
          <Button
            onClick={() => {
              setText('');
              setOnlyChanged(false);
            }}
          >
            {t.showAll}
          </Button>
        </div>
      )}
      <PriceVersions list={list} />
    </>
  );
}

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
function DraftActions({ list, draft }: DraftActionsProps) {
  const [shown, setShown] = useState<DialogName | null>(null);
  const Dialog = shown === null ? null : dialogs[shown];
  const { exportPrices } = useExportPrices(list);
  const menuEntry = (label: string, action: () => void): MenuEntry => ({ label, action, onlyWhereNarrow: true });
  const entries = [
    menuEntry(t.export, exportPrices),
    ...quietOnes.map((name) => menuEntry(t[name].open, () => setShown(name))),
  ];
  return (
    <>
      <span className="act-wide price-acts">
        <ExportPrices list={list} />
        {quietOnes.map((name) => (
          <Button key={name} aria-haspopup="dialog" onClick={() => setShown(name)}>
            {t[name].open}
          </Button>
        ))}
      </span>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setShown('publish')}>
        {t.publish.open}
      </Button>
      <MoreMenu label={t.menu} entries={entries} />
      {Dialog ? <Dialog list={list} draft={draft} onClose={() => setShown(null)} /> : null}
    </>
  );
}

/** The button beside the other actions of the price list. */
function ExportPrices({ list }: { readonly list: WirePriceList }) {
  const { exportPrices, isPending } = useExportPrices(list);
  return (
    <Button busy={isPending} onClick={exportPrices}>
      {t.export}
    </Button>
  );
}

/** The draft, or without one the list that is valid, as a file for a spreadsheet. */
function useExportPrices({ Version, Draft }: WirePriceList) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => officeClient.pricing.exportRows.query({ Version: Draft?.Version ?? Version }),
    onSuccess: (file) => saveCsvText(t.fileName(file.Version), file.Csv),
  });
  return { exportPrices: () => mutate(), isPending };
}

/** All lists with their first days, the newest first, and who changed what. */
const PriceVersions = ({ list: { Versions, History } }: { readonly list: WirePriceList }) => (
  <div className="price-past">
    <section aria-labelledby="price-versions">
      <h2 id="price-versions">{t.versions}</h2>
      <ul className="price-versions">
        {Versions.toReversed().map(({ Version, From, PublishedBy }) => (
          <li key={Version}>
            <b>{t.version(Version)}</b>
            <small>{From === null ? t.first : t.from(calendarDayText(From), PublishedBy)}</small>
          </li>
        ))}
      </ul>
    </section>
    {History.length > 0 ? (
      <section aria-labelledby="price-history">
        <h2 id="price-history">{t.history}</h2>
        <HistoryList entries={History} next={null} />
      </section>
    ) : null}
  </div>
);
