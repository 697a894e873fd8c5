import type { JobOf } from '@door/api/ports/outbox';
import type { Person } from '@door/api/user/people-store';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { clientId } from '@door/domain/door/model/ids';
import type { PasswordLinks } from '../login/password-links.ts';
import { type Email, emailAddress } from './email.ts';
import { english as messages } from './english.ts';
import type { Mailer } from './mailer.ts';
import { supplierEmail } from './supplier-email.ts';

type LinkMail = 'invitation' | 'password-reset';

interface LinkMailPorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly mailer: Mailer;
  /** null: another identity provider keeps the passwords, and an invitation leads to the office. */
  readonly links: PasswordLinks | null;
  readonly publicUrl: string;
}

/** Mails the link by which somebody chooses a password. Throws when it could not be sent: the queue then retries the job. */
export const sendPasswordLink =
  ({ transactions, suppliers, mailer, links, publicUrl }: LinkMailPorts) =>
  async ({ kind, clientId: id, userId, linkId }: JobOf<LinkMail>): Promise<void> => {
    const client = clientId(id);
    const supplier = await suppliers.find(client);
    const people = await transactions.run(client, (stores) => stores.people.all());
    const person = people.find((each) => each.userId === userId);
    // A newer link was asked for, or the account was disabled, before the mail could leave.
    if (!supplier || person?.linkId !== linkId || person.isDisabled) return;
    const url = links
      ? await links.open({ clientId: client, userId }, { kind, id: linkId })
      : `${publicUrl}/#/installer/home`;
    await mailer(
      composeLinkEmail({ kind, person, client: supplier.client, url, isOurs: links !== null }),
      `${linkId}-${kind}`,
    );
  };

interface LinkEmailFacts {
  readonly kind: LinkMail;
  readonly person: Pick<Person, 'email'>;
  readonly client: Pick<ClientRow, 'name' | 'email'>;
  readonly url: string;
  readonly isOurs: boolean;
}

/** Nothing in it was written by whoever asked for the mail: an invitation goes to any address. */
function composeLinkEmail({ kind, person, client, url, isOurs }: LinkEmailFacts): Email {
  const t = messages.passwordLinks[isOurs ? kind : 'elsewhere'];
  return supplierEmail(client, emailAddress('', person.email), {
    language: messages.language,
    heading: t.heading(client.name),
    opening: t.opening(client.name),
    link: { label: t.link, url },
    sections: [],
  });
}
