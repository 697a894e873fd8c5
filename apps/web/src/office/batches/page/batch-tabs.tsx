import type { KeyboardEvent } from 'react';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { type BatchTab, batchTabs } from './batch-tab.ts';

const { page: t } = batchesMessages;

/** The tab that is shown, from the address: `?tab=lists`. */
export function useBatchTab(): readonly [tab: BatchTab, show: (tab: BatchTab) => void] {
  const [text, show] = useSearchParam('tab');
  return [batchTabs.find((tab) => tab === text) ?? 'plans', show];
}

interface BatchTabsProps {
  readonly shown: BatchTab;
  onShow(tab: BatchTab): void;
}

export function BatchTabs({ shown, onShow }: BatchTabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step && batchTabs[step(batchTabs.indexOf(shown)) % batchTabs.length];
    if (!next) return;
    event.preventDefault();
    onShow(next);
    document.getElementById(elementOf(next))?.focus();
  };
  return (
    <div className="batch-tabs" role="tablist" aria-label={t.tabsLabel}>
      {batchTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          id={elementOf(tab)}
          role="tab"
          aria-selected={tab === shown}
          aria-controls="batch-tab-panel"
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
          onKeyDown={onKeyDown}
        >
          {t.tabs[tab]}
        </button>
      ))}
    </div>
  );
}

const elementOf = (tab: BatchTab): string => `batch-tab-${tab}`;

const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1 + batchTabs.length,
  Home: () => 0,
  End: () => batchTabs.length - 1,
};
