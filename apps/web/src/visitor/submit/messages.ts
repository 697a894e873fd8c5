import { sending } from '@door/domain/messages/english/quoting';
import type { SendingMessages } from '@door/domain/messages/messages';
import { inLanguage, language } from '../../shared/text/language.ts';

/** By how many pictures of the door could be made and sent. */
const arrived = [
  'Your design has arrived.',
  'Your design and one picture of it have arrived.',
  'Your design and both pictures have arrived.',
] as const;

/** The texts of the last step, of the confirmation and of sharing; loaded with them. */
const english = {
  submit: {
    title: 'Submit Enquiry',
    lede: 'A local supplier measures your opening and sends you a quotation. It costs nothing to ask.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    notes: 'Notes',
    send: 'Send',
    sending: 'Sending your enquiry',
    dataSharing: 'Sharing your details',
    door: 'Your door',
    change: 'Change',
    changeTerm: (term: string) => `Change ${term}`,
    measured: 'Sizes in mm. Your supplier measures before anything is made.',
    /** What follows when the details may not be passed on. */
    notSent:
      'Then nothing is sent, and nobody contacts you. You can share this door by a link, or print it, and take it to a supplier yourself.',
    print: 'Print this door',
    noImage: 'No image to upload',
    notConfigured: 'Not Configured Properly to Submit',
  },
  doubts: {
    title: 'Send anyway?',
    glass: 'The glass is not chosen yet. Your supplier will ask you which you want.',
    email: (hint: string) => `Check the e-mail address. ${hint} Without the right one nobody can answer you.`,
    change: { glass: 'Choose the glass', email: 'Change the e-mail address' },
    send: 'Send anyway',
    notYet: 'Not yet',
  },
  waiting: {
    title: 'No network just now',
    sentence: 'Your enquiry is sent by itself as soon as the network is back. Leave this page open.',
    doNotSend: 'Do not send it',
  },
  confirmation: {
    copyTo: (email: string) => `We sent a copy to ${email}.`,
    copy: 'We sent you a copy by e-mail.',
    noCopy: 'No copy could be sent to you, because the e-mail address is not a whole one.',
    reference: { before: 'Keep the reference if you call: ', after: '.' },
    /** Somebody calls only where there is a number to call. */
    contact: {
      phone: 'Somebody calls to arrange a visit.',
      email: 'Somebody writes to you by e-mail to arrange a visit.',
    },
    next: (contact: string, pictures: number) => [
      { when: 'Today', what: arrived[pictures] ?? arrived[0] },
      { when: 'Within one working day', what: contact },
      { when: 'At the visit', what: 'The opening is measured and you get a fixed price.' },
    ],
    another: 'Design another',
    /** Before the supplier's name, phone and address. */
    supplier: 'Your supplier',
    call: (phone: string) => `Call ${phone}`,
  },
  sharing: {
    share: 'Share this design',
    doorFrom: (shop: string) => `A door from ${shop}`,
    copied: 'The link is copied. It shows this door and nothing about you.',
    failed: 'The link could not be made. Please try again.',
    copyThis: 'Copy this link. It shows this door and nothing about you.',
    link: 'Link to this design',
    done: 'Done',
  },
};

type SubmitMessages = typeof english;

export const submitMessages: SubmitMessages = inLanguage(language, { en: english });

/** The texts of the enquiry's rules, which are stored with it: what a person agrees to, and what is missing. */
export const sendingMessages: SendingMessages = inLanguage(language, { en: sending });
