import { emptyEnquiry, type EnquiryForm } from '@door/domain/selling/enquiry/enquiry';
import { tabStorage, type SafeStorage } from '../../shared/storage/storage.ts';

const key = 'doorwright.enquiry';

/** The form of this tab until it is sent: it survives other steps and a reload. */
export function readStoredForm(storage: SafeStorage = tabStorage): EnquiryForm {
  try {
    const form: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return formOf(typeof form === 'object' && form !== null ? new Map(Object.entries(form)) : new Map());
  } catch {
    return emptyEnquiry;
  }
}

export const storeForm = (form: EnquiryForm, storage: SafeStorage = tabStorage): void =>
  storage.setItem(key, JSON.stringify(form));

/** After sending: nothing personal stays on this device. */
export const removeStoredForm = (storage: SafeStorage = tabStorage): void => storage.removeItem(key);

/** Takes only fields of the right type. */
function formOf(fields: ReadonlyMap<string, unknown>): EnquiryForm {
  const text = (field: string) => {
    const value = fields.get(field);
    return typeof value === 'string' ? value : '';
  };
  const tick = (field: 'terms' | 'privacy' | 'consent' | 'housePicture') => {
    const value = fields.get(field);
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
    housePicture: tick('housePicture'),
  };
}
