import { displayName } from '@door/domain/item/display-name';
import { Button } from '@door/ui/button';
import { drawDoor, looksOf, scaleFor } from '../../designer/door-picture.ts';
import { TilePicture } from '../../designer/tile-picture.tsx';
import { onDevice } from '../../kept.ts';
import { logOut } from '../../login/log-in.ts';
import { readPerson } from '../../login/person.ts';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';
import { momentText } from '../../words/moments.ts';
import { officeWords } from '../../words/office.ts';
import { words } from '../../words/words.ts';
import { type RecentItem, useRecent } from './use-recent.ts';
import './home.css';

/** Where people of the supplier begin: the doors that were worked on last, standing on one floor. */
export function InstallerHome() {
  const { recent, again } = useRecent();
  const email = readPerson(onDevice)?.email ?? '';
  return (
    <main className="office-home">
      <div className="office-head">
        <Title>{words.office.recentItems}</Title>
        <p>{officeWords.loggedInAs(email)}</p>
        <Button look="quiet" onClick={() => void logOut()}>
          {officeWords.logOut}
        </Button>
      </div>
      {recent === 'loading' ? <p role="status">{officeWords.loading}</p> : null}
      {recent === 'failed' ? (
        <div role="alert">
          <p>{officeWords.failed}</p>
          <Button onClick={again}>{words.error.tryAgain}</Button>
        </div>
      ) : null}
      {typeof recent === 'string' ? null : <RecentItems recent={recent} />}
    </main>
  );
}

function RecentItems({ recent }: { readonly recent: readonly RecentItem[] }) {
  const { catalogue } = useShop();
  if (recent.length === 0) return <p>{officeWords.noItems}</p>;
  const scale = scaleFor(Math.max(...recent.map(({ item }) => item.frame.overall.width)));
  return (
    <ul className="recent-doors">
      {recent.map(({ item, changed }) => (
        <li key={item.id}>
          <span className="recent-door">
            <TilePicture
              depictionKey={`recent ${scale.pxPerMm} ${looksOf(item)}`}
              draw={() => drawDoor(item, catalogue, scale)}
            />
          </span>
          <strong>{item.numerals || item.address ? displayName(item) : officeWords.unnamed}</strong>
          <span>{catalogue.design(item.designId).name}</span>
          <span>{officeWords.changed(momentText(changed))}</span>
        </li>
      ))}
    </ul>
  );
}
