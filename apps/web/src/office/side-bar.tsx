import { LogOut, More, Search } from '@door/ui/office-icons';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import { logOut } from '../login/log-in.ts';
import { Link } from '../navigation/link.tsx';
import { usePlace } from '../navigation/navigation.ts';
import { useShop } from '../shell/shop.ts';
import { officeWords } from '../words/office.ts';
import { isAt, type OfficePlace, officePlaces } from './places.ts';
import { initialsOf } from './initials.ts';
import { useMe } from './use-me.ts';

const { frame } = officeWords;

/** At the left of the window, only pictures where it is narrow; a bar at the foot of a phone, at most five things wide. */
export function SideBar({ onFind }: { readonly onFind: () => void }) {
  const [moreIsOpen, openMore] = useState(false);
  return (
    <header className="office-side">
      <Brand />
      <nav aria-label={frame.nav}>
        <ul>
          {officePlaces.map((place) => (
            <li key={place.path}>
              <PlaceLink place={place} />
            </li>
          ))}
          <li className="office-side-find">
            <button type="button" className="office-place" aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
              <Search />
              <span className="office-place-name">{frame.find}</span>
              <kbd>{frame.findKeys}</kbd>
            </button>
          </li>
          <li className="office-side-more">
            <button type="button" className="office-place" aria-haspopup="dialog" onClick={() => openMore(true)}>
              <More />
              <span className="office-place-name">{frame.more}</span>
            </button>
          </li>
        </ul>
      </nav>
      <PersonHere />
      <Modal open={moreIsOpen} label={frame.more} onClose={() => openMore(false)}>
        {moreIsOpen ? <PersonHere /> : null}
      </Modal>
    </header>
  );
}

function Brand() {
  const { client } = useShop();
  return (
    <Link className="office-brand" to="/installer/home">
      {client.logoUrl ? <img src={client.logoUrl} alt={client.name} /> : <span>{client.name}</span>}
      <b aria-hidden="true">{initialsOf(client.name)}</b>
    </Link>
  );
}

function PlaceLink({ place }: { readonly place: OfficePlace }) {
  const { path } = usePlace();
  const { Picture, label, Count } = place;
  return (
    <Link className="office-place" to={place.path} aria-current={isAt(place, path) ? 'page' : undefined}>
      <Picture />
      <span className="office-place-name">{label}</span>
      {Count ? <Count /> : null}
    </Link>
  );
}

function PersonHere() {
  const { Name, Email, Role } = useMe();
  const name = Name || Email;
  return (
    <div className="office-person">
      <span className="office-initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <p>
        <span className="sr-only">{frame.loggedInAs(Email)}</span>
        <span title={Email}>{name}</span>
        <small>{frame.roles[Role]}</small>
      </p>
      <button type="button" className="office-place" onClick={() => void logOut()}>
        <LogOut />
        <span className="office-place-name">{frame.logOut}</span>
      </button>
    </div>
  );
}
