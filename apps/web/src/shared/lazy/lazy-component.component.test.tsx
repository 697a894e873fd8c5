import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyComponent } from './lazy-component.tsx';

test('what could not be fetched is fetched again when the network is back, and something stands in for it meanwhile', async () => {
  const fetches = [() => Promise.reject(new Error('No network.')), () => Promise.resolve(() => <p>Here</p>)];
  const Late = lazyComponent(() => fetches.shift()?.() ?? Promise.reject(new Error('Once too often.')), {
    until: () => <p>Meanwhile</p>,
    wait: () => Promise.resolve(),
  });
  const screen = await render(<Late />);
  await expect.poll(() => fetches.length).toBe(1);
  await expect.element(screen.getByText('Meanwhile')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Here')).toBeVisible();
});
