import { stockAdjustment } from '@door/domain/door/sizes/composite-size';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';
import handbook from './golden/handbook-rows.json' with { type: 'json' };
import { codesOf, named } from './testing/named-rows.ts';

// The numbers of the trade as the handbook gives them stand in the JSON file, typed apart from the rows. A row may say more than
// the handbook, and the supplier may sell more; what both say is the same, or a test says why not.

const { catalogue, production } = { catalogue: demoCatalogue, production: demoProduction };
const { limits, clearances } = catalogue;
const { cuttingAllowances } = production;

describe('frames and thresholds', () => {
  test('profiles, mullions and transoms', () => {
    const profiles = named(codesOf(handbook.frameProfiles), catalogue.profiles, ({ code }) => code);
    expect(
      profiles.map(({ code, face, lip, rebateFloor, kgPerMetre, steelCode, steelKgPerMetre }) => ({
        ...{ code, face, lip, rebateFloor, kgPerMetre, steel: steelCode, steelKgPerMetre },
      })),
    ).toEqual(handbook.frameProfiles);
    expect(
      Object.values(production.dividers).map(({ code, kgPerMetre, steelCode, steelKgPerMetre }) => ({
        ...{ code, kgPerMetre, steel: steelCode, steelKgPerMetre },
      })),
    ).toEqual(handbook.dividers);
  });

  test('what is cut from bars comes in bars of six metres', () => {
    const bars = named(handbook.bars, production.articles, ({ code }) => code);
    expect(bars.map(({ code, stockLengths }) => [code, ...stockLengths])).toEqual(
      handbook.bars.map((code: string) => [code, handbook.barLength]),
    );
  });

  test('packers, sills, couplings, trims and thresholds', () => {
    const sizeStock = named(codesOf(handbook.sizeStock), catalogue.sizeStock, ({ code }) => code);
    expect(
      sizeStock.map((row) => {
        const { code, categoryId, thickness1, rebate } = row;
        return { code, categoryId, thickness1, rebate, adjustment: stockAdjustment(row) };
      }),
    ).toEqual(handbook.sizeStock);
    const stocked = (codes: readonly string[]) =>
      named(codes, catalogue.stock, ({ code }) => code).map(({ code, categoryId }) => ({ code, categoryId }));
    expect(stocked(codesOf(handbook.trims))).toEqual(handbook.trims);
    const thresholds = catalogue.thresholds.map(({ code, upstand, stepFree, opens }) => ({
      code,
      upstand,
      stepFree,
      opens,
    }));
    const categories = stocked(codesOf(handbook.thresholds));
    expect(thresholds.map((row, at) => ({ ...row, categoryId: categories[at]?.categoryId }))).toEqual(
      handbook.thresholds,
    );
  });

  test('clearances, allowances and the saw', () => {
    expect({
      clearHinge: clearances.hinge,
      clearLock: clearances.lock,
      clearTop: clearances.top,
      clearBottom: clearances.bottom,
      meetingGap: clearances.meeting,
      meetingWeb: clearances.meeting - clearances.lock,
      halfWeb: clearances.halfWeb,
      glassEdgeClearance: clearances.glassEdge,
      doorGlassEdgeCover: clearances.doorGlassCover,
      weldAllowancePerEnd: cuttingAllowances.weldPerEnd,
      steelShortPerMitredEnd: cuttingAllowances.steelShortPerMitre,
      steelShortPerSquareEnd: cuttingAllowances.steelShortPerSquareEnd,
      cillHornEachEnd: cuttingAllowances.sillHorn,
      sawKerf: production.saw.kerf,
      barTrimEachEnd: production.saw.trim,
      keepOffcutFrom: production.saw.keepFrom,
      frameFixFromCorner: cuttingAllowances.anchorFromCorner,
      frameFixMaxPitch: cuttingAllowances.anchorMaxPitch,
      fittingToleranceTotal: clearances.fitting,
    }).toEqual(handbook.constants);
    expect([production.backset, clearances.hingeFromEnd]).toEqual([handbook.backset, handbook.hingeFromEnd]);
  });
});

describe('sizes', () => {
  test('slabs and blanks', () => {
    // Beside those of the handbook's table: the solid slab of a fire door, of which it gives no number.
    const slabs = production.slabs.filter((slab) => !('core' in slab));
    expect(slabs.map(({ thickness, up, kgPerM2 }) => ({ thickness, up, kgPerM2 }))).toEqual(handbook.slabs);
    const { widths, slaveOnlyWidths, heights, ...trims } = limits.blanks;
    expect({ blankWidths: widths, slaveOnlyBlankWidths: slaveOnlyWidths, blankHeights: heights, ...trims }).toEqual(
      handbook.blanks,
    );
  });

  test('the limits of what is made', () => {
    const range = ({ min, max }: typeof limits.single) => ({
      minW: min.width,
      maxW: max.width,
      minH: min.height,
      maxH: max.height,
    });
    expect({
      singleFrame: range(limits.single),
      doubleFrame: range(limits.double),
      leaf: { ...range(limits.leaf), slaveMinW: limits.slaveMinWidth },
      sidelightCell: {
        minW: limits.sidelight.minWidth,
        maxW: limits.sidelight.maxWidth,
        maxGlassAreaM2: limits.sidelight.maxGlassM2,
      },
      fanlight: {
        minH: limits.fanlight.minHeight,
        maxH: limits.fanlight.maxHeight,
        maxSingleLightW: limits.fanlight.maxSingleLightWidth,
      },
      onePieceFrame: {
        maxW: limits.onePiece.max.width,
        maxH: limits.onePiece.max.height,
        maxAreaM2: limits.onePiece.maxM2,
      },
      coupledOverall: { maxW: limits.coupled.max.width, maxH: limits.coupled.max.height },
      leafWeightKg: { three: limits.leafKg.threeHinges, four: limits.leafKg.fourHinges },
    }).toEqual(handbook.sizeLimits);
  });

  test('standard dimensions', () => {
    expect(
      catalogue.standardDimensions.map(({ dimension, doors, from, to, value }) => [
        ...[dimension, doors === 'double' ? 'double' : null, from, to, value],
      ]),
    ).toEqual(handbook.standardDimensions);
  });
});
