import type { DeepReadonly } from '../../testing/fake-office.ts';
import type { Day, Visit } from '../my-day-wire.ts';

/** A fitting of one door at Mary Byrne's, which nobody has set out for. */
export const aVisit = (changes: Partial<DeepReadonly<Visit>> = {}): DeepReadonly<Visit> => ({
  ...{ Id: 'visit-1', Day: '2026-12-16', From: '08:00', To: '11:30', Kind: 'fitting', State: 'Booked', Ordinal: 1 },
  ...{ Number: '10001', Customer: 'Mary Byrne', Phone: '+353 21 555 0199', Address: '12 Mill Lane\nCork T12 XY00' },
  ...{ Note: 'Key under the pot', Open: '1031.71', Currency: 'EUR', HeaviestPersons: 2, Tools: [] },
  ...{ Supplier: 'Alder & Lane', PayUrl: 'https://doors.example/#/offer/abc' },
  Notes: [{ By: '', Text: 'The bell is broken', At: '2026-12-15T09:00:00.000Z' }],
  Lines: [
    {
      LineId: 'line-1',
      Hinge: 'Hinged on the left, seen from outside. Opens inwards.',
      Facts: [{ Label: 'Door glass', Text: 'Satin' }],
      Drawing: {
        view: { x: 0, y: 0, width: 1000, height: 2100 },
        lines: [{ weight: 'outline', d: 'M0 0h1000v2100h-1000z', broken: false }],
        dimensions: [],
        figure: 60,
      },
      Areas: [{ Area: 'door:leaf', Name: 'Door', D: 'M100 100h800v1900h-800z' }],
    },
  ],
  Doors: [
    {
      ...{ LineId: 'line-1', Unit: 1, Item: '1', Name: 'Single Door, Flush', Size: '1000 × 2100 mm' },
      ...{ Code: '2650-B001-D01', Kg: 61, Van: 'Van A', IsHandedOver: false },
    },
  ],
  Measures: [],
  Checklist: ['Opens and closes', 'Glass unmarked'],
  RequiredPhotos: ['before'],
  Guarantee: [{ Part: 'Glass', Months: 60 }],
  Now: {
    ...{ SetOut: null, Arrived: null, Left: null, HandedOver: null },
    ...{ Scanned: [], Answers: [], Photos: [], Snags: [], Steps: [] },
  },
  ...changes,
});

export const aDay = (...Visits: readonly DeepReadonly<Visit>[]): DeepReadonly<Day> => ({
  Today: '2026-12-16',
  Name: 'Nolan',
  Visits,
});
