import type { Action } from '@door/domain/model/action';
import { designId, stockCode } from '@door/domain/model/ids';
import { aDoor, afterChoosing } from '@door/domain/testing/a-door';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderItem } from '../../testing/render-item.tsx';
import { ItemOptions } from './item-options.tsx';

vi.mock('../../../platform/login/log-in.ts', () => import('../../testing/fake-log-in.ts'));

const flush: Action = { type: 'design.choose', designId: designId(15) };
const spyhole: Action = { type: 'hardware.choose', kind: 'spyhole', stock: stockCode('SP-180-GD') };

test('the slave leaf of a double door is fitted out piece by piece', async () => {
  const { screen, inputsOf } = await renderItem(<ItemOptions />, { item: afterChoosing(aDoor('double'), flush) });
  await screen.getByRole('button', { name: /^Spyhole in the slave leaf/ }).click();
  await screen.getByRole('radio', { name: 'SP-180' }).click();
  await expect.element(screen.getByRole('button', { name: 'Spyhole in the slave leaf SP-180' })).toBeVisible();
  await expect
    .poll(() => inputsOf('configureItem'))
    .toMatchObject([{ Actions: [{ type: 'build.chooseStock', place: 'slaveSpyhole1', stock: 'SP-180-GD' }] }]);
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

describe('a place that is typed', () => {
  const height = 'Spyhole, above leaf bottom';

  test('is saved at Enter, and nothing typed is the usual place again', async () => {
    const { screen, inputsOf } = await renderItem(<ItemOptions />, {
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
    await expect
      .poll(() => inputsOf('configureItem'))
      .toMatchObject([{ Actions: [{ type: 'extra.placeSpyhole', height: 1550 }] }, { Actions: [{ height: null }] }]);
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
  await screen.getByRole('button', { name: 'Use Replacement' }).click();
  await expect.element(screen.getByText(/^Locked by/)).not.toBeInTheDocument();
});
