import type { KeyStock, PromiseDemand, PromiseFacts, VendorCalendar } from '@door/domain/making/promise/promise-facts';
import { productionWeeksFrom } from '@door/domain/lib/production-week';
import fc from 'fast-check';

const dayMs = 86_400_000;
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const keys = ['GU', 'SLAB', 'CY-3K', 'PAINT'] as const;
const vendorNames = ['clearline', 'latch', 'extrusa'] as const;
const clocks = ['00:00', '09:30', '12:00', '16:00', '23:59'] as const;
const zones = ['Europe/Dublin', 'UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'] as const;

const few = <T>(each: fc.Arbitrary<T>, maxLength = 3) => fc.array(each, { maxLength });
const orNull = <T>(each: fc.Arbitrary<T>) => fc.option(each, { nil: null });
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 });

/**
 * Facts of works, an order and vendors, whatever a year brings: closed weeks, full weeks, days before, on and after the present one.
 * Moments lie about midnight and the cut-offs more often than chance has them. A key is in one demand only, and no calendar is empty.
 */
export const randomFacts: fc.Arbitrary<PromiseFacts> = moments().chain((time) => {
  const dayFrom = (min: number, max: number) => fc.integer({ min, max }).map((days) => isoDay(time + days * dayMs));
  const labels = productionWeeksFrom(isoDay(time - 7 * dayMs), 20).map(({ label }) => label);
  const byWeek = (max: number) =>
    fc.dictionary(fc.constantFrom(...labels), fc.integer({ min: 0, max }), { maxKeys: 16 });
  const spans = (most: number) =>
    few(
      fc.tuple(fc.integer({ min: -20, max: 150 }), fc.integer({ min: 0, max: 16 })).map(([from, length]) => {
        const first = isoDay(time + from * dayMs);
        return length === 0 ? first : `${first}/${isoDay(time + (from + length) * dayMs)}`;
      }),
      most,
    );
  const amounts = few(fc.tuple(dayFrom(-10, 90), fc.integer({ min: 1, max: 12 })));
  const stock: fc.Arbitrary<KeyStock> = fc.record({
    onHand: fc.integer({ min: 0, max: 15 }),
    supply: amounts,
    demand: amounts,
  });
  const vendor: fc.Arbitrary<VendorCalendar> = fc.record({
    leadDays: fc.nat(20),
    cutOff: fc.constantFrom(...clocks),
    orderDays: weekdays,
    deliveryDays: weekdays,
    closed: spans(2),
  });
  return fc.record({
    now: fc.constant(new Date(time).toISOString()),
    timeZone: fc.constantFrom(...zones),
    works: fc.record({
      closed: spans(4),
      usual: fc.integer({ min: 0, max: 1500 }),
      capacity: byWeek(1500),
      planDays: fc.nat(5),
      surveyDays: fc.nat(8),
      depositDays: fc.nat(4),
      goodsInDays: fc.nat(3),
      stages: fc.record({
        cutting: fc.integer({ min: 1, max: 6 }),
        assembly: fc.integer({ min: 1, max: 6 }),
        glazing: fc.integer({ min: 1, max: 6 }),
      }),
      transport: fc.oneof(fc.constant([]), weekdays),
      extraTransport: few(dayFrom(0, 120), 20),
      transitDays: fc.nat(3),
      fitAfter: fc.nat(3),
      fitDays: orNull(fc.array(dayFrom(0, 300), { minLength: 20, maxLength: 60 })),
    }),
    load: byWeek(1500),
    order: fc.record({
      points: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1600 })),
      accepted: orNull(dayFrom(-15, 5)),
      measured: orNull(dayFrom(-15, 15)),
      deposit: orNull(dayFrom(-15, 15)),
      depositAsked: fc.boolean(),
      notBefore: fc.oneof(
        fc.constant(null),
        fc.constant(null),
        fc.constantFrom(...labels.slice(0, 12)),
        dayFrom(-20, 60),
      ),
      leadRules: fc.dictionary(fc.constantFrom('custom RAL', 'arched', 'curved'), fc.nat(25), { maxKeys: 2 }),
      ends: fc.constantFrom('fitted', 'delivered', 'collected'),
    }),
    demand: demands(),
    dueAs: fc.constantFrom('stock', 'purchase'),
    stock: fc.dictionary(fc.constantFrom(...keys), stock),
    vendors: fc.record({ clearline: vendor, latch: vendor, extrusa: vendor }),
  });
});

/** An instant of 2026 to 2028: any, or close to what the clocks say at a cut-off. */
function moments(): fc.Arbitrary<number> {
  const first = Date.parse('2026-10-01');
  const anyDay = fc.nat(600).map((days) => first + days * dayMs);
  const hours = fc
    .tuple(fc.nat(24 * 4), fc.constantFrom(-1, 0, 1))
    .map(([quarter, second]) => quarter * 900_000 + second * 1000);
  return fc.tuple(anyDay, fc.oneof(hours, fc.nat(dayMs - 1))).map(([day, ms]) => day + ms);
}

function demands(): fc.Arbitrary<readonly PromiseDemand[]> {
  const demand = fc.record({
    key: fc.constantFrom(...keys),
    quantity: fc.integer({ min: 1, max: 12 }),
    stage: fc.constantFrom('cutting', 'assembly', 'glazing'),
    vendors: fc.uniqueArray(fc.constantFrom(...vendorNames), { maxLength: 2 }),
    paint: orNull(fc.record({ days: fc.integer({ min: 1, max: 3 }), cureDays: fc.nat(6) })),
  });
  return fc.uniqueArray(demand, { selector: ({ key }) => key, maxLength: keys.length });
}
