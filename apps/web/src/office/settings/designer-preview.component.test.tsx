import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DesignerPreview } from './designer-preview.tsx';

const look = (pageTitle: string) => ({ dataTheme: 'doorwright', tenant: {}, pageTitle, intro: '' });

test('what is typed while the frame is still read waits until it has loaded', async () => {
  const screen = await render(<DesignerPreview clientId={-1022} look={look('Design your door')} />);
  const frame = screen.container.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  const unread = { readyState: 'loading', body: null, documentElement: null };
  Object.defineProperty(frame, 'contentDocument', { configurable: true, get: () => unread });
  await screen.rerender(<DesignerPreview clientId={-1022} look={look('Doors')} />);
  await expect.element(screen.getByRole('region', { name: 'Preview' })).toBeVisible();
  const read = document.implementation.createHTMLDocument();
  read.body.innerHTML = '<h1 class="page-title">Design your door</h1>';
  Object.defineProperty(frame, 'contentDocument', { configurable: true, get: () => read });
  frame.dispatchEvent(new Event('load'));
  await expect.poll(() => read.querySelector('.page-title')?.textContent).toBe('Doors');
});
