import './item-page.css';
import { designId, itemId } from '@door/domain/door/model/ids';
import { aDoor, afterChoosing } from '@door/domain/testing/a-door';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catalogue } from '../../shared/testing/fakes.ts';
import { alreadyOpen } from '../open-item/open-items.ts';
import { answered } from '../../shared/testing/fakes.ts';
import { stopClock } from '../../shared/testing/stop-clock.ts';
import { fakeOffice, type OfficeAnswers } from '../testing/fake-office.ts';
import { aLine, aManualLine } from '../testing/item-server.ts';
import { aListedItem, aStoredSurvey } from '../testing/office-rows.ts';
import { renderItem } from '../testing/render-item.tsx';
import { toastMessages } from '../testing/render-office.tsx';
import { EnquiryLink } from '../open-item/enquiry-of-item.tsx';
import { ItemHeader } from './item-header.tsx';
import { OfficeItemModal } from './office-item-modal.tsx';
import { DeleteItem, ItemHistory } from './item-page.tsx';
import { RalRow } from './options/ral-row.tsx';
import { ItemOptions } from './options/item-options.tsx';
import { stayAt } from '../../shared/router/leave-guard.ts';
import { EditableDrawing } from './sizes/editable-drawing.tsx';
import { ItemFigures, ItemSizes } from './sizes/item-sizes.tsx';
import { UpdateBomButton } from './update-bom-button.tsx';
import { useProblems } from './use-problems.ts';
import { WorkInstructionsPanel } from './work-instructions/work-instructions-panel.tsx';

const noOp = () => undefined;

describe('an item that is opened', () => {
  test('says that it is loading', async () => {
    const { screen } = await renderItem(null, {}, { 'item.getItemById': () => new Promise(noOp) });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Fetching the item');
  });

  test.each([
    ['that does not exist', 404],
    ['whose address is malformed', 400],
  ])('%s leads home', async (_, status) => {
    const { screen } = await renderItem(
      null,
      {},
      {
        'item.getItemById': () => {
          throw answered(status);
        },
      },
    );
    await expect.element(screen.getByRole('heading', { name: 'This item is not here' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'To the home page' })).toBeVisible();
  });

  test('that is out of reach can be tried again', async () => {
    const { screen, server } = await renderItem(
      <ItemSizes />,
      {},
      {
        'item.getItemById': () => {
          throw answered(503);
        },
      },
    );
    await expect.element(screen.getByRole('heading', { name: 'The item could not be fetched' })).toBeVisible();
    fakeOffice.answer(server.answers);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Overall width' })).toBeVisible();
  });
});

describe('the header', () => {
  const header = (
    <ItemHeader backLink={<EnquiryLink />} problems={2} onProblems={noOp}>
      {null}
    </ItemHeader>
  );

  test('names the item, whose enquiry it belongs to, and that its bill is out of date', async () => {
    const { screen } = await renderItem(
      header,
      { houseNumber: '7', address: 'Oak Lane' },
      {
        'item.list': ({ Text = '' }) => ({
          Items: [aListedItem(Text, '', { Customer: 'Aoife Brennan', EnquiryId: 'e1' })],
          After: null,
        }),
      },
    );
    await expect.element(screen.getByRole('heading', { level: 1, name: '7, Oak Lane' })).toBeVisible();
    await expect.element(screen.getByText('D-1043')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Enquiry of Aoife Brennan' }))
      .toHaveAttribute('href', '#/installer/enquiry/e1');
    await expect.element(screen.getByText('BOM out of date')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '2 problems' })).toBeVisible();
  });

  test.each([
    ['Draft', 'In order 10234'],
    ['Accepted', 'Locked by order 10234'],
  ] as const)('leads to the order in whose line it stands: %s', async (State, name) => {
    const Order = { Id: 'o1', Number: '10234', State, HeldFrom: null };
    const { screen } = await renderItem(
      header,
      {},
      { 'item.list': ({ Text = '' }) => ({ Items: [aListedItem(Text, '', { Order })], After: null }) },
    );
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '#/installer/order/o1');
  });

  test('says how far the survey is, and when a size takes back that it is final', async () => {
    const finalBy = { FinalAt: '2026-11-20T09:00:00.000Z', FinalBy: { UserId: 'niamh', Name: 'Niamh Keane' } };
    const { screen, server } = await renderItem(
      <>
        {header}
        <ItemSizes />
      </>,
      {},
      { 'item.getSurvey': (id) => ({ ...aStoredSurvey(itemId(id)), ...finalBy }) },
    );
    await expect
      .element(screen.getByRole('link', { name: 'Measurements final' }))
      .toHaveAttribute('href', `#/installer/survey/${server.id}`);
    fakeOffice.answer(server.answers);
    await screen.getByRole('spinbutton', { name: 'Overall width' }).fill('980');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link', { name: 'Measuring begun' })).toBeVisible();
    expect(toastMessages()).toEqual(['The measurements are no longer final, because a size was changed.']);
  });

  test('the name is a form; what is typed is saved without spaces around it', async () => {
    const { screen, sentActions } = await renderItem(header);
    await screen.getByRole('button', { name: 'Change number and address' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Number' })).toHaveFocus();
    await screen.getByRole('textbox', { name: 'Number' }).fill(' 7 ');
    await screen.getByRole('textbox', { name: 'Address' }).fill('Oak Lane');
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: '7, Oak Lane' })).toBeVisible();
    await expect.poll(sentActions).toMatchObject([{ type: 'build.nameJob', numerals: '7', address: 'Oak Lane' }]);
    await expect.element(screen.getByRole('button', { name: 'Change number and address' })).toHaveFocus();
  });

  test('Escape leaves the name as it was', async () => {
    const { screen, sentActions } = await renderItem(header);
    await screen.getByRole('button', { name: 'Change number and address' }).click();
    await screen.getByRole('textbox', { name: 'Number' }).fill('7');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'No address yet' })).toBeVisible();
    expect(sentActions()).toEqual([]);
  });
});

describe('the overview', () => {
  test('names packers, system, profile, slab and cylinder that were left standard; the add-ons name the sill', async () => {
    const { screen, server } = await renderItem(
      <OfficeItemModal mode="overview" problems={{ lines: [], findings: [] }} onClose={noOp} />,
    );
    const dialog = screen.getByRole('dialog');
    for (const term of ['System', 'Frame profile', 'Slab', 'Cylinder', 'Packers'])
      await expect.element(dialog.getByText(term, { exact: true })).toBeVisible();
    await dialog.getByRole('radio', { name: 'Add Ons' }).click({ force: true });
    const { sill } = server.saved().item.frame;
    if (sill !== null) await expect.element(dialog.getByText('Sill', { exact: true })).toBeVisible();
  });
});

describe('options', () => {
  test('a value is shown with its name; choosing another one saves it', async () => {
    const { screen, sentActions } = await renderItem(<ItemOptions />);
    const row = screen.getByRole('button', { name: /^Hinge side/ });
    await expect.element(row).toHaveAttribute('aria-expanded', 'false');
    await row.click();
    await screen.getByRole('radio', { name: 'Right' }).click({ force: true });
    await expect.element(row.getByText('Right')).toBeVisible();
    await expect.poll(sentActions).toMatchObject([{ type: 'hand.choose', hand: 'right' }]);
  });
});

test('the history of an item says what happened and who did it', async () => {
  const { screen } = await renderItem(
    <ItemHistory onClose={noOp} />,
    {},
    {
      'item.getHistory': (id) => [
        {
          About: 'item',
          AboutId: id,
          Kind: 'measurements',
          From: 'not final',
          To: 'final',
          Reason: '',
          Who: { UserId: 'niamh', Name: 'Niamh Keane' },
          At: '2026-11-20T09:00:00.000Z',
        },
      ],
    },
  );
  const dialog = screen.getByRole('dialog', { name: 'History' });
  await expect.element(dialog.getByText('Measurements declared final')).toBeVisible();
  await expect.element(dialog.getByText(/^Niamh Keane/)).toBeVisible();
});

test('a draft is deleted once the person has said so', async () => {
  const { screen, go, inputsOf, server } = await renderItem(
    <DeleteItem onClose={noOp} />,
    {},
    {
      'item.removeById': (id) => ({ Id: itemId(id) }),
    },
  );
  await screen.getByRole('button', { name: 'Delete it' }).click();
  await expect.poll(() => go.mock.calls).toEqual([['/installer/items', 'replace']]);
  expect(inputsOf('item.removeById')).toEqual([server.id]);
});

test('options are found by name and value, or only those that were changed', async () => {
  const { screen } = await renderItem(<ItemOptions />);
  const rows = () => screen.getByRole('button', { name: /^Hinge side|^Cylinder/ }).elements().length;
  await expect.poll(rows).toBe(2);
  await screen.getByRole('searchbox', { name: 'Find an option' }).fill('cyl');
  await expect.poll(rows).toBe(1);
  await screen.getByRole('checkbox', { name: 'Changed only' }).click({ force: true });
  await expect.element(screen.getByText('No option is like that.')).toBeVisible();
});

test('a door in a custom colour asks for its RAL number, and refuses one that does not exist', async () => {
  const { screen, sentActions, server } = await renderItem(<RalRow />);
  const custom = catalogue.rows.colours.find(({ use, finish }) => use === 'door' && finish === 'custom');
  if (!custom) return;
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  alreadyOpen(server.id)?.store.choose({ type: 'colour.chooseDoor', colourId: custom.id });
  const field = screen.getByRole('combobox', { name: 'RAL number' });
  await field.fill('9999');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('There is no such number in the RAL Classic list.')).toBeVisible();
  await field.fill('3020');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sentActions().at(-1)).toMatchObject({ type: 'colour.chooseRal', ral: 'RAL 3020' });
});

describe('sizes', () => {
  test('a size that is typed is saved, and the calculated ones follow', async () => {
    const { screen, sentActions } = await renderItem(
      <>
        <ItemSizes />
        <ItemFigures />
      </>,
    );
    const width = screen.getByRole('spinbutton', { name: 'Overall width' });
    await width.fill('980');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => sentActions().at(-1))
      .toMatchObject({ type: 'size.changeOverall', overall: { width: 980 } });
    await expect.element(screen.getByText(/^was /).first()).toBeInTheDocument();
  });

  test('a size that is refused stays in its field and holds the page; one that can be had does not', async () => {
    const { screen } = await renderItem(<ItemSizes />);
    const width = screen.getByRole('spinbutton', { name: 'Overall width' });
    await width.fill('500');
    expect(stayAt('/installer/quote')).not.toBeNull();
    await width.fill('980');
    expect(stayAt('/installer/quote')).toBeNull();
  });

  test('a figure of the drawing that is refused stays there with the reason, and holds the page', async () => {
    const { screen } = await renderItem(<EditableDrawing />);
    await screen.getByRole('button', { name: /^Overall width/ }).click();
    const figure = screen.getByRole('textbox', { name: 'Overall width' });
    await figure.fill('500');
    await userEvent.tab();
    await expect.element(figure).toHaveValue('500');
    await expect.element(screen.getByText(/^Between \d+ and \d+ mm/)).toBeVisible();
    expect(stayAt('/installer/quote')).not.toBeNull();
    await figure.fill('980');
    expect(stayAt('/installer/quote')).toBeNull();
    await expect.element(figure).not.toBeInTheDocument();
  });

  test('the reason of a size asks for nothing outside the range that stands beside it', async () => {
    const item = afterChoosing(aDoor('single-door'), { type: 'design.choose', designId: designId(7) });
    const { screen } = await renderItem(<ItemSizes />, { item });
    await screen.getByRole('spinbutton', { name: 'Overall width' }).fill('500');
    await userEvent.tab();
    const said = /^Between 815 and 1065 mm\. Raglan needs a leaf of at least 700 × 1925 mm; it would be 385 × /;
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  test('Tab leads from one size to the next; the standard sizes come behind the last', async () => {
    const { screen } = await renderItem(<ItemSizes />);
    await screen.getByRole('spinbutton', { name: 'Overall width' }).click();
    await userEvent.tab();
    await expect.element(screen.getByRole('spinbutton', { name: 'Overall height' })).toHaveFocus();
    await userEvent.tab();
    await expect
      .element(screen.getByRole('group', { name: 'Overall width, Standard' }))
      .toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  });
});

/** Header, list of problems and tabs, as the page has them. */
function PartsThatCount() {
  const problems = useProblems();
  const [mode, setMode] = useState<'error' | null>(null);
  return (
    <>
      <ItemHeader problems={problems.count} onProblems={() => setMode('error')}>
        {null}
      </ItemHeader>
      <WorkInstructionsPanel />
      <OfficeItemModal mode={mode} problems={problems} onClose={() => setMode(null)} />
    </>
  );
}

test('problems are counted once, and the same by the header, the tab, its lists and the dialog', async () => {
  const { screen } = await renderItem(<PartsThatCount />);
  await screen.getByRole('tab', { name: /^Problems [1-9]/ }).click();
  const listed = screen.getByRole('list', { name: 'Lines without stock' }).element().children.length;
  const blocking = screen.getByText('Problem', { exact: true }).elements().length;
  expect(listed).toBeGreaterThan(0);
  expect(blocking).toBeGreaterThan(0);
  const count = String(listed + blocking);
  await expect.element(screen.getByRole('tab', { name: `Problems ${count}`, exact: true })).toBeVisible();
  await screen.getByRole('button', { name: `${count} problems`, exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'What is in the way' });
  await expect.element(dialog.getByText('The glass of the door is not chosen yet', { exact: false })).toBeVisible();
  expect(dialog.getByRole('listitem').elements()).toHaveLength(listed + blocking);
});

describe('the bill of materials', () => {
  const lines = [
    aLine(1, { WinSysStockCode: 'OF72', StockDescription: 'Outer frame', Length: 2056, Rule: 'H + 6' }),
    aLine(2, { WinSysStockCode: 'OF112', StockDescription: 'Wide frame', Length: 1006 }),
    aLine(3, { WinSysStockCode: 'SLAB', StockDescription: 'Slab', SubAssembly: 'door' }),
  ];
  const codes = (screen: Awaited<ReturnType<typeof renderItem>>['screen']) =>
    screen
      .getByRole('table', { name: 'Bill of materials' })
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);

  test('that was never made says how it is made', async () => {
    const { screen } = await renderItem(<WorkInstructionsPanel />);
    await expect.element(screen.getByText(/^Update BOM works out/)).toBeVisible();
    await expect.element(screen.getByText('No bill of materials has been made yet.')).toBeVisible();
  });

  test('is sorted by its heads and filtered by sub-assembly', async () => {
    const { screen } = await renderItem(<WorkInstructionsPanel />, { lines });
    const length = screen.getByRole('button', { name: /^Length/ });
    await length.click();
    await length.click();
    await expect.poll(() => codes(screen)).toEqual(['SLAB', 'OF112', 'OF72']);
    await screen.getByRole('button', { name: 'Door', exact: true }).click();
    await expect.poll(() => codes(screen)).toEqual(['SLAB']);
    expect(location.hash).toContain('sort=');
    expect(location.hash).toContain('group=door');
  });

  test('a line unfolds, and says why it is there', async () => {
    const { screen } = await renderItem(<WorkInstructionsPanel />, { lines });
    const line = screen.getByRole('button', { name: 'OF72' });
    await line.click();
    await expect.element(line).toHaveAttribute('aria-expanded', 'true');
    // The place in the stored bill, however its Id is spelled.
    expect(location.hash).toMatch(/line=1(&|$)/);
    await expect.element(screen.getByText(/^It comes with Single Door/)).toBeVisible();
  });

  test('that cannot be loaded says so and can be asked for again', async () => {
    const { screen, server } = await renderItem(
      <WorkInstructionsPanel />,
      { lines },
      {
        'workInstructions.getWorkInstructions': () => {
          throw answered(503);
        },
      },
    );
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('The lines could not be loaded.')).toBeVisible();
    fakeOffice.answer(server.answers);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => codes(screen)).toEqual(['OF72', 'OF112', 'SLAB']);
  });

  test('is made by the server, and its lines are loaded', async () => {
    const { screen, inputsOf, server } = await renderItem(
      <>
        <UpdateBomButton onNewError={noOp} />
        <WorkInstructionsPanel />
      </>,
    );
    await expect.element(screen.getByText(/^Update BOM works out/)).toBeVisible();
    fakeOffice.answer({ 'workInstructions.getWorkInstructions': () => lines });
    await screen.getByRole('button', { name: 'Update BOM' }).click();
    await expect.poll(() => codes(screen)).toEqual(['OF72', 'OF112', 'SLAB']);
    expect(inputsOf('generateBom')).toEqual([server.id]);
    expect(toastMessages()).toEqual(['The bill of materials is up to date.']);
  });
});

describe('manual lines', () => {
  const manual = aManualLine(1, { WinSysStockCode: 'SIL', StockDescription: 'Silicone', Quantity: 2 });

  async function renderLines(answers: OfficeAnswers = {}) {
    const rendered = await renderItem(<WorkInstructionsPanel />, { lines: [manual] }, answers);
    await rendered.screen.getByRole('tab', { name: /^Work instructions/ }).click();
    return rendered;
  }

  test('a blank one is added once', async () => {
    const { screen, inputsOf, server } = await renderLines();
    await screen.getByRole('button', { name: 'Add a blank line' }).click();
    await expect.element(screen.getByText('No stock chosen yet')).toBeVisible();
    expect(inputsOf('workInstructions.addBlankWorkInstruction')).toEqual([
      { ItemId: server.id, Attempt: expect.any(String) },
    ]);
  });

  test('one whose answer was lost is asked for again by the same mark, the next by another', async () => {
    const { screen, inputsOf, server } = await renderLines({
      'workInstructions.addBlankWorkInstruction': () => {
        throw answered(503);
      },
    });
    const add = () => screen.getByRole('button', { name: 'Add a blank line' }).click();
    await add();
    await expect.poll(toastMessages).toHaveLength(1);
    fakeOffice.answer(server.answers);
    await add();
    await expect.element(screen.getByText('No stock chosen yet')).toBeVisible();
    await add();
    const path = 'workInstructions.addBlankWorkInstruction';
    await expect.poll(() => inputsOf(path)).toHaveLength(3);
    const [first, again, next] = inputsOf(path);
    expect(again).toEqual(first);
    expect(next).not.toEqual(first);
  });

  test('an amount is saved at Enter; what is no amount is marked and not sent', async () => {
    const { screen, inputsOf } = await renderLines();
    const quantity = screen.getByRole('textbox', { name: 'Quantity of Silicone' });
    await quantity.fill('many');
    await userEvent.keyboard('{Enter}');
    await expect.element(quantity).toBeInvalid();
    await quantity.fill('3');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => inputsOf('workInstructions.updateManualWorkInstruction'))
      .toEqual([{ Id: manual.Id, Quantity: 3 }]);
    await expect.element(quantity).toHaveValue('3');
  });

  test('three fields typed between Tabs are all stored, also while the network is slow', async () => {
    const { screen, server } = await renderLines();
    const [quantity, length, width] = ['Quantity', 'Length', 'Width'].map((of) =>
      screen.getByRole('textbox', { name: `${of} of Silicone` }),
    );
    const slow = server.answers['workInstructions.updateManualWorkInstruction'];
    let open: () => void = noOp;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    fakeOffice.answer({
      'workInstructions.updateManualWorkInstruction': async (input) => {
        await opened;
        if (!slow) throw new Error('The server answers no change.');
        return slow(input);
      },
    });
    await quantity?.fill('4');
    await userEvent.keyboard('{Tab}2100{Tab}300{Tab}');
    open();
    for (const [field, value] of [
      [quantity, '4'],
      [length, '2100'],
      [width, '300'],
    ] as const)
      await expect.poll(() => field?.element()).toHaveValue(value);
    await expect
      .poll(() => server.lines())
      .toMatchObject([{ WinSysStockCode: 'SIL', Quantity: 4, Length: 2100, Width: 300 }]);
  });

  test('what could not be stored stays in the field and is sent again', async () => {
    const { screen, server } = await renderLines({
      'workInstructions.updateManualWorkInstruction': () => {
        throw answered(503);
      },
    });
    const length = screen.getByRole('textbox', { name: 'Length of Silicone' });
    await length.fill('2100');
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByText(/^Not saved yet/)).toBeVisible();
    await expect.element(length).toHaveValue('2100');
    fakeOffice.answer(server.answers);
    await length.click();
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => server.lines()).toMatchObject([{ Length: 2100 }]);
  });

  test('a blank one is described', async () => {
    const { screen, server } = await renderLines();
    await screen.getByRole('button', { name: 'Add a blank line' }).click();
    await screen.getByRole('textbox', { name: 'What is to be done or taken' }).fill('Cut the sill back 20');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => server.lines().at(-1)).toMatchObject({ StockDescription: 'Cut the sill back 20' });
  });

  test('a removed one can be had back; leaving the page removes it', async () => {
    stopClock();
    const { screen, inputsOf } = await renderLines();
    await screen.getByRole('button', { name: 'Remove Silicone' }).click();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await screen.getByRole('button', { name: 'Remove Silicone' }).click();
    await expect.element(screen.getByText('Silicone was removed.')).toBeVisible();
    expect(inputsOf('workInstructions.deleteWorkInstruction')).toEqual([]);
    await screen.unmount();
    await expect.poll(() => inputsOf('workInstructions.deleteWorkInstruction')).toEqual([manual.Id]);
  });

  test('stock is found by any word of its name or code', async () => {
    const { screen } = await renderLines();
    await screen.getByRole('button', { name: 'Pick stock' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Pick stock' });
    await dialog.getByRole('searchbox').fill('no such stock');
    await expect.element(dialog.getByText('No stock is called so.')).toBeVisible();
    await dialog.getByRole('searchbox').fill('');
    await expect.element(dialog.getByText(/options$/)).toBeVisible();
  });
});
