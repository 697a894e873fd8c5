import { may } from '@door/domain/people/roles';
import type { OrderVersion } from '@door/domain/selling/order/order-version';
import { withoutSums } from '@door/domain/selling/order/paper/trade-paper';
import type { Paper } from '@door/domain/selling/quote/paper';
import { textsByPlace } from '@door/domain/selling/quote/paper-places';
import { z } from 'zod';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import { unprintableTexts } from '../document/unprintable-texts.ts';
import { orderIdInput } from '../input/ids.ts';
import { versionNumberInput } from '../quote/quote-input.ts';
import { loadOrder } from './load-order.ts';
import { pricedNow, readOrder } from './order-facts.ts';
import { orderVersionNow } from './order-version-now.ts';
import { blockersToWire } from './readiness.ts';
import type { OrderVersionHead, ConfirmedVersion } from './order-version-store.ts';
import type { StoredOrder } from './order-store.ts';
import { picturesToWire } from '../quote/pictures-to-wire.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Result } from '../refusals.ts';
import { messages } from '../messages.ts';

const copies = { customer: 'order', trade: 'trade-order' } as const;
type Copy = keyof typeof copies;

const input = z.strictObject({
  Id: orderIdInput,
  /** Absent: the latest; of a draft what would be confirmed now. */
  Version: versionNumberInput.optional(),
  /** `trade`: the copy for the works, with net trade for whoever may see costs. */
  Copy: z.enum(['customer', 'trade'], 'must be customer or trade').default('customer'),
});

/** The paper of an order: as it was confirmed, or of a draft as it would be, with what is not yet as it must be. */
export const getVersion = procedure
  .allow('orders.sell')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Id, Version, Copy } }) => {
    const stored = unwrapOrThrow(await loadOrder(ctx, Id));
    const heads = await ctx.stores.orderVersions.of(Id);
    const latest = stored.order.state === 'Draft' ? undefined : heads.at(-1)?.version;
    const version = Version ?? latest;
    if (version === undefined) return draftToWire(ctx, stored, { heads, copy: Copy });
    const { frozen, hash } = unwrapOrThrow(await confirmedVersionOf(ctx, Id, version));
    const { Pictures, ...made } = await addressesOfVersion(ctx, { kind: copies[Copy], aboutId: Id, version });
    const isPrivate = Copy === 'trade' && !seesCost(ctx);
    return {
      ...headsToWire(version, { heads, copy: Copy }),
      LastUpdated: stored.lastUpdated,
      IsLatest: version === latest,
      ConfirmedAt: frozen.confirmedAt,
      Paper: paperFor(ctx, frozen, Copy),
      Hash: hash,
      ...(isPrivate ? noDocument : made),
      Pictures: picturesToWire(frozen.lines, Pictures),
      Blockers: [],
      Warnings: [],
    };
  });

const noDocument = { DocumentId: null, DocumentState: null, DocumentsBefore: 0, PdfUrl: null };

const seesCost = ({ caller }: CallScope): boolean => may(caller.role, 'prices.seeCost');

function paperFor(ctx: CallScope, { paper, tradePaper }: OrderVersion, copy: Copy): Paper {
  if (copy === 'customer') return paper;
  return seesCost(ctx) ? tradePaper : withoutSums(tradePaper);
}

interface Shown {
  readonly heads: readonly OrderVersionHead[];
  readonly copy: Copy;
}

async function draftToWire(ctx: CallScope, stored: StoredOrder, { heads, copy }: Shown) {
  const opened = await readOrder(ctx, stored.order);
  const priced = { ...stored, order: await pricedNow(ctx, opened) };
  const version = heads.length + 1;
  const frozen = await orderVersionNow(ctx, priced, { items: opened.items, version, isDraft: true });
  return {
    ...headsToWire(version, { heads, copy }),
    LastUpdated: stored.lastUpdated,
    IsLatest: true,
    /** Nothing is confirmed yet. */
    ConfirmedAt: null,
    Paper: paperFor(ctx, frozen, copy),
    Hash: null,
    ...noDocument,
    Pictures: picturesToWire(frozen.lines, []),
    Blockers: stored.order.state === 'Draft' ? await blockersToWire(ctx, stored) : [],
    /** What is worth a look before it is confirmed, and does not stand in the way. */
    Warnings: unprintableTexts(ctx, textsByPlace(frozen.paper)),
  };
}

const headsToWire = (version: number, { heads, copy }: Shown) => ({
  Version: version,
  Copy: copy,
  Versions: heads.map((head) => ({ Version: head.version, Hash: head.hash, ConfirmedAt: head.confirmedAt })),
});

/** An order as it was confirmed, for whoever asks for it by its number. */
async function confirmedVersionOf(
  { stores }: Pick<CallScope, 'stores'>,
  orderId: string,
  version: number,
): Promise<Result<ConfirmedVersion>> {
  const confirmed = await stores.orderVersions.find(orderId, version);
  return confirmed ? accepted(confirmed) : refused('order.no-version', messages.order.noVersion);
}
