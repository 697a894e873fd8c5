import { z } from 'zod';
import { answerFile } from './answer-file.ts';
import { moneyQuestions } from './journey-money.ts';
import { worksQuestions } from './journey-works.ts';

// npm run journey -- FILE.json: what follows from facts between Accept and the handed-over door, as JSON; `what` says which rule is asked.
const questions = [...moneyQuestions, ...worksQuestions] as const;

const names = 'must be schedule, settle, reference, epc, match, need, progress or stage';

answerFile({
  name: 'journey',
  schema: z.discriminatedUnion('what', questions, {
    error: ({ code }) => (code === 'invalid_union' ? names : undefined),
  }),
  answer: (answer) => answer,
});
