import type { PriceByPlace } from '@door/domain/selling/pricing/price-list';
import { describe, expect, test } from 'vitest';
import { demoProduction } from './demo.ts';
import handbook from './golden/handbook-rows.json' with { type: 'json' };
import { prices } from './rows/prices.ts';

// As in `handbook-frames.test.ts`: what both the handbook and a row say is the same, or a test says why not.

const production = demoProduction;
const inEuros = (cents: number): number => cents / 100;
const euroTable = (table: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(table).map(([key, cents]) => [key, inEuros(cents)]));

describe('figures', () => {
  test('U-values and points of a week', () => {
    const { frameU, aluminiumThresholdU, psi } = production.thermal;
    const {
      Uf_frame: frame,
      Uf_threshold_alu: threshold,
      psi_glass_warm_edge: warmEdge,
      psi_door_cassette: cassette,
    } = handbook.thermal;
    expect([frameU.WFO, frameU.NFO, aluminiumThresholdU, psi.fixedLight, psi.cassette]).toEqual([
      frame,
      frame,
      threshold,
      warmEdge,
      cassette,
    ]);
    const { leaves, fixedLight, customRal, fireDoor, week } = production.capacity;
    const tenths = { week, ...leaves, sidelight: fixedLight, fanlight: fixedLight, customRal, fd30s: fireDoor };
    expect(Object.fromEntries(Object.entries(tenths).map(([what, points]) => [what, points / 10]))).toEqual(
      handbook.capacity,
    );
  });

  test('prices', () => {
    const {
      families,
      sizeBands,
      double,
      sidelight,
      fanlight,
      doorColour,
      frameColourGroups,
      glassGroups,
      suites,
      thresholds,
    } = prices;
    const { perMetre, slabs, securedByDesign, fire, laminated, services, tiers, terms, pieces, handleTypes } = prices;
    const placed = (groups: Readonly<Record<string, PriceByPlace>>) =>
      Object.fromEntries(Object.entries(groups).map(([group, places]) => [group, euroTable({ ...places })]));
    const { deliveryFreeFrom, ...charges } = services;
    const asListed = (table: Readonly<Record<string, number>>, listed: object) =>
      Object.fromEntries(Object.entries(euroTable(table)).filter(([code]) => code in listed));
    const share = (basisPoints: number) => basisPoints / 10_000;
    expect({
      gbpPerEur: prices.poundsFor100Euros / 100,
      family: euroTable(families),
      sizeBands: sizeBands.map(({ band, maxWidth, maxHeight, add }) => ({
        band,
        maxW: maxWidth,
        maxH: maxHeight,
        add: inEuros(add),
      })),
      double: { factor: double.percent / 100, meetingSet: inEuros(double.meetingSet) },
      sidelight: euroTable({ ...sidelight }),
      fanlight: euroTable({ ...fanlight }),
      mullionEach: inEuros(prices.bar),
      couplingEach: inEuros(prices.coupling),
      doorColour: euroTable(doorColour),
      frameColourGroup: placed(frameColourGroups),
      glassGroup: placed(glassGroups),
      suiteAdd: euroTable(suites),
      threshold: euroTable(thresholds),
      perMetre: asListed(perMetre, handbook.prices.perMetre),
      slab: euroTable(slabs),
      sbdPack: inEuros(securedByDesign.price),
      fd30s: inEuros(fire.FD30S),
      laminatedPerM2: inEuros(laminated.perM2),
      laminatedMinEach: inEuros(laminated.leastEach),
      trickleVent: inEuros(pieces['VT2500'] ?? 0),
      services: { ...euroTable(charges), deliveryFreeOver: inEuros(deliveryFreeFrom) },
      tiers: Object.entries(tiers).map(([name, discount]) => ({ name, discount: share(discount) })),
      defaultMarkup: share(terms.markup),
      depositPct: share(terms.deposit),
      quoteValidDays: terms.quoteValidDays,
    }).toEqual(handbook.prices);
    expect(asListed(pieces, handbook.piecePrices)).toEqual(handbook.piecePrices);
    expect(asListed(handleTypes, handbook.handlePrices)).toEqual(handbook.handlePrices);
  });
});
