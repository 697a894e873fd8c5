import { isSameDoor, orderDoors, type OrderDoor } from '@door/domain/selling/delivery/delivery';
import type { VisitSaid } from '@door/domain/selling/visit/visit-event';
import { timeOfDevice } from '../delivery/deliveries.ts';
import { messagesAfter } from '../message/tell-customer.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import type { Upload } from '../ports/blobs.ts';
import type { OfficeCaller, CallContext } from '../ports/context.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { type FittingEvent, recordInput } from './fitting-input.ts';
import { fittingMessages } from './messages.ts';
import { followVisits, openVisit, type OpenedVisit, sayThere } from './open-visit.ts';
import type { StoredVisitEvent } from './visit-event-store.ts';

const visiting = procedure.allow('visits.do');

/** What of some photos has arrived, by their ids. Looked at before the transaction, which would hold its rows meanwhile. */
export async function arrivedPhotos(
  { blobs }: Pick<CallContext, 'blobs'>,
  visitId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const arrived = new Set<string>();
  for (const version of ids) {
    const upload: Upload = await blobs.uploaded({ container: 'visitphotos', of: visitId, version });
    if (upload.state === 'sound') arrived.add(version);
  }
  return arrived;
}

/** What fitters say of a visit, as their phone sends it once it has a network. Each is answered by itself; what is refused becomes a task. */
export const record = visiting
  .input(recordInput)
  .use(async ({ ctx, input: { VisitId, Events }, next }) => {
    const photos = Events.flatMap((event) => (event.Kind === 'photo' ? [event.PhotoId] : []));
    return next({ ctx: { photos: await arrivedPhotos(ctx, VisitId, photos) } });
  })
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { VisitId, Events } }) => {
    const opened = await openVisit(ctx, VisitId);
    const { visitEvents } = ctx.stores;
    const results: { Id: string; As: 'taken' | 'known' | 'refused'; Sentence: string }[] = [];
    for (const event of Events) {
      const [known] = await visitEvents.find([event.Id]);
      const sentence = known ? '' : await whyNot(ctx, opened, event);
      if (!known && sentence === '') await visitEvents.add([storedOf(ctx, opened, event)]);
      results.push({ Id: event.Id, As: known ? 'known' : sentence === '' ? 'taken' : 'refused', Sentence: sentence });
      if (event.Kind === 'scanned' && sentence === '')
        await sayThere(ctx, opened.stored, { doors: [doorOf(event.Door)], at: event.DeviceAt });
    }
    if (results.some(({ As }) => As === 'taken')) await followVisits(ctx, opened);
    if (
      Events.some(({ Id, Kind }) => Kind === 'set out' && results.some((each) => each.Id === Id && each.As === 'taken'))
    )
      await messagesAfter(ctx, opened.stored, 'set-out');
    const refused = results.find(({ As }) => As === 'refused');
    if (refused) await orderTasksAfter(ctx, opened.stored, { occasion: 'visit-refused', by: refused.Id });
    return { Results: results };
  });

export const doorOf = ({ LineId, Unit }: { readonly LineId: string; readonly Unit: number }): OrderDoor => ({
  lineId: LineId,
  unit: Unit,
});

/** Why a fact cannot be taken; '' for nothing. */
async function whyNot(
  { stores, photos }: OfficeScope & { readonly photos: ReadonlySet<string> },
  { stored: { order }, visit }: OpenedVisit,
  event: FittingEvent,
): Promise<string> {
  const door = 'Door' in event && event.Door ? doorOf(event.Door) : null;
  if (door && !orderDoors(order.lines).some((each) => isSameDoor(each, door))) return fittingMessages.noDoor;
  if (event.Kind === 'photo' && !photos.has(event.PhotoId)) return fittingMessages.noPhoto;
  if (event.Kind !== 'undo') return '';
  const [undone] = await stores.visitEvents.find([event.Undoes]);
  const isHandover = undone?.kind === 'signed' || undone?.kind === 'not signed';
  return undone?.visitId === visit.id && !isHandover ? '' : fittingMessages.notUndone;
}

interface Recorded {
  readonly Id: string;
  readonly DeviceAt: string;
}

/** What every stored fact of a visit has. A clock that is days ahead is told by both times. */
export const recordedOf = (
  ctx: Pick<OfficeScope, 'supplier' | 'clock'> & { readonly caller: OfficeCaller },
  { visit, stored }: OpenedVisit,
  { Id, DeviceAt }: Recorded,
) => {
  const { at, deviceAt } = timeOfDevice(ctx, DeviceAt);
  return {
    id: Id,
    visitId: visit.id,
    orderId: stored.id,
    undoes: null,
    how: 'phone',
    photo: null,
    signature: null,
    who: ctx.caller.userId,
    at,
    deviceAt,
  } as const;
};

const storedOf = (ctx: OfficeScope, opened: OpenedVisit, event: FittingEvent): StoredVisitEvent => ({
  ...recordedOf(ctx, opened, event),
  ...saidOf(event),
  undoes: event.Kind === 'undo' ? event.Undoes : null,
  photo: event.Kind === 'photo' ? event.PhotoId : null,
});

function saidOf(event: FittingEvent): VisitSaid {
  switch (event.Kind) {
    case 'scanned':
      return { kind: event.Kind, door: doorOf(event.Door) };
    case 'checklist':
      return { kind: event.Kind, row: event.Row, answer: event.Answer, text: event.Text.trim() };
    case 'photo':
      return { kind: event.Kind, shows: event.Shows, door: event.Door && doorOf(event.Door) };
    case 'snag':
      return {
        kind: event.Kind,
        door: event.Door && doorOf(event.Door),
        part: event.Part.trim(),
        text: event.Text,
        blocks: event.Blocks,
      };
    case 'set out':
    case 'arrived':
    case 'left':
    case 'undo':
      return { kind: event.Kind };
  }
}
