import { type CustomerDetails, customerKinds } from '../selling/customer/customer.ts';
import { type DocumentVersions, readDocument } from './read-document.ts';

/** A customer's details as they are stored. */
export interface CustomerDocument extends CustomerDetails {
  readonly version: 1;
}

export const customerDocument = (details: CustomerDetails): CustomerDocument => ({ version: 1, ...details });

/** Reads stored details of any version; throws `UnreadableDocument`. */
export const readCustomerDocument = (json: unknown): CustomerDetails => readDocument(json, versions);

const versions: DocumentVersions<CustomerDetails> = {
  what: 'customer',
  readers: {
    1: (fields) => ({
      kind: fields.oneOf('kind', customerKinds),
      name: fields.text('name'),
      email: fields.text('email'),
      phone: fields.text('phone'),
      contacts: fields.records('contacts').map((contact) => ({
        id: contact.text('id'),
        name: contact.text('name'),
        role: contact.text('role'),
        email: contact.text('email'),
        phone: contact.text('phone'),
      })),
      sites: fields.records('sites').map((site) => ({
        id: site.text('id'),
        name: site.text('name'),
        address: site.text('address'),
      })),
      notes: fields.text('notes'),
    }),
  },
};
