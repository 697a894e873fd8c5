import { paperCaptions } from '@door/domain/messages/english/papers';
import { transfer } from '@door/domain/messages/english/transfer';
import { inLanguage, language } from '../../shared/text/language.ts';

/** What is said beside a paper to those who look at it, or have it read to them. */
const english = {
  captions: paperCaptions,
  pictureOf: {
    external: (heading: string) => `${heading}, from outside`,
    internal: (heading: string) => `${heading}, from inside`,
  },
  house: 'The house with the door, as it came with the enquiry',
  drawn: 'Drawing with sizes',
  amounts: 'Amounts',
  amountsOf: (heading: string) => `Amount, ${heading}`,
  bomOf: (heading: string) => `Bill of materials, ${heading}`,
  customer: 'For',
  supplier: 'From',
  terms: 'Terms',
  transferCode: transfer.code,
  beingMade: 'The pictures are being made.',
};

type PaperViewMessages = typeof english;

export const paperViewMessages: PaperViewMessages = inLanguage(language, { en: english });
