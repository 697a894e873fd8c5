import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';

/** What somebody has said about the frame that they need; an absent answer leaves it open. */
export interface FrameAnswers {
  readonly leaves?: FrameTemplate['doors'];
  readonly sides?: FrameTemplate['sides'];
  readonly fanlight?: 'with' | 'without';
}

export type FrameQuestion = keyof FrameAnswers;

const answersOf: { readonly [Question in FrameQuestion]-?: (template: FrameTemplate) => FrameAnswers[Question] } = {
  leaves: ({ doors }) => doors,
  sides: ({ sides }) => sides,
  fanlight: ({ fanlight }) => (fanlight ? 'with' : 'without'),
};

export const frameQuestions = ['leaves', 'sides', 'fanlight'] as const satisfies readonly FrameQuestion[];

const isAsAnswered = (template: FrameTemplate, question: FrameQuestion, answers: FrameAnswers): boolean =>
  answers[question] === undefined || answers[question] === answersOf[question](template);

/** The frames that are as somebody said, in their order. */
export const framesAsAnswered = (
  answers: FrameAnswers,
  templates: readonly FrameTemplate[],
): readonly FrameTemplate[] =>
  templates.filter((template) => frameQuestions.every((question) => isAsAnswered(template, question, answers)));

/**
 * What can still be answered to a question so that a frame remains, each with the first such frame. One answer alone is no
 * question.
 */
export function answersLeft(
  question: FrameQuestion,
  answers: FrameAnswers,
  templates: readonly FrameTemplate[],
): ReadonlyMap<string, FrameTemplate> {
  const others = frameQuestions.filter((each) => each !== question);
  const left = new Map<string, FrameTemplate>();
  for (const template of templates) {
    const answer = answersOf[question](template);
    const isLeft = others.every((other) => isAsAnswered(template, other, answers));
    if (isLeft && answer !== undefined && !left.has(answer)) left.set(answer, template);
  }
  return left;
}
