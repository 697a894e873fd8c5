import type { ReactNode } from 'react';
import { type LinkTab, LinkTabs } from '../layout/link-tabs.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { purchasingMessages } from '../messages/purchasing.ts';
import { usePurchasingRights } from './purchasing-wire.ts';
import './purchasing.css';

const { title, tabs: t, forbidden } = purchasingMessages;

const panelId = 'purchasing-panel';

const buyingTabs: readonly LinkTab[] = [
  { name: 'to-buy', label: t.toBuy, to: '/installer/purchasing/to-buy' },
  { name: 'purchases', label: t.purchases, to: '/installer/purchasing/purchases' },
];
const receivingTabs: readonly LinkTab[] = [
  { name: 'goods-in', label: t.goodsIn, to: '/installer/purchasing/goods-in' },
  { name: 'bills', label: t.bills, to: '/installer/purchasing/bills' },
  { name: 'claims', label: t.claims, to: '/installer/purchasing/claims' },
];

interface PurchasingFrameProps {
  readonly shown: 'to-buy' | 'purchases' | 'goods-in' | 'bills' | 'claims';
  /** Buttons of the head, for whoever may use the tab. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** The head and the tabs of the pages of purchasing, each for whoever may do what it is about. */
export function PurchasingFrame({ shown, acts, children }: PurchasingFrameProps) {
  const { mayBuy, mayReceive } = usePurchasingRights();
  const mayUse = receivingTabs.some(({ name }) => name === shown) ? mayReceive : mayBuy;
  const tabs = [...(mayBuy ? buyingTabs : []), ...(mayReceive ? receivingTabs : [])];
  if (!mayUse)
    return (
      <>
        <PageHeader title={title} />
        <div className="office-body">
          <p>{forbidden}</p>
        </div>
      </>
    );
  return (
    <>
      <PageHeader title={title}>{acts}</PageHeader>
      <div className="office-body">
        <LinkTabs label={t.label} panelId={panelId} tabs={tabs} shown={shown} />
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${shown}`}>
          {children}
        </div>
      </div>
    </>
  );
}
