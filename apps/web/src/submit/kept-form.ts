import { emptyEnquiry, type EnquiryForm } from '@door/domain/enquiry/enquiry';
import { inTab, type Kept } from '../kept.ts';

const name = 'doorwright.enquiry';

/** The form of this tab until it is sent: neither a look at another step nor a reload loses what was typed. */
export function keptForm(kept: Kept = inTab): EnquiryForm {
  try {
    const form: unknown = JSON.parse(kept.getItem(name) ?? '{}');
    return formOf(typeof form === 'object' && form !== null ? new Map(Object.entries(form)) : new Map());
  } catch {
    return emptyEnquiry;
  }
}

export const keepForm = (form: EnquiryForm, kept: Kept = inTab): void => kept.setItem(name, JSON.stringify(form));

/** Once it is sent nothing of the person stays behind on this device. */
export const forgetForm = (kept: Kept = inTab): void => kept.removeItem(name);

/** Only what has the form's own fields and kinds is believed. */
function formOf(said: ReadonlyMap<string, unknown>): EnquiryForm {
  const text = (field: string) => {
    const value = said.get(field);
    return typeof value === 'string' ? value : '';
  };
  const tick = (field: 'terms' | 'privacy' | 'consent') => {
    const value = said.get(field);
    return typeof value === 'boolean' ? value : emptyEnquiry[field];
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    notes: text('notes'),
    terms: tick('terms'),
    privacy: tick('privacy'),
    consent: tick('consent'),
  };
}
