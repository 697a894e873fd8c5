import { afterChoosing, aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { AppContext, useApp } from '../../door/app/app-context.ts';
import { renderInDesigner } from '../../door/designer/testing/render-in-designer.tsx';
import type { SharingCalls } from '../../platform/calls/door-api.ts';
import { RouterContext } from '../../platform/router/use-router.ts';
import { answered } from '../../platform/testing/fakes.ts';
import { ComparePage } from './compare-page.tsx';

const ids = ['0b1f4b52-6d9e-4d0e-9d6f-0c8a4a1f7a11', '0b1f4b52-6d9e-4d0e-9d6f-0c8a4a1f7a12'] as const;
const plain = aDoor('single-door');
const withoutPlate = afterChoosing(plain, { type: 'hardware.choose', kind: 'letterPlate', stock: null });

/** The page at an address, where links lead to the designs that `open` answers. */
const renderAt = (address: string, open: SharingCalls['open']) => {
  function Page() {
    const app = useApp();
    const notCalled = () => Promise.reject(new Error('Nobody asks for this here.'));
    const api = { ...app.api, sharing: () => ({ share: notCalled, open, makeMine: notCalled }) };
    return (
      <AppContext value={{ ...app, api }}>
        <RouterContext value={{ path: '/compare/$doors', params: { doors: address }, go: async () => undefined }}>
          <ComparePage />
        </RouterContext>
      </AppContext>
    );
  }
  return renderInDesigner(() => <Page />);
};

test('says what differs, and everything where it is asked for', async () => {
  const { screen } = await renderAt(ids.join(), async (id) => (id === ids[0] ? plain : withoutPlate));
  await expect.element(screen.getByText('Letter Plate')).toBeInTheDocument();
  await expect.element(screen.getByText('Overall size')).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: 'Everything' }).click({ force: true });
  await expect.element(screen.getByText('Overall size')).toBeInTheDocument();
  await expect.poll(() => screen.getByRole('img', { name: /^Door preview/ }).elements().length).toBe(4);
});

test('doors that are alike are said to be', async () => {
  const { screen } = await renderAt(`mine,${ids[0]}`, async () => plain);
  await expect.element(screen.getByText('These doors are alike in every choice.')).toBeVisible();
});

test('a door that could not be fetched is fetched again; one that is gone says so', async () => {
  const tries: string[] = [];
  const { screen } = await renderAt(ids.join(), async (id) => {
    tries.push(id);
    if (id === ids[1]) return 'none';
    if (tries.filter((each) => each === id).length === 1) throw answered(503);
    return plain;
  });
  await expect.element(screen.getByText('This door could not be fetched.').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('This door could not be fetched.')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/not kept on this device any more/).first()).toBeVisible();
});

test.each(['', 'mine', 'mine,mine', 'nonsense,mine'])('an address that names %j has no two doors', async (address) => {
  const { screen } = await renderAt(address, async () => plain);
  await expect.element(screen.getByRole('heading', { name: 'There are no two doors to compare here' })).toBeVisible();
});
