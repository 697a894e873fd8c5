import { namesKnownRows } from '@door/domain/door/configure/unknown-rows';
import { useState } from 'react';
import { Button } from '@door/ui/button';
import { useApp } from '../../designer/app/app-context.ts';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { messages as pageMessages } from '../../shared/messages/messages.ts';
import { addressOfComparison, mostCompared, presentDesign } from '../compare/compared.ts';
import { AskFamily } from '../family/ask-family.tsx';
import { CompareTick, KeptCard } from './kept-card.tsx';
import { isSameDoor, type KeptDoor } from './stored-kept.ts';
import { useKept } from './use-kept.ts';
import { keptMessages } from './messages.ts';
import './kept-page.css';

const { page: messages, newer } = keptMessages;

/** The doors that this device keeps: to open, to rename, to remove, to compare. */
export function KeptPage() {
  const [{ doors, isNewer }] = useKept();
  return (
    <main className="kept-page">
      <header className="kept-head">
        <PageTitle>{pageMessages.titles.kept}</PageTitle>
        <p className="lede lede-kept">{isNewer ? newer : messages.lede}</p>
      </header>
      {doors.length > 0 ? <KeptList doors={doors} /> : <NoneKept />}
    </main>
  );
}

const NoneKept = () => (
  <>
    <section className="kept-none">
      <h2>{messages.none}</h2>
      <p>{messages.howTo}</p>
      <Link className="btn btn-primary" to="/">
        {messages.toDesigner}
      </Link>
    </section>
    <AskFamily doors={[]} />
  </>
);

function KeptList({ doors }: { readonly doors: readonly KeptDoor[] }) {
  const { catalogue, store } = useApp();
  const [{ started, shown }] = useState(store.current);
  const hasAnother = started && !doors.some(({ item }) => item && isSameDoor(item, shown));
  const canBeShown = (door: KeptDoor) => door.item !== null && namesKnownRows(door.item, catalogue);
  const [ticked, setTicked] = useState(() =>
    doors
      .filter(canBeShown)
      .slice(0, 2)
      .map(({ id }) => id),
  );
  const compared = ticked.filter((id) => id === presentDesign || doors.some((door) => door.id === id));
  const tick = (id: string, on: boolean) =>
    setTicked(on ? [...compared, id].slice(0, mostCompared) : compared.filter((each) => each !== id));
  return (
    <>
      <ul className="kept-list">
        {doors.map((door) => (
          <KeptCard
            key={door.id}
            door={door}
            isSold={canBeShown(door)}
            ticked={compared.includes(door.id)}
            mayTick={compared.length < mostCompared}
            onTick={(on) => tick(door.id, on)}
          />
        ))}
      </ul>
      {hasAnother ? (
        <CompareTick
          label={messages.comparePresent}
          ticked={compared.includes(presentDesign)}
          mayTick={compared.length < mostCompared}
          onTick={(on) => tick(presentDesign, on)}
        />
      ) : null}
      <AskFamily doors={doors} />
      <CompareBar compared={compared} />
    </>
  );
}

function CompareBar({ compared }: { readonly compared: readonly string[] }) {
  const { go } = useRouter();
  const isReady = compared.length >= 2;
  return (
    <div className="kept-bar">
      <Link className="btn btn-quiet" to="/">
        {messages.toDesigner}
      </Link>
      <p role="status">{isReady ? (compared.length === mostCompared ? messages.atMost : '') : messages.chooseTwo}</p>
      <Button look="primary" disabled={!isReady} onClick={() => void go(addressOfComparison(compared))}>
        {messages.compare}
      </Button>
    </div>
  );
}
