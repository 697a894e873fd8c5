import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { describe, expect, test } from 'vitest';
import { publicRouter } from './routers.ts';
import { aShop, type TestShop } from './testing/a-shop.ts';

interface Answer {
  readonly error?: { readonly message: string; readonly data: object };
}

async function answerTo(shop: TestShop, path: string, init: RequestInit = {}) {
  const response = await fetchRequestHandler({
    endpoint: '/trpc/public',
    req: new Request(`http://localhost/trpc/public/${path}`, init),
    router: publicRouter,
    createContext: () => shop.context(-1022, { role: 'public' }),
  });
  const { error }: Answer = JSON.parse(await response.text());
  return { status: response.status, error };
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('answers over HTTP', () => {
  test('bad input is 400 with the field and the reason', async () => {
    const { status, error } = await answerTo(aShop(), 'selectDesign', post({ ItemId: 'x', DesignId: 8 }));
    expect({ status, message: error?.message }).toEqual({
      status: 400,
      message: 'ItemId: must be the id of an item.',
    });
  });

  test('a missing field is named', async () => {
    const { error } = await answerTo(aShop(), 'createItemFromTemplate', post({}));
    expect(error?.message).toBe('ItemId: must be text.');
  });

  test('a fault of ours says nothing of itself', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const broken = {
      ...shop,
      context: (...of: Parameters<TestShop['context']>) => ({ ...shop.context(...of), shops: down }),
    };
    const { status, error } = await answerTo(
      broken,
      `tryGetItemForPublic?input=${encodeURIComponent(JSON.stringify(Id))}`,
    );
    expect(status).toBe(500);
    expect(error?.message).toBe('We encountered an error while processing your request. Please try again later.');
    expect(JSON.stringify(error)).not.toMatch(/secret|stack/);
  });
});

const down = { transact: () => Promise.reject(new Error('password=secret')) };
