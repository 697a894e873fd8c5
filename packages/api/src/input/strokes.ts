import { z } from 'zod';

const mostStrokes = 100;
const mostPoints = 500;

/** In hundredths of the width of what was signed on. */
const pointInput = z.tuple([z.number().min(0).max(100), z.number().min(0).max(1000)]);

/** What somebody has drawn with a finger. */
export const strokesInput = z
  .array(z.array(pointInput).max(mostPoints, `must have at most ${String(mostPoints)} points`))
  .max(mostStrokes, `must have at most ${String(mostStrokes)} strokes`);
