import { type Contact, customerLimits, type Site } from '@door/domain/selling/customer/customer';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { officeMessages } from '../messages/office.ts';
import { AddressField } from '../sale/customer-fields.tsx';

const { customer: t } = officeMessages;

/** The list with one entry changed. */
const changed = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
  changes: Partial<Entry>,
): readonly Entry[] => entries.map((each) => (each.id === id ? { ...each, ...changes } : each));

const without = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): readonly Entry[] =>
  entries.filter((each) => each.id !== id);

interface SiteRowsProps {
  readonly sites: readonly Site[];
  onChange(sites: readonly Site[]): void;
}

/** The places where doors of a customer go. */
export const SiteRows = ({ sites, onChange }: SiteRowsProps) => (
  <>
    {sites.map(({ id, name, address }, at) => (
      <fieldset key={id} className="customer-row">
        <legend className="sr-only">{t.site(at + 1)}</legend>
        <AddressField value={address} onChange={(next) => onChange(changed(sites, id, { address: next }))} />
        <Field
          label={t.siteName}
          optional
          maxLength={customerLimits.name}
          value={name}
          onChange={(next) => onChange(changed(sites, id, { name: next }))}
        />
        <Button scale="row" look="quiet" onClick={() => onChange(without(sites, id))}>
          {t.remove(t.site(at + 1))}
        </Button>
      </fieldset>
    ))}
    <Button
      icon={<Plus />}
      disabled={sites.length >= customerLimits.sites}
      onClick={() => onChange([...sites, { id: crypto.randomUUID(), name: '', address: '' }])}
    >
      {t.addSite}
    </Button>
  </>
);

interface ContactRowsProps {
  readonly contacts: readonly Contact[];
  onChange(contacts: readonly Contact[]): void;
}

/** People to speak to beside the customer. */
export const ContactRows = ({ contacts, onChange }: ContactRowsProps) => (
  <>
    {contacts.map((contact, at) => (
      <fieldset key={contact.id} className="customer-row">
        <legend className="sr-only">{t.contact(at + 1)}</legend>
        <div className="customer-pair">
          {contactFields.map(({ field, label, type }) => (
            <Field
              key={field}
              label={label}
              optional
              type={type}
              maxLength={customerLimits[field]}
              value={contact[field]}
              onChange={(next) => onChange(changed(contacts, contact.id, { [field]: next }))}
            />
          ))}
        </div>
        <Button scale="row" look="quiet" onClick={() => onChange(without(contacts, contact.id))}>
          {t.remove(t.contact(at + 1))}
        </Button>
      </fieldset>
    ))}
    <Button
      icon={<Plus />}
      disabled={contacts.length >= customerLimits.contacts}
      onClick={() => onChange([...contacts, { id: crypto.randomUUID(), name: '', role: '', email: '', phone: '' }])}
    >
      {t.addContact}
    </Button>
  </>
);

const contactFields = [
  { field: 'name', label: t.name, type: 'text' },
  { field: 'role', label: t.role, type: 'text' },
  { field: 'phone', label: t.phone, type: 'tel' },
  { field: 'email', label: t.email, type: 'email' },
] as const;
