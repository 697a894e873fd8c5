import { expect, test } from 'vitest';
import { aTestApi, codeOf } from '../testing/a-test-api.ts';

test('a setting is changed, told in the history of versions, and taken back', async () => {
  const { settings } = (await aTestApi()).admin();
  const { Version, UiSettings } = await settings.getSettings();
  const changed = await settings.updateSettings({
    Version,
    Name: 'Harbour Doors',
    UiSettings: { pageTitle: 'Your door' },
  });
  expect(changed).toMatchObject({
    Version: 2,
    Name: 'Harbour Doors',
    UiSettings: { ...UiSettings, pageTitle: 'Your door' },
  });
  expect(changed.Versions[0]?.Changes.map(({ Field, To }) => [Field, To])).toEqual([
    ['Name', 'Harbour Doors'],
    ['pageTitle', 'Your door'],
  ]);
  const back = await settings.restoreSettings({ Version: 2, Number: 1 });
  expect(back).toMatchObject({ Version: 3, Name: 'Doors Ltd', UiSettings });
});

test('a message that arrives again changes nothing; who has not seen the last change is told', async () => {
  const { settings } = (await aTestApi()).admin();
  const message = { Version: 1, Name: 'Harbour Doors' };
  expect(await settings.updateSettings(message)).toEqual(await settings.updateSettings(message));
  expect(await codeOf(settings.updateSettings({ Version: 1, Name: 'Quay Doors' }))).toBe('CONFLICT');
});

test('legal texts are cleaned; a link leads to a page', async () => {
  const { settings } = (await aTestApi()).admin();
  const legal = {
    Version: 1,
    TermsAndConditionsType: 'embedded',
    TermsAndConditionsContent: '<p>Terms</p><script>alert(1)</script>',
    PrivacyPolicyType: 'link',
    PrivacyPolicyContent: 'https://example.com/privacy',
  } as const;
  expect(await settings.updateLegal(legal)).toMatchObject({ TermsAndConditionsContent: '<p>Terms</p>' });
  const wrong = { ...legal, Version: 2, PrivacyPolicyContent: 'javascript:alert(1)' };
  expect(await codeOf(settings.updateLegal(wrong))).toBe('BAD_REQUEST');
});

test('a logo has an address of its own; without one the name is shown', async () => {
  const { settings } = (await aTestApi()).admin();
  const { LogoUrl, Version } = await settings.setLogo({ Version: 1, Base64: btoa('<svg/>') });
  expect(LogoUrl).toBe(`/logo/-1022/${'a'.repeat(64)}.svg`);
  expect(await settings.setLogo({ Version, Base64: '' })).toMatchObject({ LogoUrl: '' });
  expect(await codeOf(settings.setLogo({ Version, Base64: '%' }))).toBe('BAD_REQUEST');
});

test('a fabricator sees the settings and changes none', async () => {
  const { settings } = (await aTestApi()).fabricator();
  expect((await settings.getSettings()).Version).toBe(1);
  expect(await codeOf(settings.updateSettings({ Version: 1, Name: 'Quay Doors' }))).toBe('FORBIDDEN');
});

test('websites that show the designer are named without a path', async () => {
  const { settings } = (await aTestApi()).admin();
  const EmbedOrigins = ['https://www.harbour-doors.example'];
  expect(await settings.updateSettings({ Version: 1, EmbedOrigins })).toMatchObject({ EmbedOrigins });
  const wrong = { Version: 2, EmbedOrigins: ["https://a.example; script-src 'none'"] };
  expect(await codeOf(settings.updateSettings(wrong))).toBe('BAD_REQUEST');
});

test('the time zone is a name of the IANA database', async () => {
  const { settings } = (await aTestApi()).admin();
  expect((await settings.getSettings()).TimeZone).toBe('Europe/Dublin');
  const set = (TimeZone: string) => settings.updateSettings({ Version: 1, TimeZone });
  for (const wrong of ['Mars/Olympus', '+01:00', '', 'Europe/Dublin\n'])
    expect(await codeOf(set(wrong))).toBe('BAD_REQUEST');
  expect(await set('America/New_York')).toMatchObject({ TimeZone: 'America/New_York' });
});
