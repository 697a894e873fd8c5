import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { fabricatorId, installerId, installerOfOtherId } from '../testing/people.ts';

const day = 24 * 60 * 60_000;

async function anEnquiry(api: TestApi, name = 'Ada Moor') {
  const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
  const form = { ItemId: Id, Name: name, Email: 'ada@example.com', Address: '4 Mill Lane' };
  const { EnquiryId } = await api.visitor().submitEnquiry(form);
  return { itemId: Id, enquiryId: EnquiryId };
}

const group = async (api: TestApi) => (await api.installer().task.list({ Of: 'group' })).Tasks;
const mine = async (api: TestApi) => (await api.installer().task.list({ Of: 'mine' })).Tasks;
const ended = async (api: TestApi) => (await api.installer().task.list({ Of: 'done' })).Tasks;

async function theTask(api: TestApi) {
  const [task] = await group(api);
  if (!task) throw new Error('There is no group task.');
  return task;
}

describe('an enquiry makes a group task', () => {
  test('to answer it within one working day: from a Saturday by Monday', async () => {
    const api = await aTestApi();
    const { itemId, enquiryId } = await anEnquiry(api);
    expect(await group(api)).toMatchObject([
      { What: 'Answer enquiry of Ada Moor', About: '4 Mill Lane', Due: '2026-11-23', Assignee: null, MadeBy: 'rule' },
    ]);
    expect(await theTask(api)).toMatchObject({ ItemId: itemId, EnquiryId: enquiryId, State: 'Open' });
  });
  test('one, however often the enquiry is sent', async () => {
    const api = await aTestApi();
    const { itemId } = await anEnquiry(api);
    await api.visitor().submitEnquiry({ ItemId: itemId, Name: 'Ada Moor', Email: 'ada@example.com' });
    expect(await group(api)).toHaveLength(1);
  });
});

describe('taking a task', () => {
  test('assigns it and its enquiry to the caller', async () => {
    const api = await aTestApi();
    const { enquiryId } = await anEnquiry(api);
    await api.installer().task.take((await theTask(api)).Id);
    expect([await group(api), (await mine(api)).length]).toEqual([[], 1]);
    expect(await api.installer().enquiry.open(enquiryId)).toMatchObject({
      Assignee: { UserId: installerId, Name: 'Ines Moor' },
      Tasks: [{ Assignee: { Name: 'Ines Moor' } }],
    });
  });
  test('twice has the same answer and one history entry', async () => {
    const api = await aTestApi();
    await anEnquiry(api);
    const { Id } = await theTask(api);
    const first = await api.installer().task.take(Id);
    expect(await api.installer().task.take(Id)).toEqual(first);
    const lines = (await api.rows('change')).filter(({ kind, about }) => kind === 'assignee' && about === 'task');
    expect(lines).toMatchObject([{ from: null, to: installerId, who: installerId }]);
  });
  test('of somebody else is refused with their name', async () => {
    const api = await aTestApi();
    await anEnquiry(api);
    const { Id } = await theTask(api);
    await api.fabricator().task.take(Id);
    const second = api.installer().task.take(Id);
    await expect(second).rejects.toMatchObject({ code: 'CONFLICT', message: 'Finn Oakley has taken this task.' });
    expect(await mine(api)).toEqual([]);
  });
});

describe('assigning a task', () => {
  test('to a colleague, and back to the company', async () => {
    const api = await aTestApi();
    await anEnquiry(api);
    const { Id } = await theTask(api);
    expect((await api.installer().task.assign({ Id, UserId: fabricatorId })).Assignee?.Name).toBe('Finn Oakley');
    expect((await api.installer().task.assign({ Id, UserId: null })).Assignee).toBeNull();
    expect((await theTask(api)).Id).toBe(Id);
  });
  test('not to an account of another supplier', async () => {
    const api = await aTestApi();
    await anEnquiry(api);
    const { Id } = await theTask(api);
    expect(await codeOf(api.installer().task.assign({ Id, UserId: installerOfOtherId }))).toBe('NOT_FOUND');
  });
});

describe('the end of a task', () => {
  test('done once; a repeat changes nothing, and it cannot be dropped any more', async () => {
    const api = await aTestApi();
    await anEnquiry(api);
    const { Id } = await theTask(api);
    const first = await api.installer().task.done(Id);
    api.controls.now += day;
    expect(await api.installer().task.done(Id)).toEqual(first);
    expect(await codeOf(api.installer().task.drop({ Id, Reason: 'No longer wanted' }))).toBe('CONFLICT');
    expect(await codeOf(api.installer().task.take(Id))).toBe('CONFLICT');
    expect((await ended(api)).map(({ State }) => State)).toEqual(['Done']);
  });
  test('dropped with its reason, which goes into the item’s history', async () => {
    const api = await aTestApi();
    const { itemId } = await anEnquiry(api);
    const { Id } = await theTask(api);
    expect(await codeOf(api.installer().task.drop({ Id, Reason: '  ' }))).toBe('BAD_REQUEST');
    await api.installer().task.drop({ Id, Reason: 'Rang off' });
    expect(await api.installer().item.getHistory(itemId)).toMatchObject([
      { About: 'task', Kind: 'state', From: 'Open', To: 'Dropped', Reason: 'Rang off', Who: { Name: 'Ines Moor' } },
      { About: 'task', Kind: 'state', From: null, To: 'Open', Who: null },
      { About: 'enquiry', Kind: 'state', From: null, To: 'New', Who: null },
    ]);
  });
});

describe('a task that a person adds', () => {
  const call = { What: ' Order the glass ', Due: '2026-11-25' };
  test('is assigned to whoever adds it, or to the company', async () => {
    const api = await aTestApi();
    await api.installer().task.add(call);
    await api.installer().task.add({ ...call, UserId: null });
    expect((await mine(api)).map(({ What, MadeBy }) => [What, MadeBy])).toEqual([['Order the glass', 'hand']]);
    expect(await group(api)).toHaveLength(1);
  });
  test('that is sent twice with one id is one task', async () => {
    const api = await aTestApi();
    const Id = '0192b1a0-0000-7000-8000-000000000001';
    const first = await api.installer().task.add({ ...call, Id });
    expect(await api.installer().task.add({ ...call, Id })).toEqual(first);
    expect(await mine(api)).toHaveLength(1);
  });
  test.each(['2026-02-30', '25.11.2026', '0000-01-01', '9999-01-01'])('cannot be due on %s', async (Due) => {
    expect(await codeOf((await aTestApi()).installer().task.add({ ...call, Due }))).toBe('BAD_REQUEST');
  });
});

test('lists are paged without gap or repeat', async () => {
  const api = await aTestApi();
  for (let at = 0; at < 120; at += 1) {
    await api
      .installer()
      .task.add({ What: `Task ${String(at)}`, Due: `2026-12-${String(1 + (at % 7)).padStart(2, '0')}` });
  }
  const seen: string[] = [];
  const lengths: number[] = [];
  let After: string | null = null;
  do {
    const page: { Tasks: readonly { What: string }[]; After: string | null } = await api
      .installer()
      .task.list({ Of: 'mine', After });
    seen.push(...page.Tasks.map(({ What }) => What));
    lengths.push(page.Tasks.length);
    ({ After } = page);
  } while (After !== null);
  expect([new Set(seen).size, lengths]).toEqual([120, [50, 50, 20]]);
});

test('another supplier’s people see none of it', async () => {
  const api = await aTestApi();
  await anEnquiry(api);
  const { Id } = await theTask(api);
  const other = api.installer(-1023);
  for (const Of of ['mine', 'group', 'done'] as const) expect((await other.task.list({ Of })).Tasks).toEqual([]);
  const codes = await Promise.all(
    [
      other.task.take(Id),
      other.task.done(Id),
      other.task.drop({ Id, Reason: 'Mine now' }),
      other.task.assign({ Id, UserId: installerOfOtherId }),
    ].map(codeOf),
  );
  expect(codes).toEqual(Array.from(codes, () => 'NOT_FOUND'));
  expect((await other.user.colleagues()).map(({ Name }) => Name)).toEqual(['nora', 'Otto Reed', 'Pia Lund']);
});
