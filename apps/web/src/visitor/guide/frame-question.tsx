import { answersLeft, type FrameQuestion } from '@door/domain/frame/frame-answers';
import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import { useApp } from '../../door/app/app-context.ts';
import { drawDoor, scaleFor } from '../../door/pictures/door-picture.ts';
import { useTileLight } from '../../door/pictures/tile-light.ts';
import { TilePicture } from '../../door/pictures/tile-picture.tsx';
import { newDoorOf } from '../gallery/beginning.ts';
import { galleryWords } from '../gallery/words.ts';
import { AnswerCard } from './answer-card.tsx';
import { type Answers, frameAnswers } from './guide-address.ts';

const { guide: words } = galleryWords;

export interface FrameQuestionProps {
  readonly question: FrameQuestion;
  readonly answers: Answers;
  /** What was answered before. */
  readonly earlier: Answers;
  onAnswer(given: Answers): void;
}

const labels: Readonly<Record<FrameQuestion, Readonly<Record<string, string>>>> = {
  leaves: words.leaves,
  sides: words.sides,
  fanlight: words.fanlight,
};

/** What stands around the door, each answer with a frame that has it. */
export function FrameQuestionChoices({ question, answers, earlier, onAnswer }: FrameQuestionProps) {
  const { catalogue } = useApp();
  const left = [...answersLeft(question, frameAnswers(answers), catalogue.sold.templates)];
  const widest = Math.max(...left.map(([, template]) => template.overall.width));
  return (
    <>
      {question === 'sides' ? <p className="guide-note">{words.seenFromOutside}</p> : null}
      <ul className="answers">
        {left.map(([answer, template]) => (
          <AnswerCard
            key={answer}
            label={labels[question][answer] ?? answer}
            chosen={earlier[question] === answer}
            picture={<FrameSketch template={template} widest={widest} />}
            onChoose={() => onAnswer({ [question]: answer })}
          />
        ))}
      </ul>
    </>
  );
}

function FrameSketch({ template, widest }: { readonly template: FrameTemplate; readonly widest: number }) {
  const { catalogue, context } = useApp();
  const light = useTileLight();
  const scale = { pxPerMm: scaleFor(widest).pxPerMm * 1.7 };
  return (
    <span className="tile-picture tile-ground answer-frame">
      <TilePicture
        depictionKey={`guide ${template.id} ${scale.pxPerMm} ${light.time}`}
        draw={() => drawDoor(newDoorOf(template.id, context), { catalogue, light }, scale)}
      />
    </span>
  );
}
