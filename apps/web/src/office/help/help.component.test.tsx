import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfficeLayout } from '../layout/office-layout.tsx';
import { me, renderOffice } from '../testing/render-office.tsx';
import { Term } from './term.tsx';

const open = (Role: 'admin' | 'installer', path: '/installer/quote' | '/installer/pricing' = '/installer/pricing') =>
  renderOffice(
    <OfficeLayout>
      <button type="button">A button of the page</button>
    </OfficeLayout>,
    { path, answers: { 'user.me': () => ({ ...me, Role }), 'enquiry.list': () => ({ Enquiries: [], After: null }) } },
  );

test('? opens the help beside the page, Escape closes it, and the focus is where it was', async () => {
  await open('admin');
  const button = page.getByRole('button', { name: 'A button of the page' });
  await button.click();
  await userEvent.keyboard('?');
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect.element(help.getByText(/^The price list: what every design/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('in a narrow window the help is a dialog, opened from the side bar', async () => {
  await page.viewport(1000, 800);
  try {
    await open('admin');
    await page.getByRole('button', { name: /^Help/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Help' })).not.toBeInTheDocument();
  } finally {
    await page.viewport(1440, 900);
  }
});

test.each([
  ['admin', 1],
  ['installer', 0],
] as const)('of steps that need a right, an %s reads %i', async (role, count) => {
  await open(role);
  await userEvent.keyboard('?');
  await expect.element(page.getByText(/^Fabricators read it/)).toBeVisible();
  await expect.poll(() => page.getByText(/^Change prices in the draft/).elements().length).toBe(count);
});

test('a word is explained to the pointer, the focus and the finger, until Escape', async () => {
  await renderOffice(<Term of="kerf" />, { answers: {} });
  const note = page.getByRole('tooltip', { includeHidden: true });
  const mark = page.getByRole('button', { name: 'What is “Kerf”?' });
  await expect.element(note).not.toBeVisible();
  await userEvent.tab();
  await expect.element(mark).toHaveFocus();
  await expect.element(note).toBeVisible();
  await expect.element(mark).toHaveAccessibleDescription(/lost at every cut/);
  await userEvent.keyboard('{Escape}');
  await expect.element(note).not.toBeVisible();
  await mark.click();
  await expect.element(note).toBeVisible();
});
