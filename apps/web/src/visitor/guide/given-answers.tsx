import type { HouseStyle } from '@door/domain/catalogue/rows/gallery-rows';
import { sizeText } from '@door/domain/lib/mm';
import { Link } from '../../shared/router/link.tsx';
import { galleryMessages } from '../gallery/messages.ts';
import { addressOfAnswers, type Answers, type Question, withoutAnswer } from './guide-address.ts';

const { guide: messages } = galleryMessages;

export interface GivenAnswersProps {
  readonly answers: Answers;
  readonly asked: readonly Question[];
  readonly styles: readonly HouseStyle[];
}

/** What was answered; each answer leads back to its question, and the others stay. */
export const GivenAnswers = ({ answers, asked, styles }: GivenAnswersProps) => (
  <ul className="given-answers num" aria-label={messages.result.answers}>
    {asked.map((question) => {
      const text = textOf(question, answers, styles) ?? messages.result.skipped;
      const name = messages.questions[question];
      return (
        <li key={question}>
          <Link
            to={addressOfAnswers(withoutAnswer(question, answers))}
            aria-label={`${messages.result.change(name)} ${text}`}
          >
            <small>{name}</small>
            {text}
          </Link>
        </li>
      );
    })}
  </ul>
);

function textOf(question: Question, answers: Answers, styles: readonly HouseStyle[]): string | undefined {
  const { leaves, sides, fanlight, style, opening } = answers;
  const texts: Readonly<Record<Question, string | null | undefined>> = {
    leaves: leaves && messages.leaves[leaves],
    sides: sides && messages.sides[sides],
    fanlight: fanlight && messages.fanlight[fanlight],
    style: styles.find(({ id }) => id === style)?.name,
    opening: opening && sizeText(opening),
  };
  return texts[question] ?? undefined;
}
