import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OfficeLayout } from '../layout/office-layout.tsx';
import { ItemLoader } from '../open-item/item-loader.tsx';
import { itemServer } from '../testing/item-server.ts';
import { renderOffice, toastMessages } from '../testing/render-office.tsx';

/** The palette, opened on the page of an item or on another one. */
async function openPalette(isOnItem: boolean) {
  const server = itemServer();
  const copied = itemServer();
  const rendered = await renderOffice(
    <OfficeLayout>
      {isOnItem ? (
        <ItemLoader>
          <h1>The item</h1>
        </ItemLoader>
      ) : (
        <h1>The item</h1>
      )}
    </OfficeLayout>,
    {
      answers: {
        ...server.answers,
        'enquiry.list': () => ({ Enquiries: [], After: null }),
        'item.copy': () => copied.saved().wire,
      },
      path: isOnItem ? `/door/${server.id}` : '/installer/items',
      params: isOnItem ? { id: server.id } : {},
    },
  );
  await expect.element(rendered.screen.getByRole('heading', { name: 'The item' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const run = async (typed: string) => {
    await rendered.screen.getByRole('combobox').fill(typed);
    await userEvent.keyboard('{Enter}');
  };
  return { ...rendered, server, copied, run };
}

describe('commands for the open item', () => {
  test.each([
    ['survey', 'survey'],
    ['work sh', 'work-sheet'],
  ])('%s opens its page', async (typed, pageName) => {
    const { go, run, server } = await openPalette(true);
    await run(typed);
    await expect.poll(() => go.mock.calls).toEqual([[`/installer/${pageName}/${server.id}`]]);
  });

  test('Update BOM has the server make the bill, and says that it is done', async () => {
    const { run, inputsOf, server } = await openPalette(true);
    await run('update bom');
    await expect.poll(() => inputsOf('generateBom')).toEqual([server.id]);
    await expect.poll(toastMessages).toEqual(['The bill of materials is up to date.']);
  });

  test('Copy makes a copy and opens it', async () => {
    const { go, run, inputsOf, server, copied } = await openPalette(true);
    await run('copy');
    await expect.poll(() => inputsOf('item.copy')).toMatchObject([{ ItemId: server.id }]);
    await expect.poll(() => go.mock.calls).toEqual([[`/door/${copied.id}`]]);
  });

  test('are not there while no item is open', async () => {
    const { screen } = await openPalette(false);
    await screen.getByRole('combobox').fill('update bom');
    await expect
      .element(screen.getByText('Nothing is called that.').or(screen.getByText(/^All items with/)))
      .toBeVisible();
    await expect.element(screen.getByRole('option', { name: /^Update BOM/ })).not.toBeInTheDocument();
  });
});
