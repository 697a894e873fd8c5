import type { Ports } from '@door/api/ports/context';
import type { TRPCError } from '@trpc/server';

/** Refusals that an operator wants to know of; one for its input is between the page and its user. */
const sentences: Readonly<Partial<Record<TRPCError['code'], string>>> = {
  SERVICE_UNAVAILABLE: 'A call found the stores away.',
  UNAUTHORIZED: 'A call was refused: nobody is logged in.',
  FORBIDDEN: 'A call was refused: its caller has not the right.',
  TOO_MANY_REQUESTS: 'A call was refused: too many of its kind.',
};

/** Writes a refusal of this kind to the log, where it is one that an operator looks for. */
export function warnOfRefusal(log: Pick<Ports['log'], 'warn'>, code: TRPCError['code'], facts: object): void {
  const sentence = sentences[code];
  if (sentence) log.warn(facts, sentence);
}
