import { Button } from '@door/ui/button';
import { useState } from 'react';
import { useDesigner } from '../../../door/designer/use-designer.ts';
import type { Explanation } from '../../../door/steps/use-explain.ts';
import { wishesOf } from '../../../door/steps/wishes-of.ts';
import { labelOfWish, textOfLine } from '../../../door/steps/wish-text.ts';
import { optionWords as words } from '../../words/options.ts';

interface WayToOptionProps {
  readonly text: Explanation;
  /** The way was taken. */
  onTaken(): void;
}

/** The whole way to a value that cannot be had now: all that it changes, and one button that does it, undone at once. */
export function WayToOption({ text, onTaken }: WayToOptionProps) {
  const { item, context, choose } = useDesigner();
  const [wish] = useState(() => wishesOf(text.asked, item, context)[0]);
  return (
    <div className="option-way" role="status">
      {wish ? (
        <>
          <ul>
            {wish.lines.map((line) => (
              <li key={line.term}>{textOfLine(line)}</li>
            ))}
          </ul>
          <Button
            scale="row"
            onClick={() => {
              choose(...text.asked.before, ...wish.actions);
              onTaken();
            }}
          >
            {labelOfWish(wish)}
          </Button>
        </>
      ) : (
        <p>{words.noWay}</p>
      )}
    </div>
  );
}
