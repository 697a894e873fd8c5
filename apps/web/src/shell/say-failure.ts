import { isCancelled, sentenceOf } from '../api/failure.ts';
import { say } from './toast-store.ts';

/** Tells the visitor why a call failed, or `otherwise` where nothing better is known; what was cancelled is no failure. */
export function sayFailure(error: unknown, otherwise: string): void {
  if (!isCancelled(error)) say('error', sentenceOf(error) || otherwise);
}
