import { mm } from '@door/domain/lib/mm';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { readLength } from '@door/ui/read-length';
import { useControlWords } from '@door/ui/words';
import { useState } from 'react';
import { stepWords } from '../../designer/steps/words.ts';
import { galleryWords } from '../gallery/words.ts';
import { type Answers, openingLimits } from './guide-address.ts';

const { opening: words, next } = galleryWords.guide;

export interface OpeningQuestionProps {
  /** What was answered before. */
  readonly earlier: Answers;
  onAnswer(given: Answers): void;
}

/** The opening in the wall: both measures or none. What was typed stays while something is wrong with it. */
export function OpeningQuestion({ earlier, onAnswer }: OpeningQuestionProps) {
  const [typed, setTyped] = useState(() => ({
    width: String(earlier.opening?.width ?? ''),
    height: String(earlier.opening?.height ?? ''),
  }));
  const [isAsked, setIsAsked] = useState(false);
  const controls = useControlWords();
  const { min, max } = openingLimits;
  const lengths = { width: readLength(typed.width, 6), height: readLength(typed.height, 6) };
  const faultOf = (side: 'width' | 'height'): string | undefined => {
    const length = lengths[side];
    if (length === 'unreadable') return controls.wholeMillimetres;
    if (length === null) return words.pair;
    return length < min || length > max ? stepWords.opening.outOfLimits(min, max) : undefined;
  };
  const submit = () => {
    setIsAsked(true);
    const { width, height } = lengths;
    if (width === null && height === null) onAnswer({ opening: null });
    else if (typeof width === 'number' && typeof height === 'number' && !faultOf('width') && !faultOf('height'))
      onAnswer({ opening: { width: mm(width), height: mm(height) } });
  };
  return (
    <form
      className="guide-opening"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="guide-note">{words.about}</p>
      <div className="field-pair">
        {(['width', 'height'] as const).map((side) => (
          <Field
            key={side}
            label={`${words[side]} (mm)`}
            value={typed[side]}
            inputMode="numeric"
            maxLength={12}
            error={isAsked ? faultOf(side) : undefined}
            onChange={(text) => setTyped({ ...typed, [side]: text })}
          />
        ))}
      </div>
      <Button look="primary" submits>
        {next}
      </Button>
    </form>
  );
}
