import type { Action } from '@door/domain/door/model/action';
import { designId, systemId } from '@door/domain/door/model/ids';
import { aDoor, afterChoosing } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { fakeOffice } from '../../testing/fake-office.ts';
import { me } from '../../testing/render-office.tsx';
import { renderItem } from '../../testing/render-item.tsx';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { useItemStore } from '../../open-item/item-provider.tsx';
import { OptionSets } from './option-sets.tsx';
import type { OptionSet } from './use-option-sets.ts';

const heavy: OptionSet = {
  Id: 'set-1',
  Name: 'Heavy',
  IsDefault: false,
  Choices: [
    { option: 'slab', key: '48' },
    { option: 'doorChain', key: 'CH-STD' },
  ],
};
const fire: readonly Action[] = [
  { type: 'design.choose', designId: designId(15) },
  { type: 'build.chooseSystem', systemId: systemId(2) },
];

/** Undo as the item's head has it, and what is shown of the door. */
const Undo = () => {
  const { undo } = useItemStore();
  const { build, extras } = useOfficeItem().item;
  return (
    <>
      <button onClick={undo}>Undo</button>
      <output>{`${String(build.slab)} ${extras.chosen.doorChain ?? 'no chain'}`}</output>
    </>
  );
};

const renderSets = async (
  sets: readonly OptionSet[],
  role: 'installer' | 'fabricator',
  item = aDoor('single-door'),
) => {
  const rendered = await renderItem(
    <>
      <OptionSets />
      <Undo />
    </>,
    { item },
    { 'user.me': () => ({ ...me, Role: role }), 'optionSet.list': () => sets },
  );
  await rendered.screen.getByRole('button', { name: 'Option sets' }).click();
  return { ...rendered, dialog: rendered.screen.getByRole('dialog', { name: 'Option sets' }) };
};

test('a set is applied in one act, which one undo takes back', async () => {
  const { screen, dialog, sentActions } = await renderSets([heavy], 'installer');
  await expect.element(dialog.getByText('Slab and Door chain')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply Heavy' }).click();
  await expect.element(dialog.getByText(/^Heavy: 2 options were set/)).toBeVisible();
  await expect.poll(sentActions).toMatchObject([{ slab: 48 }, { kind: 'doorChain' }]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('44 no chain')).toBeVisible();
});

test('what this door cannot have is said with its reason, and the rest is set', async () => {
  const { dialog, server } = await renderSets([heavy], 'installer', afterChoosing(aDoor('single-door'), ...fire));
  await dialog.getByRole('button', { name: 'Apply Heavy' }).click();
  await expect.element(dialog.getByText(/is not made with a slab/)).toBeVisible();
  await expect.poll(() => server.saved().item.extras.chosen.doorChain).toBe('CH-STD-GD');
});

test('an installer applies sets, and does not manage them', async () => {
  const { dialog } = await renderSets([heavy], 'installer');
  await expect.element(dialog.getByRole('button', { name: 'Apply Heavy' })).toBeVisible();
  for (const name of ['Rename Heavy', 'Delete Heavy', 'Use for new doors: Heavy', 'Save'])
    await expect.element(dialog.getByRole('button', { name })).not.toBeInTheDocument();
});

test('a fabricator saves the options of the door, renames, marks and deletes a set', async () => {
  const { dialog, inputsOf, server } = await renderSets([heavy], 'fabricator');
  fakeOffice.answer({
    'optionSet.save': () => heavy,
    'optionSet.rename': () => heavy,
    'optionSet.markDefault': () => ({ ...heavy, IsDefault: true }),
    'optionSet.remove': (Id) => ({ Id }),
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('A set needs a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Save the options of this door as' }).fill(' Seaside ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => inputsOf('optionSet.save')).toMatchObject([{ Name: 'Seaside', ItemId: server.id }]);
  await dialog.getByRole('button', { name: 'Use for new doors: Heavy' }).click();
  await expect.poll(() => inputsOf('optionSet.markDefault')).toEqual([{ Id: 'set-1', On: true }]);
  await dialog.getByRole('button', { name: 'Rename Heavy' }).click();
  await dialog.getByRole('textbox', { name: 'New name' }).fill('Heavier');
  await dialog.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(() => inputsOf('optionSet.rename')).toEqual([{ Id: 'set-1', Name: 'Heavier' }]);
  await dialog.getByRole('button', { name: 'Delete Heavy' }).click();
  expect(inputsOf('optionSet.remove')).toEqual([]);
  await dialog.getByRole('alert').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => inputsOf('optionSet.remove')).toEqual(['set-1']);
});
