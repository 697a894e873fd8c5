import { emptyEnquiry } from '@door/domain/enquiry/enquiry';
import { expect, test } from 'vitest';
import { keptIn } from '../kept.ts';
import { forgetForm, keepForm, keptForm } from './kept-form.ts';

function tab() {
  const kept = new Map<string, string>();
  return keptIn(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }));
}

const typed = { ...emptyEnquiry, name: 'Ada Moor', notes: 'One step up.', terms: true, consent: false };

test('what was typed is there after a reload, and gone once it is sent', () => {
  const storage = tab();
  keepForm(typed, storage);
  expect(keptForm(storage)).toEqual(typed);
  forgetForm(storage);
  expect(keptForm(storage)).toEqual(emptyEnquiry);
});

test.each(['', '{', 'null', '7', '[]', '{"name":7,"terms":"yes"}'])(
  'what is not a form is an empty one: %s',
  (text) => {
    const storage = tab();
    storage.setItem('doorwright.enquiry', text);
    expect(keptForm(storage)).toEqual(emptyEnquiry);
  },
);
