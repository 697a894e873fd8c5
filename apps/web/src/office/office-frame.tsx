import { useRef } from 'react';
import type { LayoutProps } from '../shell/layouts.tsx';
import { officeWords } from '../words/office.ts';
import { SideBar } from './side-bar.tsx';
import { useOtherTabs } from './session-over.ts';
import '@door/ui/status-pill.css';
import './office.css';
import './rows.css';

/** What stands around every page of the office: where one may go, who is there, and the page itself. */
export function OfficeFrame({ children }: LayoutProps) {
  const page = useRef<HTMLElement>(null);
  useOtherTabs();
  return (
    <div className="office">
      {/* A button: the address of the page stands behind the `#`, where a link to a place of the page would. */}
      <button type="button" className="btn btn-primary office-skip" onClick={() => page.current?.focus()}>
        {officeWords.frame.skip}
      </button>
      <SideBar onFind={() => undefined} />
      <main ref={page} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
