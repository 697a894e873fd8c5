import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { removePerson } from '../../shared/login/logged-in-person.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { answered } from '../../shared/testing/fakes.ts';
import { draftStorage, removeUnsaved } from '../queries/draft-storage.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { aListedEnquiry, aListedItem } from '../testing/office-rows.ts';
import { logOuts } from '../testing/fake-log-in.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { OfficeLayout } from './office-layout.tsx';

const oak = aListedItem('i1', '7 Oak Lane');

const findsOak: NonNullable<OfficeAnswers['item.list']> = ({ Text = '' }) => ({
  Items: '7 oak lane'.startsWith(Text) ? [oak] : [],
  After: null,
});

const renderLayout = (itemList = findsOak, answers: OfficeAnswers = {}) =>
  renderOffice(
    <OfficeLayout>
      <h1>A page</h1>
    </OfficeLayout>,
    {
      answers: {
        'enquiry.list': () => ({ Enquiries: [aListedEnquiry('e1', 'Aoife Brennan')], After: null }),
        'item.list': itemList,
        ...answers,
      },
      path: '/installer/items',
    },
  );

test('the side bar marks the present page, counts new enquiries and names the person', async () => {
  const { screen } = await renderLayout();
  const nav = screen.getByRole('navigation', { name: 'Office' });
  await expect.element(nav.getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'page');
  await expect.element(nav.getByRole('link', { name: 'Enquiries 1 new' })).toBeVisible();
  await expect.element(screen.getByText('Niamh Keane').first()).toBeInTheDocument();
});

test('on a phone five places lie under the thumb, and all others stand behind More', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderLayout();
  const nav = screen.getByRole('navigation', { name: 'Office' });
  await expect.element(nav.getByRole('link', { name: 'Enquiries 1 new' })).toBeVisible();
  const places = nav.getByRole('listitem').elements();
  expect(places.map((place) => place.querySelector('.office-place-name')?.textContent)).toEqual([
    ...['Home', 'Items', 'Enquiries', 'Quotes', 'More'],
  ]);
  for (const place of places) {
    const { width, height } = place.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const more = nav.getByRole('button', { name: 'More' });
  await more.click();
  const dialog = screen.getByRole('dialog', { name: 'More' });
  await expect.element(dialog.getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Customers' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await more.click();
  await dialog.getByRole('button', { name: 'Find or do' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});

test('on the phone of a fabricator orders, batches and the scanner lie under the thumb', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderLayout(findsOak, { 'user.me': () => ({ ...me, Role: 'fabricator' }) });
  const nav = screen.getByRole('navigation', { name: 'Office' });
  await expect.element(nav.getByRole('link', { name: 'Scan' })).toBeVisible();
  expect(
    nav
      .getByRole('listitem')
      .elements()
      .map((place) => place.textContent),
  ).toEqual([...['Home', 'Orders', 'Batches', 'Scan', 'More']]);
});

test('a log-out asks whoever has changes that are not saved, and leaves none on the device', async () => {
  // Other files of tests have the same browser.
  await removeUnsaved();
  const { screen } = await renderLayout();
  const draft = draftStorage({
    ...{ storage: deviceStorage, kind: 'order-details', item: { clientId: -1022, id: 'o1' } },
    parse: (entry) => entry,
  });
  draft.write({ deliveryAddress: '4 Mill Lane' });
  deviceStorage.setItem('doorwright.seen', 'yes');
  const before = logOuts.length;
  const logOut = screen.getByRole('button', { name: 'Log out' }).first();
  await logOut.click();
  const dialog = screen.getByRole('dialog', { name: 'Log out' });
  await expect.element(dialog.getByText(/One change or photo on this device is not saved yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([logOuts.length - before, draft.read()]).toMatchObject([0, { deliveryAddress: '4 Mill Lane' }]);
  await logOut.click();
  await dialog.getByRole('button', { name: 'Discard and log out' }).click();
  await expect.poll(() => logOuts.length - before).toBe(1);
  expect([draft.read(), deviceStorage.getItem('doorwright.seen')]).toEqual([undefined, 'yes']);
});

test('a log-out in another tab leaves nothing on the page and leads to the log-in', async () => {
  const { screen, go } = await renderLayout();
  await expect.element(screen.getByRole('heading', { name: 'A page' })).toBeVisible();
  removePerson(deviceStorage);
  dispatchEvent(new StorageEvent('storage'));
  await expect.element(screen.getByRole('heading', { name: 'A page' })).not.toBeInTheDocument();
  expect(go).toHaveBeenCalledWith('/login', 'replace');
});

test('a session that has expired leads to the log-in, which leads back here', async () => {
  const { screen } = await renderOffice(<OfficeLayout>{null}</OfficeLayout>, {
    answers: {
      'user.me': () => {
        throw answered(401);
      },
      'enquiry.list': () => ({ Enquiries: [], After: null }),
    },
  });
  await expect.element(screen.getByRole('navigation')).toBeVisible();
  await expect.poll(() => location.hash).toBe('#/login');
  expect(sessionStorage.getItem('doorwright.target')).toBe('/');
});

describe('the command palette', () => {
  async function openPalette(itemList = findsOak) {
    const rendered = await renderLayout(itemList);
    await expect.element(rendered.screen.getByRole('heading', { name: 'A page' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    return { ...rendered, field: rendered.screen.getByRole('combobox') };
  }

  test('finds pages by the beginnings of their words, and opens the chosen one', async () => {
    const { screen, go, field } = await openPalette();
    await field.fill('group');
    await expect.element(screen.getByRole('option', { name: /^Group tasks/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => go.mock.calls).toEqual([['/installer/home/group-tasks']]);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('finds items on the server; arrow keys choose', async () => {
    const { screen, go, field } = await openPalette();
    await field.fill('7 oak');
    await expect.element(screen.getByRole('option', { name: /^7 Oak Lane/ })).toBeVisible();
    await expect.element(screen.getByRole('option', { name: /^All items with “7 oak”/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => go.mock.calls).toEqual([['/installer/items?text=7+oak']]);
  });

  test('what is found late does not take the mark from what an arrow key has marked', async () => {
    let find = () => {};
    const found = new Promise<void>((resolve) => (find = resolve));
    const { screen, go, field } = await openPalette(async (asked) => {
      if (asked.Text === '7 oak') await found;
      return findsOak(asked);
    });
    await field.fill('7 oak');
    const all = screen.getByRole('option', { name: /^All items with “7 oak”/ });
    await expect.element(all).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    find();
    await expect.element(screen.getByRole('option', { name: /^7 Oak Lane/ })).toBeVisible();
    await expect.element(all).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => go.mock.calls).toEqual([['/installer/items?text=7+oak']]);
  });

  test('says when nothing is called so', async () => {
    const { screen, field } = await openPalette();
    await field.fill('zebra');
    await expect.element(screen.getByRole('option', { name: /^All items with “zebra”/ })).toBeVisible();
    await expect.element(screen.getByRole('option', { name: /Oak/ })).not.toBeInTheDocument();
  });
});
