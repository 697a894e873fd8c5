import type { KeyboardEvent } from 'react';
import { Link } from '../../platform/router/link.tsx';
import type { PagePath } from '../../platform/router/paths.ts';
import { useRouter } from '../../platform/router/use-router.ts';
import { officeWords } from '../words/office.ts';

const { quote: says } = officeWords;

/** The tabs of a quote by the ends of their addresses, in their order. */
export const quoteTabs = ['items', 'quote-details', 'quote-charges', 'quote-review'] as const;
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

const elementOf = (tab: QuoteTab): string => `quote-tab-${tab}`;

interface QuoteTabsProps {
  readonly id: string;
  readonly shown: QuoteTab;
}

/** Each tab is a page of its own address. */
export function QuoteTabs({ id, shown }: QuoteTabsProps) {
  const { go } = useRouter();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step && quoteTabs[step(quoteTabs.indexOf(shown)) % quoteTabs.length];
    if (!next) return;
    event.preventDefault();
    void go(tabPath(id, next)).then(() => document.getElementById(elementOf(next))?.focus());
  };
  return (
    <div className="quote-tabs" role="tablist" aria-label={says.tabsLabel}>
      {quoteTabs.map((tab) => (
        <Link
          key={tab}
          id={elementOf(tab)}
          to={tabPath(id, tab)}
          role="tab"
          aria-selected={tab === shown}
          aria-controls="quote-tab-panel"
          tabIndex={tab === shown ? 0 : -1}
          onKeyDown={onKeyDown}
        >
          {says.tabs[tab]}
        </Link>
      ))}
    </div>
  );
}

const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1 + quoteTabs.length,
  Home: () => 0,
  End: () => quoteTabs.length - 1,
};
