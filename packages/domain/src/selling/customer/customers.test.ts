import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { searchOf } from '../../lib/search/search-terms.ts';
import { readCustomerDocument, customerDocument } from '../../stored/customer-document.ts';
import { officeWork } from '../../messages/english/quoting.ts';
import { type CustomerDetails, customerLimits, customerProblems, emptyCustomer, tidyCustomer } from './customer.ts';
import { customerOfEnquiry, joinCustomers, withSite } from './join-customers.ts';
import { customerTerms, emailTerm } from './customer-terms.ts';

const ada: CustomerDetails = {
  ...emptyCustomer,
  name: 'Ada Moor',
  email: 'ada@example.com',
  phone: '087 123 4567',
  sites: [{ id: 's1', name: '', address: '4 Mill Lane, Kilkenny' }],
  notes: 'Rings after six',
};
const ben = { id: 'c1', name: 'Ben', role: 'Has the key', email: '', phone: '087 765 4321' };
const many = <Entry>(entry: Entry, count: number) => Array.from({ length: count }, () => entry);

describe('a customer can be saved', () => {
  test.each<[string, Partial<CustomerDetails>, readonly string[]]>([
    ['with a name', {}, []],
    ['not without a name', { name: ' ' }, ['customer.name-missing']],
    ['with a row that nobody filled in', { contacts: [{ ...ben, name: ' ', role: '', phone: '' }] }, []],
    [
      'not with a site without its address',
      { sites: [{ id: 's', name: 'Farm', address: ' ' }] },
      ['customer.site-without-address'],
    ],
    [
      'not with too many contacts',
      { contacts: many(ben, customerLimits.contacts + 1) },
      ['customer.too-many-contacts'],
    ],
    [
      'not with too many sites',
      { sites: many({ id: 's', name: '', address: 'A' }, customerLimits.sites + 1) },
      ['customer.too-many-sites'],
    ],
    ['not with endless notes', { notes: 'x'.repeat(customerLimits.notes + 1) }, ['customer.notes-too-long']],
  ])('%s', (_, changes, codes) => {
    const problems = customerProblems(tidyCustomer({ ...ada, ...changes }), officeWork);
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});

test('an enquiry makes a person with its address as the first site, as it stands on the item', () => {
  const sent = { name: ' Ada Moor ', email: 'ada@example.com', phone: '', address: '4 Mill Lane\n Kilkenny ' };
  expect(customerOfEnquiry(sent, 's1')).toEqual({
    ...emptyCustomer,
    name: 'Ada Moor',
    email: 'ada@example.com',
    sites: [{ id: 's1', name: '', address: '4 Mill Lane, Kilkenny' }],
  });
  expect(customerOfEnquiry({ ...sent, address: ' ' }, 's1').sites).toEqual([]);
});

test.each([
  ['4 MILL LANE\nKilkenny', 1],
  ['4 Mill Lane', 2],
  ['', 1],
])('a site at %j makes %s', (address, count) =>
  expect(withSite(ada, { id: 's2', name: '', address }).sites).toHaveLength(count),
);

describe('two customers joined', () => {
  const hill: CustomerDetails = { ...emptyCustomer, kind: 'company', name: 'Hill Homes', notes: 'Pays late' };
  test('have contacts, sites and notes of both', () =>
    expect(joinCustomers({ into: hill, from: { ...ada, contacts: [ben] }, contactId: 'c2' })).toEqual({
      ...hill,
      contacts: [{ id: 'c2', name: 'Ada Moor', role: '', email: 'ada@example.com', phone: '087 123 4567' }, ben],
      sites: ada.sites,
      notes: 'Pays late\n\nRings after six',
    }));
  test('say nothing twice', () => {
    const into = { ...ada, contacts: [ben] };
    expect(joinCustomers({ into, from: { ...into, name: 'ADA MOOR' }, contactId: 'c2' })).toEqual(into);
  });
});

describe('a customer is found', () => {
  const terms = customerTerms({ ...ada, contacts: [ben] });
  const isFound = (text: string) => searchOf(text).words.every((start) => terms.some((term) => term.startsWith(start)));
  test.each(['ada', 'mill', 'ben', '087123', '1234567', '7654321', 'ada@example.com'])('by %s', (text) =>
    expect(isFound(text)).toBe(true),
  );
  test.each(['2345678', 'nobody@example.com'])('not by %s', (text) => expect(isFound(text)).toBe(false));
  test('and known by the e-mail address as a whole', () => expect(terms).toContain(emailTerm(' ADA@example.com')));
});

test('a customer stored in version 1 is read, and written as its fixture', () => {
  const stored: unknown = JSON.parse(
    readFileSync(new URL('../../stored/fixtures/customer-v1.json', import.meta.url), 'utf8'),
  );
  expect(readCustomerDocument(stored)).toMatchObject({ name: 'Ada Moor', contacts: [{ role: 'Site manager' }] });
  expect(customerDocument(readCustomerDocument(stored))).toEqual(stored);
});
