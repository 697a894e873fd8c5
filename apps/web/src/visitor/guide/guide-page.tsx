import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { answersLeft, type FrameQuestion } from '@door/domain/door/frame/frame-answers';
import { isEqual } from '@door/domain/lib/is-equal';
import { Button } from '@door/ui/button';
import { ArrowLeft } from '@door/ui/icons';
import { useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { drawDoor, scaleFor } from '../../designer/pictures/door-picture.ts';
import { useTileLight } from '../../designer/pictures/tile-light.ts';
import { TilePicture } from '../../designer/pictures/tile-picture.tsx';
import { useTilesInLight } from '../../designer/preview/light-tiles.ts';
import { timeOfDayIn } from '../../designer/preview/scenery-time.ts';
import { readScenery, useSupplierWall } from '../../designer/preview/scenery.ts';
import { openingAroundSize } from '../../designer/steps/frame-design/opening.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { newDoorOf } from '../gallery/beginning.ts';
import { GalleryOutOfReach } from '../gallery/gallery-out-of-reach.tsx';
import type { Gallery } from '../gallery/gallery-rows.ts';
import { useGallery } from '../gallery/use-gallery.ts';
import { galleryMessages } from '../gallery/messages.ts';
import { AnswerCard } from './answer-card.tsx';
import { FittingDoors } from './fitting-doors.tsx';
import {
  addressOfAnswers,
  type Answers,
  answersIn,
  frameAnswers,
  type Question,
  questions,
  withoutAnswer,
} from './guide-address.ts';
import { OpeningQuestion, StyleQuestion } from './guide-questions.tsx';
import './guide-page.css';

const { guide: messages } = galleryMessages;

/** A question or two, and the frames and designs that fit their answers. Each answer is in the address. */
export function GuidePage() {
  const { gallery, askAgain } = useGallery();
  const { params } = useRouter();
  const answers = answersIn(params['rest'] ?? '');
  const earlier = useEarlierAnswers(answers);
  if (gallery === 'loading')
    return (
      <main className="guide-page">
        <p role="status">{galleryMessages.loading}</p>
      </main>
    );
  if (gallery === 'out-of-reach')
    return (
      <main className="guide-page">
        <GalleryOutOfReach askAgain={askAgain} />
      </main>
    );
  return <Guide gallery={gallery} answers={answers} earlier={earlier} />;
}

/** All answers that were given since the page was opened: a question that is asked again shows its own. */
function useEarlierAnswers(answers: Answers): Answers {
  const { store, catalogue } = useApp();
  const [earlier, setEarlier] = useState<Answers>(() => {
    const { typedSize } = store.current();
    return { ...(typedSize && { opening: openingAroundSize(typedSize, catalogue) }), ...answers };
  });
  const all = { ...earlier, ...answers };
  if (!isEqual(all, earlier)) setEarlier(all);
  return all;
}

interface GuideProps {
  readonly gallery: Gallery;
  readonly answers: Answers;
  readonly earlier: Answers;
}

function Guide({ gallery, answers, earlier }: GuideProps) {
  const { catalogue } = useApp();
  const supplierWall = useSupplierWall();
  const [scenery] = useState(() => readScenery(supplierWall));
  useTilesInLight(timeOfDayIn(scenery));
  const asked = questions.filter((question) => isAsked(question, answers, { gallery, catalogue }));
  const open = asked.find((question) => answers[question] === undefined);
  if (open === undefined) return <FittingDoors gallery={gallery} answers={answers} asked={asked} />;
  return <AskedQuestion key={open} question={open} {...{ asked, gallery, answers, earlier }} />;
}

/** A question to which all frames that remain have the same answer is none. */
function isAsked(
  question: Question,
  answers: Answers,
  { gallery, catalogue }: { readonly gallery: Gallery; readonly catalogue: Catalogue },
): boolean {
  if (question === 'opening') return true;
  if (question === 'style') return gallery.houseStyles.length > 0;
  return answersLeft(question, frameAnswers(answers), catalogue.sold.templates).size > 1;
}

interface AskedQuestionProps extends GuideProps {
  readonly question: Question;
  readonly asked: readonly Question[];
}

function AskedQuestion({ question, asked, gallery, answers, earlier }: AskedQuestionProps) {
  const { go } = useRouter();
  const at = asked.indexOf(question);
  const answer = (given: Answers) => void go(addressOfAnswers({ ...answers, ...given }));
  return (
    <main className="guide-page">
      <p className="guide-position num">{messages.position(at + 1, asked.length)}</p>
      <PageTitle>{messages.questions[question]}</PageTitle>
      {at === 0 ? <p className="lede lede-kept">{messages.lede}</p> : null}
      {question === 'style' ? (
        <StyleQuestion gallery={gallery} answers={answers} earlier={earlier} onAnswer={answer} />
      ) : question === 'opening' ? (
        <OpeningQuestion earlier={earlier} onAnswer={answer} />
      ) : (
        <FrameQuestionChoices question={question} answers={answers} earlier={earlier} onAnswer={answer} />
      )}
      <div className="guide-ways">
        <Link className="btn btn-quiet" to={before(asked.slice(0, at), answers)}>
          <ArrowLeft />
          {messages.back}
        </Link>
        <Button onClick={() => answer({ [question]: null })}>{messages.skip}</Button>
      </div>
    </main>
  );
}

/** The question before, with what was answered before it; of the first question, the designer. */
function before(earlier: readonly Question[], answers: Answers) {
  const last = earlier.at(-1);
  if (last === undefined) return '/' as const;
  return addressOfAnswers(withoutAnswer(last, answers));
}

interface FrameQuestionProps {
  readonly question: FrameQuestion;
  readonly answers: Answers;
  /** What was answered before. */
  readonly earlier: Answers;
  onAnswer(given: Answers): void;
}

const labels: Readonly<Record<FrameQuestion, Readonly<Record<string, string>>>> = {
  leaves: messages.leaves,
  sides: messages.sides,
  fanlight: messages.fanlight,
};

/** What stands around the door, each answer with a frame that has it. */
function FrameQuestionChoices({ question, answers, earlier, onAnswer }: FrameQuestionProps) {
  const { catalogue } = useApp();
  const left = [...answersLeft(question, frameAnswers(answers), catalogue.sold.templates)];
  const widest = Math.max(...left.map(([, template]) => template.overall.width));
  return (
    <>
      {question === 'sides' ? <p className="guide-note">{messages.seenFromOutside}</p> : null}
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
