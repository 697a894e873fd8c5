import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { aSavedItem } from '../../shared/testing/fakes.ts';
import { forgetLastSent, readLastSent, setLastSent } from '../submit/sent-enquiry.ts';
import { Confirmation } from './confirmation.tsx';

const client = -1022;
const saved = aSavedItem();
const sent = { saved, form: { email: 'ada@example.ie', phone: '01 555 0100' }, problems: [], pictures: 2 };
const calls = { tryRead: async () => saved };

test('a long address of e-mail is broken on a phone', async () => {
  await page.viewport(390, 844);
  const email = `${'w'.repeat(60)}@example.ie`;
  setLastSent({ ...sent, form: { email, phone: '' } }, client);
  const { screen } = await renderInDesigner(() => <Confirmation />);
  await expect.element(screen.getByText(/@example\.ie/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('it names the supplier, its phone and its address', async () => {
  setLastSent(sent, client);
  const { screen } = await renderInDesigner(() => <Confirmation />);
  await expect.element(screen.getByText('Alder & Lane', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/12 Mill Lane\s+Cork/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Call 021 555 0142' }))
    .toHaveAttribute('href', 'tel:0215550142');
});

test.each([
  [2, 'Your design and both pictures have arrived.'],
  [1, 'Your design and one picture of it have arrived.'],
  [0, 'Your design has arrived.'],
])('with %i pictures: %s', async (pictures, sentence) => {
  setLastSent({ ...sent, pictures }, client);
  const { screen } = await renderInDesigner(() => <Confirmation />);
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test('a reload shows it again for a day, and nothing of the person is kept for that', async () => {
  setLastSent(sent, client);
  expect(Object.values(sessionStorage).join()).not.toMatch(/ada@|555 0100/);
  const { copyTo, hasPhone, pictures } = (await readLastSent(calls, client)) ?? {};
  expect({ copyTo, hasPhone, pictures }).toEqual({ copyTo: '', hasPhone: true, pictures: 2 });
  expect(await readLastSent(calls, -1023)).toBeUndefined();
  forgetLastSent(client);
  expect(await readLastSent(calls, client)).toBeUndefined();
});
