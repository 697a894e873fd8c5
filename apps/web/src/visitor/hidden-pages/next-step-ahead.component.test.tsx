import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { designScreens } from '../../designer/steps/step-screens.ts';
import { NextStepAhead, type NextStepAheadProps } from './next-step-ahead.tsx';

/** How many of the tiles in a place have no picture. */
const bareTiles = (place: Element) =>
  [...place.querySelectorAll('.tile-design, .tile-glass, .tile-handle, .tile-hardware')].filter(
    (tile) => !tile.querySelector('img'),
  ).length;

test.each<[NextStepAheadProps['path']]>([['/sash-design'], ['/glass'], ['/hardware']])(
  'the tiles of %s are drawn before the step is opened',
  async (path) => {
    const outside = document.createElement('div');
    const ahead = await renderInDesigner(() => <NextStepAhead path={path} place={outside} />);
    await expect.poll(() => outside.querySelectorAll('.tile').length).toBeGreaterThan(0);
    await expect.poll(() => bareTiles(outside)).toBe(0);
    expect(document.body.contains(outside)).toBe(false);
    await ahead.screen.unmount();
    const Step: ComponentType = await designScreens[path]();
    const { screen } = await renderInDesigner(() => <Step />);
    expect(screen.container.querySelectorAll('.tile').length).toBeGreaterThan(0);
    expect(bareTiles(screen.container)).toBe(0);
  },
);
