import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SupplierLogo } from './supplier-logo.tsx';

const drawn = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const logo = (url: string | null) => (
  <SupplierLogo name="Alder & Lane" url={url}>
    <b>Alder & Lane</b>
  </SupplierLogo>
);

test('the logo carries the name of the supplier', async () => {
  const screen = await render(logo(drawn));
  await expect.element(screen.getByRole('img', { name: 'Alder & Lane' })).toBeVisible();
  expect(screen.getByText('Alder & Lane').elements()).toEqual([]);
});

test.each([
  ['none', null],
  ['one that cannot be loaded', 'data:image/png;base64,bG9zdA=='],
])('with %s the name is written', async (_, url) => {
  const screen = await render(logo(url));
  await expect.element(screen.getByText('Alder & Lane')).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});

test('one that was lost before the page took the HTML over is known to be lost', async () => {
  const lost = logo('data:image/png;base64,bG9zdA==');
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(lost);
  await page
    .querySelector('img')
    ?.decode()
    .catch(() => undefined);
  const root = hydrateRoot(page, lost);
  await expect.poll(() => page.textContent).toBe('Alder & Lane');
  root.unmount();
  page.remove();
});
