import { afterEach, expect, test, vi } from 'vitest';
import { FrameDesignStep } from '../steps/frame-design/frame-design-step.tsx';
import { renderInDesigner } from './testing/render-in-designer.tsx';
import { useDesigner, useLatestItem } from './use-designer.ts';

function Preview() {
  return <output aria-label="preview">{useLatestItem().templateId}</output>;
}

function Panel() {
  return <output aria-label="panel">{useDesigner().item.templateId}</output>;
}

/** Time for all that a page does between two frames. */
async function whileNoFrameComes() {
  for (let task = 0; task < 100; task += 1)
    await new Promise<void>((begun) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => begun();
      port2.postMessage(null);
    });
}

afterEach(() => {
  // What waits for a frame would hold the idle work of whatever is tested next on this page.
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

test('the frame of a choice shows it in the preview and on its tile, which keeps it; the panel follows after that frame', async () => {
  const { screen } = await renderInDesigner(() => (
    <>
      <FrameDesignStep />
      <Preview />
      <Panel />
    </>
  ));
  const textOf = (name: string) => screen.getByLabelText(name, { exact: true }).element().textContent;
  // Before the first choice the first frame is shown.
  const [, radio] = screen.container.querySelectorAll<HTMLInputElement>('input[type=radio]');
  if (!radio) throw new Error('There is no other frame to choose.');
  const before = textOf('panel');
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  radio.click();
  await whileNoFrameComes();
  const chosen = textOf('preview');
  expect(chosen).not.toBe(before);
  expect([textOf('panel'), radio.checked]).toEqual([before, true]);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  await whileNoFrameComes();
  expect([textOf('panel'), radio.checked]).toEqual([chosen, true]);
});
