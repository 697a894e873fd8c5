import { accepted, refused } from '@door/domain/door/model/result';
import { installationCsv } from '@door/domain/selling/installation/installation-batch';
import { z } from 'zod';
import { personToWire } from '../enquiry/to-wire.ts';
import { wholeNumberFrom } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { installationBatchIdInput, newIdInput } from '../input/ids.ts';
import { signed } from '../inventory/write-moves.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames, type NameOf } from '../user/people.ts';
import type { InstallationBatch } from './installation-store.ts';
import { installationMessages } from './messages.ts';
import { untoldJobs } from './untold-jobs.ts';

const selling = procedure.allow('orders.sell');

const mostJobs = 1000;

/**
 * Tells a register what was fitted on some days, as the supplier's profile wants it: each job once, and what was put right since it was
 * told. The file is kept: the same Id answers with the same bytes for ever.
 */
const installations = selling
  .input(
    z
      .strictObject({ Id: newIdInput, From: dateInput, To: dateInput })
      .refine(({ From, To }) => From <= To, installationMessages.backwards),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { installations: batches } = ctx.stores;
    await batches.lock();
    const idempotencyKey = idempotencyKeyOf(ctx, 'export.installations', sent);
    const nameOf = await loadNames(ctx);
    const made = await batches.find(sent.Id);
    if (made && made.idempotencyKey !== idempotencyKey)
      unwrapOrThrow(refused('installation.id-taken', installationMessages.idTaken));
    if (made) return fileToWire(made, nameOf);
    const days = { from: sent.From, to: sent.To };
    const { jobs, leftOut } = await untoldJobs(ctx, days);
    if (jobs.length === 0) unwrapOrThrow(refused('installation.none', installationMessages.none(sent.From, sent.To)));
    if (jobs.length > mostJobs) unwrapOrThrow(refused('installation.too-many', installationMessages.tooMany(mostJobs)));
    const [last] = await batches.list({ before: null, limit: 1 });
    const number = (last?.number ?? 0) + 1;
    const { fitting, name: maker } = ctx.supplier.client;
    const file = installationCsv({ number, jobs, profile: fitting.installations, maker });
    const batch = { number, id: sent.Id, ...days, jobs, leftOut, file, idempotencyKey, ...signed(ctx) };
    await batches.add(batch);
    return fileToWire(batch, nameOf);
  });

const batchesOfPage = 50;

/** The batches that were made, the newest first. */
const installationBatches = selling
  .input(
    z.strictObject({
      /** The After of the page before: its last number. */
      After: wholeNumberFrom(1, 1_000_000_000).nullish(),
    }),
  )
  .use(inOneTransaction)
  .query(async ({ ctx, input: { After } }) => {
    const made = await ctx.stores.installations.list({ before: After ?? null, limit: batchesOfPage });
    const nameOf = await loadNames(ctx);
    return {
      Batches: made.map((each) => batchToWire(each, nameOf)),
      /** null: this is the last page. */
      After: made.length === batchesOfPage ? (made.at(-1)?.number ?? null) : null,
    };
  });

/** The file of a batch: the same each time. */
const getInstallations = selling
  .input(installationBatchIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const made = await ctx.stores.installations.find(id);
    const found = made ? accepted(made) : refused('installation.no-batch', installationMessages.noBatch);
    return fileToWire(unwrapOrThrow(found), await loadNames(ctx));
  });

const batchToWire = ({ id, number, from, to, jobs, who, at }: InstallationBatch, nameOf: NameOf) => ({
  Id: id,
  /** From 1, without gaps. */
  Number: number,
  From: from,
  To: to,
  /** How many jobs it tells, and how many of them again. */
  Jobs: jobs.length,
  Corrections: jobs.filter(({ corrects }) => corrects !== null).length,
  At: at,
  By: personToWire(who, nameOf),
});

const fileToWire = (made: InstallationBatch, nameOf: NameOf) => ({
  ...batchToWire(made, nameOf),
  /** Jobs of its days that it does not tell. They may be told later, once that is put right. */
  LeftOut: made.leftOut.map(({ orderId, order, why }) => ({
    OrderId: orderId,
    Number: order,
    Why: installationMessages.leftOut[why],
  })),
  FileName: `installations-${String(made.number)}-${made.to}.csv`,
  /** CSV in the columns of the supplier's profile. */
  File: made.file,
});

/** What is told to others in files that are kept. */
export const exportRouter = router({ getInstallations, installationBatches, installations });
