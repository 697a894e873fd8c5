import { LogOut, More, Question, Search } from '@door/ui/office-icons';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { officeMessages } from '../messages/office.ts';
import { isCurrentEntry, type NavEntry, useNavEntries } from './nav-entries.tsx';
import { SupplierLogo } from '../../shared/page/supplier-logo.tsx';
import { initialsOf } from './person-name.ts';
import { useMe } from '../queries/use-me.ts';

const { frame } = officeMessages;

interface SideBarProps {
  readonly onFind: () => void;
  readonly onHelp: () => void;
  readonly onLogOut: () => void;
}

/** Navigation and current user: at the left of the window (icons only in a narrow one), at the foot of a phone. */
export function SideBar({ onFind, onHelp, onLogOut }: SideBarProps) {
  const [moreIsOpen, setMoreIsOpen] = useState(false);
  const entries = useNavEntries();
  return (
    <header className="office-side">
      <Brand />
      <nav aria-label={frame.nav}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.path} className={classOf(entry)}>
              <NavLink entry={entry} />
            </li>
          ))}
          <li className="office-side-find">
            <FindOrDo onFind={onFind} />
          </li>
          <li className="office-side-help">
            <HelpButton onHelp={onHelp} />
          </li>
          <li className="office-side-more">
            <button type="button" className="office-place" aria-haspopup="dialog" onClick={() => setMoreIsOpen(true)}>
              <More />
              <span className="office-place-name">{frame.more}</span>
            </button>
          </li>
        </ul>
      </nav>
      <CurrentUser onLogOut={onLogOut} />
      <Modal open={moreIsOpen} label={frame.more} onClose={() => setMoreIsOpen(false)}>
        {moreIsOpen ? (
          <>
            <FindOrDo
              onFind={() => {
                setMoreIsOpen(false);
                onFind();
              }}
            />
            <HelpButton
              onHelp={() => {
                setMoreIsOpen(false);
                onHelp();
              }}
            />
            {entries
              .filter(({ isInMore }) => isInMore)
              .map((entry) => (
                <NavLink key={entry.path} entry={entry} onFollow={() => setMoreIsOpen(false)} />
              ))}
            <CurrentUser onFollow={() => setMoreIsOpen(false)} onLogOut={onLogOut} />
          </>
        ) : null}
      </Modal>
    </header>
  );
}

const classOf = ({ isInMore, isOnPhoneOnly }: ReturnType<typeof useNavEntries>[number]): string | undefined =>
  isInMore ? 'office-side-wide' : isOnPhoneOnly ? 'office-side-phone' : undefined;

function Brand() {
  const { client } = useApp();
  return (
    <Link className="office-brand" to="/installer/home">
      <SupplierLogo name={client.name} url={client.logoUrl}>
        <span>{client.name}</span>
      </SupplierLogo>
      <b aria-hidden="true">{initialsOf(client.name)}</b>
    </Link>
  );
}

/** Opens the command palette. */
const FindOrDo = ({ onFind }: { readonly onFind: () => void }) => (
  <button type="button" className="office-place" aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
    <Search />
    <span className="office-place-name">{frame.find}</span>
    <kbd>{frame.findKeys}</kbd>
  </button>
);

/** Opens the help of the page, and closes it. */
const HelpButton = ({ onHelp }: { readonly onHelp: () => void }) => (
  <button type="button" className="office-place" aria-keyshortcuts="?" onClick={onHelp}>
    <Question />
    <span className="office-place-name">{frame.help}</span>
    <kbd>?</kbd>
  </button>
);

interface NavLinkProps {
  readonly entry: NavEntry;
  onFollow?(): void;
}

function NavLink({ entry, onFollow }: NavLinkProps) {
  const { path } = useRouter();
  const { Icon, label, Badge } = entry;
  return (
    <Link
      className="office-place"
      to={entry.path}
      onClick={onFollow}
      aria-current={isCurrentEntry(entry, path) ? 'page' : undefined}
    >
      <Icon />
      <span className="office-place-name">{label}</span>
      {Badge ? <Badge /> : null}
    </Link>
  );
}

interface CurrentUserProps extends Pick<SideBarProps, 'onLogOut'> {
  onFollow?(): void;
}

/** Leads to their account. */
function CurrentUser({ onFollow, onLogOut }: CurrentUserProps) {
  const { Name, Email, Role } = useMe();
  const name = Name || Email;
  return (
    <div className="office-person">
      <p className="sr-only">{frame.loggedInAs(Email)}</p>
      <Link className="office-account" to="/installer/account" onClick={onFollow}>
        <span className="office-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="office-account-name">
          <span title={Email}>{name}</span>
          <small>{frame.roles[Role]}</small>
        </span>
        <span className="sr-only">{frame.yourAccount}</span>
      </Link>
      <button
        type="button"
        className="office-place"
        onClick={() => {
          onFollow?.();
          onLogOut();
        }}
      >
        <LogOut />
        <span className="office-place-name">{frame.logOut}</span>
      </button>
    </div>
  );
}
