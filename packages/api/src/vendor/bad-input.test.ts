import { beforeAll, describe, expect, test } from 'vitest';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { callByPath } from '../testing/call-by-path.ts';
import { expectRefusal } from '../testing/expect-refusal.ts';

/** Sends what is wrong; answers with its refusal. */
type Wrong = (works: TestPurchases) => Promise<unknown>;

/** A call by its path: what it is given may have any form. */
const send = ({ api }: Pick<TestPurchases, 'api'>, path: string, input: unknown) =>
  callByPath(api.fabricator(), path, input);

const vendor =
  (fields: Readonly<Record<string, unknown>>): Wrong =>
  (works) =>
    send(works, 'vendor.create', { Id: works.anId(), Name: `Vendor ${works.anId()}`, ...fields });

/** An item of the vendor beside those that it has. */
const sold =
  (...items: readonly Readonly<Record<string, unknown>>[]): Wrong =>
  async (works) => {
    const { Id, LastUpdated } = await works.vendors().getVendorById(works.vendor.Id);
    const usual = { Key: 'ML-M', Pack: '1', Least: '1', LeadDays: 3, Price: null, Per: '1', Rank: 1 };
    const Items = items.map((item) => ({ ...usual, Id: works.anId(), ValidFrom: null, ValidUntil: null, ...item }));
    return send(works, 'vendor.updateItems', { Id, LastUpdated, Items });
  };

describe('bad input about vendors (PROMISE 16)', () => {
  let works: TestPurchases;
  beforeAll(async () => {
    works = await aPurchase();
  });

  test.each<[what: string, call: Wrong, sentence: RegExp]>([
    ['two items that are valid on one day', sold({}, {}), /^ML-M: two rows of rank 1 hold at once\./],
    ['a pack of nothing', sold({ Pack: '0' }), /^ML-M, Pack: /],
    ['an hour that there is not', vendor({ CutOff: '25:00' }), /^Cut-off: 25:00 is no time of the day\./],
    ['a vendor that takes no orders on any day', vendor({ OrderDays: [] }), /^Order days: choose at least one\./],
    ['a vendor that delivers on no day', vendor({ DeliveryDays: [] }), /^Delivery days: choose at least one/],
  ])('%s', async (_, call, sentence) => expectRefusal(call(works), { code: 'BAD_REQUEST', sentence }));

  test('a long text with signs that others read as commands is stored as it is', async () => {
    const Text = `=1+1 \u202Eשלום\t\u0007 ${'x'.repeat(1_900)}`.padEnd(2_000, '-');
    const saved = await sold({ Text })(works);
    expect(saved).toMatchObject({ Items: expect.arrayContaining([expect.objectContaining({ Text })]) });
  });
});
