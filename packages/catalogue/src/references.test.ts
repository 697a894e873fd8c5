import { articleCode } from '@door/domain/bom/article-code';
import type { CatalogueRows } from '@door/domain/catalogue/catalogue-rows';
import { describe, expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';

type Key = string | number | null;

/** Keys of other rows, and the rows that exist; null refers to nothing. */
interface Reference {
  readonly asked: readonly Key[];
  readonly there: readonly Key[];
}

const missing = (asked: readonly Key[], there: readonly Key[]) =>
  asked.filter((key) => key !== null && !there.includes(key));

describe.each(demoSuppliers)('$client.name', ({ rows, production }) => {
  test.each(Object.entries(references(rows)))('%s', (_, { asked, there }) => {
    expect(asked.length).toBeGreaterThan(0);
    expect(missing(asked, there)).toEqual([]);
  });

  test('every place is glazed with units that are made', () => {
    const units = production.glassUnits.map((row) => row.code);
    expect(
      missing(
        Object.values(production.glazing).flatMap((place) => Object.values(place).flatMap((row) => Object.values(row))),
        units,
      ),
    ).toEqual([]);
  });

  test('the numbers of production are above 0', () => {
    const { frameU, aluminiumThresholdU, psi } = production.thermal;
    const numbers = [
      ...Object.values(frameU),
      aluminiumThresholdU,
      ...Object.values(psi),
      ...Object.values(production.componentWeights),
      ...Object.values(production.glassUnitLimits),
      ...Object.values(production.dividers).flatMap((row) => [row.kgPerMetre, row.steelKgPerMetre]),
      ...Object.values(production.consumption)
        .flat()
        .filter((value) => typeof value === 'number'),
    ];
    expect(numbers.filter((each) => each <= 0)).toEqual([]);
  });

  test('every stock code in a row is an article of the factory', () => {
    const codes = production.articles.map((row) => row.code);
    const rules = [
      ...rows.stock.map((row) => row.code),
      ...rows.sizeStock.map((row) => row.code),
      ...rows.thresholds.map((row) => row.code),
      ...rows.hinges.map((row) => row.stock),
      ...rows.profiles.flatMap((row) => [row.code, row.steelCode]),
      ...rows.colourPairs.flatMap((row) => [row.wideCode, row.narrowCode]),
      ...production.locks.map((row) => row.code),
      ...Object.values(production.partArticles),
      ...Object.values(production.dividers).flatMap((row) => [row.code, row.steelCode, row.connector]),
      ...production.glassUnits.flatMap(({ code, thickness }) => [
        articleCode(production.codePatterns.glassUnit, { code }),
        articleCode(production.codePatterns.bead, { thickness }),
      ]),
    ];
    expect(missing(rules, codes)).toEqual([]);
  });
});

/** Every reference from one row to another. */
function references(rows: CatalogueRows): Readonly<Record<string, Reference>> {
  const masterIds = rows.masters.map((row) => row.id);
  const stockCodes = rows.stock.map((row) => row.code);
  const frameColours = rows.colours.filter((row) => row.use === 'frame').map((row) => row.id);
  const sills = rows.sizeStock.filter((row) => row.use === 'sill').map((row) => row.code);
  return {
    'a template names its system': {
      asked: rows.templates.map((row) => row.systemId),
      there: rows.systems.map((row) => row.id),
    },
    'a template names its design': {
      asked: rows.templates.map((row) => row.designId),
      there: rows.designs.map((row) => row.id),
    },
    'a template names its sill': { asked: rows.templates.map((row) => row.sill), there: sills },
    'a template names its threshold': {
      asked: rows.templates.map((row) => row.threshold),
      there: rows.thresholds.map((row) => row.code),
    },
    'a template names its profile': {
      asked: rows.templates.map((row) => row.profile),
      there: rows.profiles.map((row) => row.profile),
    },
    'a mirrored design names its original': {
      asked: rows.designs.map((row) => row.mirrorOf ?? null),
      there: rows.designs.filter((row) => row.hands.left).map((row) => row.id),
    },
    'a pair is of two frame colours': {
      asked: rows.colourPairs.flatMap((row) => [row.external, row.inside]),
      there: frameColours,
    },
    'a theme names its backings': {
      asked: rows.themes.flatMap((row) => row.backings),
      there: rows.backings.map((row) => row.name),
    },
    'a handle type has a master': {
      asked: rows.handles.map((row) => row.handleType),
      there: rows.masters.map((row) => row.handleType),
    },
    'a master names a handle type': {
      asked: rows.masters.map((row) => row.handleType),
      there: rows.handles.map((row) => row.handleType),
    },
    'stock has a master': { asked: rows.stock.map((row) => row.masterId), there: masterIds },
    'a master has stock': { asked: masterIds, there: rows.stock.map((row) => row.masterId) },
    'related stock has masters': {
      asked: rows.relatedStock.flatMap((row) => [row.masterId, row.relatedMasterId]),
      there: masterIds,
    },
    'default hardware has a master': { asked: rows.defaultHardware.map((row) => row.masterId), there: masterIds },
    'a hinge colour is stock': { asked: rows.hinges.map((row) => row.stock), there: stockCodes },
    'size stock is stock': { asked: rows.sizeStock.map((row) => row.code), there: stockCodes },
    'a threshold is stock': { asked: rows.thresholds.map((row) => row.code), there: stockCodes },
  };
}
