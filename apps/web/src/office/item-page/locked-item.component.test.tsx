import { describe, expect, test } from 'vitest';
import { aManualLine } from '../testing/item-server.ts';
import { aListedItem } from '../testing/office-rows.ts';
import { renderItem } from '../testing/render-item.tsx';
import { ItemHeader } from './item-header.tsx';
import { ItemOptions } from './options/item-options.tsx';
import { ItemSizes } from './sizes/item-sizes.tsx';
import { UpdateBomButton } from './update-bom-button.tsx';
import { WorkInstructionsPanel } from './work-instructions/work-instructions-panel.tsx';

const noOp = () => undefined;

const page = (
  <>
    <ItemHeader problems={0} onProblems={noOp}>
      <UpdateBomButton onNewError={noOp} />
    </ItemHeader>
    <ItemSizes />
    <ItemOptions />
    <WorkInstructionsPanel />
  </>
);

/** The page of a door in an order of this state, at its work instructions. */
async function renderInOrder(State: 'Draft' | 'Accepted' | 'In Batch') {
  const Order = { Id: 'o1', Number: '10234', State, HeldFrom: null };
  const { screen } = await renderItem(
    page,
    { lines: [aManualLine(1, { WinSysStockCode: 'SIL', StockDescription: 'Silicone' })] },
    { 'item.list': ({ Text = '' }) => ({ Items: [aListedItem(Text, '', { Order })], After: null }) },
  );
  await expect.element(screen.getByRole('link', { name: /order 10234$/ })).toBeVisible();
  await screen.getByRole('tab', { name: /^Work instructions/i }).click();
  const controls = {
    width: screen.getByRole('spinbutton', { name: 'Overall width' }),
    option: screen.getByRole('button', { name: /^Sill/ }),
    bom: screen.getByRole('button', { name: 'Update BOM' }),
    line: screen.getByRole('button', { name: 'Remove Silicone' }),
  };
  return { screen, controls, address: screen.getByRole('button', { name: 'Change number and address' }) };
}

describe('an item in an order', () => {
  test('is changed as any other while the order is a draft', async () => {
    const { screen, controls, address } = await renderInOrder('Draft');
    await expect.element(address).toBeEnabled();
    for (const control of Object.values(controls)) await expect.element(control).toBeEnabled();
    await expect.element(screen.getByRole('note')).not.toBeInTheDocument();
  });

  test('whose design is locked says why, and takes no change of it; its bill may still be made', async () => {
    const { screen, controls, address } = await renderInOrder('Accepted');
    await expect
      .element(screen.getByRole('note'))
      .toHaveTextContent('This door stands in order 10234, which is Accepted. Reopen order 10234 first.');
    const { bom, line, ...ofDesign } = controls;
    for (const control of Object.values(ofDesign)) await expect.element(control).toBeDisabled();
    await expect.element(address).not.toBeInTheDocument();
    await expect.element(bom).toBeEnabled();
    await expect.element(line).toBeEnabled();
  });

  test('that is being made takes no line any more either', async () => {
    const { controls } = await renderInOrder('In Batch');
    for (const control of Object.values(controls)) await expect.element(control).toBeDisabled();
  });
});
