import { parsedJson } from '@door/wire/fields';
import { text } from './text.ts';

/** Properties of a door: JSON text, as the item carries them. */
export const propsInput = text(100_000).refine((json) => parsedJson(json).ok, 'must be JSON text');
