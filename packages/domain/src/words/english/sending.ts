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
    space: 'Check the e-mail address: there is a space in it.',
    noAt: 'Check the e-mail address: the @ is missing.',
    manyAts: 'Check the e-mail address: there is more than one @.',
    nothingBefore: 'Check the e-mail address: nothing stands before the @.',
    nothingAfter: 'Check the e-mail address: nothing stands after the @.',
    unfinished: 'Check the e-mail address: the part after the @ looks unfinished.',
  },
};
