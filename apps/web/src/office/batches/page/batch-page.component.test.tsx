import type { OfficeRole } from '@door/domain/people/roles';
import { mm } from '@door/domain/lib/mm';
import { describe, expect, test } from 'vitest';
import type { DeepReadonly, OfficeAnswers } from '../../testing/fake-office.ts';
import { me, renderOffice } from '../../testing/render-office.tsx';
import type { BatchMove, OpenedBatch, WirePlan } from '../batch-wire.ts';
import { aGroup, anOffcut, anOpenedBatch, aPlan } from '../testing/batch-rows.ts';
import type { PieceOnBar } from '../bar-plan/bar-shapes.ts';
import { BatchPage } from './batch-page.tsx';

const plan: DeepReadonly<WirePlan> = {
  Group: 'OF72-AGWH',
  ...{ NewBars: 11, NewLength: 66_000, Bound: 11, Proof: 'weights' },
  Bars: [
    {
      ...{ Number: 1, Stock: mm(6000), Offcut: null, Rest: mm(1783), KeepRest: true },
      Pieces: [1, 2].map((item) => `2650-B001-10234-${item}-JL`),
      Cuts: [1, 2].map(
        (item): PieceOnBar => ({
          ...{ Code: `2650-B001-10234-${item}-JL`, Length: 2076, Name: 'jamb left', Part: 'JL', Ends: [45, 45] },
          ...{ Order: '10234', Item: String(item), Slot: 'F01' },
        }),
      ),
    },
  ],
  ...{ Kerf: mm(5), Trim: mm(30) },
  Certificate: {
    Weights: [{ Length: 2076, Weight: 1, Quantity: 22 }],
    Total: 22,
    Kinds: [{ Length: 6000, Offcut: false, Count: null, Most: 2, Price: 2 }],
    ...{ PerBar: 2, AtLeast: 11 },
  },
};

const move = (Move: BatchMove['Move'], ...texts: string[]): BatchMove => ({
  ...{ Move, May: true },
  Blockers: texts.map((Text) => ({ Code: 'batch.stale-plan', Text, LineIds: [] })),
});

function show(batch: DeepReadonly<OpenedBatch>, changes: OfficeAnswers = {}, Role: OfficeRole = 'fabricator') {
  return renderOffice(<BatchPage />, {
    answers: {
      'batch.getBatchById': () => batch,
      'batch.plan': () => [plan],
      'batch.release': () => anOpenedBatch({ State: 'Released' }),
      'batch.planProgress': () => ({ Done: 2, Of: 12 }),
      ...changes,
      'user.me': () => ({ ...me, Role }),
    },
    path: '/installer/batches/b1',
    params: { id: 'b1' },
  });
}

describe('a batch', () => {
  test('shows how good its plan is, and why, in figures that can be checked', async () => {
    const { screen } = await show(anOpenedBatch({ Groups: [aGroup({ Plan: aPlan() })] }));
    await expect.element(screen.getByText('22 pieces to saw')).toBeVisible();
    await expect.element(screen.getByText('Proven minimum')).toBeVisible();
    await expect.element(screen.getByText('proven: no plan needs fewer bars.')).toBeVisible();
    await screen.getByText('Why?').click();
    await expect.element(screen.getByText('On a bar of 6000 fit at most 2, however they are laid.')).toBeVisible();
    await expect.element(screen.getByText('22 divided by 2 is 11.00, so 11 bars are needed at least.')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: /^Bar 1, 6000 mm/ })).toBeVisible();
  });

  test('names what is not proven', async () => {
    const BarsProof = { Reached: 12, AtLeast: 11, Proof: 'none' } as const;
    const { screen } = await show(anOpenedBatch({ Groups: [aGroup({ Plan: aPlan({ BarsProof }) })] }));
    await expect.element(screen.getByText('At most 1 bar over', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('at most 1 bar over.')).toBeVisible();
  });

  test('names the items that made a plan stale, and plans it again with progress; Cancel ends it', async () => {
    let end: () => void = () => undefined;
    const { screen, inputsOf } = await show(
      anOpenedBatch({ Groups: [aGroup({ Plan: aPlan(), Changes: ['Item 2 of 10234 changed'] })] }),
      { 'batch.replan': () => new Promise((done) => void (end = () => done([]))) },
    );
    await expect.element(screen.getByText(/Item 2 of 10234 changed/)).toBeVisible();
    await screen.getByRole('button', { name: 'Replan' }).first().click();
    await expect.element(screen.getByText('Plan 3 of 12')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    end();
    await expect.element(screen.getByText('Plan 3 of 12')).not.toBeInTheDocument();
    expect(inputsOf('batch.replan')).toEqual([{ Id: 'b1' }]);
  });

  test('is released once somebody has said how it stands with the glass', async () => {
    const { screen, inputsOf } = await show(anOpenedBatch({ Moves: [move('release')] }));
    await screen.getByRole('button', { name: 'Release' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Release 2650-B001' });
    await dialog.getByRole('button', { name: 'Release' }).click();
    await expect.element(dialog.getByText('Say how it stands with the glass.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'The batch may begin without it' }).click();
    await dialog.getByRole('button', { name: 'Release' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('batch.release')).toEqual([{ Id: 'b1', LastUpdated: 'seen 1', Glass: 'waived' }]);
  });

  test('says what stands in the way of the next move, and leads there', async () => {
    const { screen } = await show(
      anOpenedBatch({ Moves: [move('release', 'A cutting plan is older than its doors.')] }),
    );
    const blockers = screen.getByRole('region', { name: 'Blockers' });
    await expect.element(blockers.getByText('A cutting plan is older than its doors.')).toBeVisible();
    await expect
      .element(blockers.getByRole('link', { name: 'To the bar plans' }))
      .toHaveAttribute('href', '#/installer/batches/b1?tab=plans');
    await expect.element(screen.getByRole('button', { name: 'Release' })).toBeDisabled();
  });

  test('takes out the doors that hold up the others, from where that is said', async () => {
    const held = { Code: 'batch.line-on-hold', Text: 'O-10234 on hold.', LineIds: ['l1', 'l2'] } as const;
    const { screen, inputsOf } = await show(anOpenedBatch({ Moves: [{ ...move('release'), Blockers: [held] }] }), {
      'batch.removeItem': () => anOpenedBatch(),
    });
    await screen.getByRole('button', { name: 'Take these doors out' }).click();
    await expect
      .poll(() => inputsOf('batch.removeItem'))
      .toEqual([
        { Id: 'b1', LineId: 'l1' },
        { Id: 'b1', LineId: 'l2' },
      ]);
  });

  test('a double click releases, and recalls, once', async () => {
    const released = anOpenedBatch({ State: 'Released', Moves: [move('recall')] });
    let answer = () => {};
    const later = () => new Promise<typeof released>((done) => (answer = () => done(released)));
    const planned = await show(anOpenedBatch({ Moves: [move('release')] }), { 'batch.release': later });
    await planned.screen.getByRole('button', { name: 'Release' }).click();
    const dialog = planned.screen.getByRole('dialog', { name: 'Release 2650-B001' });
    await dialog.getByRole('radio', { name: 'It is ordered' }).click();
    await dialog.getByRole('button', { name: 'Release' }).dblClick();
    answer();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(planned.inputsOf('batch.release')).toHaveLength(1);
    await planned.screen.unmount();
    const { screen, inputsOf } = await show(released, { 'batch.recall': later });
    await screen.getByRole('button', { name: 'Recall' }).first().dblClick();
    await expect.poll(() => inputsOf('batch.recall')).toHaveLength(1);
  });

  test('once it is released its book is a PDF', async () => {
    const { screen } = await show(anOpenedBatch({ State: 'Released' }), {
      'batch.lists': () => ({ Lists: [], Labels: [], SlotLabels: [], BarLabels: [], DoorLabels: [] }),
      'document.getDocument': () => ({
        ...{ State: 'ready', DocumentsBefore: 0, Url: '/blobs/book.pdf', ContentType: 'application/pdf', Sha256: 'a1' },
      }),
    });
    await screen.getByRole('tab', { name: 'Lists' }).click();
    const link = screen.getByRole('link', { name: 'Batch book (PDF)' });
    await expect.element(link).toHaveAttribute('href', '/blobs/book.pdf');
  });

  test('until then it says which paper is made, and how many before it', async () => {
    const { screen } = await show(anOpenedBatch({ State: 'Released' }), {
      'batch.lists': () => ({ Lists: [], Labels: [], SlotLabels: [], BarLabels: [], DoorLabels: [] }),
      'document.getDocument': () => ({
        ...{ State: 'being made', DocumentsBefore: 2, Url: null, ContentType: 'application/pdf', Sha256: null },
      }),
    });
    await screen.getByRole('tab', { name: 'Lists' }).click();
    await expect.element(screen.getByText(/^Batch book \(PDF\): being made, 2 before it\./)).toBeVisible();
  });

  test('has its lists as tables, one at a time', async () => {
    const { screen } = await show(anOpenedBatch({}), {
      'batch.lists': () => ({
        Lists: [
          {
            List: 'cut',
            Title: 'Cut list',
            Parts: [{ Title: 'OF72-AGWH', Head: ['Bar', 'Length'], Rows: [[1, 2076]] }],
          },
          { List: 'glass', Title: 'Glass order', Parts: [{ Title: '', Head: ['Unit'], Rows: [['GU-D24L']] }] },
          {
            List: 'sheet',
            Title: 'Work sheets',
            Parts: [
              {
                Title: '10234-1',
                Head: ['Article', 'Length'],
                Rows: [
                  ['SC150', 1100],
                  ['GSK-DR', ''],
                ],
              },
            ],
          },
        ],
        Labels: [],
        ...{ SlotLabels: [], BarLabels: [], DoorLabels: [] },
      }),
    });
    await screen.getByRole('button', { name: 'Cutting lists' }).first().click();
    await expect.element(screen.getByRole('cell', { name: '2076' })).toBeVisible();
    await screen.getByRole('button', { name: 'Glass order' }).click();
    await expect.element(screen.getByRole('cell', { name: 'GU-D24L' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
    await screen.getByRole('button', { name: 'Work sheets' }).click();
    await expect.element(screen.getByRole('cell', { name: 'SC150' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '1100' })).toHaveClass('num');
    const drawn = screen.getByRole('link', { name: 'Work sheets with drawings' });
    await expect.element(drawn).toHaveAttribute('href', expect.stringMatching(/\/installer\/work-sheets\?ids=i1,i2$/));
  });

  test('offcuts are booked in and scrapped with a reason', async () => {
    const offcut = anOffcut();
    const { screen, inputsOf } = await show(anOpenedBatch({ Groups: [aGroup()] }), {
      'batch.offcuts': () => [offcut],
      'batch.adjustOffcut': () => offcut,
    });
    await screen.getByRole('tab', { name: 'Offcuts' }).click();
    await expect.element(screen.getByText('OF72, Anthracite outside, 1778 mm, on hand, from 2649-B003')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Label of 2649-B003-R17' }))
      .toHaveAttribute('href', '#/installer/batches/b1/labels?of=offcuts&text=2649-B003-R17');
    await screen.getByRole('button', { name: 'Scrap 2649-B003-R17' }).click();
    const scrap = screen.getByRole('dialog', { name: 'Scrap offcut 2649-B003-R17' });
    await scrap.getByRole('button', { name: 'Scrap' }).click();
    await expect.element(scrap.getByText('Give a reason. It is kept in the ledger.')).toBeVisible();
    await scrap.getByLabelText('Why').fill('Bent');
    await scrap.getByRole('button', { name: 'Scrap' }).click();
    await expect.element(scrap).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Book in an offcut' }).click();
    const found = screen.getByRole('dialog', { name: 'Book in an offcut that was found' });
    await found.getByLabelText('What is written on it').fill('shelf-12');
    await found.getByLabelText('Usable length, mm').fill('1850');
    await found.getByLabelText('Why').fill('Counted');
    await found.getByRole('button', { name: 'Book in' }).click();
    await expect.element(found).not.toBeInTheDocument();
    expect(inputsOf('batch.adjustOffcut')).toEqual([
      { Move: 'scrapped', Id: '2649-B003-R17', Reason: 'Bent' },
      { Move: 'in', Id: 'SHELF-12', Group: 'OF72-AGWH', Length: 1850, Reason: 'Counted' },
    ]);
  });

  test.each([
    ['Released', 'Start cutting', '/installer/batches/b1?tab=progress'],
    ['Cutting', 'Start cutting', '/installer/batches/b1?tab=progress'],
    ['Assembly', 'Check', '/installer/batches/b1/scan?at=quality%20check'],
  ] as const)('that is %s: %s leads to the floor and moves nothing', async (State, name, path) => {
    const { screen, go } = await show(anOpenedBatch({ Id: 'b1', State }));
    await screen.getByRole('button', { name, exact: true }).click();
    expect(go.mock.calls).toEqual([[path]]);
  });

  test('an empty batch is removed', async () => {
    const { screen, go } = await show(anOpenedBatch({ Lines: [] }), { 'batch.remove': () => undefined });
    await screen.getByRole('tab', { name: 'Lines' }).click();
    await screen.getByRole('button', { name: 'Remove this batch' }).click();
    await expect.poll(() => go.mock.calls).toEqual([['/installer/batches']]);
  });

  test('an installer sees all and may move nothing', async () => {
    const { screen } = await show(
      anOpenedBatch({ State: 'Released', Moves: [move('recall')], Groups: [aGroup({ Plan: aPlan() })] }),
      {},
      'installer',
    );
    await expect.element(screen.getByText('Proven minimum')).toBeVisible();
    for (const name of ['Start cutting', 'Recall', 'Scan', 'Replan'])
      await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  });
});
