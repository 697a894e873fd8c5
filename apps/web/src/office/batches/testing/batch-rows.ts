import { itemId, stockCode } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import type { PieceLabel } from '@door/domain/making/batch/piece-label';
import type {
  BatchLine,
  ListedBatch,
  OpenedBatch,
  PlanGroup,
  WaitingLine,
  WireOffcut,
  WireWeek,
} from '../batch-wire.ts';

export const aWeek = (changes: Partial<WireWeek> = {}): WireWeek => ({
  ...{ Week: '2650', StartsOn: '2026-12-07', EndsOn: '2026-12-13', Orders: 0, Batches: 0 },
  ...{ Open: 5, Points: '0.0', Held: '0.0', Capacity: '120.0', CapacityReason: '', Level: 'free', Short: 0 },
  ...changes,
});

export const aBatch = (changes: Partial<ListedBatch> = {}): ListedBatch => ({
  ...{ Id: 'b1', Number: '2650-B001', Week: '2650', State: 'Planned', Items: 2, Doors: 3, Points: '4.2' },
  ...{ Pairs: ['Anthracite, White'], Pieces: 36, Passed: { Cutting: 0, Assembly: 0, QualityCheck: 0 } },
  ...{ LastUpdated: 'seen 1', Glass: 'open' },
  ...changes,
});

export const aWaitingLine = (number: number, changes: Partial<WaitingLine> = {}): WaitingLine => ({
  ...{
    LineId: `l${number}`,
    OrderId: 'o1',
    OrderNumber: '10234',
    Customer: { Id: 'c1', Name: 'Harbour Homes' },
    Position: number,
  },
  ...{
    ItemId: itemId(`i${number}`),
    Door: `Single Door ${number}`,
    Quantity: 1,
    Part: null,
    Points: '1.0',
    Pair: 'Anthracite, White',
  },
  ...{ Frame: 'WFO', Week: null, PromisedWeek: null, Risk: null, IsUrgent: false },
  ...changes,
});

export const aBatchLine = (number: number, changes: Partial<BatchLine> = {}): BatchLine => ({
  ...aWaitingLine(number),
  ...{ PlacedByHand: true, Reason: 'placed by hand' },
  ...changes,
});

export const aGroup = (changes: Partial<PlanGroup> = {}): PlanGroup => ({
  ...{ Key: 'OF72-AGWH', Profile: stockCode('OF72'), Name: 'OF72, Anthracite outside, White inside', Kind: 'bars' },
  ...{ Pieces: 22, Metres: 39.4, Plan: null, Changes: [], TooLong: [] },
  ...changes,
});

export const anOpenedBatch = (changes: Partial<OpenedBatch> = {}): OpenedBatch => ({
  ...aBatch(),
  Lines: [aBatchLine(1), aBatchLine(2)],
  Moves: [],
  Groups: [],
  GlassUnits: { Of: 0, Open: 0, Settled: 0 },
  Progress: { Pieces: 36, Passed: { Cutting: 0, Assembly: 0, QualityCheck: 0 }, Implied: 0, Begun: 0, Open: 36 },
  History: [],
  ...changes,
});

export const aPlan = (changes: Partial<NonNullable<PlanGroup['Plan']>> = {}): NonNullable<PlanGroup['Plan']> => ({
  ...{ Bars: 11, NewBars: 11, Offcuts: 0, NewLength: 66_000, Yield: 93.1 },
  BarsProof: { Reached: 11, AtLeast: 11, Proof: 'weights' },
  LengthProof: { Reached: 66_000, AtLeast: 66_000, Proof: 'weights' },
  ...{ Ended: 'finished', Steps: 120, CheckedAt: '2026-11-22T10:00:00.000Z' },
  ...changes,
});

export const aLabel = (changes: Partial<PieceLabel> = {}): PieceLabel => ({
  ...{ order: '10234', item: 'Item 1 of 2', part: 'jamb left', size: '2076', ends: '45/45' },
  ...{
    article: 'OF72-AGWH',
    colours: 'Anthracite outside, White inside',
    slot: 'F01',
    week: 'Week 2650',
    cut: 'Bar 3, cut 2',
  },
  ...{ code: '2650-B001-10234-1-JL', qr: 'DW1:2650-B001-10234-1-JL' },
  ...changes,
});

export const anOffcut = (): WireOffcut => ({
  ...{ Id: '2649-B003-R17', Group: 'OF72-AGWH', Name: 'OF72, Anthracite outside', Length: mm(1778) },
  ...{ State: 'on hand', StateText: 'on hand', ReservedFor: null, From: '2649-B003', Entries: [] },
  Label: { Part: 'Offcut', Size: '1778', Article: 'OF72', Colours: '', Code: '2649-B003-R17', Qr: 'DW1:2649-B003-R17' },
});
