import { inLanguage, language } from '../../platform/words/language.ts';

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
    dataSharing: 'Sharing your details',
    door: 'Your door',
    change: 'Change',
    changeTerm: (term: string) => `Change ${term}`,
    measured: 'Sizes in mm. Your supplier measures before anything is made.',
    noImage: 'No image to upload',
    notConfigured: 'Not Configured Properly to Submit',
  },
  confirmation: {
    copyTo: (email: string) => `We sent a copy to ${email}.`,
    copy: 'We sent you a copy by e-mail.',
    reference: { before: 'Keep the reference if you call: ', after: '.' },
    next: [
      { when: 'Today', what: 'Your design and both pictures have arrived.' },
      { when: 'Within one working day', what: 'Somebody calls to arrange a visit.' },
      { when: 'At the visit', what: 'The opening is measured and you get a fixed price.' },
    ],
    savePictures: 'Save the pictures',
    another: 'Design another',
    fileName: { external: 'my-door-external.png', internal: 'my-door-internal.png' },
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

type SubmitWords = typeof english;

export const submitWords: SubmitWords = inLanguage(language, { en: english });
