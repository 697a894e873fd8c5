import type { WhyNotText } from '@door/ui/why-not';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { optionWords as words } from '../../words/options.ts';

interface WayToOptionProps {
  readonly text: WhyNotText;
  /** The way was taken. */
  onTaken(): void;
}

/** The whole way to a value that cannot be had now: all that it changes, and one button that does it, undone at once. */
export function WayToOption({ text, onTaken }: WayToOptionProps) {
  const [cure] = useState(() => text.cure());
  const take = () => {
    cure?.onChoose();
    onTaken();
  };
  return (
    <div className="option-way" role="status">
      {cure ? (
        <>
          <ul>
            {cure.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <Button scale="row" onClick={take}>
            {cure.label}
          </Button>
        </>
      ) : (
        <p>{words.noWay}</p>
      )}
    </div>
  );
}
