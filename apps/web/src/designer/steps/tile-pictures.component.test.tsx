import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInDesigner } from '../state/testing/render-in-designer.tsx';
import { ColoursStep } from './colours/colours-step.tsx';
import { GlassStep } from './glass/glass-step.tsx';
import { HardwareStep } from './hardware/hardware-step.tsx';

/** What the panel and the page leave to the tiles, CSS px. */
const widthInPanel = 512;
const gutters = 40;
/** Tiles that are drawn before any is scrolled into view. */
const enough = 4;

const steps = { hardware: HardwareStep, glass: GlassStep, colours: ColoursStep } as const;

/** The share of a picture that its tile shows; the rest is cut off at its edges. */
function shownShare(picture: HTMLImageElement): number {
  const { width, height } = picture.getBoundingClientRect();
  const byShape = (width / height) * (picture.naturalHeight / picture.naturalWidth);
  return Math.min(byShape, 1 / byShape);
}

test.each<[keyof typeof steps, number, number]>([
  ['hardware', 820, 1180],
  ['hardware', 768, 1024],
  ['hardware', 600, 960],
  ['hardware', 390, 844],
  ['glass', 820, 1180],
  ['glass', 768, 1024],
  ['glass', 390, 844],
  ['colours', 820, 1180],
  ['colours', 1440, 900],
])('a tile of the step %s shows its piece whole at %i × %i', async (step, width, height) => {
  await page.viewport(width, height);
  const Step = steps[step];
  const { screen } = await renderInDesigner(() => (
    <div style={{ width: width > 900 ? widthInPanel : width - gutters }}>
      <Step />
    </div>
  ));
  const pictures = () => [...screen.container.querySelectorAll<HTMLImageElement>('.tile-picture > img')];
  await expect.poll(() => pictures().length).toBeGreaterThanOrEqual(enough);
  await expect.poll(() => pictures().every((picture) => picture.naturalWidth > 0)).toBe(true);
  const shares = pictures().map(shownShare);
  expect(Math.min(...shares)).toBeGreaterThan(0.75);
  await page.viewport(1440, 900);
});
