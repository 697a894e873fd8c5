import { describe, expect, test } from 'vitest';
import { aShop, codeOf, type TestShop } from '../../testing/a-shop.ts';

async function anEnquiry(shop: TestShop, name = 'Ada Moor'): Promise<string> {
  const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
  const { EnquiryId } = await shop.visitor().submitEnquiry({ ItemId: Id, Name: name, Email: 'ada@example.com' });
  return EnquiryId;
}

const namesIn = async (shop: TestShop, State?: 'New' | 'Closed') =>
  (await shop.installer().enquiry.list(State ? { State } : {})).Enquiries.map(({ Name }) => Name);

describe('the list of enquiries', () => {
  test('has the last one first, and only those of a state', async () => {
    const shop = aShop();
    const ids = [];
    for (const name of ['Ada', 'Ben', 'Cleo']) {
      ids.push(await anEnquiry(shop, name));
      shop.moving.now += 1000;
    }
    await shop.installer().enquiry.done({ Id: ids[1] ?? '', Outcome: 'won' });
    expect([await namesIn(shop), await namesIn(shop, 'New'), await namesIn(shop, 'Closed')]).toEqual([
      ['Cleo', 'Ben', 'Ada'],
      ['Cleo', 'Ada'],
      ['Ben'],
    ]);
  });
});

describe('an enquiry that is opened', () => {
  test('shows the person, the consents as they were given, the item, its task and its history', async () => {
    const shop = aShop();
    const id = await anEnquiry(shop);
    const opened = await shop.installer().enquiry.open(id);
    expect(opened).toMatchObject({
      Name: 'Ada Moor',
      State: 'New',
      Outcome: null,
      Assignee: null,
      Item: { Id: opened.ItemId },
      Tasks: [{ What: 'Answer enquiry of Ada Moor' }],
      History: [{ Kind: 'state', From: null, To: 'New', Who: null }],
    });
    expect(opened.Consents.map(({ Kind, Given }) => [Kind, Given])).toHaveLength(3);
    expect(opened.Reference).toBe(opened.ItemId.slice(-8).toUpperCase());
  });
});

describe('taking an enquiry', () => {
  test('takes its task along', async () => {
    const shop = aShop();
    const id = await anEnquiry(shop);
    const first = await shop.installer().enquiry.take(id);
    expect(first.Assignee?.Name).toBe('Ines Moor');
    expect(await shop.installer().enquiry.take(id)).toEqual(first);
    expect((await shop.installer().task.list({ Of: 'mine' })).Tasks).toHaveLength(1);
  });
  test('that somebody else answers names them; they may give it away', async () => {
    const shop = aShop();
    const id = await anEnquiry(shop);
    await shop.fabricator().enquiry.take(id);
    const second = shop.installer().enquiry.take(id);
    await expect(second).rejects.toMatchObject({ code: 'CONFLICT', message: 'Finn Oakley has taken this enquiry.' });
    const given = await shop.fabricator().enquiry.assign({ Id: id, UserId: 'user-1' });
    expect(given.Assignee?.Name).toBe('Ines Moor');
    expect((await shop.installer().task.list({ Of: 'mine' })).Tasks).toHaveLength(1);
  });
});

describe('closing an enquiry', () => {
  test.each([
    ['won', 'Done'],
    ['lost', 'Done'],
    ['spam', 'Dropped'],
  ] as const)('as %s: its task is %s', async (Outcome, end) => {
    const shop = aShop();
    const Id = await anEnquiry(shop);
    const first = await shop.installer().enquiry.done({ Id, Outcome, Note: 'On the telephone' });
    expect(first).toMatchObject({ State: 'Closed', Outcome });
    expect((await shop.installer().task.list({ Of: 'done' })).Tasks.map(({ State }) => State)).toEqual([end]);
    expect(await shop.installer().enquiry.done({ Id, Outcome })).toEqual(first);
    const [line] = (await shop.installer().enquiry.open(Id)).History;
    expect(line).toMatchObject({
      From: 'New',
      To: `Closed, ${Outcome}`,
      Reason: 'On the telephone',
      Who: { Name: 'Ines Moor' },
    });
  });
  test('leaves nothing to answer: nobody takes it any more, and it stays whose it was', async () => {
    const shop = aShop();
    const Id = await anEnquiry(shop);
    await shop.installer().enquiry.take(Id);
    const closed = await shop.installer().enquiry.done({ Id, Outcome: 'lost' });
    expect(await codeOf(shop.installer().enquiry.assign({ Id, UserId: 'user-2' }))).toBe('CONFLICT');
    expect(await codeOf(shop.fabricator().enquiry.take(Id))).toBe('CONFLICT');
    expect(await shop.installer().enquiry.take(Id)).toEqual(closed);
  });
  test('is for good: it ends otherwise no more', async () => {
    const shop = aShop();
    const Id = await anEnquiry(shop);
    await shop.installer().enquiry.done({ Id, Outcome: 'lost' });
    expect(await codeOf(shop.installer().enquiry.done({ Id, Outcome: 'won' }))).toBe('CONFLICT');
  });
});

test('another supplier’s people see none of it', async () => {
  const shop = aShop();
  const id = await anEnquiry(shop);
  const other = shop.installer(-1023);
  expect((await other.enquiry.list({})).Enquiries).toEqual([]);
  const codes = await Promise.all(
    [
      other.enquiry.open(id),
      other.enquiry.take(id),
      other.enquiry.assign({ Id: id, UserId: 'user-9' }),
      other.enquiry.done({ Id: id, Outcome: 'spam' }),
    ].map(codeOf),
  );
  expect(codes).toEqual(Array.from(codes, () => 'NOT_FOUND'));
});
