import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { size } from '@door/domain/lib/mm';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { catalogue } from '../../../shared/testing/fakes.ts';
import { PlanEditor } from './plan-editor.tsx';

const leaf = size(800, 2000);
const light = { x: 'w-700', y: '200', width: '180', height: '400', shape: 10, turn: 0, head: 'square' } as const;
const [first] = catalogue.rows.designs;
const before: Design | undefined = first && { ...first, lights: [light], mouldings: [] };
const { handle } = catalogue.rows.clearances;

async function open() {
  let shown = before;
  function Harness() {
    const [design, setDesign] = useState(before);
    shown = design;
    return design ? (
      <div style={{ width: 240 }}>
        <PlanEditor {...{ design, leaf, handle }} onChange={setDesign} />
      </div>
    ) : null;
  }
  await render(<Harness />);
  return { light: () => shown?.lights[0], lights: () => shown?.lights ?? [] };
}

const ofLight = () => page.getByRole('button', { name: /^Light 1:/ });

/** Drags from one place of the leaf to another, in mm from its top left. */
async function drag(from: readonly [number, number], to: readonly [number, number]) {
  const plan = page.getByRole('group', { name: /^Lights and panels/ });
  const svg = plan.element();
  const drawn = svg instanceof SVGSVGElement ? svg.getScreenCTM() : null;
  const box = svg.getBoundingClientRect();
  const placeOf = ([x, y]: readonly [number, number]) => {
    const onScreen = new DOMPoint(x, y).matrixTransform(drawn ?? undefined);
    return { x: onScreen.x - box.x, y: onScreen.y - box.y };
  };
  await userEvent.dragAndDrop(plan, plan, { sourcePosition: placeOf(from), targetPosition: placeOf(to) });
}

test('arrow keys move a light, with Alt its edge, and its formula follows the leaf as before', async () => {
  const plan = await open();
  ofLight().element().focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowLeft}{/Alt}');
  expect(plan.light()).toEqual({ ...light, x: 'w-699', y: '210', width: '179' });
  await expect.element(ofLight()).toHaveAccessibleName('Light 1: 179 × 400 mm, 101 from the left, 210 from the top');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(plan.light()).toEqual({ ...light, x: 'w-699', y: '210' });
});

test('a light that is dragged near the middle of the leaf is held by it; one drag is undone at once', async () => {
  const plan = await open();
  // From the middle of the light to 12 mm beside the middle of the leaf.
  await drag([190, 400], [412, 700]);
  expect(plan.light()).toMatchObject({ x: 'w-490', y: '500', width: '180' });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(plan.light()).toEqual(light);
});

test('the edge of a light is dragged alone', async () => {
  const plan = await open();
  await ofLight().click();
  await drag([280, 400], [330, 400]);
  const now = plan.light();
  expect(now).toMatchObject({ x: 'w-700', y: '200', height: '400' });
  expect(Number(now?.width)).toBeGreaterThanOrEqual(225);
});

test('a light is mirrored into a pair, and taken out again', async () => {
  const plan = await open();
  await ofLight().click();
  await page.getByRole('button', { name: 'Mirror' }).click();
  await expect.element(page.getByRole('button', { name: /^Light 2: 180 × 400 mm, 520 from the left/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take out' }).click();
  expect(plan.lights()).toEqual([light]);
});
