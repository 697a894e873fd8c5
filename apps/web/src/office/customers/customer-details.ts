import type { CustomerDetails } from '@door/domain/selling/customer/customer';
import type { OfficeInputs, WireCustomer } from '../queries/office-client.ts';

/** The details as the form has them. */
export const detailsOf = ({ Kind, Name, Email, Phone, Contacts, Sites, Notes }: WireCustomer): CustomerDetails => ({
  kind: Kind,
  name: Name,
  email: Email,
  phone: Phone,
  contacts: Contacts.map((each) => ({
    id: each.Id,
    name: each.Name,
    role: each.Role,
    email: each.Email,
    phone: each.Phone,
  })),
  sites: Sites.map((each) => ({ id: each.Id, name: each.Name, address: each.Address })),
  notes: Notes,
});

/** The details as `updateCustomer` takes them. */
export const fieldsOf = (
  details: CustomerDetails,
): Omit<OfficeInputs['customer']['updateCustomer'], 'Id' | 'LastUpdated'> => ({
  Kind: details.kind,
  Name: details.name,
  Email: details.email,
  Phone: details.phone,
  Contacts: details.contacts.map((each) => ({
    Id: each.id,
    Name: each.name,
    Role: each.role,
    Email: each.email,
    Phone: each.phone,
  })),
  Sites: details.sites.map((each) => ({ Id: each.id, Name: each.name, Address: each.address })),
  Notes: details.notes,
});
