import { randomUUID } from 'node:crypto';
import { aPicture } from '@door/server/testing/samples';
import type { TestApi } from './a-test-api.ts';
import { anAcceptedOrder } from './an-accepted-order.ts';
import { installerId } from './people.ts';
import { putOrder } from './put-order.ts';

/** On which the fitters come. */
export const fittingDay = '2026-12-16';
/** A moment of that day. */
export const at = (clock: string, on = fittingDay) => `${on}T${clock}:00.000Z`;

/** A fitting on 16 December, booked on Nolan, whose account is that of the caller. */
export async function aVisit() {
  const { api, diary, at: booking } = await anAcceptedOrder();
  const nolan = (await diary.resources()).Resources.find(({ Name }) => Name === 'Nolan');
  if (!nolan) throw new Error('The demo has a Nolan.');
  await diary.updateResource({ ...nolan, Works: [...nolan.Works], AccountId: installerId });
  await diary.book(booking(fittingDay));
  api.controls.now = Date.parse(at('07:00'));
  const { fitting } = api.fitter();
  const [visit] = (await fitting.myDay({ Day: fittingDay })).Visits;
  if (!visit) throw new Error('The visit is on the day of its fitter.');
  const said = (Kind: 'set out' | 'arrived' | 'left', clock: string) => ({
    Id: randomUUID(),
    Kind,
    DeviceAt: at(clock),
  });
  return { api, fitting, visit, VisitId: visit.Id, said, nolan };
}

/** A photo that has arrived. */
export async function aPhoto(api: TestApi, VisitId: string) {
  const PhotoId = randomUUID();
  await api.fitter().fitting.photoTarget({ VisitId, PhotoId });
  await api.blobs.put({ container: 'visitphotos', of: VisitId, version: PhotoId }, aPicture(5, 5));
  return PhotoId;
}

/** A signature under a text. */
export const signed = (api: TestApi, Text: string) => ({
  Name: 'Mary سارة 🚪',
  Strokes: [
    [
      [1, 2],
      [3, 4],
    ] as [number, number][],
  ],
  Text,
  Hash: api.context(-1022, null).ids.digest(Text),
});

/** The same with the fitters there; `ready`: everything is checked and photographed, `sent`: the handover of all doors. */
export async function onSite() {
  const before = await aVisit();
  await putOrder(before.api, 'Manufactured');
  const { fitting, VisitId, said, visit } = before;
  await fitting.record({ VisitId, Events: [said('arrived', '06:50')] });
  const Doors = visit.Doors.map(({ LineId, Unit }) => ({ LineId, Unit }));
  const sent = {
    Id: randomUUID(),
    VisitId,
    Doors,
    DeviceAt: at('06:59'),
    Signed: signed(before.api, 'One door is handed over.'),
  };
  const ready = async () => {
    const photos = [];
    for (const Shows of visit.RequiredPhotos) photos.push({ Shows, PhotoId: await aPhoto(before.api, VisitId) });
    await fitting.record({
      VisitId,
      Events: [
        ...visit.Checklist.map((Row) => ({
          ...{ Id: randomUUID(), Kind: 'checklist' as const, Row, Answer: 'yes' as const, DeviceAt: at('06:55') },
        })),
        ...photos.map((photo) => ({ Id: randomUUID(), Kind: 'photo' as const, ...photo, DeviceAt: at('06:56') })),
      ],
    });
  };
  return { ...before, Doors, sent, ready };
}
