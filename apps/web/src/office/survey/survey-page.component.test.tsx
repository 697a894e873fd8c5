import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type ItemId, itemId } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { answered } from '../../shared/testing/fakes.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { ToastRegion } from '../../shared/toasts/toast-region.tsx';
import { dismissToast, shownToasts } from '../../shared/toasts/toasts.ts';
import { fakeOffice, type OfficeAnswers } from '../testing/fake-office.ts';
import { itemServer } from '../testing/item-server.ts';
import { aStoredSurvey } from '../testing/office-rows.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { SurveyPage } from './survey-page.tsx';
import type { StoredSurvey } from './survey-store.ts';

async function aPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], 'hall.png', { type: 'image/png' });
}

/** Photos are taken as soon as the page knows which of them wait on the device. */
async function takePhoto({ screen }: Pick<Awaited<ReturnType<typeof renderOffice>>, 'screen'>, photo: File) {
  const camera = screen.getByLabelText('Take a photo');
  await expect.element(camera).toBeEnabled();
  await camera.upload(photo);
}

/** Whoever uses keys finds the focus on what takes the photo back. */
async function removesByKeys(button: Locator) {
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}

async function renderSurvey(
  answers: OfficeAnswers = {},
  changes: Partial<StoredSurvey['Survey']> = {},
  surveyed?: ItemId,
) {
  const { id, answers: ofItem } = itemServer(surveyed === undefined ? {} : { id: surveyed });
  const rendered = await renderOffice(
    <>
      <SurveyPage />
      <ToastRegion />
    </>,
    {
      answers: {
        ...ofItem,
        'item.getSurvey': () => aStoredSurvey(id, changes),
        'item.saveSurvey': ({ Survey, Version }) => ({
          ...aStoredSurvey(id),
          Survey: { ...aStoredSurvey(id).Survey, Notes: Survey.Notes },
          Version: Version + 1,
        }),
        ...answers,
      },
      path: `/installer/survey/${id}`,
      params: { id },
    },
  );
  return { ...rendered, id };
}

describe('a survey', () => {
  test('says whom to ring, where to go and which of the doors is measured', async () => {
    const id = itemId('item-of-an-order');
    const Site = {
      ...{ Customer: 'Mary Byrne', Phone: '+353 87 123 4567', Address: '1 Mill Lane' },
      ...{ Door: 'Single Door, Minster, Ruby Red', Line: { At: 2, Of: 3, Quantity: 1 }, Quote: null },
    };
    const Order = { Id: 'o1', Number: '10234', State: 'Draft', HeldFrom: null } as const;
    const { screen } = await renderSurvey({ 'item.getSurvey': () => ({ ...aStoredSurvey(id), Site, Order }) }, {}, id);
    const visit = screen.getByRole('region', { name: 'Visit' });
    await expect.element(visit.getByRole('heading', { name: 'Mary Byrne' })).toBeVisible();
    await expect.element(visit.getByText('1 Mill Lane')).toBeVisible();
    await expect
      .element(visit.getByRole('link', { name: 'Ring +353 87 123 4567' }))
      .toHaveAttribute('href', 'tel:+353871234567');
    await expect.element(visit.getByText('Line 2 of 3')).toBeVisible();
    await expect.element(visit.getByRole('link', { name: 'In order 10234', exact: true })).toBeVisible();
  });
  test('that is typed is saved by itself', async () => {
    const { screen, inputsOf, id } = await renderSurvey();
    const notes = screen.getByRole('textbox', { name: /^Notes/ });
    await notes.fill('Mind the step');
    await expect
      .poll(() => inputsOf('item.saveSurvey'))
      .toMatchObject([{ ItemId: id, Version: 1, Survey: { Notes: 'Mind the step' } }]);
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  });

  test('says what to order once every width and height is measured', async () => {
    const { screen } = await renderSurvey();
    await expect.element(screen.getByText('Order – × –')).toBeVisible();
    for (const place of ['Head', 'Middle', 'Foot'])
      await screen.getByRole('textbox', { name: `Width of the opening, ${place}` }).fill('1030');
    for (const place of ['Left', 'Middle', 'Right'])
      await screen.getByRole('textbox', { name: `Height of the opening, ${place}` }).fill('2130');
    await expect.element(screen.getByText('Order 1020 × 2120')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Use these sizes' })).toBeVisible();
  });

  test('is not final while a measure is missing', async () => {
    const { screen, inputsOf } = await renderSurvey();
    await screen.getByRole('checkbox', { name: 'Measurements final' }).click();
    await expect.element(screen.getByText(/^Not measured yet/)).toBeVisible();
    expect(inputsOf('item.saveSurvey')).toEqual([]);
  });

  test('whose opening takes another size is final by one act, which gives the item that size', async () => {
    const { screen, inputsOf } = await renderSurvey(
      {
        'item.saveSurvey': ({ ItemId, Survey, Version }) => ({
          ...aStoredSurvey(itemId(ItemId), { Final: Survey.Final }),
          Version: Version + 1,
        }),
      },
      {
        Widths: [mm(1040), mm(1040), mm(1040)],
        Heights: [mm(2140), mm(2140), mm(2140)],
        Diagonals: [mm(2379), mm(2379)],
      },
    );
    await screen.getByRole('checkbox', { name: 'Measurements final' }).click();
    await expect.element(screen.getByText(/this opening takes 1030 × 2130 mm/)).toBeVisible();
    expect(inputsOf('item.saveSurvey')).toEqual([]);
    await screen.getByRole('button', { name: 'Use 1030 × 2130 mm and declare final' }).click();
    await expect.poll(() => inputsOf('item.saveSurvey')).toMatchObject([{ Survey: { Final: true } }]);
    expect(inputsOf('configureItem')).toMatchObject([
      { Actions: [{ type: 'size.changeOverall', overall: { width: 1030, height: 2130 } }] },
    ]);
  });

  test('that was final says so when a measure takes it back', async () => {
    const { screen } = await renderSurvey({}, { Final: true });
    await screen.getByRole('textbox', { name: 'Plaster runs in, Left' }).fill('12');
    await expect.element(screen.getByText(/^No longer final/)).toBeVisible();
  });

  test('that somebody else has changed meanwhile shows both, and one of them stands', async () => {
    const { screen, id } = await renderSurvey({
      'item.saveSurvey': () => {
        throw answered(409);
      },
    });
    await expect.element(screen.getByRole('textbox', { name: /^Notes/ })).toBeVisible();
    fakeOffice.answer({ 'item.getSurvey': () => ({ ...aStoredSurvey(id, { Notes: 'Theirs' }), Version: 2 }) });
    await screen.getByRole('textbox', { name: /^Notes/ }).fill('Mine');
    await expect.element(screen.getByText('Somebody else has changed this survey meanwhile')).toBeVisible();
    const row = screen.getByRole('row', { name: /^Notes/ });
    await expect.element(row.getByText('Mine')).toBeVisible();
    await expect.element(row.getByText('Theirs')).toBeVisible();
    await screen.getByRole('button', { name: 'Take theirs' }).click();
    await expect.element(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Theirs');
  });

  test('waits for the network on the device', async () => {
    const { screen, id } = await renderSurvey({
      'item.saveSurvey': () => {
        throw answered(503);
      },
    });
    await screen.getByRole('textbox', { name: /^Notes/ }).fill('Mind the step');
    await expect.element(screen.getByText('Waiting to be sent, kept on this device')).toBeVisible();
    expect(deviceStorage.getItem(`doorwright.survey.-1022.${id}`)).toContain('Mind the step');
  });

  test('that cannot be loaded can be asked for again', async () => {
    const { screen, id } = await renderSurvey({
      'item.getSurvey': () => {
        throw answered(503);
      },
    });
    await expect.element(screen.getByText('The survey could not be fetched.')).toBeVisible();
    fakeOffice.answer({ 'item.getSurvey': () => aStoredSurvey(id) });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('textbox', { name: /^Notes/ })).toBeVisible();
  });

  test('a photo taken without a network waits, also over a reload, and is sent when it is back', async () => {
    const { screen, id } = await renderSurvey({
      'item.getPhotoUploadTarget': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await takePhoto({ screen }, await aPhoto());
    await expect.element(screen.getByText(/^1 photo waits to be sent/)).toBeVisible();
    await screen.unmount();

    const put = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const again = await renderSurvey(
      {
        'item.getPhotoUploadTarget': () => ({ url: 'https://blobs/1', method: 'PUT', headers: {}, blobUrl: 'blob:1' }),
        'item.addPhoto': ({ ItemId }) => ({
          ...aStoredSurvey(itemId(ItemId)),
          Photos: [{ Id: 'p1', Url: 'data:,', AddedAt: '2026-11-20T09:00:00.000Z', AddedBy: me }],
        }),
      },
      {},
      id,
    );
    await expect.element(again.screen.getByRole('img', { name: 'Photo 1', exact: true })).toBeInTheDocument();
    expect(again.inputsOf('item.addPhoto')).toEqual([{ ItemId: id, PhotoUrl: 'blob:1' }]);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  test('a photo that is removed can be taken back while the toast stays, and goes when it is closed', async () => {
    const { id, answers } = itemServer();
    const photos = ['p1', 'p2'].map((Id) => ({ Id, Url: 'data:,', AddedAt: '2026-11-20T09:00:00.000Z', AddedBy: me }));
    const { screen, inputsOf } = await renderSurvey(
      {
        ...answers,
        'item.getSurvey': () => ({ ...aStoredSurvey(id), Photos: photos }),
        'item.removePhoto': ({ PhotoId }) => ({
          ...aStoredSurvey(id),
          Photos: photos.filter(({ Id }) => Id !== PhotoId),
        }),
      },
      {},
      id,
    );
    const both = screen.getByRole('button', { name: /^Remove photo/ });
    const undo = screen.getByRole('button', { name: 'Undo: the photo stays' });
    await removesByKeys(screen.getByRole('button', { name: 'Remove photo 1' }));
    await expect.element(undo).toHaveFocus();
    expect(both.elements()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => both.elements()).toHaveLength(2);
    await removesByKeys(screen.getByRole('button', { name: 'Remove photo 2' }));
    await expect.element(undo).toHaveFocus();
    expect(inputsOf('item.removePhoto')).toEqual([]);
    for (const { id: toast } of shownToasts()) dismissToast(toast);
    await expect.poll(() => inputsOf('item.removePhoto')).toEqual([{ ItemId: id, PhotoId: 'p2' }]);
    expect(both.elements()).toHaveLength(1);
  });

  test('a photo that waits can be removed and taken back too', async () => {
    const { screen } = await renderSurvey({
      'item.getPhotoUploadTarget': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await takePhoto({ screen }, await aPhoto());
    const waits = screen.getByText(/^1 photo waits to be sent/);
    await expect.element(waits).toBeVisible();
    await removesByKeys(screen.getByRole('button', { name: 'Remove photo 1' }));
    await expect.element(waits).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Undo: the photo stays' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  });

  test('a file that is no picture is refused', async () => {
    const { screen } = await renderSurvey();
    await takePhoto({ screen }, new File(['no picture'], 'notes.png', { type: 'image/png' }));
    await expect.poll(toastMessages).toEqual(['This file is no picture that the browser can read.']);
  });
});

describe('a survey that its order has locked', () => {
  const reason = 'This door stands in order 10234, which is Ready For Production.';
  const lock = {
    Order: { Id: 'o1', Number: '10234', State: 'Ready For Production', HeldFrom: null },
    Locked: { Survey: reason, Sizes: reason },
  } as const;
  const measured = { Widths: [mm(1010), mm(1012), mm(1011)], Notes: 'Mind the step', Final: true } as const;
  const photo = { Id: 'p1', Url: 'data:,', AddedAt: '2026-11-20T09:00:00.000Z', AddedBy: me };

  test('is there to read, says why, and leads to the order', async () => {
    const { id, answers } = itemServer();
    const final = { FinalAt: '2026-11-20T09:00:00.000Z', FinalBy: me };
    const { screen } = await renderSurvey(
      { ...answers, 'item.getSurvey': () => ({ ...aStoredSurvey(id, measured), ...lock, ...final, Photos: [photo] }) },
      {},
      id,
    );
    const note = screen.getByRole('note');
    await expect.element(note.getByText(reason)).toBeVisible();
    await expect
      .element(note.getByRole('link', { name: 'Locked by order 10234' }))
      .toHaveAttribute('href', '#/installer/order/o1');
    await expect
      .element(screen.getByRole('region', { name: 'Width of the opening' }).getByText('1012 mm'))
      .toBeVisible();
    await expect.element(screen.getByText('Mind the step')).toBeVisible();
    await expect.element(screen.getByText('Measurements final')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
    for (const control of ['textbox', 'checkbox', 'button'] as const)
      expect(screen.getByRole(control).elements()).toEqual([]);
    expect(screen.getByLabelText('Take a photo').elements()).toEqual([]);
  });

  test('shows what was changed on this device meanwhile, until it is discarded', async () => {
    const { screen, id } = await renderSurvey({
      'item.saveSurvey': () => {
        throw answered(409);
      },
    });
    const notes = screen.getByRole('textbox', { name: /^Notes/ });
    await expect.element(notes).toBeVisible();
    fakeOffice.answer({ 'item.getSurvey': () => ({ ...aStoredSurvey(id), ...lock }) });
    await notes.fill('Mind the dog');
    await expect.element(screen.getByRole('note').getByText(reason)).toBeVisible();
    await expect.element(screen.getByRole('alert').getByText('Mind the dog')).toBeVisible();
    await screen.getByRole('button', { name: 'Discard them' }).click();
    await expect.element(screen.getByText('Mind the dog')).not.toBeInTheDocument();
    expect(deviceStorage.getItem(`doorwright.survey.-1022.${id}`)).toBeNull();
  });

  test('is still open where only the sizes of the door are locked, which it then offers to change no more', async () => {
    const { id, answers } = itemServer();
    const opening = { Widths: [mm(1040), mm(1040), mm(1040)], Heights: [mm(2140), mm(2140), mm(2140)] } as const;
    const { screen } = await renderSurvey(
      {
        ...answers,
        'item.getSurvey': () => ({
          ...aStoredSurvey(id, { ...opening, Diagonals: [mm(2379), mm(2379)] }),
          ...lock,
          Locked: { Survey: null, Sizes: reason },
        }),
      },
      {},
      id,
    );
    await expect.element(screen.getByRole('textbox', { name: /^Notes/ })).toBeEnabled();
    const ordered = screen.getByRole('region', { name: 'Ordered size' });
    await expect.element(ordered.getByText(/^The item has/)).toBeVisible();
    await expect.element(ordered.getByRole('note').getByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Use / }).elements()).toEqual([]);
  });
});

describe('one measure for each screen', () => {
  const openSteps = async (changes: Partial<StoredSurvey['Survey']> = {}, answers: OfficeAnswers = {}) => {
    await page.viewport(390, 844);
    const rendered = await renderSurvey(answers, changes);
    await rendered.screen.getByRole('button', { name: 'Measure one by one' }).click();
    return { ...rendered, dialog: rendered.screen.getByRole('dialog', { name: 'One measure at a time' }) };
  };
  test('begins at the first that is missing, and Enter leads on', async () => {
    const { dialog, inputsOf } = await openSteps({ Widths: [mm(1010), null, null] });
    const middle = dialog.getByRole('textbox', { name: 'Width of the opening, Middle' });
    await expect.element(middle).toHaveFocus();
    await expect.element(dialog.getByText('1 of 11 measured')).toBeVisible();
    await userEvent.keyboard('1012{Enter}1014');
    await expect.element(dialog.getByRole('textbox', { name: 'Width of the opening, Foot' })).toHaveValue('1014');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect.element(dialog.getByText('3 of 11 measured')).toBeVisible();
    await dialog.getByRole('button', { name: 'Skip' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Height of the opening, Middle' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Height of the opening, Left' })).toBeVisible();
    await expect
      .poll(() => inputsOf('item.saveSurvey').at(-1))
      .toMatchObject({ Survey: { Widths: [1010, 1012, 1014], Heights: [null, null, null] } });
  });

  test('asks once about what may be half typed, and keeps what is no length', async () => {
    const { dialog } = await openSteps();
    await userEvent.keyboard('101{Enter}');
    await expect.element(dialog.getByText('Is this in millimetres?')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const middle = dialog.getByRole('textbox', { name: 'Width of the opening, Middle' });
    await expect.element(middle).toHaveFocus();
    await userEvent.keyboard('101x{Enter}');
    await expect.element(middle).toHaveValue('101x');
    await expect.element(middle).toBeInvalid();
  });

  test('the last one leads back to the whole form, which has all of them', async () => {
    const { screen, dialog } = await openSteps({
      Widths: [mm(1010), mm(1010), mm(1010)],
      Heights: [mm(2110), mm(2110), mm(2110)],
      Diagonals: [mm(2340), mm(2340)],
      Reveals: { Left: mm(0), Right: mm(0), Top: null },
    });
    await userEvent.keyboard('12');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Plaster runs in, Top' })).toHaveValue('12');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('works without a network', async () => {
    const { dialog } = await openSteps(
      {},
      {
        'item.saveSurvey': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    );
    await userEvent.keyboard('1010{Enter}1012{Enter}');
    await expect.element(dialog.getByText('Waiting to be sent, kept on this device')).toBeVisible();
    await expect.element(dialog.getByText('2 of 11 measured')).toBeVisible();
  });
});
