import { isBomStale } from '@door/domain/making/bom/bom-state';
import { type KeyboardEvent, useEffect } from 'react';
import { countText } from '../../../shared/text/count-text.ts';
import { dayOrTimeText } from '../../../shared/text/dates.ts';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { useItemStatus } from '../../open-item/item-provider.tsx';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { workInstructionsMessages } from '../../messages/work-instructions.ts';

const { tabs: names } = workInstructionsMessages;

const tabs = ['bom', 'instructions', 'add-ons', 'problems'] as const;
export type Tab = (typeof tabs)[number];

export const parseTab = (param: string): Tab => tabs.find((tab) => tab === param) ?? 'bom';

interface WorkInstructionsTabsProps {
  readonly shown: Tab;
  /** undefined: loading. */
  readonly counts: Readonly<Record<Tab, number | undefined>>;
}

/** The tabs of the panel; the current one is kept in the address. */
export function WorkInstructionsTabs({ shown, counts }: WorkInstructionsTabsProps) {
  const [, setParam] = useSearchParam('tab');
  const show = (tab: Tab) => setParam(tab === 'bom' ? '' : tab);
  useEffect(() => scrollToTab(shown), [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(shown, event.key);
    if (!next) return;
    event.preventDefault();
    show(next);
    document.getElementById(`line-panel-${next}`)?.focus();
  };
  return (
    <div className="row line-panel-bar">
      <div className="line-panel-tabs" role="tablist" aria-label={names.label}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`line-panel-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls="line-panel-shown"
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => show(tab)}
            onKeyDown={onKeyDown}
          >
            {names[tab]}{' '}
            <span className="line-panel-count" data-alarm={(tab === 'problems' && (counts[tab] ?? 0) > 0) || undefined}>
              {counts[tab] === undefined ? '' : countText(counts[tab])}
            </span>
          </button>
        ))}
      </div>
      <FreshnessNote />
    </div>
  );
}

/** Scrolls the row of tabs, not the page: on a phone it is wider than the screen. */
function scrollToTab(shown: Tab) {
  const tab = document.getElementById(`line-panel-${shown}`);
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const { left, right } = tab.getBoundingClientRect();
  const listRect = list.getBoundingClientRect();
  if (left < listRect.left || right > listRect.right) list.scrollLeft += left - listRect.left - listRect.width / 4;
}

const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1 + tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

function neighbour(shown: Tab, key: string): Tab | undefined {
  const step = steps[key];
  return step && tabs[step(tabs.indexOf(shown)) % tabs.length];
}

const { freshness } = workInstructionsMessages;

/** When the bill of materials was made, and whether the design has changed since. */
function FreshnessNote() {
  const { isGeneratingBom } = useItemStatus();
  return (
    <p className="line-panel-freshness" role="status">
      {isGeneratingBom ? freshness.generating : <Made />}
    </p>
  );
}

function Made() {
  const { saved, pending } = useOfficeItem();
  const made = saved.wire.BomUpdated;
  if (made === null) return freshness.never;
  const when = timeText(made);
  if (pending !== 'saved') return freshness.unsaved(when);
  return isBomStale({ lastUpdated: saved.version, bomUpdated: made })
    ? freshness.stale(when, timeText(saved.version))
    : freshness.made(when);
}

const timeText = (iso: string): string => dayOrTimeText(iso, freshness.today);
