import type { ImageSide } from '@door/api/ports/shop';

const doorPictures: Readonly<Record<ImageSide, string>> = {
  external: 'The door, external view',
  internal: 'The door, internal view',
};

/** What the letters say. Another language is a table of the same shape, chosen where a letter is composed. */
export const english = {
  language: 'en',
  toSupplier: {
    heading: (visitor: string) => `Enquiry from ${visitor}`,
    opening: (visitor: string) => `${visitor} designed a door and asks for an offer.`,
  },
  toVisitor: {
    heading: (shop: string) => `Your door enquiry to ${shop}`,
    opening: (visitor: string) => `Thank you, ${visitor}. We have received your design and will get in touch with you.`,
  },
  doorPictures,
  contact: {
    title: 'Contact',
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    notes: 'Notes',
  },
  consents: {
    title: 'Consents',
    kinds: { terms: 'Terms', privacy: 'Privacy', 'data-sharing': 'Data sharing' },
    given: (text: string) => `Yes: ${text}`,
    refused: (text: string) => `No: ${text}`,
  },
};
