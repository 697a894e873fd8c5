import { initTRPC } from '@trpc/server';
import { z } from 'zod';
import { installValidationMessages, validationMessage } from './input/validation-message.ts';
import type { CallContext } from './ports/context.ts';
import { words } from './words.ts';

const wrongContentType = 'The header content-type: must be application/json.';

installValidationMessages();

export const t = initTRPC.context<CallContext>().create({
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    // The error itself is for the log only.
    if (error.code === 'INTERNAL_SERVER_ERROR') return { ...shape, message: words.fault };
    if (error.cause instanceof z.ZodError) return { ...shape, message: validationMessage(error.cause.issues) };
    if (error.cause instanceof SyntaxError) return { ...shape, message: 'The input: must be JSON.' };
    if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return { ...shape, message: wrongContentType };
    return shape;
  },
});
