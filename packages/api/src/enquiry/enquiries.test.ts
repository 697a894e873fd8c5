import { compareText } from '@door/domain/lib/compare-text';
import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { fabricatorId, installerId, installerOfOtherId } from '../testing/people.ts';

const Consents = (['terms', 'privacy', 'data-sharing'] as const).map((Kind) => ({
  Kind,
  Given: true as const,
  Text: 'I agree.',
}));

async function anEnquiry(api: TestApi, name = 'Ada Moor'): Promise<string> {
  const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
  const { EnquiryId } = await api
    .visitor()
    .submitEnquiry({ ItemId: Id, Name: name, Email: 'ada@example.com', Consents });
  return EnquiryId;
}

const namesIn = async (api: TestApi, State?: 'New' | 'Closed') =>
  (await api.installer().enquiry.list(State ? { State } : {})).Enquiries.map(({ Name }) => Name);

describe('the list of enquiries', () => {
  test('shows the newest first, or only those of one state', async () => {
    const api = await aTestApi();
    const ids = [];
    for (const name of ['Ada', 'Ben', 'Cleo']) {
      ids.push(await anEnquiry(api, name));
      api.controls.now += 1000;
    }
    await api.installer().enquiry.done({ Id: ids[1] ?? '', Outcome: 'won' });
    expect([await namesIn(api), await namesIn(api, 'New'), await namesIn(api, 'Closed')]).toEqual([
      ['Cleo', 'Ben', 'Ada'],
      ['Cleo', 'Ada'],
      ['Ben'],
    ]);
  });
});

describe('an enquiry leaves the new ones', () => {
  const newOnes = async (api: TestApi) =>
    (await api.installer().enquiry.list({ State: 'New', Taken: false })).Enquiries.map(({ Name }) => Name);
  test('once somebody has taken it, and comes back when it is given back', async () => {
    const api = await aTestApi();
    const id = await anEnquiry(api);
    expect(await newOnes(api)).toEqual(['Ada Moor']);
    await api.installer().enquiry.take(id);
    expect(await newOnes(api)).toEqual([]);
    await api.installer().enquiry.assign({ Id: id, UserId: null });
    expect(await newOnes(api)).toEqual(['Ada Moor']);
  });
  test('once it was answered, even if nobody had taken it', async () => {
    const api = await aTestApi();
    await anEnquiry(api);
    const [task] = (await api.installer().task.list({ Of: 'group' })).Tasks;
    await api.installer().task.done(task?.Id ?? '');
    expect(await newOnes(api)).toEqual([]);
    expect((await api.installer().enquiry.list({ Taken: true })).Enquiries).toMatchObject([
      { Assignee: { Name: 'Ines Moor' } },
    ]);
  });
});

test('enquiries are found by beginnings of name and reference, and say which door was asked for', async () => {
  const api = await aTestApi();
  await anEnquiry(api, 'Ada Moor');
  await anEnquiry(api, 'Ben Doyle');
  const found = await api.installer().enquiry.list({ Text: 'doy' });
  expect(found.Enquiries).toMatchObject([{ Name: 'Ben Doyle', Door: expect.stringContaining('Single Door, ') }]);
});

test('the address of an enquiry is the item’s from then on, and no visitor reads or changes it', async () => {
  const api = await aTestApi();
  const item = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
  const Address = ' 4 Mill Lane\nKilkenny ';
  await api.visitor().submitEnquiry({ ItemId: item.Id, Name: 'Ada', Email: 'ada@example.com', Address });
  expect((await api.installer().item.getItemById(item.Id)).Address).toBe('4 Mill Lane, Kilkenny');
  expect((await api.visitor().updateItem(item)).Address).toBe('');
  expect((await api.visitor().updateItem({ ...item, Numerals: '7' })).Address).toBe('');
  expect(await api.installer().item.getItemById(item.Id)).toMatchObject({
    Address: '4 Mill Lane, Kilkenny',
    Numerals: '7',
  });
});

describe('an enquiry that is opened', () => {
  test('shows person, consents as given, item, task and history', async () => {
    const api = await aTestApi();
    const id = await anEnquiry(api);
    const opened = await api.installer().enquiry.open(id);
    expect(opened).toMatchObject({
      Name: 'Ada Moor',
      State: 'New',
      Outcome: null,
      Assignee: null,
      Item: { Id: opened.ItemId },
      Tasks: [{ What: 'Answer enquiry of Ada Moor' }],
      History: [{ Kind: 'state', From: null, To: 'New', Who: null }],
    });
    expect(opened.Consents).toMatchObject(Consents.toSorted((one, other) => compareText(one.Kind, other.Kind)));
    expect(opened.Reference).toBe(opened.ItemId.slice(-8).toUpperCase());
  });
});

describe('consents', () => {
  const sentWith = async (api: TestApi, sentence: string) => {
    const { Id: ItemId } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const sent = Consents.map((each) => (each.Kind === 'data-sharing' ? { ...each, Text: sentence } : each));
    const form = { ItemId, Name: 'Ada', Email: 'ada@example.com', Consents: sent };
    const { EnquiryId } = await api.visitor().submitEnquiry(form);
    return EnquiryId;
  };
  const shown = async (api: TestApi, id: string) =>
    (await api.installer().enquiry.open(id)).Consents.map(({ SettingsVersion, Hash }) => [SettingsVersion, Hash]);

  test('come with the version of the settings that showed them, and the hash of what was agreed to', async () => {
    const api = await aTestApi();
    const { UiSettings } = await api.admin().settings.getSettings();
    const [old, next] = [UiSettings.consentYesText, 'Yes, a supplier may call me.'];
    const before = await sentWith(api, old);
    api.controls.now += 60_000;
    await api.admin().settings.updateSettings({ Version: 1, UiSettings: { consentYesText: next } });
    api.controls.now += 60_000;
    const fromOldPage = await sentWith(api, old);
    const after = await sentWith(api, next);
    const { digest } = api.context(-1022, null).ids;
    expect((await shown(api, before))[0]).toEqual([1, digest(old)]);
    expect(await shown(api, fromOldPage)).toEqual(await shown(api, before));
    expect((await shown(api, after))[0]).toEqual([2, digest(next)]);
    expect((await api.installer().enquiry.open(after)).Consents[0]?.Text, 'as it was sent').toBe(next);
  });

  test('to a text have the hash of that text, and to a page its address alone', async () => {
    const api = await aTestApi();
    const { Version } = await api.admin().settings.getSettings();
    const terms = '<p>What you order is made for you.</p>';
    await api.admin().settings.updateLegal({
      ...{ Version, TermsAndConditionsType: 'embedded', TermsAndConditionsContent: terms },
      ...{ PrivacyPolicyType: 'link', PrivacyPolicyContent: 'https://example.ie/privacy' },
    });
    api.controls.now += 60_000;
    const { UiSettings } = await api.admin().settings.getSettings();
    const { Consents: kept } = await api.installer().enquiry.open(await sentWith(api, UiSettings.consentYesText));
    const { digest } = api.context(-1022, null).ids;
    expect(kept.slice(1).map(({ Kind, Hash, Page }) => [Kind, Hash, Page])).toEqual([
      ['privacy', null, 'https://example.ie/privacy'],
      ['terms', digest(terms), null],
    ]);
  });

  test('with a sentence that the settings never showed come without', async () => {
    const api = await aTestApi();
    const id = await sentWith(api, 'I want everything.');
    expect(await shown(api, id)).toEqual(Consents.map(() => [null, null]));
  });
});

describe('consents of a page that was open while the settings changed', () => {
  const sendWith = async (api: TestApi, settingsVersion: number, sentence: string) => {
    const { Id: ItemId } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const sent = Consents.map((each) => (each.Kind === 'data-sharing' ? { ...each, Text: sentence } : each));
    const form = { ItemId, Name: 'Ada', Email: 'ada@example.com', Consents: sent, SettingsVersion: settingsVersion };
    return api.visitor().submitEnquiry(form);
  };

  test('are to the terms of now, which its links open: older ones are read again', async () => {
    const api = await aTestApi();
    const { UiSettings } = await api.admin().settings.getSettings();
    expect((await api.visitor().getTheme()).SettingsVersion).toBe(1);
    for (const Version of [1, 2, 3]) {
      api.controls.now += 60_000;
      const terms = { TermsAndConditionsContent: `https://example.com/terms-${String(Version)}` };
      const { PrivacyPolicyType, PrivacyPolicyContent } = await api.admin().settings.getSettings();
      const privacy = { PrivacyPolicyType, PrivacyPolicyContent };
      await api.admin().settings.updateLegal({ Version, TermsAndConditionsType: 'link', ...terms, ...privacy });
    }
    const shown = async (settingsVersion: number) => {
      const { EnquiryId } = await sendWith(api, settingsVersion, UiSettings.consentYesText);
      const { Consents: kept } = await api.installer().enquiry.open(EnquiryId);
      const terms = kept.find(({ Kind }) => Kind === 'terms');
      return [terms?.SettingsVersion, terms?.Page];
    };
    for (const old of [1, 2, 3]) await expect(shown(old)).rejects.toThrow('Load the page again');
    expect(await shown(4)).toEqual([4, 'https://example.com/terms-3']);
  });

  test.each([
    ['a version that never was', 2, undefined],
    ['a sentence that this version does not have', 1, 'I want everything.'],
  ])('are refused with the request to read what holds now: %s', async (_, version, sentence) => {
    const api = await aTestApi();
    const { consentYesText } = (await api.admin().settings.getSettings()).UiSettings;
    const call = sendWith(api, version, sentence ?? consentYesText);
    await expect(call).rejects.toThrow('Load the page again, read them as they are now');
    expect(await api.rows('enquiry')).toEqual([]);
  });
});

describe('taking an enquiry', () => {
  test('takes its task too', async () => {
    const api = await aTestApi();
    const id = await anEnquiry(api);
    const first = await api.installer().enquiry.take(id);
    expect(first.Assignee?.Name).toBe('Ines Moor');
    expect(await api.installer().enquiry.take(id)).toEqual(first);
    expect((await api.installer().task.list({ Of: 'mine' })).Tasks).toHaveLength(1);
  });
  test('of somebody else is refused with their name; they may assign it to others', async () => {
    const api = await aTestApi();
    const id = await anEnquiry(api);
    await api.fabricator().enquiry.take(id);
    const second = api.installer().enquiry.take(id);
    await expect(second).rejects.toMatchObject({ code: 'CONFLICT', message: 'Finn Oakley has taken this enquiry.' });
    const given = await api.fabricator().enquiry.assign({ Id: id, UserId: installerId });
    expect(given.Assignee?.Name).toBe('Ines Moor');
    expect((await api.installer().task.list({ Of: 'mine' })).Tasks).toHaveLength(1);
  });
});

describe('closing an enquiry', () => {
  test.each([
    ['won', 'Done'],
    ['lost', 'Done'],
    ['spam', 'Dropped'],
  ] as const)('as %s: its task is %s', async (Outcome, end) => {
    const api = await aTestApi();
    const Id = await anEnquiry(api);
    const first = await api.installer().enquiry.done({ Id, Outcome, Note: 'On the telephone' });
    expect(first).toMatchObject({ State: 'Closed', Outcome });
    expect((await api.installer().task.list({ Of: 'done' })).Tasks.map(({ State }) => State)).toEqual([end]);
    expect(await api.installer().enquiry.done({ Id, Outcome })).toEqual(first);
    const [line] = (await api.installer().enquiry.open(Id)).History;
    expect(line).toMatchObject({
      From: 'New',
      To: `Closed, ${Outcome}`,
      Reason: 'On the telephone',
      Who: { Name: 'Ines Moor' },
    });
  });
  test('ends its task; it cannot be taken any more and keeps its assignee', async () => {
    const api = await aTestApi();
    const Id = await anEnquiry(api);
    await api.installer().enquiry.take(Id);
    const closed = await api.installer().enquiry.done({ Id, Outcome: 'lost' });
    expect(await codeOf(api.installer().enquiry.assign({ Id, UserId: fabricatorId }))).toBe('CONFLICT');
    expect(await codeOf(api.fabricator().enquiry.take(Id))).toBe('CONFLICT');
    expect(await api.installer().enquiry.take(Id)).toEqual(closed);
  });
  test('is final: another outcome is refused', async () => {
    const api = await aTestApi();
    const Id = await anEnquiry(api);
    await api.installer().enquiry.done({ Id, Outcome: 'lost' });
    expect(await codeOf(api.installer().enquiry.done({ Id, Outcome: 'won' }))).toBe('CONFLICT');
  });
});

test('another supplier’s people see none of it', async () => {
  const api = await aTestApi();
  const id = await anEnquiry(api);
  const other = api.installer(-1023);
  expect((await other.enquiry.list({})).Enquiries).toEqual([]);
  const codes = await Promise.all(
    [
      other.enquiry.open(id),
      other.enquiry.take(id),
      other.enquiry.assign({ Id: id, UserId: installerOfOtherId }),
      other.enquiry.done({ Id: id, Outcome: 'spam' }),
    ].map(codeOf),
  );
  expect(codes).toEqual(Array.from(codes, () => 'NOT_FOUND'));
});
