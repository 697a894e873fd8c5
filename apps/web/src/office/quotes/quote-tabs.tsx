import type { PagePath } from '../../shared/router/paths.ts';
import { LinkTabs } from '../layout/link-tabs.tsx';
import { officeMessages } from '../messages/office.ts';

const { quote: t } = officeMessages;

/** The tabs of a quote by the ends of their addresses, in their order. */
const quoteTabs = ['items', 'quote-details', 'quote-charges', 'quote-review'] as const;
export type QuoteTab = (typeof quoteTabs)[number];

/** The address of each tab. */
const paths: Readonly<Record<QuoteTab, (id: string) => PagePath>> = {
  items: (id) => `/installer/quote/${id}`,
  'quote-details': (id) => `/installer/quote/${id}/quote-details`,
  'quote-charges': (id) => `/installer/quote/${id}/quote-charges`,
  'quote-review': (id) => `/installer/quote/${id}/quote-review`,
};

export const tabPath = (id: string, tab: QuoteTab): PagePath => paths[tab](id);

export const tabOf = (path: string): QuoteTab =>
  quoteTabs.find((tab) => path.replace(/\/$/, '').endsWith(`/${tab}`)) ?? 'items';

interface QuoteTabsProps {
  readonly id: string;
  readonly shown: QuoteTab;
}

/** Each tab is a page of its own address. */
export const QuoteTabs = ({ id, shown }: QuoteTabsProps) => (
  <LinkTabs
    label={t.tabsLabel}
    panelId="quote-tab-panel"
    tabs={quoteTabs.map((name) => ({ name, label: t.tabs[name], to: tabPath(id, name) }))}
    shown={shown}
  />
);
