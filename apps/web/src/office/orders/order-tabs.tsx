import type { PagePath } from '../../shared/router/paths.ts';
import { LinkTabs } from '../layout/link-tabs.tsx';
import { orderPageMessages as t } from '../messages/orders.ts';

/** The tabs of an order by the ends of their addresses, in their order. */
const orderTabs = ['items', 'order-charges', 'visits', 'money', 'batches', 'messages', 'order-review'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The address of each tab. */
const paths: Readonly<Record<OrderTab, (id: string) => PagePath>> = {
  items: (id) => `/installer/order/${id}`,
  'order-charges': (id) => `/installer/order/${id}/order-charges`,
  visits: (id) => `/installer/order/${id}/visits`,
  money: (id) => `/installer/order/${id}/money`,
  batches: (id) => `/installer/order/${id}/batches`,
  messages: (id) => `/installer/order/${id}/messages`,
  'order-review': (id) => `/installer/order/${id}/order-review`,
};

export const orderTabPath = (id: string, tab: OrderTab): PagePath => paths[tab](id);

export const orderTabOf = (path: string): OrderTab =>
  orderTabs.find((tab) => path.replace(/\/$/, '').endsWith(`/${tab}`)) ?? 'items';

interface OrderTabsProps {
  readonly id: string;
  readonly shown: OrderTab;
}

export const OrderTabs = ({ id, shown }: OrderTabsProps) => (
  <LinkTabs
    label={t.tabsLabel}
    panelId="order-tab-panel"
    tabs={orderTabs.map((name) => ({ name, label: t.tabs[name], to: orderTabPath(id, name) }))}
    shown={shown}
  />
);
