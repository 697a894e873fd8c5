import { hardwareKinds } from '@door/domain/model/hardware-kinds';
import { hardwareKindWords } from '@door/domain/words/english/hardware-kinds';
import { expect, test } from 'vitest';
import { groupsOn, renderInDesigner } from '../../designer/testing/render-in-designer.tsx';
import { HardwareStep } from './hardware-step.tsx';

const pieces = hardwareKinds.map((kind) => hardwareKindWords[kind].heading);

test('has a section for each piece, all but the handle with None, and none for the colour of the hinges [2.40 2.41 2.43]', async () => {
  const { screen } = await renderInDesigner(() => <HardwareStep />);
  const group = (name: string) => screen.getByRole('radiogroup', { name, exact: true });
  await expect.element(group('Hinge Side').getByRole('radio', { name: 'Left' })).toBeInTheDocument();
  expect(groupsOn(screen)).toEqual(['Select Handle Type', 'Select Hardware Finish', ...pieces, 'Hinge Side']);
  const piecesWithNone = pieces.filter(
    (piece) => group(piece).getByRole('radio', { name: 'None', exact: true }).elements().length === 1,
  );
  expect(piecesWithNone).toEqual(pieces.filter((piece) => piece !== hardwareKindWords.handle.heading));
  expect(group('Hinge Side').getByRole('radio').elements()).toHaveLength(2);
  await expect
    .element(group('Select Hardware Finish').getByRole('radio', { name: 'Gold', exact: true }), {
      message: 'no page chooses',
    })
    .toBeChecked();
});

test('shows an installer the colour of the hinges too [2.44 6.7]', async () => {
  const { screen } = await renderInDesigner(() => <HardwareStep />, { mode: 'installer' });
  const colours = screen.getByRole('radiogroup', { name: 'Hinge Colour' }).getByRole('radio');
  await expect.element(colours.first()).toBeInTheDocument();
});

test('a tile that cannot be chosen says why, and a button makes it possible', async () => {
  const { screen, store } = await renderInDesigner(() => <HardwareStep />);
  const refused = screen.getByRole('radio', { disabled: true }).first();
  await expect.element(refused).toBeInTheDocument();
  const wish = refused.element().getAttribute('aria-label') ?? '';
  const before = store.current().shown;
  await refused.click({ force: true });
  const note = screen.getByRole('note');
  await expect.element(note).toBeVisible();
  expect(store.current().shown, 'the choice is not changed').toBe(before);
  await note.getByRole('button').click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: wish, exact: true }).first()).toBeEnabled();
});
