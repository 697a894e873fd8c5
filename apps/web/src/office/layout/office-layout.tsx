import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { logOut } from '../../shared/login/log-in.ts';
import type { LayoutProps } from '../../shared/router/screen.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { CommandPalette } from '../command-palette/command-palette.tsx';
import { officeMessages } from '../messages/office.ts';
import { countUnsaved, removeUnsaved } from '../queries/draft-storage.ts';
import { OfficeSession } from '../queries/office-session.tsx';
import { trpc } from '../queries/query-client.ts';
import { useMe } from '../queries/use-me.ts';
import { isOutdated, noteVersions } from '../queries/supplier-versions.ts';
import { DialogActs } from './dialog-acts.tsx';
import { mayFindOrDo, SideBar } from './side-bar.tsx';
import { leaving } from './unsaved-fields.ts';
import { usePageKey } from './use-page-key.ts';
import './office-layout.css';
import './lists.css';

const { leaving: t } = officeMessages;

/** The question before a page is left on which something typed would be lost; nothing while nobody leaves such a page. */
export function LeaveQuestion() {
  const { to } = useSyncExternalStore(leaving.subscribe, leaving.current);
  // Whoever logs out while the question stands is not asked it after the next log-in.
  useEffect(() => {
    const forget = () => leaving.set({ to: null });
    forget();
    return forget;
  }, []);
  if (to === null) return null;
  const leave = () => {
    leaving.set({ fields: [], to: null });
    location.hash = to;
  };
  const stay = () => leaving.set({ to: null });
  return (
    <Modal open title={t.title} width={420} onClose={stay}>
      <p>{t.lost}</p>
      <DialogActs cancel={t.leave} onCancel={leave}>
        <Button look="primary" onClick={stay}>
          {t.stay}
        </Button>
      </DialogActs>
    </Modal>
  );
}

const { frame } = officeMessages;

/** How often it is asked whether everything has been saved by now, ms. */
const askEvery = 500;

/** Ends the session. What the server has not got goes with it, so whoever has such changes is asked first. */
function useLogOut(): { readonly leave: () => void; readonly dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const leave = async () => ((await countUnsaved()) > 0 ? setIsAsking(true) : logOut(removeUnsaved));
  return { leave: () => void leave(), dialog: isAsking ? <LogOutDialog onClose={() => setIsAsking(false)} /> : null };
}

function LogOutDialog({ onClose }: { onClose(): void }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const look = () => void countUnsaved().then(setCount);
    look();
    const looking = setInterval(look, askEvery);
    return () => clearInterval(looking);
  }, []);
  if (count === undefined) return null;
  return (
    <Modal open title={frame.logOut} width={440} onClose={onClose}>
      <p role="status">{frame.unsaved(count)}</p>
      <DialogActs onCancel={onClose}>
        <Button look="primary" onClick={() => void logOut(removeUnsaved)}>
          {count === 0 ? frame.logOut : frame.discardAndLogOut}
        </Button>
      </DialogActs>
    </Modal>
  );
}

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
  const { Role } = useMe();
  const mayFind = mayFindOrDo(Role);
  usePageKey('?', () => setHelpIsOpen((now) => !now));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Not on top of another dialog.
      if (mayFind && !document.querySelector('dialog[open]')) setPaletteIsOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [mayFind]);
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
