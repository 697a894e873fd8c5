import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Item } from '@door/domain/door/model/item';
import { sizeText } from '@door/domain/lib/mm';
import type { Side } from '@door/drawing/scene';
import { Button } from '@door/ui/button';
import { Segmented } from '@door/ui/segmented';
import { useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { summaryOf } from '../../designer/description/door-summary.ts';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { messages as pageMessages } from '../../shared/messages/messages.ts';
import { addressOfComparison, mostCompared } from '../compare/compared.ts';
import { type LoadedDoors, useSharedDoors } from '../compare/use-compared-doors.ts';
import { DoorOnWall } from '../kept/door-on-wall.tsx';
import { Heart } from '../kept/heart.tsx';
import { nameOfDoor } from '../kept/name-of-door.ts';
import type { FamilyDoor } from './family-calls.ts';
import { useFamilyDoors } from './use-family-doors.ts';
import { familyMessages as messages } from '../kept/messages.ts';
import './family-page.css';

/** The doors of somebody in the family, each with a heart: live, and without a name of anybody. */
export function FamilyPage() {
  const { token = '' } = useRouter().params;
  const { doors, give, askAgain } = useFamilyDoors(token);
  if (doors === 'ended') return <Ended />;
  if (doors === 'out-of-reach')
    return (
      <PlainMessage title={messages.outOfReach.title} sentence={messages.outOfReach.sentence}>
        <Button look="primary" onClick={askAgain}>
          {messages.tryAgain}
        </Button>
      </PlainMessage>
    );
  return (
    <main className="family-page">
      <header className="family-head">
        <div>
          <PageTitle>{pageMessages.titles.family}</PageTitle>
          <p className="lede lede-kept">{messages.lede}</p>
        </div>
      </header>
      {doors === 'opening' ? <p role="status">{messages.opening}</p> : <FamilyDoorList doors={doors} onGive={give} />}
    </main>
  );
}

const Ended = () => (
  <PlainMessage title={messages.ended.title} sentence={messages.ended.sentence}>
    <Link className="btn btn-primary" to="/">
      {messages.design}
    </Link>
  </PlainMessage>
);

interface FamilyDoorListProps {
  readonly doors: readonly FamilyDoor[];
  onGive(door: FamilyDoor): void;
}

function FamilyDoorList({ doors, onGive }: FamilyDoorListProps) {
  const [side, setSide] = useState<Side>('external');
  const { shared, openAgain } = useSharedDoors(doors.map(({ shareId }) => shareId));
  const ids = doors.map(({ shareId }) => shareId).slice(0, mostCompared);
  return (
    <>
      <Segmented<Side>
        label={messages.side}
        segments={[
          { value: 'external', label: messages.picture.outside },
          { value: 'internal', label: messages.picture.inside },
        ]}
        chosen={side}
        onChoose={setSide}
      />
      <ul className="family-list">
        {doors.map((door, index) => (
          <FamilyCard
            key={door.id}
            door={door}
            position={index + 1}
            side={side}
            item={shared[door.shareId] ?? 'opening'}
            onGive={onGive}
            onFetch={openAgain}
          />
        ))}
      </ul>
      <div className="family-ways">
        {ids.length > 1 ? (
          <Link className="btn btn-line" to={addressOfComparison(ids)}>
            {messages.compare}
          </Link>
        ) : null}
        <Link className="btn btn-quiet" to="/">
          {messages.design}
        </Link>
      </div>
    </>
  );
}

const FrameOf = ({ item, context }: { readonly item: Item; readonly context: RuleContext }) => (
  <>
    {summaryOf(describeItem(item, context), 'frame', item).first}, <span>{sizeText(item.frame.overall)}</span>
  </>
);

interface FamilyCardProps {
  readonly door: FamilyDoor;
  /** From 1. */
  readonly position: number;
  readonly side: Side;
  readonly item: LoadedDoors[string];
  onGive(door: FamilyDoor): void;
  onFetch(): void;
}

function FamilyCard({ door, position, side, item, onGive, onFetch }: FamilyCardProps) {
  const { context } = useApp();
  const isThere = typeof item !== 'string';
  const name = isThere ? nameOfDoor(item, context) : messages.door(position);
  return (
    <li className="family-card">
      <div className="family-picture" aria-busy={item === 'opening'}>
        {isThere ? <DoorOnWall item={item} side={side} /> : null}
        {item === 'none' ? <p>{messages.gone}</p> : null}
        {item === 'out-of-reach' ? (
          <p>
            {messages.doorOutOfReach} <Button onClick={onFetch}>{messages.tryAgain}</Button>
          </p>
        ) : null}
      </div>
      <div className="family-text">
        <h2>{name}</h2>
        {isThere ? (
          <p className="family-summary num">
            <FrameOf item={item} context={context} />
          </p>
        ) : null}
        <button
          type="button"
          className="stage-button family-heart"
          aria-pressed={door.isMine}
          aria-label={messages.heartNamed(name)}
          onClick={() => onGive(door)}
        >
          <Heart />
          <span>{messages.heart}</span>
        </button>
        <p className="family-count num" aria-live="polite">
          {messages.count(door.hearts)}
        </p>
      </div>
    </li>
  );
}
