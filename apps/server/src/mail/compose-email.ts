import type { Enquiry } from '@door/api/enquiry/enquiry-store';
import type { ImageSide } from '@door/api/visitor/image-store';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { enquiryReference } from '@door/domain/selling/enquiry/enquiry';
import { numberText } from '@door/domain/lib/running-number';
import type { Described } from '@door/domain/door/model/description';
import type { Messages as RuleMessages } from '@door/domain/messages/messages';
import { type Email, emailAddress, oneLine, type PictureType } from './email.ts';
import { english as messages } from './english.ts';
import { renderHtml, renderText, type Section, type EmailText } from './render-email.ts';
import { supplierSection } from './supplier-email.ts';

export type EnquiryMail = 'enquiry-to-supplier' | 'enquiry-to-visitor';

export interface EmailFacts {
  readonly enquiry: Enquiry;
  /** Running number of the item. */
  readonly itemNumber: number;
  readonly client: ClientRow;
  readonly design: readonly Described[];
  /** Headings of the steps, in the language of `design`. */
  readonly topics: RuleMessages['describing']['topics'];
  readonly pictures: readonly DoorPicture[];
}

export interface DoorPicture {
  readonly side: ImageSide;
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/** How each kind of job about an enquiry becomes an email. */
export const composeEmail: Readonly<Record<EnquiryMail, (facts: EmailFacts) => Email>> = {
  'enquiry-to-supplier': (facts) => ({
    ...contentOf(facts, {
      language: messages.language,
      heading: messages.toSupplier.heading(numberText('enquiry', facts.enquiry.number), facts.enquiry.name),
      opening: messages.toSupplier.opening(facts.enquiry.name),
      link: null,
      sections: [contactOf(facts), ...designSections(facts), consentSection(facts.enquiry)],
    }),
    fromName: null,
    to: emailAddress(facts.client.name, facts.client.email),
    replyTo: isEmailAddress(facts.enquiry.email) ? emailAddress(facts.enquiry.name, facts.enquiry.email) : undefined,
  }),
  // Anybody may type anybody's address: whoever receives this reads nothing that the sender wrote.
  'enquiry-to-visitor': (facts) => ({
    ...contentOf(facts, {
      language: messages.language,
      heading: messages.toVisitor.heading(facts.client.name),
      opening: messages.toVisitor.opening,
      link: null,
      sections: [...designSections(facts), referenceSection(facts.enquiry), supplierSection(facts.client)],
    }),
    fromName: facts.client.name,
    to: emailAddress('', facts.enquiry.email),
    replyTo: emailAddress(facts.client.name, facts.client.email),
  }),
};

const fileEnding: Readonly<Record<PictureType, string>> = { png: 'png', jpeg: 'jpg' };

function contentOf(
  { pictures }: EmailFacts,
  text: EmailText,
): Pick<Email, 'subject' | 'text' | 'html' | 'attachments'> {
  const cidOf = (side: ImageSide) => `${side}@door`;
  return {
    subject: oneLine(text.heading),
    text: renderText(text),
    html: renderHtml(
      text,
      pictures.map(({ side }) => ({ cid: cidOf(side), alt: messages.doorPictures[side] })),
    ),
    attachments: pictures.map(({ side, type, bytes }) => ({
      kind: 'picture',
      type,
      cid: cidOf(side),
      fileName: `door-${side}.${fileEnding[type]}`,
      bytes,
    })),
  };
}

const contactOf = ({ enquiry, itemNumber }: EmailFacts): Section => ({
  title: messages.contact.title,
  lines: [
    { term: messages.contact.enquiry, value: numberText('enquiry', enquiry.number) },
    { term: messages.contact.item, value: numberText('item', itemNumber) },
    { term: messages.contact.reference, value: enquiryReference(enquiry.itemId) },
    { term: messages.contact.name, value: enquiry.name },
    { term: messages.contact.email, value: enquiry.email },
    { term: messages.contact.phone, value: enquiry.phone },
    { term: messages.contact.address, value: enquiry.address },
    { term: messages.contact.notes, value: enquiry.notes },
  ].filter(({ value }) => value.trim() !== ''),
});

const referenceSection = ({ itemId }: Enquiry): Section => ({
  title: messages.toVisitor.reference,
  lines: [{ term: messages.contact.reference, value: enquiryReference(itemId) }],
});

const consentSection = ({ consents }: Enquiry): Section => ({
  title: messages.consents.title,
  lines:
    consents.length === 0
      ? [{ term: messages.consents.none, value: '' }]
      : consents.map(({ kind, text, given }) => ({
          term: messages.consents.kinds[kind],
          value: given ? messages.consents.given(text) : messages.consents.refused(text),
        })),
});

/** One section for each step, in the order of the steps. */
const designSections = ({ design, topics }: EmailFacts): readonly Section[] =>
  [...new Set(design.map(({ step }) => step))].map((step) => ({
    title: topics[step],
    lines: design.filter((line) => line.step === step),
  }));
