import { may, type OfficeRole } from '@door/domain/people/roles';
import { LogOut, More, Question, Search } from '@door/ui/office-icons';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { officeMessages } from '../messages/office.ts';
import { isCurrentEntry, type NavEntry, useNavEntries } from './nav-entries.tsx';
import { homeOf } from '../../shared/login/logged-in-person.ts';
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
  const { Role } = useMe();
  const mayFind = mayFindOrDo(Role);
  return (
    <header className="office-side">
      <Brand />
      {mayFind ? (
        <div className="office-side-find">
          <FindOrDo onFind={onFind} />
        </div>
      ) : null}
      <nav aria-label={frame.nav}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.path} className={classOf(entry)}>
              <NavLink entry={entry} />
            </li>
          ))}
          <li className="office-side-more">
            <button type="button" className="office-place" aria-haspopup="dialog" onClick={() => setMoreIsOpen(true)}>
              <More />
              <span className="office-place-name">{frame.more}</span>
            </button>
          </li>
        </ul>
      </nav>
      <CurrentUser onLogOut={onLogOut} onHelp={onHelp} />
      <Modal open={moreIsOpen} label={frame.more} onClose={() => setMoreIsOpen(false)}>
        {moreIsOpen ? (
          <>
            {mayFind ? (
              <FindOrDo
                onFind={() => {
                  setMoreIsOpen(false);
                  onFind();
                }}
              />
            ) : null}
            {entries
              .filter(({ isInMore }) => isInMore)
              .map((entry) => (
                <NavLink key={entry.path} entry={entry} onFollow={() => setMoreIsOpen(false)} />
              ))}
            <CurrentUser onFollow={() => setMoreIsOpen(false)} onLogOut={onLogOut} onHelp={onHelp} />
          </>
        ) : null}
      </Modal>
    </header>
  );
}

/** The palette finds items, customers and sales, of which fitters see nothing. */
export const mayFindOrDo = (role: OfficeRole): boolean => may(role, 'items.manage');

const classOf = ({ begins, isInMore, isOnPhoneOnly }: ReturnType<typeof useNavEntries>[number]): string =>
  [begins ? 'office-side-part' : '', isInMore ? 'office-side-wide' : isOnPhoneOnly ? 'office-side-phone' : ''].join(
    ' ',
  );

function Brand() {
  const { client } = useApp();
  return (
    <Link className="office-brand" to={homeOf({ role: useMe().Role })}>
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

interface CurrentUserProps extends Pick<SideBarProps, 'onLogOut' | 'onHelp'> {
  onFollow?(): void;
}

/** Leads to their account. */
function CurrentUser({ onFollow, onLogOut, onHelp }: CurrentUserProps) {
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
      <div className="office-person-acts">
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
        <button
          type="button"
          className="office-place"
          aria-keyshortcuts="?"
          onClick={() => {
            onFollow?.();
            onHelp();
          }}
        >
          <Question />
          <span className="office-place-name">{frame.help}</span>
        </button>
      </div>
    </div>
  );
}
