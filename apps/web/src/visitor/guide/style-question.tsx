import type { HouseStyle } from '@door/domain/catalogue/rows/gallery-rows';
import { useMemo } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { framesAsAnswered } from '@door/domain/door/frame/frame-answers';
import { doorOfChoices } from '../gallery/beginning.ts';
import type { Gallery } from '../gallery/gallery-rows.ts';
import { HousePhoto } from '../gallery/house-photo.tsx';
import { AnswerCard } from './answer-card.tsx';
import { type Answers, frameAnswers } from './guide-address.ts';

export interface StyleQuestionProps {
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
