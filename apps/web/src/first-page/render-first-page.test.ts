import { newClient } from '@door/domain/settings/new-client';
import { companyToWire, themeToWire } from '@door/wire/client-to-wire';
import { expect, test } from 'vitest';
import { catalogue } from '../shared/testing/fakes.ts';
import { renderFirstPage } from './render-first-page.tsx';

const client = newClient({ id: -7, name: 'Hill & <b>Dale</b>', email: 'doors@hill.example' });

const rendered = (ui: Partial<typeof client.ui> = {}) => {
  const settled = { ...client, ui: { ...client.ui, ...ui } };
  const theme = { ...themeToWire(settled), SettingsVersion: 1 };
  const rows = JSON.parse(JSON.stringify(catalogue.sold));
  return renderFirstPage({ theme, catalogue: rows, company: companyToWire(settled), email: client.email });
};

test('the first page holds the name, the heading, the door and its tiles, and no style attribute', async () => {
  const { html, style, title, marks } = await rendered();
  expect(html).toContain('Hill &amp; &lt;b&gt;Dale&lt;/b&gt;');
  expect(html).toMatch(/<h1[^>]*>Frame Design<\/h1>/);
  expect(html.match(/<div class="door-layer"[^>]*><svg/g)).toHaveLength(5);
  expect(html.match(/<input[^>]* type="radio"/g)?.length).toBe(catalogue.sold.templates.length);
  expect(html.match(/<img [^>]*src="data:image\/svg\+xml,/g)?.length).toBeGreaterThan(2);
  expect(html).not.toMatch(/ style=/);
  expect(style).toContain('--shape:');
  expect(title).toContain('Frame Design');
  expect(marks).toMatchObject({ supplier: '-7' });
});

test('the same answers give the same page, and other answers another mark', async () => {
  const [one, same, other] = [await rendered(), await rendered(), await rendered({ pageTitle: 'Doors of the hill' })];
  expect(same).toEqual(one);
  expect(other.marks.madeFrom).not.toBe(one.marks.madeFrom);
  expect(other.title).toContain('Doors of the hill');
});

test('colours of a supplier are rules, and nothing leaves its declaration', async () => {
  const tenant = { primary: '#123456', ink: 'red}</style><script>' };
  const { style, marks, isStock } = await rendered({ dataTheme: 'tenant', tenant });
  expect(style).toContain(':root{--tenant-primary:#123456}');
  expect(style).not.toContain('script');
  expect([marks.theme, isStock]).toEqual(['tenant', false]);
});
