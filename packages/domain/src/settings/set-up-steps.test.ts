import { describe, expect, test } from 'vitest';
import { newClient } from './new-client.ts';
import { doneSetUpSteps, type SetUpFacts, setUpSteps } from './set-up-steps.ts';

const atFirst: SetUpFacts = {
  ...newClient({ id: -2001, name: 'Harbour Doors', email: 'office@harbour.example.com' }),
  people: 1,
  catalogueVersion: 1,
  priceListVersion: 1,
  hasEnquiries: false,
};
const letterhead = { address: '1 Quay Street', phone: '021 555 0199', registration: '' };
const text = { type: 'embedded', content: '<p>Ours.</p>' } as const;

const enough = [
  ['company', { letterhead }],
  ['logo', { logoUrl: '/logos/harbour.svg' }],
  ['legal', { terms: text, privacy: text }],
  ['people', { people: 2 }],
  ['catalogue', { catalogueVersion: 2 }],
  ['prices', { priceListVersion: 2 }],
  ['enquiry', { hasEnquiries: true }],
] as const;

describe('the first steps of a new supplier', () => {
  test('none of them is done at first', () => {
    expect([...doneSetUpSteps(atFirst)]).toEqual([]);
  });

  test.each(enough)('%s is done by what it asks for alone', (step, facts) => {
    expect([...doneSetUpSteps({ ...atFirst, ...facts })]).toEqual([step]);
  });

  test.each([
    ['an address without a phone', { letterhead: { ...letterhead, phone: '' } }],
    ['terms without a privacy policy', { terms: text }],
  ])('%s is not enough', (_, facts) => {
    expect([...doneSetUpSteps({ ...atFirst, ...facts })]).toEqual([]);
  });

  test('all of them can be done', () => {
    const all = enough.reduce<SetUpFacts>((facts, [, more]) => ({ ...facts, ...more }), atFirst);
    expect([...doneSetUpSteps(all)]).toEqual([...setUpSteps]);
  });
});
