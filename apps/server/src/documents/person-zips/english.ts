/** Texts of the files in a zip of a person's data. Another language is a table of the same shape, chosen where a zip is made. */
export const english = {
  readme: {
    heading: (supplier: string) => `What ${supplier} keeps of you`,
    asOf: (moment: string) =>
      `As of ${moment} (UTC). This zip is a copy: what is done with it changes nothing of what is kept.`,
    inside: 'What is in it (of what there is none, there is no folder)',
    parts: {
      'data.json':
        'Everything that is kept of you, for people and for programs: you as a customer, your enquiries with what you agreed to, your doors, surveys, quotes and what you answered, orders with payments and credit notes, tasks, mails and the history. Each time is in UTC, each sum in the currency beside it.',
      enquiries: 'Your enquiries as text, one file each.',
      pictures: 'Your doors as you saw them, from outside and from inside.',
      photos: 'Photos that were taken where your doors stand or will stand, in the order in which they were taken.',
      papers: 'What was sent to you as PDF: quotes, confirmations of orders and credit notes, each version of its own.',
      'mails.txt':
        'Mails about you of the last month: to whom, when, and whether they left. The mails themselves are not kept; what they brought is in “papers”.',
    },
    notInIt: 'What is not in it',
    leftOut: {
      unmade: 'is not made yet. Ask again in a few minutes.',
      missing: 'is not stored any more.',
      tooMuch: 'had no room: a zip holds 2 GB. Ask for it.',
    },
    version: (version: string) =>
      `The shape of data.json has the version ${version}; it grows when a field changes its meaning or goes.`,
  },
  enquiry: {
    heading: (number: string, moment: string) => `Enquiry ${number} of ${moment} (UTC)`,
    fields: { Name: 'Name', Email: 'E-mail', Phone: 'Phone', Address: 'Address', Notes: 'Notes' },
    none: '-',
    consents: 'What was asked',
    given: 'Yes',
    notGiven: 'No',
  },
  mails: {
    heading: 'Mails of the last month',
    kinds: {
      'enquiry-to-supplier': 'Your enquiry',
      'enquiry-to-visitor': 'That your enquiry has arrived',
      'quote-to-customer': 'A quote',
      'order-to-customer': 'A confirmation of an order',
      'message-to-customer': 'A message about an order',
      'sms-to-customer': 'An SMS about an order',
      'visit-to-fitter': 'A visit, to whoever comes',
      'answer-to-supplier': 'Your answer to a quote',
      'page-to-customer': 'Their page: a link, a code, a message',
      'page-to-supplier': 'What you wrote on your page',
      'promise-to-customer': 'The date of an order',
      'promise-to-seller': 'That the date of an order has moved',
    },
    states: {
      waiting: 'is on its way',
      running: 'is on its way',
      retrying: 'is on its way',
      failed: 'could not be sent',
      done: 'was sent',
      discarded: 'was not sent',
    },
    mail: (what: string, to: string, state: string) => `${what}, to ${to}: ${state}`,
    at: (moment: string, mail: string) => `${moment} (UTC)  ${mail}`,
    nobody: 'nobody',
  },
};
