import type { CustomerDetails } from '@door/domain/selling/customer/customer';
import type { z } from 'zod';
import type { customerFields } from './customer-input.ts';
import type { Customer } from './customer-store.ts';

export const customerToWire = ({ id, details, lastUpdated }: Customer) => ({
  Id: id,
  Kind: details.kind,
  Name: details.name,
  Email: details.email,
  Phone: details.phone,
  Contacts: details.contacts.map((contact) => ({
    Id: contact.id,
    Name: contact.name,
    Role: contact.role,
    Email: contact.email,
    Phone: contact.phone,
  })),
  Sites: details.sites.map((site) => ({ Id: site.id, Name: site.name, Address: site.address })),
  Notes: details.notes,
  LastUpdated: lastUpdated,
});

type Sent = { readonly [Field in keyof typeof customerFields]: z.output<(typeof customerFields)[Field]> };

export const detailsFromWire = ({ Kind, Name, Email, Phone, Contacts, Sites, Notes }: Sent): CustomerDetails => ({
  kind: Kind,
  name: Name,
  email: Email,
  phone: Phone,
  contacts: Contacts.map((contact) => ({
    id: contact.Id,
    name: contact.Name,
    role: contact.Role,
    email: contact.Email,
    phone: contact.Phone,
  })),
  sites: Sites.map((site) => ({ id: site.Id, name: site.Name, address: site.Address })),
  notes: Notes,
});
