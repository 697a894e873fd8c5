import { Button } from '@door/ui/button';
import { Link } from '../../platform/router/link.tsx';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { useRouter } from '../../platform/router/use-router.ts';
import { words as pageWords } from '../../platform/words/words.ts';
import { doorsInAddress } from './compared.ts';
import { ShareComparison } from './share-comparison.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { useComparedDoors } from './use-compared-doors.ts';
import { compareWords as words } from './words.ts';
import './compare-page.css';

/** Two or three doors side by side. */
export function ComparePage() {
  const { doors: address = '' } = useRouter().params;
  const { doors, openAgain } = useComparedDoors(doorsInAddress(address));
  const failed = doors.some(({ item }) => item === 'out-of-reach');
  if (doors.length < 2) return <TooFew />;
  return (
    <main className="compare-page">
      <header className="compare-head">
        <div>
          <PageTitle>{pageWords.titles.compare}</PageTitle>
          <p className="lede lede-kept">{words.lede}</p>
        </div>
        <div className="compare-ways-on">
          <Link className="btn btn-quiet" to="/kept">
            {words.tooFew.toKept}
          </Link>
          <ShareComparison doors={doors} />
        </div>
        {failed ? <Button onClick={openAgain}>{words.tryAgain}</Button> : null}
      </header>
      <ComparisonTable key={address} doors={doors} />
    </main>
  );
}

const TooFew = () => (
  <PlainMessage title={words.tooFew.title} sentence={words.tooFew.sentence}>
    <Link className="btn btn-primary" to="/kept">
      {words.tooFew.toKept}
    </Link>
  </PlainMessage>
);
