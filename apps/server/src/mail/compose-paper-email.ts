import type { Paper } from '@door/domain/selling/quote/paper';
import type { VersionCustomer } from '@door/domain/selling/quote/quote-version';
import { type Email, emailAddress } from './email.ts';
import { english as messages } from './english.ts';
import type { EmailText } from './render-email.ts';
import { type ReachableSupplier, supplierEmail, supplierSection } from './supplier-email.ts';

export interface PaperEmailFacts {
  readonly paper: Paper;
  readonly customer: Pick<VersionCustomer, 'name' | 'email'>;
  readonly client: ReachableSupplier;
  /** Its subject; absent: what the paper is called. */
  readonly heading?: string;
  /** What the mail says first. */
  readonly opening: string;
  readonly link: EmailText['link'];
  readonly pdf: Uint8Array;
}

/** The mail with which a customer gets a paper: what it comes to, where to answer it, and the document. */
export function composePaperEmail({ paper, customer, client, opening, link, pdf, ...said }: PaperEmailFacts): Email {
  const total = paper.sums
    .filter(({ isTotal }) => isTotal)
    .map(({ label, amount }) => ({ term: label, value: amount }));
  const text: EmailText = {
    language: messages.language,
    heading: said.heading ?? messages.toCustomer.heading(paper.title, client.name),
    opening,
    link,
    sections: [
      {
        title: paper.title,
        lines: [...total, ...paper.facts.map(({ label, text }) => ({ term: label, value: text }))],
      },
      supplierSection(client),
    ],
  };
  return {
    ...supplierEmail(client, emailAddress(customer.name, customer.email), text),
    attachments: [{ kind: 'pdf', fileName: `${paper.title.replaceAll(/[^\w-]+/g, '-')}.pdf`, bytes: pdf }],
  };
}
