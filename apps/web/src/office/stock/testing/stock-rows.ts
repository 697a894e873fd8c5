import type { DeepReadonly } from '../../testing/fake-office.ts';
import type { OpenedArticle, WireMove, WirePlace, WireSeller } from '../stock-wire.ts';

export const main: WirePlace = { Id: 'main', Name: 'Main', Counts: true, IsDefault: true, IsRetired: false };
export const van: WirePlace = { Id: 'van', Name: 'Van 2', Counts: true, IsDefault: false, IsRetired: false };

/** As `inventory.places` answers them. */
export const placesAnswer = { Places: [main, van], LastUpdated: '2026-11-20T08:00:00.000Z' };

/** Three cylinders at Main, as their page loads them; the list has the same without how they are kept. */
export const anArticle = (changes: Partial<DeepReadonly<OpenedArticle>> = {}): DeepReadonly<OpenedArticle> => ({
  Key: 'CY-3K',
  Text: 'Cylinder, 3 star',
  Unit: 'piece',
  OnHand: '3',
  Free: '3',
  FirstShort: null,
  Places: [{ Id: main.Id, Name: main.Name, Counts: true, OnHand: '3', Lots: [] }],
  Floor: '5',
  IsBelowFloor: true,
  LastCounted: '2026-11-03',
  Value: '10.00',
  Currency: 'EUR',
  Supply: {
    ...{ Key: 'CY-3K', Supply: 'counted', Stage: 'assembly', Floor: '5', FirstPlace: null },
    ...{ LotTracked: false, AnalysisCode: '', LastUpdated: '2026-11-20T08:00:00.000Z' },
  },
  ...{ Due: [], Demand: [], Forecast: [], History: [] },
  ...changes,
});

/** A vendor that sells the cylinders in tens. */
export const aSeller = (Name: string, changes: Partial<WireSeller> = {}): WireSeller => ({
  Vendor: { Id: Name.toLowerCase(), Name, Currency: 'EUR' },
  ...{ Id: `item of ${Name}`, Key: 'CY-3K', Unit: 'piece', Code: 'L-3K', Text: '', Pack: '10', Least: '10' },
  ...{ LeadDays: 3, Price: '2.50', Per: '1', ValidFrom: null, ValidUntil: null, Rank: 1, LeastOrder: '10' },
  Comes: { Order: '2026-11-23', Delivered: '2026-11-26', Usable: '2026-11-27' },
  ...changes,
});

/** One that is tracked by lots, in litres. */
export const aPaint = (changes: Partial<DeepReadonly<OpenedArticle>> = {}): DeepReadonly<OpenedArticle> =>
  anArticle({
    ...{ Key: 'PAINT-RAL 3003', Text: 'Paint RAL 3003', Unit: 'litre', OnHand: '2.500', Floor: '0.000' },
    ...{ Free: '2.500', IsBelowFloor: false },
    Places: [{ Id: main.Id, Name: main.Name, Counts: true, OnHand: '2.500', Lots: [{ Lot: 'A12', OnHand: '2.500' }] }],
    Supply: { ...anArticle().Supply, Key: 'PAINT*', Stage: 'painting', Floor: '0.000', LotTracked: true },
    ...changes,
  });

export const aMove = (Line: number, changes: Partial<WireMove> = {}): WireMove => ({
  ...{ Key: 'CY-3K', Line, Kind: 'in', Place: main.Id, Lot: null, Quantity: '3', Value: '10.00', Undoes: null },
  ...{ UnitId: null, Batch: null },
  ...{ Cause: { Kind: 'move', Id: `m${String(Line)}` }, Reason: 'Found', ReasonCode: null, On: '2026-11-21' },
  At: '2026-11-21T08:00:00.000Z',
  By: { UserId: 'finn', Name: 'Finn Oakley' },
  ...changes,
});
