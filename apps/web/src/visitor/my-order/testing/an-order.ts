import { technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { aSet } from '@door/drawing/testing/a-set';
import type { MyOrder, OfferCalls } from '../../offer/offer-calls.ts';

const drawn = technicalDrawing(aSet, {
  overall: { x: 0, y: 0, width: aSet.width, height: aSet.height },
  figure: 79,
});
const Drawing = { ...drawn, lines: [...drawn.lines], dimensions: [...drawn.dimensions] };

const aUnit = (Unit: number, Stage: MyOrder['Stage']): MyOrder['Units'][number] => ({
  ...{ LineId: 'line-1', Unit, Name: 'Single Door, Minster', Stage, Since: '2026-12-09' },
});

/** As whoever has the link reads it: two doors of one line. */
export const anOrder = (changed: Partial<MyOrder> = {}): MyOrder => ({
  ...{ IsUnchanged: false, Revision: '1', Level: 1, Number: '10234' },
  Supplier: { Name: 'Alder & Lane', Phone: '021 555 0142', Email: 'sales@example.com' },
  ...{ Stage: 'planned', Since: '2026-12-05', Sentence: 'Your doors are planned.', Next: [], Overlay: '' },
  ...{ IsFitted: true, IsCancelled: false, Units: [aUnit(1, 'making'), aUnit(2, 'planned')] },
  Doors: [
    {
      ...{ LineId: 'line-1', Heading: 'Single Door, Minster, Ruby Red', Drawing, Schedule: [] },
      Hinge: 'Hinged on the left, seen from outside. Opens inwards.',
      Sizes: [{ Label: 'Overall size', Text: '1000 × 2100 mm' }],
    },
  ],
  ...{
    Promise: null,
    Papers: null,
    Devices: null,
    Drawing: null,
    Handover: null,
    Mails: null,
    Visits: null,
    Thread: null,
    Faults: null,
  },
  ...changed,
});

/** Calls that nobody expects; a test names those that it answers. */
export const theCalls = (answers: Partial<OfferCalls>): OfferCalls =>
  new Proxy(answers, {
    get: (target, name) =>
      Reflect.get(target, name) ?? (() => Promise.reject(new Error(`Nobody answers ${String(name)}.`))),
  }) as OfferCalls;
