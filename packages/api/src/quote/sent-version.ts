import { accepted, refused } from '@door/domain/door/model/result';
import type { SentVersion } from './quote-version-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { messages } from '../messages.ts';

/** The version of a quote that is to be accepted or read by a customer: it must have been sent. */
export async function mustBeSent(
  { stores }: Pick<CallScope, 'stores'>,
  quoteId: string,
  version: number,
): Promise<Result<SentVersion>> {
  const sent = await stores.quoteVersions.find(quoteId, version);
  return sent ? accepted(sent) : refused('quote.not-sent', messages.quote.notSent);
}

/** A version as it was sent, for whoever asks for it by its number. */
export async function sentVersionOf(
  { stores }: Pick<CallScope, 'stores'>,
  quoteId: string,
  version: number,
): Promise<Result<SentVersion>> {
  const sent = await stores.quoteVersions.find(quoteId, version);
  return sent ? accepted(sent) : refused('quote.no-version', messages.quote.noVersion);
}
