import { mm } from '@door/domain/lib/mm';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { readLength } from '@door/ui/read-length';
import { useControlMessages } from '@door/ui/messages';
import { useState } from 'react';
import { stepMessages } from '../../designer/steps/messages.ts';
import { galleryMessages } from '../gallery/messages.ts';
import { type Answers, openingLimits } from './guide-address.ts';

const { opening: messages, next } = galleryMessages.guide;

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
  const controls = useControlMessages();
  const { min, max } = openingLimits;
  const lengths = { width: readLength(typed.width, 6), height: readLength(typed.height, 6) };
  const faultOf = (side: 'width' | 'height'): string | undefined => {
    const length = lengths[side];
    if (length === 'unreadable') return controls.wholeMillimetres;
    if (length === null) return messages.pair;
    return length < min || length > max ? stepMessages.opening.outOfLimits(min, max) : undefined;
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
      <p className="guide-note">{messages.about}</p>
      <div className="field-pair">
        {(['width', 'height'] as const).map((side) => (
          <Field
            key={side}
            label={`${messages[side]} (mm)`}
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
