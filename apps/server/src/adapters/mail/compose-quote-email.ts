import type { ClientRow } from '@door/domain/catalogue/client-rows';
import type { QuoteVersion, VersionCustomer } from '@door/domain/quote/quote-version';
import { type Email, emailAddress, oneLine } from './email.ts';
import { english as words } from './english.ts';
import { renderHtml, renderText, type EmailText } from './render-email.ts';

export interface QuoteEmailFacts {
  readonly frozen: Pick<QuoteVersion, 'paper'>;
  readonly customer: Pick<VersionCustomer, 'name' | 'email'>;
  readonly client: Pick<ClientRow, 'name' | 'email'>;
  /** The customer's page of the version. */
  readonly url: string;
  readonly pdf: Uint8Array;
}

/** The mail with which a customer gets a quote: what it comes to, where to answer it, and the document. */
export function composeQuoteEmail({ frozen: { paper }, customer, client, url, pdf }: QuoteEmailFacts): Email {
  const total = paper.sums
    .filter(({ isTotal }) => isTotal)
    .map(({ label, amount }) => ({ term: label, value: amount }));
  const text: EmailText = {
    language: words.language,
    heading: words.toCustomer.heading(paper.title, client.name),
    opening: words.toCustomer.opening,
    link: { label: words.toCustomer.link, url },
    sections: [
      {
        title: paper.title,
        lines: [...total, ...paper.facts.map(({ label, text }) => ({ term: label, value: text }))],
      },
    ],
  };
  return {
    to: emailAddress(customer.name, customer.email),
    replyTo: emailAddress(client.name, client.email),
    subject: oneLine(text.heading),
    text: renderText(text),
    html: renderHtml(text, []),
    attachments: [{ kind: 'pdf', fileName: `${paper.title.replaceAll(/[^\w-]+/g, '-')}.pdf`, bytes: pdf }],
  };
}
