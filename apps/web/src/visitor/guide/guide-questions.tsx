import type { HouseStyle } from '@door/domain/catalogue/rows/gallery-rows';
import { framesAsAnswered } from '@door/domain/door/frame/frame-answers';
import { mm } from '@door/domain/lib/mm';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useControlMessages } from '@door/ui/messages';
import { readLength } from '@door/ui/read-length';
import { useMemo, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { stepMessages } from '../../designer/steps/messages.ts';
import { doorOfChoices } from '../gallery/beginning.ts';
import type { Gallery } from '../gallery/gallery-rows.ts';
import { HousePhoto } from '../gallery/house-photo.tsx';
import { galleryMessages } from '../gallery/messages.ts';
import { AnswerCard } from './answer-card.tsx';
import { type Answers, frameAnswers, openingLimits } from './guide-address.ts';

const { opening: messages, next } = galleryMessages.guide;

interface OpeningQuestionProps {
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

interface StyleQuestionProps {
  readonly gallery: Gallery;
  readonly answers: Answers;
  /** What was answered before. */
  readonly earlier: Answers;
  onAnswer(given: Answers): void;
}

/** The kinds of houses of the supplier, each with its most typical door in the frame that was answered. */
export const StyleQuestion = ({ gallery, answers, earlier, onAnswer }: StyleQuestionProps) => (
  <ul className="answers answers-houses">
    {gallery.houseStyles.map((style) => (
      <AnswerCard
        key={style.id}
        label={style.name}
        chosen={earlier.style === style.id}
        picture={<TypicalDoor style={style} answers={answers} />}
        onChoose={() => onAnswer({ style: style.id })}
      />
    ))}
  </ul>
);

function TypicalDoor({ style, answers }: { readonly style: HouseStyle; readonly answers: Answers }) {
  const { catalogue, context } = useApp();
  const { leaves, sides, fanlight } = answers;
  const item = useMemo(() => {
    const [frame] = framesAsAnswered(frameAnswers({ leaves, sides, fanlight }), catalogue.sold.templates);
    const [doorColour] = style.colours;
    if (!frame || doorColour === undefined) return null;
    for (const designId of style.designs) {
      const made = doorOfChoices({ templateId: frame.id, designId, doorColour }, context);
      if (made.ok) return made.value;
    }
    return null;
  }, [style, leaves, sides, fanlight, catalogue, context]);
  return item ? <HousePhoto item={item} wall={style.wall} /> : null;
}
