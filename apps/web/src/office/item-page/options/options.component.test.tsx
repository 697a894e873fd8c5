import type { Action } from '@door/domain/door/model/action';
import { designId, stockCode } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { size } from '@door/domain/lib/mm';
import { aDoor, afterChoosing } from '@door/domain/testing/a-door';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderItem } from '../../testing/render-item.tsx';
import { ItemOptions } from './item-options.tsx';

const flush: Action = { type: 'design.choose', designId: designId(15) };
const spyhole: Action = { type: 'hardware.choose', kind: 'spyhole', stock: stockCode('SP-180-GD') };

test('the slave leaf of a double door is fitted out piece by piece', async () => {
  const { screen, sentActions } = await renderItem(<ItemOptions />, { item: afterChoosing(aDoor('double'), flush) });
  await screen.getByRole('button', { name: /^Spyhole in the slave leaf/ }).click();
  await screen.getByRole('radio', { name: 'SP-180' }).click();
  await expect.element(screen.getByRole('button', { name: 'Spyhole in the slave leaf SP-180' })).toBeVisible();
  await expect
    .poll(sentActions)
    .toMatchObject([{ type: 'build.chooseStock', place: 'slaveSpyhole1', stock: 'SP-180-GD' }]);
});

test('the backing of each pane is chosen by itself', async () => {
  const clear: Action = { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } };
  const { screen } = await renderItem(<ItemOptions />, { item: afterChoosing(aDoor('surround'), clear) });
  await expect.element(screen.getByRole('button', { name: /^Door glass/ })).toBeVisible();
  await screen.getByRole('button', { name: /^Backing, fanlight/ }).click();
  await screen.getByRole('radio', { name: 'Minster' }).click();
  await expect.element(screen.getByRole('button', { name: /^Backing, fanlight Minster/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Backing, left sidelight Clear/ })).toBeVisible();
});

test('each joint of a coupled set has its coupling', async () => {
  const { screen, sentActions } = await renderItem(<ItemOptions />, { item: aDoor('left') });
  await screen.getByRole('button', { name: /^Coupling, left sidelight Flat coupler/ }).click();
  await screen.getByRole('radio', { name: /^Structural coupling 20 mm/ }).click();
  await expect
    .element(screen.getByRole('button', { name: /^Coupling, left sidelight Structural coupling 20 mm/ }))
    .toBeVisible();
  await expect
    .poll(sentActions)
    .toMatchObject([{ type: 'build.chooseCoupling', joint: 'left-sidelight', stock: 'CP20' }]);
  await expect.element(screen.getByRole('button', { name: /^Coupling, fanlight/ })).not.toBeInTheDocument();
});

describe('a place that is typed', () => {
  const height = 'Spyhole, above leaf bottom';

  test('is saved at Enter, and nothing typed is the usual place again', async () => {
    const { screen, sentActions } = await renderItem(<ItemOptions />, {
      item: afterChoosing(aDoor('single-door'), flush, spyhole),
    });
    const field = screen.getByRole('textbox', { name: height });
    await expect.element(field).toBeVisible();
    const usual = field.element().getAttribute('value');
    await field.fill('1550');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('1550');
    await field.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue(usual);
    await expect.poll(sentActions).toMatchObject([{ type: 'extra.placeSpyhole', height: 1550 }, { height: null }]);
  });

  test.each([
    ['9000', /is in the way/],
    ['15.5', /Whole millimetres/],
  ])('%s stays in the field with the reason', async (typed, reason) => {
    const { screen } = await renderItem(<ItemOptions />, {
      item: afterChoosing(aDoor('single-door'), flush, spyhole),
    });
    const field = screen.getByRole('textbox', { name: height });
    await field.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveValue(typed);
    await expect.element(screen.getByText(reason)).toBeVisible();
  });
});

test('Secured by Design says that the job type locks it [3.18]', async () => {
  const job: Action = { type: 'build.chooseJobType', jobType: 'new-build' };
  const { screen } = await renderItem(<ItemOptions />, { item: afterChoosing(aDoor('single-door'), job) });
  await expect.element(screen.getByText(/^Locked by the job type ‘New build’/)).toBeVisible();
  await screen.getByRole('button', { name: /^Secured by Design Yes/ }).click();
  await screen.getByRole('button', { name: 'What it takes: No' }).click();
  await screen.getByRole('button', { name: 'Use Replacement' }).click();
  await expect.element(screen.getByText(/^Locked by/)).not.toBeInTheDocument();
});

describe('packers round the drawing', () => {
  test('stand with their size beside their side, from the top clockwise with Tab', async () => {
    const { screen, sentActions } = await renderItem(<ItemOptions />);
    const packers = screen.getByRole('group', { name: 'Packers' });
    await packers.getByRole('combobox', { name: 'Packer left 2' }).selectOptions('AO20');
    await expect.element(packers.getByRole('group', { name: 'Left 20 mm' })).toBeVisible();
    await packers.getByRole('combobox', { name: 'Packer top 1' }).selectOptions('AO20');
    await expect.poll(sentActions).toMatchObject([{ position: 'left2', stock: 'AO20' }, { position: 'top1' }]);
    const [first, ...others] = packers.getByRole('combobox').elements();
    if (first instanceof HTMLElement) first.focus();
    const order = [document.activeElement?.getAttribute('aria-label')];
    while (order.length <= others.length) {
      await userEvent.keyboard('{Tab}');
      order.push(document.activeElement?.getAttribute('aria-label'));
    }
    expect(order).toEqual([
      'Packer top 1',
      'Packer top 2',
      'Packer right 1',
      'Packer right 2',
      'Threshold packer',
      'Packer left 1',
      'Packer left 2',
    ]);
  });

  test('a packer that leaves sizes which cannot be made stays out and says why', async () => {
    const narrow = afterChoosing(aDoor('single-door'), { type: 'size.changeOverall', overall: size(820, 2100) });
    const { screen, sentActions } = await renderItem(<ItemOptions />, { item: narrow });
    const field = screen.getByRole('combobox', { name: 'Packer left 1' });
    await field.selectOptions('AO20');
    await expect.element(field).toHaveValue('');
    await expect.element(screen.getByText(/at least/)).toBeVisible();
    expect(sentActions()).toEqual([]);
  });

  test('are found by a word, and by having been changed', async () => {
    const { screen } = await renderItem(<ItemOptions />);
    await screen.getByRole('searchbox').fill('packer left');
    await expect.element(screen.getByRole('group', { name: 'Packers' })).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Changed only' }).click();
    await expect.element(screen.getByRole('group', { name: 'Packers' })).not.toBeInTheDocument();
  });
});

describe('a value that this door cannot have', () => {
  const ask = async (item: Item, row: RegExp, value: RegExp) => {
    const rendered = await renderItem(<ItemOptions />, { item });
    await rendered.screen.getByRole('button', { name: row }).click();
    await rendered.screen.getByRole('button', { name: value }).click();
    return { ...rendered, way: rendered.screen.getByRole('radiogroup').getByRole('status') };
  };

  test('shows the whole way with all that it changes, taken in one act', async () => {
    const { screen, way, sentActions } = await ask(aDoor('surround'), /^System/, /^What it takes: .*fire/i);
    for (const changed of [/^Frame: /, /^Design: /, /^System: /])
      await expect.element(way.getByRole('listitem').filter({ hasText: changed })).toBeVisible();
    expect(sentActions()).toEqual([]);
    await way.getByRole('button').click();
    await expect.poll(sentActions).toMatchObject(expect.arrayContaining([{ type: 'build.chooseSystem', systemId: 2 }]));
    await expect.element(screen.getByRole('button', { name: /^System .*fire/i })).toBeVisible();
  });

  test('says when no change leads there', async () => {
    const { way } = await ask(aDoor('single-door'), /^Threshold layout/, /^What it takes: Full width/);
    await expect.element(way).toHaveTextContent('No change of this door leads there.');
  });
});

test('an option that came with another choice names it, and goes with it in one tap', async () => {
  const { screen } = await renderItem(<ItemOptions />, { item: aDoor('single-door') });
  await screen.getByRole('button', { name: /^Job type/ }).click();
  await screen.getByRole('radio', { name: 'New build' }).click();
  await expect.element(screen.getByText('Secured by Design: Yes.')).toBeVisible();
  await expect.element(screen.getByText(/^with New build/)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo New build' }).click();
  await expect.element(screen.getByRole('button', { name: /^Secured by Design No/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Job type Replacement/ })).toBeVisible();
});
