import { colourId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { groupsOn, renderInDesigner } from '../../state/testing/render-in-designer.tsx';
import { ColoursStep } from './colours-step.tsx';

const warning = 'Premium Internal Colour will incur extra cost';

const renderColours = async ({ showExtraInternalColour }: { readonly showExtraInternalColour: boolean }) => {
  const rendered = await renderInDesigner(() => <ColoursStep />, { ui: { showExtraInternalColour } });
  const region = (name: string) => rendered.screen.getByRole('region', { name });
  const inside = region('Internal Frame Colour');
  await expect.element(inside).toBeInTheDocument();
  return { ...rendered, inside, outside: region('External Frame Colour') };
};

test('explain the star, and begin in standard colours without further options [2.55 2.58 2.60]', async () => {
  const { screen, inside, outside } = await renderColours({ showExtraInternalColour: true });
  expect(groupsOn(screen)).toEqual(['Door Colour', 'External Frame Colour', 'Internal Frame Colour']);
  await expect.element(screen.getByText('Non-standard, may incur extra cost')).toBeVisible();
  for (const side of [outside, inside]) {
    const heads = side.getByRole('heading', { level: 3 }).elements();
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Standard', 'Premium']);
  }
  await expect.element(inside.getByText(warning)).toBeInTheDocument();
  await expect.element(inside.getByText('No Option')).toBeInTheDocument();
});

test('offer the door’s own colour inside once it is outside [2.54 2.57 2.62]', async () => {
  const { screen, store, inside, outside } = await renderColours({ showExtraInternalColour: true });
  await screen.getByRole('radio', { name: /^Signal Violet/ }).click({ force: true });
  await expect.element(inside.getByText('No Option')).toBeInTheDocument();
  const sameAsDoor = /^Same as door, Signal Violet/;
  await outside.getByRole('radio', { name: sameAsDoor }).click({ force: true });
  await expect.element(inside.getByText('No Option')).not.toBeInTheDocument();
  await inside.getByRole('radio', { name: sameAsDoor }).click({ force: true });
  await screen.getByRole('switch', { name: 'Same Internal Colour' }).click({ force: true });
  const { colours } = store.current().shown;
  expect(colours.doorExternal).toBe(colourId(22));
  expect([colours.frameExternal.kind, colours.frameInternal.kind, colours.doorInternal.kind]).toEqual([
    'door-colour',
    'door-colour',
    'same-as-external',
  ]);
});

test('hide what is premium inside where the supplier sells none [2.59]', async () => {
  const { inside } = await renderColours({ showExtraInternalColour: false });
  const heads = inside.getByRole('heading', { level: 3 }).elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Standard']);
  await expect.element(inside.getByText(warning)).not.toBeInTheDocument();
  await expect.element(inside.getByText('No Option')).not.toBeInTheDocument();
});

test('are in three columns, in four on large screens; frame colours always in four [2.63]', async () => {
  const { screen } = await renderColours({ showExtraInternalColour: true });
  const columnsOf = (name: string) => {
    const grid = screen.getByRole('radiogroup', { name, exact: true }).element().querySelector('[class^="choices-"]');
    return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
  };
  const columns = () => ['Door Colour', 'External Frame Colour', 'Internal Frame Colour'].map(columnsOf);
  expect(columns()).toEqual([4, 4, 4]);
  for (const [width, height] of [
    [1100, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.viewport(width, height);
    expect(columns()).toEqual([3, 4, 4]);
    expect(document.documentElement.scrollWidth, 'nothing is wider than the window').toBe(width);
  }
  await page.viewport(1440, 900);
});
