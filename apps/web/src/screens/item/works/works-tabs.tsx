import { type KeyboardEvent, useEffect } from 'react';
import { useAddressWord } from '../../../office/use-address-word.ts';
import { countText } from '../../../words/figures.ts';
import { officeWorksWords } from '../../../words/office-works.ts';
import { FreshnessNote } from './freshness-note.tsx';

const { tabs: names } = officeWorksWords;

const tabs = ['bom', 'instructions', 'add-ons', 'problems'] as const;
export type Tab = (typeof tabs)[number];

export const tabOf = (word: string): Tab => tabs.find((tab) => tab === word) ?? 'bom';

interface WorksTabsProps {
  readonly shown: Tab;
  /** undefined: not known yet. */
  readonly counts: Readonly<Record<Tab, number | undefined>>;
}

/** The four views of what the works make; the one that is shown stands in the address. */
export function WorksTabs({ shown, counts }: WorksTabsProps) {
  const [, keep] = useAddressWord('tab');
  const show = (tab: Tab) => keep(tab === 'bom' ? '' : tab);
  useEffect(() => showTab(shown), [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(shown, event.key);
    if (!next) return;
    event.preventDefault();
    show(next);
    document.getElementById(`works-${next}`)?.focus();
  };
  return (
    <div className="works-bar">
      <div className="works-tabs" role="tablist" aria-label={names.label}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`works-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls="works-shown"
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => show(tab)}
            onKeyDown={onKeyDown}
          >
            {names[tab]}{' '}
            <span className="works-count" data-alarm={(tab === 'problems' && (counts[tab] ?? 0) > 0) || undefined}>
              {counts[tab] === undefined ? '' : countText(counts[tab])}
            </span>
          </button>
        ))}
      </div>
      <FreshnessNote />
    </div>
  );
}

/** On a phone the tabs run off the edge; the page itself stays where it is. */
function showTab(shown: Tab) {
  const tab = document.getElementById(`works-${shown}`);
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const { left, right } = tab.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  if (left < room.left || right > room.right) list.scrollLeft += left - room.left - room.width / 4;
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
