import type { LinkedSentence } from '../linked-sentence.ts';

const agreement = (link: string): LinkedSentence => ({ before: 'I agree to the ', link, after: '' });

/** What the enquiry form asks for, word for word as the specification has it, and a gentle word on an address. */
export const sending = {
  enquiry: {
    name: 'Please tell us your name',
    email: 'Please tell us your email address',
    terms: 'Terms must be agreed to in order to proceed',
    privacy: 'Our Privacy Policy must be agreed to in order to proceed',
    consent: 'Our data sharing agreement must be agreed to in order to proceed',
  },
  /** What is ticked, and kept with the enquiry as it stood. */
  agreements: { terms: agreement('terms and conditions'), privacy: agreement('privacy policy') },
  emailSlips: {
    space: 'Check the address: there is a space in it.',
    noAt: 'Check the address: the @ is missing.',
    manyAts: 'Check the address: there is more than one @.',
    nothingBefore: 'Check the address: nothing stands before the @.',
    nothingAfter: 'Check the address: nothing stands after the @.',
    unfinished: 'Check the address: the part after the @ looks unfinished.',
  },
};
