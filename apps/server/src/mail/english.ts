import type { ImageSide } from '@door/api/visitor/image-store';

const doorPictures: Readonly<Record<ImageSide, string>> = {
  external: 'The door, external view',
  internal: 'The door, internal view',
};

/** Texts of the emails. Another language is a table of the same shape, chosen where an email is composed. */
export const english = {
  language: 'en',
  toSupplier: {
    heading: (number: string, visitor: string) => `Enquiry ${number} from ${visitor}`,
    opening: (visitor: string) => `${visitor} designed a door and asks for an offer.`,
  },
  toVisitor: {
    heading: (supplier: string) => `Your door enquiry to ${supplier}`,
    opening: 'Thank you. We have received your design and will get in touch with you.',
    reference: 'Enquiry',
  },
  toCustomer: {
    heading: (title: string, supplier: string) => `${title} from ${supplier}`,
    opening:
      'Your quote is attached. On your own page you see your doors from outside and inside, ask us a question, and accept the quote or decline it.',
    link: 'See your quote',
    page: 'Open your page',
  },
  telling: {
    order: 'Order',
    amount: 'Amount',
    visit: 'Visit',
    /** Of the attached pack. */
    handoverFile: (order: string) => `Handover-of-order-${order}.pdf`,
    /** Of an entry in the customer's calendar. */
    visitOf: (supplier: string, order: string) => `${supplier}, order ${order}`,
    due: 'Due since',
    topics: {
      reminders: 'You can switch reminders off on your page.',
      reviews: 'You can switch questions such as this one off on your page.',
    },
  },
  /** To whoever goes to a visit. */
  toFitter: {
    booked: (what: string, when: string) => `${what}: ${when}`,
    moved: (what: string, when: string) => `Moved, ${what}: ${when}`,
    off: (what: string) => `You no longer go, ${what}`,
    openings: {
      on: 'The attached file puts this visit into your calendar, in place of what it says of it now. My day has the address and what is to be done.',
      off: 'This visit is cancelled, or others make it. The attached file takes it out of your calendar.',
    },
    link: 'Open My day',
    title: 'Your visit',
    visit: 'What',
    when: 'When',
    where: 'Where',
  },
  answers: {
    headings: {
      accepted: (quote: string, who: string) => `${who} has accepted ${quote}`,
      declined: (quote: string, who: string) => `${who} has declined ${quote}`,
      asked: (quote: string, who: string) => `${who} asks about ${quote}`,
    },
    openings: {
      accepted: 'The quote was accepted with the customer’s link. It can become an order now.',
      declined:
        'The quote was declined with the customer’s link. It stays open until you revise it or mark it as lost.',
      asked: 'A question came with the customer’s link. A task to answer it is on your list.',
    },
    texts: { accepted: 'Said', declined: 'Reason', asked: 'Question' },
    somebody: 'Somebody',
    link: 'Open the quote',
    title: 'Quote',
    quote: 'Quote',
    version: 'Version',
    name: 'Name',
  },
  pages: {
    newLink: {
      heading: (supplier: string) => `Your new link from ${supplier}`,
      opening:
        'Here is a new link to your page. The one before leads nowhere any longer. If it was not you who asked, somebody else had your link: it is of no use to them now.',
      link: 'Open your page',
    },
    code: {
      heading: (code: string, supplier: string) => `${code} is your code for ${supplier}`,
      opening: (code: string) =>
        `Type ${code} on your page within ten minutes. If it was not you who asked for it, do nothing, and give it to nobody.`,
    },
    toSupplier: {
      openOrder: 'Open the order',
      somebody: 'A customer',
      message: (number: string, customer: string) => `${customer} asks about ${number}`,
      'fault-received': (number: string, customer: string) => `${customer} reports a fault of ${number}`,
      'fault-answer': (number: string, customer: string) => `${customer}: a fault of ${number} is still there`,
    },
  },
  purchases: {
    heading: (purchase: string, supplier: string) => `Purchase ${purchase} from ${supplier}`,
    opening: 'Please deliver what is listed here, and confirm the days of delivery by answering this mail.',
    openingAgain: (revision: number) =>
      `This replaces revision ${String(revision)} of our purchase. Please deliver what is listed here instead, and confirm the days of delivery by answering this mail.`,
    title: 'Purchase',
    purchase: 'Number',
    revision: 'Revision',
    replaces: (revision: number) => `${String(revision)}, replaces ${String(revision - 1)}`,
    ourNumber: 'Our number with you',
    lines: 'What we order',
    amount: (quantity: string, unit: 'piece' | 'bar' | 'metre' | 'litre') =>
      `${quantity} ${quantity === '1' ? unit : `${unit}s`}`,
    price: (amount: string, per: string) => `${amount} for ${per}`,
    priceOpen: 'Price: please tell us',
    wanted: (day: string) => `Delivery wanted on ${day}`,
    ourKey: (key: string) => `Our article ${key}`,
  },
  promises: {
    headings: {
      made: (order: string, supplier: string) => `The date of your order ${order} from ${supplier}`,
      moved: (orders: string, supplier: string) =>
        orders.includes(', ')
          ? `New dates of your orders ${orders} from ${supplier}`
          : `A new date of your order ${orders} from ${supplier}`,
      withdrawn: (order: string, supplier: string) => `Your order ${order} from ${supplier} has no date at present`,
    },
    openings: {
      made: 'We have planned your order. This is when it is there.',
      moved: (cause: string) =>
        `The date of your order has moved. ${cause} If the new date does not suit you, answer this mail, and we find another one together.`,
      severalMoved:
        'The dates of your orders have moved. If a new date does not suit you, answer this mail, and we find another one together.',
      withdrawn:
        'What we have promised you for this order no longer holds, since it was cancelled or is being changed. If you did not expect that, answer this mail.',
    },
    seller: {
      heading: (order: string, customer: string) => `The date of order ${order} of ${customer} has moved`,
      /** The sentence is the customer's. */
      told: (cause: string) => `The customer is sent a mail with the new date, which says: “${cause}”`,
      untold: (cause: string) =>
        `The customer has no email address with us, so please tell them the new date. Their page says: “${cause}”`,
      link: 'Open the order',
    },
    title: 'Date',
    order: 'Order',
    date: 'When',
    before: 'Promised before',
    why: 'Why',
    note: 'Note',
    day: ({ what, grain, day }: { what: 'fitted' | 'delivered' | 'collected'; grain: 'day' | 'week'; day: string }) =>
      `${{ fitted: 'Fitted', delivered: 'Delivered', collected: 'Ready to collect' }[what]} ${grain === 'day' ? 'on' : 'in the week of'} ${day}`,
  },
  passwordLinks: {
    invitation: {
      heading: (supplier: string) => `Your account at ${supplier}`,
      opening: (supplier: string) =>
        `You now have an account in the office of ${supplier}. Choose a password to begin. The link works once, for seven days.`,
      link: 'Choose a password',
    },
    'password-reset': {
      heading: (supplier: string) => `A new password for ${supplier}`,
      opening: (supplier: string) =>
        `A new password was asked for your account at ${supplier}. The link works once, for an hour. If it was not you who asked, do nothing: your password stays as it is.`,
      link: 'Choose a new password',
    },
    elsewhere: {
      heading: (supplier: string) => `Your account at ${supplier}`,
      opening: (supplier: string) =>
        `You now have an account in the office of ${supplier}. Log in with this email address.`,
      link: 'Open the office',
    },
  },
  doorPictures,
  contact: {
    title: 'Contact',
    enquiry: 'Enquiry',
    item: 'Item',
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    notes: 'Notes',
  },
  consents: {
    title: 'Consents',
    none: 'None were sent with the enquiry',
    kinds: {
      terms: 'Terms',
      privacy: 'Privacy',
      'data-sharing': 'Data sharing',
      'house-picture': 'Picture of the house',
    },
    given: (text: string) => `Yes: ${text}`,
    refused: (text: string) => `No: ${text}`,
  },
};
