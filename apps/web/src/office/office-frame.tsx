import { useEffect, useRef, useState } from 'react';
import type { LayoutProps } from '../shell/layouts.tsx';
import { officeWords } from '../words/office.ts';
import { Palette } from './palette/palette.tsx';
import { useOtherTabs } from './session-over.ts';
import { SideBar } from './side-bar.tsx';
import '@door/ui/status-pill.css';
import './office.css';
import './rows.css';

/** What stands around every page of the office: where one may go, who is there, and the page itself. */
export function OfficeFrame({ children }: LayoutProps) {
  const page = useRef<HTMLElement>(null);
  const [finding, find] = useState(false);
  useOtherTabs();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Another dialog has the word.
      if (!document.querySelector('dialog[open]')) find(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className="office">
      {/* A button: the address of the page stands behind the `#`, where a link to a place of the page would. */}
      <button type="button" className="btn btn-primary office-skip" onClick={() => page.current?.focus()}>
        {officeWords.frame.skip}
      </button>
      <SideBar onFind={() => find(true)} />
      <main ref={page} tabIndex={-1}>
        {children}
      </main>
      {finding ? <Palette onClose={() => find(false)} /> : null}
    </div>
  );
}
