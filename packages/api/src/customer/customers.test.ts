import { beforeEach, describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const ids = ['00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d2'] as const;
const contact = { Id: ids[0], Name: 'Ben Moor', Role: 'Has the key', Email: '', Phone: '087 765 4321' };

async function anEnquiry(api: TestApi, sent: { Email?: string; Address?: string } = {}) {
  const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
  const person = { Name: 'Ada Moor', Email: 'ada@example.com', Phone: '087 123 4567' };
  const { EnquiryId } = await api.visitor().submitEnquiry({ ItemId: Id, ...person, ...sent });
  return { EnquiryId, ItemId: Id };
}

let api: TestApi;
beforeEach(async () => {
  api = await aTestApi();
});
const customer = () => api.installer().customer;
const namesFound = async (Search: string) => (await customer().list({ Search })).Customers.map(({ Name }) => Name);

describe('a customer made by hand', () => {
  test('is tidied, kept once, and read as it was written', async () => {
    const Sites = [
      { Id: ids[0], Name: '', Address: ' 4 Mill Lane ' },
      { Id: ids[1], Name: ' ', Address: '' },
    ];
    const sent = { Id: ids[0], Kind: 'company' as const, Name: ' Hill Homes ', Contacts: [contact], Sites };
    const made = await customer().create(sent);
    expect(await customer().create({ ...sent, Name: 'The same message again' })).toEqual(made);
    expect(made).toMatchObject({
      Kind: 'company',
      Name: 'Hill Homes',
      Contacts: [contact],
      Sites: [{ Id: ids[0], Name: '', Address: '4 Mill Lane' }],
    });
    const read = await customer().getCustomerById(ids[0]);
    expect(read).toMatchObject({ ...made, History: [{ Kind: 'state', Who: { Name: 'Ines Moor' } }] });
  });

  test.each([
    ['without a name', { Name: '  ' }],
    ['with a site that has no address', { Sites: [{ Id: ids[0], Name: 'Holiday home' }] }],
  ])('%s is refused', async (_, changes) => {
    expect(await codeOf(customer().create({ Id: ids[0], Name: 'Ada', ...changes }))).toBe('BAD_REQUEST');
    expect(await namesFound('')).toEqual([]);
  });
});

describe('a customer made of an enquiry', () => {
  test('has its person and address; enquiry and item know them', async () => {
    const { EnquiryId, ItemId } = await anEnquiry(api, { Address: '4 Mill Lane\nKilkenny' });
    const made = await customer().create({ Id: ids[0], EnquiryId });
    expect(made).toMatchObject({ Id: ids[0], Name: 'Ada Moor', Email: 'ada@example.com', Phone: '087 123 4567' });
    expect(made.Sites).toMatchObject([{ Name: '', Address: '4 Mill Lane, Kilkenny' }]);
    const opened = await api.installer().enquiry.open(EnquiryId);
    expect(opened).toMatchObject({
      CustomerId: ids[0],
      Customer: { Id: ids[0], Name: 'Ada Moor', Address: '4 Mill Lane, Kilkenny' },
      SameEmail: [],
      History: [{ Kind: 'customer' }, { Kind: 'state' }],
    });
    const { Items } = await api.installer().item.list({ Customer: ids[0] });
    expect(Items).toMatchObject([{ Id: ItemId, CustomerId: ids[0] }]);
    expect((await customer().list({})).Customers).toMatchObject([
      { Enquiries: 1, Quotes: 0, Orders: 0, Address: '4 Mill Lane, Kilkenny' },
    ]);
  });

  test('is made once, whoever presses the button', async () => {
    const { EnquiryId } = await anEnquiry(api);
    const first = await customer().create({ Id: ids[0], EnquiryId });
    expect(await api.fabricator().customer.create({ Id: ids[1], EnquiryId })).toEqual(first);
    expect(await namesFound('')).toEqual(['Ada Moor']);
  });
});

describe('a customer of the same e-mail address', () => {
  test('is offered, and takes the enquiry with its address as a further site', async () => {
    const first = await anEnquiry(api, { Address: '4 Mill Lane' });
    await customer().create({ Id: ids[0], EnquiryId: first.EnquiryId });
    const { EnquiryId } = await anEnquiry(api, { Email: 'ADA@example.com ', Address: '9 Rose Lane' });
    expect(await api.installer().enquiry.open(EnquiryId)).toMatchObject({
      Customer: null,
      SameEmail: [{ Id: ids[0], Name: 'Ada Moor', Address: '4 Mill Lane' }],
    });
    const given = await customer().addEnquiry({ Id: ids[0], EnquiryId });
    expect(given.Sites.map(({ Address }) => Address)).toEqual(['4 Mill Lane', '9 Rose Lane']);
    expect(await customer().addEnquiry({ Id: ids[0], EnquiryId })).toEqual(given);
    const { Enquiries } = await api.installer().enquiry.list({ Customer: ids[0] });
    expect(Enquiries.map(({ Id }) => Id).toSorted()).toEqual([first.EnquiryId, EnquiryId].toSorted());
  });
});

describe('a change of a customer', () => {
  test('on an older version is refused, and the same message again has the same answer', async () => {
    const { LastUpdated } = await customer().create({ Id: ids[0], Name: 'Ada' });
    const change = { Id: ids[0], LastUpdated, Name: 'Ada Moor' };
    const saved = await customer().updateCustomer(change);
    expect(saved).toMatchObject({ Name: 'Ada Moor' });
    expect(await customer().updateCustomer(change)).toEqual(saved);
    expect(await codeOf(customer().updateCustomer({ ...change, Name: 'Ben' }))).toBe('CONFLICT');
    const { History } = await customer().getCustomerById(ids[0]);
    expect(History.map(({ Kind }) => Kind)).toEqual(['details', 'state']);
  });
});

describe('two customers that are one', () => {
  test('have all that either had; the id of the other leads to the one that stays', async () => {
    const { EnquiryId } = await anEnquiry(api, { Address: '4 Mill Lane' });
    await customer().create({ Id: ids[0], EnquiryId });
    await customer().create({ Id: ids[1], Name: 'Hill Homes', Phone: '01 555 0100', Notes: 'Pays late' });
    await api.installer().quote.create({ Id: ids[0], CustomerId: ids[0] });
    const merged = await customer().merge({ Id: ids[1], From: ids[0] });
    expect(merged).toMatchObject({
      Name: 'Hill Homes',
      Contacts: [{ Name: 'Ada Moor', Email: 'ada@example.com' }],
      Sites: [{ Address: '4 Mill Lane' }],
      Notes: 'Pays late',
    });
    expect(await customer().merge({ Id: ids[1], From: ids[0] })).toEqual(merged);
    expect((await customer().getCustomerById(ids[0])).Id).toBe(ids[1]);
    expect((await api.installer().enquiry.open(EnquiryId)).CustomerId).toBe(ids[1]);
    expect(await namesFound('')).toEqual(['Hill Homes']);
    expect((await api.installer().quote.getQuoteById(ids[0])).CustomerId).toBe(ids[1]);
    expect((await api.rows('quote')).map(({ customerId }) => customerId)).toEqual([ids[1]]);
    expect(await codeOf(customer().merge({ Id: ids[1], From: ids[1] }))).toBe('BAD_REQUEST');
  });
});

test.each(['hill', 'mill lane', 'ben', '0877654321', '087 765', 'BOSS@hill.example', 'site offi'])(
  'a customer is found by “%s”',
  async (Search) => {
    const Sites = [{ Id: ids[0], Name: 'Site office', Address: '4 Mill Lane' }];
    await customer().create({ Id: ids[0], Name: 'Hill Homes', Email: 'boss@hill.example', Contacts: [contact], Sites });
    await customer().create({ Id: ids[1], Name: 'Somebody else' });
    expect(await namesFound(Search)).toEqual(['Hill Homes']);
  },
);

test('a person is erased and exported by an admin, under the id of whoever was merged too', async () => {
  const { EnquiryId } = await anEnquiry(api, { Address: '4 Mill Lane' });
  await customer().create({ Id: ids[0], EnquiryId });
  await customer().create({ Id: ids[1], Name: 'Hill Homes' });
  await customer().merge({ Id: ids[1], From: ids[0] });
  expect(await codeOf(api.fabricator().customer.exportPerson(ids[1]))).toBe('FORBIDDEN');
  const bundle = await api.admin().customer.exportPerson(ids[0]);
  expect([bundle.Customer.Name, bundle.Merged.map(({ Name }) => Name)]).toEqual(['Hill Homes', ['Ada Moor']]);
  expect(bundle.Enquiries).toMatchObject([{ Name: 'Ada Moor', Consents: expect.any(Array) }]);

  const { Id, Kept } = await api.admin().customer.erasePerson({ Id: ids[0] });
  expect([Id, Kept.length]).toEqual([ids[1], 2]);
  expect(await api.allRows()).not.toMatch(/Ada Moor|Hill Homes|Mill Lane|ada@example/);
  expect((await customer().getCustomerById(ids[0])).History[0]?.Kind).toBe('erasure');
});
