import { emptyEnquiry } from '@door/domain/selling/enquiry/enquiry';
import { expect, test } from 'vitest';
import { safeStorage } from '../../shared/storage/storage.ts';
import { removeStoredForm, storeForm, readStoredForm } from './stored-form.ts';

function tab() {
  const kept = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }));
}

const typed = { ...emptyEnquiry, name: 'Ada Moor', notes: 'One step up.', terms: true, consent: false };

test('what was typed is there after a reload, and gone once it is sent', () => {
  const storage = tab();
  storeForm(typed, storage);
  expect(readStoredForm(storage)).toEqual(typed);
  removeStoredForm(storage);
  expect(readStoredForm(storage)).toEqual(emptyEnquiry);
});

test.each(['', '{', 'null', '7', '[]', '{"name":7,"terms":"yes"}'])(
  'what is not a form is an empty one: %s',
  (text) => {
    const storage = tab();
    storage.setItem('doorwright.enquiry', text);
    expect(readStoredForm(storage)).toEqual(emptyEnquiry);
  },
);
