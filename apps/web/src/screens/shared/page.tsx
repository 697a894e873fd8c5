import { Button } from '@door/ui/button';
import { Link } from '../../navigation/link.tsx';
import { usePlace } from '../../navigation/navigation.ts';
import { Head } from '../../shell/head.tsx';
import { LoadingScreen } from '../../shell/loading-screen.tsx';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';
import { words } from '../../words/words.ts';
import { SharedDoor } from './shared-door.tsx';
import { useShared } from './use-shared.ts';

/** A design that somebody shared by a link: to look at, and to begin from. */
export function SharedDesign() {
  const { id = '' } = usePlace().params;
  const { shared, openAgain } = useShared(id);
  if (shared === 'opening') return <LoadingScreen />;
  if (shared === 'none') return <NoSuchDesign />;
  if (shared === 'out-of-reach') return <OutOfReach onTryAgain={openAgain} />;
  return <SharedDoor item={shared} shareId={id} />;
}

function NoSuchDesign() {
  return (
    <div className="plain-page">
      <Head client={useShop().client} />
      <main>
        <div className="plain-text">
          <Title>{words.shared.notHere}</Title>
          <p>{words.shared.whyNotHere}</p>
          <Link className="btn btn-primary" to="/">
            {words.designADoor}
          </Link>
        </div>
      </main>
    </div>
  );
}

function OutOfReach({ onTryAgain }: { onTryAgain(): void }) {
  return (
    <div className="plain-page">
      <Head client={useShop().client} />
      <main>
        <div className="plain-text">
          <Title>{words.shared.notFetched}</Title>
          <p>{words.error.outOfReach}</p>
          <Button look="primary" onClick={onTryAgain}>
            {words.error.tryAgain}
          </Button>
        </div>
      </main>
    </div>
  );
}
