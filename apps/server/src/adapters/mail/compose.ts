import type { Enquiry, ImageSide, MailJob } from '@door/api/ports/shop';
import type { ClientRow } from '@door/domain/catalogue/rows';
import { enquiryReference } from '@door/domain/enquiry/reference';
import type { Described } from '@door/domain/item/describe';
import { renderHtml, renderText, type Section, type Wording } from './render.ts';

export interface MailFacts {
  readonly enquiry: Enquiry;
  readonly client: ClientRow;
  readonly design: readonly Described[];
  /** Those that have arrived; a mail never waits for ever. */
  readonly pictures: readonly { readonly side: ImageSide; readonly png: Uint8Array }[];
}

export interface Letter {
  readonly to: Correspondent;
  readonly replyTo: Correspondent;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly { readonly cid: string; readonly fileName: string; readonly png: Uint8Array }[];
}

interface Correspondent {
  readonly name: string;
  readonly address: string;
}

/** Which letter each job asks for. */
export const letters: Readonly<Record<MailJob['kind'], (facts: MailFacts) => Letter>> = {
  'enquiry-to-supplier': (facts) => ({
    ...contentOf(facts, {
      heading: `Enquiry from ${facts.enquiry.name}`,
      opening: `${facts.enquiry.name} designed a door and asks for an offer.`,
      sections: [contactOf(facts.enquiry), ...designSections(facts.design), consentSection(facts.enquiry)],
    }),
    to: correspondent(facts.client.name, facts.client.email),
    replyTo: correspondent(facts.enquiry.name, facts.enquiry.email),
  }),
  'enquiry-to-visitor': (facts) => ({
    ...contentOf(facts, {
      heading: `Your door enquiry to ${facts.client.name}`,
      opening: `Thank you, ${facts.enquiry.name}. We have received your design and will get in touch with you.`,
      sections: [...designSections(facts.design), contactOf(facts.enquiry)],
    }),
    to: correspondent(facts.enquiry.name, facts.enquiry.email),
    replyTo: correspondent(facts.client.name, facts.client.email),
  }),
};

function contentOf({ pictures }: MailFacts, wording: Wording): Pick<Letter, 'subject' | 'text' | 'html' | 'pictures'> {
  const cidOf = (side: ImageSide) => `${side}@door`;
  return {
    subject: oneLine(wording.heading),
    text: renderText(wording),
    html: renderHtml(
      wording,
      pictures.map(({ side }) => ({ cid: cidOf(side), alt: `The door, ${side} view` })),
    ),
    pictures: pictures.map(({ side, png }) => ({ cid: cidOf(side), fileName: `door-${side}.png`, png })),
  };
}

const contactOf = (enquiry: Enquiry): Section => ({
  title: 'Contact',
  lines: [
    { term: 'Reference', value: enquiryReference(enquiry.itemId) },
    { term: 'Name', value: enquiry.name },
    { term: 'Email', value: enquiry.email },
    { term: 'Phone', value: enquiry.phone },
    { term: 'Address', value: enquiry.address },
    { term: 'Notes', value: enquiry.notes },
  ].filter(({ value }) => value.trim() !== ''),
});

const consentTitles = { terms: 'Terms', privacy: 'Privacy', 'data-sharing': 'Data sharing' } as const;

const consentSection = ({ consents }: Enquiry): Section => ({
  title: 'Consents',
  lines: consents.map(({ kind, text, given }) => ({
    term: consentTitles[kind],
    value: `${given ? 'Yes' : 'No'}: ${text}`,
  })),
});

const stepTitles: Readonly<Record<Described['step'], string>> = {
  frame: 'Frame Design',
  design: 'Sash Design',
  colours: 'Colours',
  glass: 'Glass',
  hardware: 'Hardware',
};

/** One section for each step, in the order of the steps. */
const designSections = (design: readonly Described[]): readonly Section[] =>
  [...new Set(design.map(({ step }) => step))].map((step) => ({
    title: stepTitles[step],
    lines: design.filter((line) => line.step === step),
  }));

/** A line break in a header would begin a header of the sender's own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const correspondent = (name: string, address: string): Correspondent => ({
  name: oneLine(name),
  address: oneLine(address),
});
