import { lazy, Suspense, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '../../shared/router/use-router.ts';
import type { LayoutProps } from '../../shared/router/screen.ts';
import { CommandPalette } from '../command-palette/command-palette.tsx';
import { OfficeSession } from '../queries/office-session.tsx';
import { trpc } from '../queries/query-client.ts';
import { isOutdated, noteVersions } from '../queries/supplier-versions.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { useLogOut } from './log-out.tsx';
import { usePageKey } from './use-page-key.ts';
import { SideBar } from './side-bar.tsx';
import './office-layout.css';
import './lists.css';

const Help = lazy(() => import('../help/help-panel.tsx').then((module) => ({ default: module.Help })));

/** Side bar, page and command palette. */
export const OfficeLayout = ({ children }: LayoutProps) => (
  <OfficeSession>
    <OfficeFrame>{children}</OfficeFrame>
  </OfficeSession>
);

/** The next page that is opened comes with what the supplier has published or settled meanwhile. */
function useReloadWhenOutdated(): void {
  const { path } = useRouter();
  const { data } = useQuery(trpc.user.me.queryOptions());
  useEffect(() => {
    if (data) noteVersions(data);
  }, [data]);
  useEffect(() => {
    if (isOutdated()) location.reload();
  }, [path]);
}

/** Ctrl K or ⌘ K opens the palette. */
function OfficeFrame({ children }: LayoutProps) {
  useReloadWhenOutdated();
  const [paletteIsOpen, setPaletteIsOpen] = useState(false);
  const [helpIsOpen, setHelpIsOpen] = useState(false);
  const { leave, dialog } = useLogOut();
  usePageKey('?', () => setHelpIsOpen((now) => !now));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Not on top of another dialog.
      if (!document.querySelector('dialog[open]')) setPaletteIsOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className="office">
      <SideBar onFind={() => setPaletteIsOpen(true)} onHelp={() => setHelpIsOpen((now) => !now)} onLogOut={leave} />
      <main>{children}</main>
      {helpIsOpen ? (
        <Suspense>
          <Help onClose={() => setHelpIsOpen(false)} />
        </Suspense>
      ) : null}
      {paletteIsOpen ? (
        <CommandPalette onHelp={() => setHelpIsOpen(true)} onLogOut={leave} onClose={() => setPaletteIsOpen(false)} />
      ) : null}
      {dialog}
      <LeaveQuestion />
    </div>
  );
}
