import { expect, test } from 'vitest';
import type { ClientRow } from '../catalogue/rows/client-rows.ts';
import { contrast, tenantColours } from './tenant-colours.ts';
import { newClient } from './new-client.ts';
import { nearestReadable, settingsProblems } from './settings-problems.ts';

const client = newClient({ id: 1, name: 'Harbour Doors', email: 'office@example.com' });
const colours = {
  ...tenantColours({ primary: '#123f8c', paper: '#ffffff', ink: '#16202e' }),
  '--tenant-accent': '#8a5a00',
};
const tenant = (changed: Readonly<Record<string, string>>): ClientRow => ({
  ...client,
  ui: { ...client.ui, dataTheme: 'tenant', tenant: { ...colours, ...changed } },
});

test('a new supplier begins with settings that can be saved', () => {
  expect(settingsProblems(client)).toEqual([]);
  expect(settingsProblems(tenant({}))).toEqual([]);
});

test.each<[what: string, settings: ClientRow, problems: readonly string[]]>([
  ['no name', { ...client, name: ' ' }, ['Name missing']],
  ['no e-mail address', { ...client, email: 'office' }, ['Email no-email']],
  ['two e-mail addresses', { ...client, email: 'a@example.com,b@example.com' }, ['Email no-email']],
  ['a script for a page', { ...client, homePageUrl: 'javascript:alert(1)' }, ['HomePageURL no-address']],
  [
    'an address of another site without its protocol',
    { ...client, backPageUrl: '//evil.example' },
    ['BackPageURL no-address'],
  ],
  [
    'a legal link that is none',
    { ...client, terms: { type: 'link', content: 'terms' } },
    ['TermsAndConditionsContent no-link'],
  ],
  ['an empty consent', { ...client, ui: { ...client.ui, consentYesText: '' } }, ['consentYesText missing']],
  ['a website with a path', { ...client, embedOrigins: ['https://a.example/shop'] }, ['EmbedOrigins no-website']],
  [
    'too many websites',
    { ...client, embedOrigins: Array.from({ length: 21 }, (_, index) => `https://a${index}.example`) },
    ['EmbedOrigins no-website'],
  ],
  ['a time zone of no place', { ...client, timeZone: 'Mars/Olympus' }, ['TimeZone no-time-zone']],
  ['an offset for a time zone', { ...client, timeZone: '+01:00' }, ['TimeZone no-time-zone']],
  [
    'glass that is needed before the doors are assembled',
    { ...client, works: { ...client.works, stages: { cutting: 1, assembly: 3, glazing: 2 } } },
    ['GlazingDay too-early'],
  ],
  ['an unknown look', { ...client, ui: { ...client.ui, dataTheme: 'neon' } }, ['dataTheme no-theme']],
  ['a colour that is none', tenant({ '--tenant-ink': 'black' }), ['ink no-colour']],
  ['words that nobody can read', tenant({ '--tenant-ink': '#999999' }), ['ink contrast']],
])('%s is refused at its field', (_, settings, problems) => {
  expect(settingsProblems(settings).map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});

test.each([
  ['#999999', '#ffffff', 4.5],
  ['#ffd400', '#ffffff', 3],
  ['#222222', '#111111', 4.5],
])('the colour nearest to %s that can be read on %s is proposed', (colour, on, least) => {
  const nearest = nearestReadable(colour, on, least);
  expect(contrast(nearest, on)).toBeGreaterThanOrEqual(least);
  expect(contrast(nearest, on)).toBeLessThan(least * 1.06);
});
