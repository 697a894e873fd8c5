import { displayName } from '@door/domain/item/display-name';
import { Button } from '@door/ui/button';
import { drawDoor, looksOf, scaleFor } from '../../designer/door-picture.ts';
import { TilePicture } from '../../designer/tile-picture.tsx';
import { OfficeHead } from '../../office/office-head.tsx';
import { useShop } from '../../shell/shop.ts';
import { momentText } from '../../words/moments.ts';
import { officeWords } from '../../words/office.ts';
import { words } from '../../words/words.ts';
import { type RecentItem, useRecent } from './use-recent.ts';
import './home.css';

/** Where people of the supplier begin: the doors that were worked on last, standing on one floor. */
export function InstallerHome() {
  const { recent, again } = useRecent();
  return (
    <>
      <OfficeHead title={officeWords.titles.home} />
      <div className="office-body">
        {recent === 'loading' ? <p role="status">{officeWords.loading}</p> : null}
        {recent === 'failed' ? (
          <div role="alert">
            <p>{officeWords.failed}</p>
            <Button onClick={again}>{words.error.tryAgain}</Button>
          </div>
        ) : null}
        {typeof recent === 'string' ? null : <RecentItems recent={recent} />}
      </div>
    </>
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
