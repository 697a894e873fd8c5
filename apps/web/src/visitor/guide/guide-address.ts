import type { FrameAnswers } from '@door/domain/door/frame/frame-answers';
import { mm, type Size } from '@door/domain/lib/mm';
import type { PagePath } from '../../shared/router/paths.ts';

/** The questions in their order. */
export const questions = ['leaves', 'sides', 'fanlight', 'style', 'opening'] as const;
export type Question = (typeof questions)[number];

/** What was answered. `null`: the question was skipped; absent: it was not asked yet. */
export interface Answers {
  readonly leaves?: FrameAnswers['leaves'] | null;
  readonly sides?: FrameAnswers['sides'] | null;
  readonly fanlight?: FrameAnswers['fanlight'] | null;
  /** Id of a house style. */
  readonly style?: number | null;
  /** Brick to brick. */
  readonly opening?: Size | null;
}

const oneOf =
  <Value extends string>(...values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

/** mm; what is smaller or larger is no opening of a door. */
export const openingLimits = { min: 300, max: 4000 } as const;

const isLength = (length: number): boolean => length >= openingLimits.min && length <= openingLimits.max;

function sizeIn(text: string): Size | undefined {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(text) ?? [];
  return width && height && isLength(Number(width)) && isLength(Number(height))
    ? { width: mm(Number(width)), height: mm(Number(height)) }
    : undefined;
}

const readers: { readonly [Each in Question]: (text: string) => Exclude<Answers[Each], null> } = {
  leaves: oneOf('single', 'double'),
  sides: oneOf('none', 'left', 'right', 'both'),
  fanlight: oneOf('with', 'without'),
  style: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
  opening: sizeIn,
};

const skipped = '-';

const textOf = (answer: string | number | Size | null): string =>
  answer === null ? skipped : typeof answer === 'object' ? `${answer.width}x${answer.height}` : String(answer);

/** The address at which these answers are given: each has its own, so that the browser's Back goes back one question. */
export function addressOfAnswers(answers: Answers): PagePath {
  const given = questions.flatMap((question) => {
    const answer = answers[question];
    return answer === undefined ? [] : [`${question}.${textOf(answer)}`];
  });
  return `/guide/${given.join('_')}`;
}

/** The answers in an address; what cannot be read was not answered. */
export function answersIn(address: string): Answers {
  const texts = new Map(
    address.split('_').map((part) => {
      const [question = '', answer = ''] = part.split('.', 2);
      return [question, answer] as const;
    }),
  );
  const given = questions.flatMap((question) => {
    const text = texts.get(question);
    const answer = text === undefined ? undefined : text === skipped ? null : readers[question](text);
    return answer === undefined ? [] : [[question, answer] as const];
  });
  return Object.fromEntries(given);
}

/** Skipped questions leave the frame open. */
export const frameAnswers = ({ leaves, sides, fanlight }: Answers): FrameAnswers => ({
  ...(leaves && { leaves }),
  ...(sides && { sides }),
  ...(fanlight && { fanlight }),
});

/** The same without the answer to one question, which is asked again. */
export const withoutAnswer = (question: Question, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([each]) => each !== question));
