import { beforeAll, describe, test } from 'vitest';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { cylinder } from '../testing/a-stock.ts';
import { callByPath } from '../testing/call-by-path.ts';
import { expectRefusal } from '../testing/expect-refusal.ts';

/** Sends what is wrong; answers with its refusal. */
type Wrong = (works: TestPurchases) => Promise<unknown>;

/** A call by its path: what it is given may have any form. */
const send = ({ api }: Pick<TestPurchases, 'api'>, path: string, input: unknown) =>
  callByPath(api.fabricator(), path, input);

const nowhere = '5a1f4c1e-0000-4000-8000-0000000000ff';

const moved =
  (changes: Readonly<Record<string, unknown>>): Wrong =>
  (works) =>
    send(works, 'inventory.move', {
      ...{ Id: works.anId(), Kind: 'in', Key: cylinder, Place: works.main, Quantity: '1', Reason: 'Found' },
      ...changes,
    });

const transferred: Wrong = async (works) => {
  const To = await works.aPlace(`Van ${works.anId()}`);
  return send(works, 'inventory.transfer', { Id: works.anId(), Key: cylinder, From: works.main, To, Quantity: '5' });
};

const wholePieces =
  /^Quantity: .+ cannot be written here\. Write whole pieces, such as 24, more than 0 and at most 1,000,000,000/;
const notThere = /^Main has 4 CY-3K, not 5\. Count it first\./;

const [wrong, missing, conflict] = ['BAD_REQUEST', 'NOT_FOUND', 'CONFLICT'] as const;

describe('bad input about stock (PROMISE 16)', () => {
  let works: TestPurchases;
  beforeAll(async () => {
    works = await aPurchase();
    await works.come('4');
  });

  test.each<[what: string, call: Wrong, code: string, sentence: RegExp]>([
    ['no quantity', moved({ Quantity: '0' }), wrong, wholePieces],
    ['a part of a piece', moved({ Quantity: '1.5' }), wrong, wholePieces],
    [
      'tenths of a millimetre',
      moved({ Key: 'GSK-DR', Quantity: '5.9605' }),
      wrong,
      /^Quantity: 5\.9605 cannot be written here\./,
    ],
    ['a word for a quantity', moved({ Quantity: 'abc' }), wrong, /"Quantity"/],
    ['more than a thousand millions', moved({ Quantity: '1000000001' }), wrong, wholePieces],
    ['an unknown key', moved({ Key: 'XY-1' }), missing, /^The catalogue has no article XY-1/],
    ['an unknown place', moved({ Place: nowhere }), missing, /^There is no such place\./],
    ['a move beyond what is there', moved({ Kind: 'issue', Quantity: '5' }), conflict, notThere],
    ['a transfer beyond what is there', transferred, conflict, notThere],
  ])('%s', async (_, call, code, sentence) => expectRefusal(call(works), { code, sentence }));
});
