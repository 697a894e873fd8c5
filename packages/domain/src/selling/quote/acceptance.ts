import { groupedSumText } from '../pricing/money.ts';
import type { QuotingMessages } from '../../messages/messages.ts';
import type { QuoteVersion } from './quote-version.ts';

/** What of a version is in the sentences. */
interface AcceptedVersion {
  readonly quote: Pick<QuoteVersion['quote'], 'version'>;
  readonly totals: Pick<QuoteVersion['totals'], 'total'>;
}

/** What a customer ticks to accept a version: it and its amount, then hinge side and sizes. Page and server have them from here. */
export const acceptanceSentences = (
  { quote: { version }, totals: { total } }: AcceptedVersion,
  { acceptance }: QuotingMessages,
): readonly [string, string] => [acceptance.version(version, groupedSumText(total)), acceptance.measures];
