import type { StepPattern } from '../../shared/router/paths.ts';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../state/testing/render-in-designer.tsx';
import { designScreens } from './step-screens.ts';

const steps: readonly Exclude<StepPattern, '/submit'>[] = ['/', '/sash-design', '/colours', '/glass', '/hardware'];

test.each(steps)('law: looking at %s changes nothing on the door', async (step) => {
  const loaded = designScreens[step]();
  const Screen = () => {
    const Step = use(loaded);
    return <Step />;
  };
  const { store, screen } = await renderInDesigner(() => (
    <Suspense>
      <Screen />
    </Suspense>
  ));
  const before = store.current();
  await expect.element(screen.getByRole('radio').first()).toBeVisible();
  expect(store.current()).toEqual(before);
  expect(before.unsent).toEqual([]);
});
