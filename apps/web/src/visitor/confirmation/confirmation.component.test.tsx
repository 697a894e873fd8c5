import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInDesigner } from '../../door/designer/testing/render-in-designer.tsx';
import { setLastSent } from '../submit/sent-enquiry.ts';
import { Confirmation } from './confirmation.tsx';

test('a long address of e-mail is broken on a phone', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderInDesigner(({ store }) => {
    const email = `${'w'.repeat(60)}@example.ie`;
    setLastSent({ item: store.current().shown, email, phone: '', problems: [] });
    return <Confirmation />;
  });
  await expect.element(screen.getByText(/@example\.ie/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
