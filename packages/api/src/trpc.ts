import { initTRPC } from '@trpc/server';
import { z } from 'zod';
import { speakPlainly } from './input/words-of-input.ts';
import type { CallContext } from './ports/context.ts';
import { sentenceOf } from './sentence-of.ts';
import { words } from './words.ts';

const wrongContentType = 'The header content-type: must be application/json.';

speakPlainly();

export const t = initTRPC.context<CallContext>().create({
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    // What went wrong stands in the log, never in an answer.
    if (error.code === 'INTERNAL_SERVER_ERROR') return { ...shape, message: words.fault };
    if (error.cause instanceof z.ZodError) return { ...shape, message: sentenceOf(error.cause.issues) };
    if (error.cause instanceof SyntaxError) return { ...shape, message: 'The input: must be JSON.' };
    if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return { ...shape, message: wrongContentType };
    return shape;
  },
});
