import { describe, expect, test } from 'vitest';
import { aShop, codeOf, type TestShop } from '../../testing/a-shop.ts';

const day = 24 * 60 * 60_000;

async function anEnquiry(shop: TestShop, name = 'Ada Moor') {
  const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
  const form = { ItemId: Id, Name: name, Email: 'ada@example.com', Address: '4 Mill Lane' };
  const { EnquiryId } = await shop.visitor().submitEnquiry(form);
  return { itemId: Id, enquiryId: EnquiryId };
}

const group = async (shop: TestShop) => (await shop.installer().task.list({ Of: 'group' })).Tasks;
const mine = async (shop: TestShop) => (await shop.installer().task.list({ Of: 'mine' })).Tasks;
const ended = async (shop: TestShop) => (await shop.installer().task.list({ Of: 'done' })).Tasks;

async function theTask(shop: TestShop) {
  const [task] = await group(shop);
  if (!task) throw new Error('There is no group task.');
  return task;
}

describe('an enquiry makes a group task', () => {
  test('to answer it within one working day: from a Saturday by Monday', async () => {
    const shop = aShop();
    const { itemId, enquiryId } = await anEnquiry(shop);
    expect(await group(shop)).toMatchObject([
      { What: 'Answer enquiry of Ada Moor', About: '4 Mill Lane', Due: '2026-11-23', Assignee: null, MadeBy: 'rule' },
    ]);
    expect(await theTask(shop)).toMatchObject({ ItemId: itemId, EnquiryId: enquiryId, State: 'Open' });
  });
  test('one, however often the enquiry is sent', async () => {
    const shop = aShop();
    const { itemId } = await anEnquiry(shop);
    await shop.visitor().submitEnquiry({ ItemId: itemId, Name: 'Ada Moor', Email: 'ada@example.com' });
    expect(await group(shop)).toHaveLength(1);
  });
});

describe('taking a task', () => {
  test('makes it mine, and the enquiry mine to answer', async () => {
    const shop = aShop();
    const { enquiryId } = await anEnquiry(shop);
    await shop.installer().task.take((await theTask(shop)).Id);
    expect([await group(shop), (await mine(shop)).length]).toEqual([[], 1]);
    expect(await shop.installer().enquiry.open(enquiryId)).toMatchObject({
      Assignee: { UserId: 'user-1', Name: 'Ines Moor' },
      Tasks: [{ Assignee: { Name: 'Ines Moor' } }],
    });
  });
  test('twice is once, with the same answer and one line of history', async () => {
    const shop = aShop();
    await anEnquiry(shop);
    const { Id } = await theTask(shop);
    const first = await shop.installer().task.take(Id);
    expect(await shop.installer().task.take(Id)).toEqual(first);
    const lines = shop.shops.rows(-1022).history.filter(({ kind, about }) => kind === 'assignee' && about === 'task');
    expect(lines).toMatchObject([{ from: null, to: 'user-1', who: 'user-1' }]);
  });
  test('that somebody else has taken names them', async () => {
    const shop = aShop();
    await anEnquiry(shop);
    const { Id } = await theTask(shop);
    await shop.fabricator().task.take(Id);
    const second = shop.installer().task.take(Id);
    await expect(second).rejects.toMatchObject({ code: 'CONFLICT', message: 'Finn Oakley has taken this task.' });
    expect(await mine(shop)).toEqual([]);
  });
});

describe('giving a task away', () => {
  test('to a colleague, and back to the company', async () => {
    const shop = aShop();
    await anEnquiry(shop);
    const { Id } = await theTask(shop);
    expect((await shop.installer().task.assign({ Id, UserId: 'user-2' })).Assignee?.Name).toBe('Finn Oakley');
    expect((await shop.installer().task.assign({ Id, UserId: null })).Assignee).toBeNull();
    expect((await theTask(shop)).Id).toBe(Id);
  });
  test('not to somebody of another supplier', async () => {
    const shop = aShop();
    await anEnquiry(shop);
    const { Id } = await theTask(shop);
    expect(await codeOf(shop.installer().task.assign({ Id, UserId: 'user-9' }))).toBe('NOT_FOUND');
  });
});

describe('the end of a task', () => {
  test('done once, said again without effect; dropped no more', async () => {
    const shop = aShop();
    await anEnquiry(shop);
    const { Id } = await theTask(shop);
    const first = await shop.installer().task.done(Id);
    shop.moving.now += day;
    expect(await shop.installer().task.done(Id)).toEqual(first);
    expect(await codeOf(shop.installer().task.drop({ Id, Reason: 'No longer wanted' }))).toBe('CONFLICT');
    expect(await codeOf(shop.installer().task.take(Id))).toBe('CONFLICT');
    expect((await ended(shop)).map(({ State }) => State)).toEqual(['Done']);
  });
  test('dropped with its reason, which the history of the item tells', async () => {
    const shop = aShop();
    const { itemId } = await anEnquiry(shop);
    const { Id } = await theTask(shop);
    expect(await codeOf(shop.installer().task.drop({ Id, Reason: '  ' }))).toBe('BAD_REQUEST');
    await shop.installer().task.drop({ Id, Reason: 'Rang off' });
    expect(await shop.installer().item.getHistory(itemId)).toMatchObject([
      { About: 'task', Kind: 'state', From: 'Open', To: 'Dropped', Reason: 'Rang off', Who: { Name: 'Ines Moor' } },
      { About: 'task', Kind: 'state', From: null, To: 'Open', Who: null },
      { About: 'enquiry', Kind: 'state', From: null, To: 'New', Who: null },
    ]);
  });
});

describe('a task by hand', () => {
  const call = { What: ' Order the glass ', Due: '2026-11-25' };
  test('is of whoever adds it, or the company’s', async () => {
    const shop = aShop();
    await shop.installer().task.add(call);
    await shop.installer().task.add({ ...call, UserId: null });
    expect((await mine(shop)).map(({ What, MadeBy }) => [What, MadeBy])).toEqual([['Order the glass', 'hand']]);
    expect(await group(shop)).toHaveLength(1);
  });
  test('that is sent twice under one name is one', async () => {
    const shop = aShop();
    const Id = '0192b1a0-0000-7000-8000-000000000001';
    const first = await shop.installer().task.add({ ...call, Id });
    expect(await shop.installer().task.add({ ...call, Id })).toEqual(first);
    expect(await mine(shop)).toHaveLength(1);
  });
  test.each(['2026-02-30', '25.11.2026', '0000-01-01', '9999-01-01'])('is not due on %s', async (Due) => {
    expect(
      await codeOf(
        aShop()
          .installer()
          .task.add({ ...call, Due }),
      ),
    ).toBe('BAD_REQUEST');
  });
});

test('lists go on page by page, without gap or repeat', async () => {
  const shop = aShop();
  for (let at = 0; at < 120; at += 1) {
    await shop
      .installer()
      .task.add({ What: `Task ${String(at)}`, Due: `2026-12-${String(1 + (at % 7)).padStart(2, '0')}` });
  }
  const seen: string[] = [];
  const lengths: number[] = [];
  let After: string | null = null;
  do {
    const page: { Tasks: readonly { What: string }[]; After: string | null } = await shop
      .installer()
      .task.list({ Of: 'mine', After });
    seen.push(...page.Tasks.map(({ What }) => What));
    lengths.push(page.Tasks.length);
    ({ After } = page);
  } while (After !== null);
  expect([new Set(seen).size, lengths]).toEqual([120, [50, 50, 20]]);
});

test('another supplier’s people see none of it', async () => {
  const shop = aShop();
  await anEnquiry(shop);
  const { Id } = await theTask(shop);
  const other = shop.installer(-1023);
  for (const Of of ['mine', 'group', 'done'] as const) expect((await other.task.list({ Of })).Tasks).toEqual([]);
  const codes = await Promise.all(
    [
      other.task.take(Id),
      other.task.done(Id),
      other.task.drop({ Id, Reason: 'Mine now' }),
      other.task.assign({ Id, UserId: 'user-9' }),
    ].map(codeOf),
  );
  expect(codes).toEqual(Array.from(codes, () => 'NOT_FOUND'));
  expect((await other.user.colleagues()).map(({ Name }) => Name)).toEqual(['nora']);
});
