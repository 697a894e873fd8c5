import { may } from '@door/domain/access/roles';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { NotForYou } from '../layout/not-for-you.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { pricingWords as says } from '../words/pricing.ts';
import { DraftActions } from './draft-actions.tsx';
import { ExportPrices } from './export-prices.tsx';
import { gridRows, gridSections, isChanged } from './price-grid-rows.ts';
import { PriceGrid } from './price-grid.tsx';
import { PriceVersions } from './price-versions.tsx';
import { useBeginDraft, usePriceList, type WirePriceList } from './use-price-list.ts';
import './pricing.css';

/** `/installer/pricing`: the price list by rule, the draft beside what is valid, for who may see prices. */
export function PricingPage() {
  const { Role } = useMe();
  return may(Role, 'prices.see') ? (
    <Pricing isAdmin={may(Role, 'prices.manage')} />
  ) : (
    <NotForYou title={says.title} sentence={says.notForYou} />
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
      <PageHeader title={says.title}>
        {list && isAdmin && list.Draft ? <DraftActions list={list} draft={list.Draft} /> : null}
        {list && !(isAdmin && list.Draft) ? <ExportPrices list={list} /> : null}
        {list && isAdmin && !list.Draft ? (
          <Button look="primary" icon={<Plus />} busy={begin.isPending} onClick={() => begin.mutate(draftId)}>
            {says.begin}
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
        {says.lead(Version)} {Draft ? says.draftLead(Draft.Version) : ''}
      </p>
      <div className="price-tools">
        <SearchField label={says.find} text={text} onText={setText} />
        {Draft ? (
          <Check kind="checkbox" checked={onlyChanged} onChange={setOnlyChanged}>
            {says.onlyChanged(rows.filter(isChanged).length)}
          </Check>
        ) : null}
      </div>
      {found.length > 0 ? (
        <PriceGrid found={found} isEditable={isAdmin} />
      ) : (
        <div className="office-empty">
          <p role="status">{says.none}</p>
          <Button
            onClick={() => {
              setText('');
              setOnlyChanged(false);
            }}
          >
            {says.showAll}
          </Button>
        </div>
      )}
      <PriceVersions list={list} />
    </>
  );
}
