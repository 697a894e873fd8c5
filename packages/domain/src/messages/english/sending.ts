import type { LinkedSentence } from '../sentence.ts';

const agreement = (link: string): LinkedSentence => ({ before: 'I agree to the ', link, after: '' });

/** Texts of the enquiry form, verbatim from the specification, and hints at typing errors in an e-mail address. */
export const sending = {
  enquiry: {
    name: 'Please tell us your name',
    email: 'Please tell us your email address',
    terms: 'Terms must be agreed to in order to proceed',
    privacy: 'Our Privacy Policy must be agreed to in order to proceed',
    consent: 'Our data sharing agreement must be agreed to in order to proceed',
  },
  unstorableText: 'A character in here cannot be sent. Please delete it, or type the text again.',
  /** What a person agrees to; stored with the enquiry. */
  agreements: { terms: agreement('terms and conditions'), privacy: agreement('privacy policy') },
  emailSlips: {
    space: 'There is a space in it.',
    noAt: 'The @ is missing.',
    manyAts: 'There is more than one @.',
    nothingBefore: 'Nothing stands before the @.',
    nothingAfter: 'Nothing stands after the @.',
    unfinished: 'It looks unfinished after the @.',
    /** A provider's name with a typing error in it, such as gmial.com. */
    provider: (meant: string) => `Did you mean ${meant}?`,
  },
};
