import type { Enquiry, ImageSide, MailJob } from '@door/api/ports/shop';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { enquiryReference } from '@door/domain/enquiry/reference';
import type { Described } from '@door/domain/item/describe';
import type { Words as RuleWords } from '@door/domain/words/words';
import { english as words } from './english.ts';
import { renderHtml, renderText, type Section, type Wording } from './render.ts';

export interface MailFacts {
  readonly enquiry: Enquiry;
  readonly client: ClientRow;
  readonly design: readonly Described[];
  /** What the steps are called in the language of the design's lines. */
  readonly topics: RuleWords['describing']['topics'];
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
      language: words.language,
      heading: words.toSupplier.heading(facts.enquiry.name),
      opening: words.toSupplier.opening(facts.enquiry.name),
      sections: [contactOf(facts.enquiry), ...designSections(facts), consentSection(facts.enquiry)],
    }),
    to: correspondent(facts.client.name, facts.client.email),
    replyTo: correspondent(facts.enquiry.name, facts.enquiry.email),
  }),
  'enquiry-to-visitor': (facts) => ({
    ...contentOf(facts, {
      language: words.language,
      heading: words.toVisitor.heading(facts.client.name),
      opening: words.toVisitor.opening(facts.enquiry.name),
      sections: [...designSections(facts), contactOf(facts.enquiry)],
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
      pictures.map(({ side }) => ({ cid: cidOf(side), alt: words.doorPictures[side] })),
    ),
    pictures: pictures.map(({ side, png }) => ({ cid: cidOf(side), fileName: `door-${side}.png`, png })),
  };
}

const contactOf = (enquiry: Enquiry): Section => ({
  title: words.contact.title,
  lines: [
    { term: words.contact.reference, value: enquiryReference(enquiry.itemId) },
    { term: words.contact.name, value: enquiry.name },
    { term: words.contact.email, value: enquiry.email },
    { term: words.contact.phone, value: enquiry.phone },
    { term: words.contact.address, value: enquiry.address },
    { term: words.contact.notes, value: enquiry.notes },
  ].filter(({ value }) => value.trim() !== ''),
});

const consentSection = ({ consents }: Enquiry): Section => ({
  title: words.consents.title,
  lines: consents.map(({ kind, text, given }) => ({
    term: words.consents.kinds[kind],
    value: given ? words.consents.given(text) : words.consents.refused(text),
  })),
});

/** One section for each step, in the order of the steps. */
const designSections = ({ design, topics }: MailFacts): readonly Section[] =>
  [...new Set(design.map(({ step }) => step))].map((step) => ({
    title: topics[step],
    lines: design.filter((line) => line.step === step),
  }));

/** A line break in a header would begin a header of the sender's own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const correspondent = (name: string, address: string): Correspondent => ({
  name: oneLine(name),
  address: oneLine(address),
});
