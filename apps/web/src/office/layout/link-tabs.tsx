import type { KeyboardEvent } from 'react';
import { Link } from '../../shared/router/link.tsx';
import type { PagePath } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { scrollIntoViewOnFocus } from '@door/ui/into-view';
import './link-tabs.css';

export interface LinkTab {
  readonly name: string;
  readonly label: string;
  readonly to: PagePath;
}

interface LinkTabsProps {
  readonly label: string;
  /** Of the panel below. */
  readonly panelId: string;
  readonly tabs: readonly LinkTab[];
  /** Name of the tab that is shown. */
  readonly shown: string;
}

/** Tabs of which each is a page of its own address. */
export function LinkTabs({ label, panelId, tabs, shown }: LinkTabsProps) {
  const { go } = useRouter();
  const elementOf = (name: string): string => `${panelId}-${name}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const at = tabs.findIndex(({ name }) => name === shown);
    const next = step && tabs[step(at, tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    void go(next.to).then(() => document.getElementById(elementOf(next.name))?.focus());
  };
  return (
    <div className="link-tabs" role="tablist" aria-label={label} onFocus={scrollIntoViewOnFocus}>
      {tabs.map(({ name, label: text, to }) => (
        <Link
          key={name}
          id={elementOf(name)}
          to={to}
          role="tab"
          aria-selected={name === shown}
          aria-controls={panelId}
          tabIndex={name === shown ? 0 : -1}
          onKeyDown={onKeyDown}
        >
          {text}
        </Link>
      ))}
    </div>
  );
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at, count) => at - 1 + count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
