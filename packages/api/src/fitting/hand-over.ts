import { accepted, refused } from '@door/domain/door/model/result';
import { isSameDoor } from '@door/domain/selling/delivery/delivery';
import { handoverGaps, signatureSvg } from '@door/domain/selling/visit/handover';
import { handedOver } from '@door/domain/selling/visit/visit-event';
import { visitNow } from '@door/domain/selling/visit/visit-now';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type HandOver, handOverInput } from './fitting-input.ts';
import { handedWith } from './handover-packs.ts';
import { fittingMessages } from './messages.ts';
import { followVisits, openVisit, type OpenedVisit, sayThere } from './open-visit.ts';
import { arrivedPhotos, doorOf, recordedOf } from './record.ts';
import type { StoredHandover, StoredSignature, StoredVisitEvent } from './visit-event-store.ts';

/** The customer takes doors over, with their signature, or it is said why there is none. The same message again changes nothing. */
export const handOver = procedure
  .allow('visits.do')
  .input(handOverInput)
  .use(async ({ ctx, input: { VisitId, PhotoId }, next }) =>
    next({ ctx: { photos: await arrivedPhotos(ctx, VisitId, PhotoId === null ? [] : [PhotoId]) } }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    const opened = await openVisit(ctx, input.VisitId);
    const { visitEvents } = ctx.stores;
    const [known] = await visitEvents.find([input.Id]);
    if (!known) {
      const event = unwrapOrThrow(await handoverOf(ctx, opened, input));
      await visitEvents.add([{ ...event, ...(await handedWith(ctx, opened.stored, event.at)) }]);
      await sayThere(ctx, opened.stored, { doors: input.Doors.map(doorOf), at: event.at });
      await followVisits(ctx, opened);
    }
    return { Id: input.Id };
  });

type Scope = OfficeScope & { readonly photos: ReadonlySet<string> };

async function handoverOf(ctx: Scope, opened: OpenedVisit, input: HandOver): Promise<Result<StoredHandover>> {
  const { order, id } = opened.stored;
  const events = await ctx.stores.visitEvents.ofOrders([id]);
  const fitted = handedOver(order, events);
  const doors = input.Doors.map(doorOf);
  if (doors.length === 0) return refused('fitting.no-doors', fittingMessages.noDoors);
  if (!doors.every((door) => fitted.some((each) => isSameDoor(each, door))))
    return refused('fitting.no-door', fittingMessages.noDoor);
  const gaps = gapsOf(
    ctx,
    events.filter(({ visitId }) => visitId === opened.visit.id),
  );
  if (gaps.length > 0) return refused('fitting.incomplete', fittingMessages.incomplete(gaps));
  const recorded = recordedOf(ctx, opened, input);
  if (input.Signed === null) {
    if (input.Reason.trim() === '') return refused('fitting.no-reason', fittingMessages.noReason);
    if (input.PhotoId === null || !ctx.photos.has(input.PhotoId))
      return refused('fitting.no-photo', fittingMessages.noPhoto);
    return accepted({ ...recorded, kind: 'not signed', doors, reason: input.Reason.trim(), photo: input.PhotoId });
  }
  const signature = unwrapOrThrow(signatureOf(ctx, input.Signed));
  return accepted({ ...recorded, kind: 'signed', doors, signature });
}

function gapsOf({ supplier }: OfficeScope, events: readonly StoredVisitEvent[]): readonly string[] {
  const { rows, photos, snags } = handoverGaps(supplier.client.fitting, visitNow(events));
  return [
    ...rows.map(fittingMessages.checked),
    ...photos.map((subject) => fittingMessages.photoOf[subject]),
    ...snags.map(fittingMessages.solved),
  ];
}

function signatureOf(
  { ids }: OfficeScope,
  { Name, Strokes, Text, Hash }: NonNullable<HandOver['Signed']>,
): Result<StoredSignature> {
  const svg = signatureSvg(Strokes);
  if (svg === '') return refused('fitting.no-signature', fittingMessages.noSignature);
  if (ids.digest(Text) !== Hash) return refused('fitting.other-text', fittingMessages.otherText);
  return accepted({ name: Name, strokes: Strokes, svg, text: Text, hash: Hash });
}
