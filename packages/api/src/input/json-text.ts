import { text } from './text.ts';

/** JSON that travels as text: parts, mullions, properties. */
export const jsonText = (most: number) => text(most).refine(isJson, 'must be JSON text');

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
