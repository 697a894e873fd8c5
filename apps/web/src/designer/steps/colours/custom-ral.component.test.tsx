import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catalogue } from '../../../shared/testing/fakes.ts';
import { renderInDesigner } from '../../state/testing/render-in-designer.tsx';
import { ColoursStep } from './colours-step.tsx';

const custom = catalogue.rows.colours.find(({ finish }) => finish === 'custom');
const [paint] = catalogue.rows.paints;

async function renderWithCustomColour() {
  const rendered = await renderInDesigner(() => <ColoursStep />);
  rendered.store.choose({ type: 'colour.chooseDoor', colourId: custom?.id ?? expect.fail() });
  const field = rendered.screen.getByRole('textbox', { name: 'RAL number' });
  await expect.element(field).toBeVisible();
  return { ...rendered, field };
}

test('a colour with a number of its own asks for none', async () => {
  const { screen } = await renderInDesigner(() => <ColoursStep />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Door Colour' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'RAL number' }).elements()).toEqual([]);
});

test('the number of a custom colour is chosen as soon as it is one of the list, and its name is said', async () => {
  const { store, field } = await renderWithCustomColour();
  const { ral, name } = paint ?? expect.fail();
  await field.fill(ral.replace('RAL ', ''));
  await expect.element(field).toHaveAccessibleDescription(`${ral}, ${name}.`);
  expect(store.current().shown.colours.customRal).toBe(ral);
  await field.fill('');
  expect(store.current().shown.colours.customRal).toBeNull();
});

test('a number that is not in the list is refused once the field is left, and stays as it was typed', async () => {
  const { store, field } = await renderWithCustomColour();
  await field.fill('9999');
  await expect.element(field).not.toBeInvalid();
  await userEvent.tab();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveValue('9999');
  expect(store.current().shown.colours.customRal).toBeNull();
});

test('undo shows the number that the door has then, and half a number stays while it is typed', async () => {
  const { store, field } = await renderWithCustomColour();
  const { ral } = paint ?? expect.fail();
  await field.fill(ral);
  store.undo();
  await expect.element(field).toHaveValue('');
  store.redo();
  await expect.element(field).toHaveValue(ral);
  await field.fill('30');
  await expect.element(field).toHaveValue('30');
});
