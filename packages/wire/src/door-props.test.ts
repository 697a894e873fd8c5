import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { aDoor, afterChoosing } from '@door/domain/testing/a-door';
import type { Action } from '@door/domain/door/model/action';
import { stockCode } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { doorProps } from './door-props.ts';

const catalogue = aCatalogue();
const propsOf = (item: ReturnType<typeof aDoor>) => doorProps(item, catalogue);

test('what nobody sells stands empty, so that every field of the specification is there [3.17 3.24]', () => {
  expect(propsOf(aDoor('double'))).toMatchObject({
    spyhole2StockCode: '',
    spyhole2Position: null,
    pullHandleStockCode: '',
    signageInsideStockCode: '',
    signageOutsideStockCode: '',
    insulationRating: 'None',
    thermalPerformance: '',
  });
});

test('hinges have their stock code, a spyhole its height; none has neither [3.24]', () => {
  const spyhole: Action = { type: 'hardware.choose', kind: 'spyhole', stock: stockCode('SP-180-GD') };
  const { heights } = catalogue.design(aDoor('single-door').designId);
  const withHole = afterChoosing(aDoor('single-door'), spyhole);
  const hinge = catalogue.rows.hinges.find(({ name }) => name === withHole.hardware.hingeColour);
  expect(propsOf(withHole)).toMatchObject({ hingeStockCode: hinge?.stock, spyhole1Position: heights.spyhole1 });
  const none: Action = { type: 'hardware.choose', kind: 'spyhole', stock: null };
  expect(propsOf(afterChoosing(withHole, none))).toMatchObject({ spyhole1StockCode: '', spyhole1Position: null });
});

describe('each property of the specification is there', () => {
  const item = aDoor('surround');
  const colour = (side: string) => ['', 'Id', 'Ral', 'StockCode', 'Hex', 'Standard'].map((end) => `${side}${end}`);
  const glass = (part: string) => ['Theme', 'ThemeName', 'ThemePriceGroup'].map((end) => `${part}Glass${end}`);
  const at = (place: string) => ['left', 'right', 'top', 'threshold'].map((side) => `${side}${place}StockCode`);

  test.each([
    ['sizes', ['width', 'height', 'overallWidth', 'overallHeight', 'doorWidth', 'doorHeight', 'fanlightHeight']],
    ['sizes of parts', ['leftSideWidth', 'rightSideWidth', 'masterWidth', 'slaveWidth', 'sashWidth', 'sashHeight']],
    ['handing', ['doorHanding', 'doorHandingSelected', 'doorsOpen', 'doorType', 'doorColourOption']],
    ['build', ['doorThickness', 'system', 'fireIntegrity', 'smokeControl', 'sbd', 'sbdLocked', 'jobType']],
    ['hardware', ['hardwareSuite', 'handle', 'handleType', 'hinge', 'threshold', 'thresholdLayout', 'cylinder']],
    ['frame', ['liniarFrameCode', 'externalFrameColourCode', 'internalFrameColourCode', 'frameFinish']],
    ['colours', ['externalColour', 'internalColour'].flatMap(colour)],
    ['frame colours', ['externalFrameColour', 'internalFrameColour'].flatMap(colour)],
    ['premium', ['externalFramePremiumColourSelected', 'internalFramePremiumColourSelected']],
    ['glass', [...glass('door'), 'frameGlassTheme', 'backingGlass', 'doorBackingGlass', 'numerals']],
    [
      'glass of parts',
      ['leftSidelight', 'rightSidelight', 'fanlight'].flatMap((p) => [...glass(p), `${p}BackingGlass`]),
    ],
    ['boards', ['Lining', 'Architrave', 'GtWalling'].flatMap(at)],
    ['packers', ['left', 'right', 'top'].flatMap((p) => [`${p}1PackerStockCode`, `${p}2PackerStockCode`])],
    ['below', ['subsillStockCode', 'thresholdStockCode', 'thresholdPacker2StockCode']],
    ['pieces', ['doorKnockerStockCode', 'letterPlateStockCode', 'spyhole1StockCode', 'doorKnobStockCode']],
    ['extras', ['vent1StockCode', 'vent2StockCode', 'pushPlateStockCode', 'doorChainStockCode', 'doorCloserStockCode']],
    ['locking', ['escutcheonStockCode', 'cylinderStockCode', 'lockOptionsStockCode', 'hingeStockCode']],
    ['on both faces', ['kickPlate', 'signage'].flatMap((p) => [`${p}InsideStockCode`, `${p}OutsideStockCode`])],
  ])('%s [3.11-3.17 3.19-3.24 3.26 3.27]', (_, keys) => {
    expect(keys.filter((key) => !(key in propsOf(item)))).toEqual([]);
  });
});
