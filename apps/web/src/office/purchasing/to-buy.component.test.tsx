import '../layout/lists.css';
import '../layout/office-layout.css';
import { describe, expect, test } from 'vitest';
import { answered } from '../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { aListedPurchase, aProposedLine } from './testing/purchase-rows.ts';
import { ToBuyPage } from './to-buy-page.tsx';

const later = aProposedLine({
  ...{ Key: 'OF72@6000', Unit: 'bar', Quantity: '10', Vendor: { Id: 'extrusa', Name: 'Extrusa' }, IsLate: false },
  OrderBy: '2026-12-02',
});

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'purchase.proposal': () => ({
    Lines: [later, aProposedLine()],
    NotSold: [{ Key: 'PAINT', Text: 'Paint', Unit: 'litre', Quantity: '2.500', Day: '2026-12-01' }],
  }),
  'purchase.createFromProposal': () => ({ Purchases: [aListedPurchase()], LeftOut: [] }),
} as const satisfies OfficeAnswers;

const show = (changes: OfficeAnswers = {}) =>
  renderOffice(<ToBuyPage />, { answers: { ...answers, ...changes }, path: '/installer/purchasing/to-buy' });

describe('what has to be bought', () => {
  test('stands by vendor and day, what is late first, with what nobody sells and the way to Vendors', async () => {
    const { screen } = await show();
    const groups = screen.getByRole('region');
    await expect.element(groups.first()).toHaveAccessibleName('Latch, order by 23 November');
    await expect.element(groups.first().getByText('Wanting before it can be here: CY-3K')).toBeVisible();
    await expect.element(groups.nth(1)).toHaveAccessibleName('Extrusa, order by 2 December');
    await expect.element(groups.first().getByText('packs of 10 = 20')).toBeVisible();
    const unsold = screen.getByRole('region', { name: 'Nobody sells this' });
    await expect.element(unsold.getByText('2.500 l by 1 Dec 2026')).toBeVisible();
    await expect.element(unsold.getByRole('link', { name: 'Vendors' })).toHaveAttribute('href', '#/installer/vendors');
    await groups.first().getByRole('button', { name: 'Why CY-3K' }).click();
    await expect.element(groups.first().getByText('18 missing to the floor')).toBeVisible();
    await expect.element(groups.first().getByText(/^Ordered by 23 Nov 2026/)).toBeVisible();
  });

  test('is bought as it is ticked, in packs; a repeat has the same Ids', async () => {
    let fails = true;
    const { screen, inputsOf } = await show({
      'purchase.createFromProposal': () => {
        if (fails) throw new TypeError('Failed to fetch');
        return {
          Purchases: [aListedPurchase()],
          LeftOut: [{ VendorId: 'latch', Key: 'CY-3K', OrderBy: '2026-11-23' }],
        };
      },
    });
    const create = screen.getByRole('button', { name: 'Create purchases' });
    await create.click();
    await expect.element(screen.getByText('Tick what is to be bought.')).toBeVisible();
    const packs = screen.getByRole('textbox', { name: 'Packs of CY-3K' });
    await packs.fill('3');
    await expect.element(screen.getByText('Whole packs, 1 to 2.')).toBeVisible();
    await create.click();
    expect(inputsOf('purchase.createFromProposal')).toEqual([]);
    await packs.fill('1');
    await screen.getByRole('checkbox', { name: 'Buy OF72@6000' }).click();
    await expect.element(screen.getByText('2 lines ticked, 2 purchases')).toBeVisible();
    await create.click();
    await expect.element(screen.getByRole('alert').last()).not.toBeEmptyDOMElement();
    fails = false;
    await create.click();
    await expect.element(screen.getByText('Somebody has bought it already: CY-3K.')).toBeVisible();
    const sent = inputsOf('purchase.createFromProposal');
    expect(sent.at(-1)).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({
      Lines: [
        { VendorId: 'extrusa', Key: 'OF72@6000', Quantity: '10' },
        { VendorId: 'latch', Key: 'CY-3K', Quantity: '10' },
      ],
    });
    expect(toastMessages()).toContain('1 purchase made.');
  });

  test('is nothing until the day to which the proposal looks', async () => {
    const { screen } = await show({ 'purchase.proposal': () => ({ Lines: [], NotSold: [] }) });
    await expect.element(screen.getByText(/^Nothing has to be bought until \d+ \w+\.$/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Create purchases' })).not.toBeInTheDocument();
  });

  test('that could not be loaded says so, and what somebody may not see is not asked for', async () => {
    const failed = await show({
      'purchase.proposal': () => {
        throw answered(500);
      },
    });
    await expect.element(failed.screen.getByText('This could not be loaded.')).toBeVisible();
    await failed.screen.unmount();
    const { screen, inputsOf } = await show({ 'user.me': () => me });
    await expect.element(screen.getByText(/^Your account does not buy\./)).toBeVisible();
    expect(inputsOf('purchase.proposal')).toEqual([]);
  });
});
