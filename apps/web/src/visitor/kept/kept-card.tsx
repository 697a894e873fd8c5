import { describeItem } from '@door/domain/door/configure/describe-item';
import { sizeText } from '@door/domain/lib/mm';
import type { Item } from '@door/domain/door/model/item';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { summaryOf } from '../../designer/description/door-summary.ts';
import { SaveDoor } from '../door-paper/save-door.tsx';
import { DoorOnWall } from './door-on-wall.tsx';
import { OpenKept } from './open-kept.tsx';
import { type KeptDoor, longestName } from './stored-kept.ts';
import { shareKept } from './stored-at-supplier.ts';
import { useKept } from './use-kept.ts';
import { keptCardId, useRemoving } from './use-removing.ts';
import { keptMessages } from './messages.ts';

const { page: messages } = keptMessages;

export interface KeptCardProps {
  readonly door: KeptDoor;
  /** The supplier has everything that is on it. */
  readonly isSold: boolean;
  /** Chosen for the comparison. */
  readonly ticked: boolean;
  readonly mayTick: boolean;
  onTick(on: boolean): void;
}

/** One kept door: its picture, its name, and what can be done with it. */
export function KeptCard({ door, isSold, ...ticking }: KeptCardProps) {
  const app = useApp();
  const remove = useRemoving('card');
  const shown = isSold ? door.item : null;
  return (
    <li id={keptCardId(door)} className="kept-card">
      <div className="kept-picture">{shown ? <DoorOnWall item={shown} /> : null}</div>
      <div className="kept-text">
        <NameField key={door.name} door={door} />
        <p className="kept-summary num">
          {shown ? <Summary item={shown} /> : door.item ? messages.notSold : messages.unreadable}
        </p>
        {shown ? <CompareTick named={messages.compareNamed(door.name)} label={messages.compare} {...ticking} /> : null}
      </div>
      <div className="kept-actions">
        {shown ? <OpenKept item={shown} name={door.name} /> : null}
        {shown ? (
          <SaveDoor
            look="quiet"
            aria-label={messages.saveNamed(door.name)}
            shareId={() => shareKept({ id: door.id, item: shown }, app)}
          />
        ) : null}
        <Button look="quiet" aria-label={messages.removeNamed(door.name)} onClick={() => remove(door)}>
          {messages.remove}
        </Button>
      </div>
    </li>
  );
}

function Summary({ item }: { readonly item: Item }) {
  const { context } = useApp();
  const { first } = summaryOf(describeItem(item, context), 'frame', item);
  return (
    <>
      {first}, <span>{sizeText(item.frame.overall)}</span>
    </>
  );
}

/** A name in as many lines as it needs. One that is left empty stays as it was. */
function NameField({ door }: { readonly door: KeptDoor }) {
  const [, kept] = useKept();
  const [name, setName] = useState(door.name);
  const finish = () => {
    if (name.trim() === '') setName(door.name);
    else if (name.trim() !== door.name) kept.rename(door.id, name);
  };
  return (
    <div className="kept-name" data-name={name}>
      <textarea
        className="input"
        rows={1}
        aria-label={messages.rename(door.name)}
        value={name}
        maxLength={longestName}
        onChange={(event) => setName(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </div>
  );
}

interface CompareTickProps extends Pick<KeptCardProps, 'ticked' | 'mayTick' | 'onTick'> {
  /** What is read, where other ticks beside it look alike. */
  readonly named?: string;
  readonly label: string;
}

/** Chooses a door for the comparison. */
export const CompareTick = ({ named, label, ticked, mayTick, onTick }: CompareTickProps) => (
  <label className="kept-tick">
    <input
      type="checkbox"
      checked={ticked}
      disabled={!ticked && !mayTick}
      aria-label={named}
      onChange={(event) => onTick(event.target.checked)}
    />
    <span aria-hidden={named !== undefined}>{label}</span>
  </label>
);
