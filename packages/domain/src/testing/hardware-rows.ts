import type {
  Criteria,
  HandleCover,
  HandleOption,
  HingeColour,
  MasterStock,
  Stock,
} from '../catalogue/rows/stock-rows.ts';
import type { HandleDrawing } from '../catalogue/rows/hardware-drawings.ts';
import { stockCode } from '../door/model/ids.ts';
import { type Suite, suites } from '../door/model/door-values.ts';
import { mm } from '../lib/mm.ts';

const lever: readonly HandleCover[] = [
  { about: 'lock-edge', reach: mm(65), from: mm(-166), to: mm(78) },
  { about: 'lock-edge', reach: mm(145), from: mm(-20), to: mm(20) },
];

const handle = (handleType: HandleDrawing, facts: Partial<HandleOption>): HandleOption => ({
  handleType,
  drawnAs: handleType,
  name: handleType,
  description: '',
  suites,
  designGroups: [1, 2, 3, 4],
  minLeafHeight: null,
  lock: 'lift-lever',
  covers: { outside: lever, inside: lever },
  ...facts,
});

export const handles: readonly HandleOption[] = [
  handle('lever-lever', { name: 'Lever both sides' }),
  handle('pull-bar-600', {
    name: 'Pull bar',
    suites: ['satin-chrome', 'black'],
    designGroups: [2, 3],
    lock: 'slam',
    otherLocks: ['key-wound'],
  }),
  handle('pull-bar-1800', {
    name: 'Long pull bar',
    suites: ['satin-chrome', 'black'],
    designGroups: [2],
    minLeafHeight: mm(2000),
    covers: { outside: [{ about: 'lock-edge', reach: mm(120), from: mm(-850), to: mm(950) }], inside: lever },
  }),
  handle('knob-slam', { name: 'Heritage knob', suites: ['chrome', 'gold', 'black'], designGroups: [1, 4] }),
];

interface Product extends Omit<MasterStock, 'name'> {
  readonly suites: readonly Suite[];
  readonly criteria: Criteria;
}

const product = (id: number, code: string, facts: Partial<Product>): Product => ({
  id,
  code,
  kind: null,
  handleType: null,
  dropdown: null,
  suites: [],
  criteria: {},
  ...facts,
});

const aHandle = { kind: 'handle', dropdown: 'handle' } as const;

/** The knocker KN-URN is not made in white, and no other knocker is. */
const products: readonly Product[] = [
  product(1, 'HA-LL', { ...aHandle, handleType: 'lever-lever', suites }),
  product(3, 'HA-PB600', { ...aHandle, handleType: 'pull-bar-600', suites: ['satin-chrome', 'black'] }),
  product(5, 'HA-PB1800', { ...aHandle, handleType: 'pull-bar-1800', suites: ['satin-chrome', 'black'] }),
  product(6, 'HA-KS', { ...aHandle, handleType: 'knob-slam', suites: ['chrome', 'gold', 'black'] }),
  product(7, 'HA-DUMMY', { dropdown: 'slaveHandle', suites }),
  product(9, 'ES-STD', { dropdown: 'escutcheon' }),
  product(11, 'KN-URN', {
    kind: 'knocker',
    drawnAs: 'urn-knocker',
    dropdown: 'doorKnocker',
    suites: ['chrome', 'gold', 'black'],
  }),
  product(12, 'KN-BAR', {
    kind: 'knocker',
    drawnAs: 'bar-knocker',
    dropdown: 'doorKnocker',
    suites: ['chrome', 'satin-chrome'],
  }),
  product(21, 'DK-RND', { kind: 'doorKnob', drawnAs: 'round-knob', dropdown: 'doorKnob', suites: ['chrome', 'gold'] }),
  product(31, 'SP-180', { kind: 'spyhole', drawnAs: 'viewer', dropdown: 'spyhole1', suites }),
  product(32, 'SP-FD', {
    kind: 'spyhole',
    drawnAs: 'fire-viewer',
    dropdown: 'spyhole1',
    suites: ['chrome'],
    criteria: { fireIntegrity: ['FD30S'] },
  }),
  product(41, 'LP-310', { kind: 'letterPlate', drawnAs: 'letter-plate', dropdown: 'letterPlate', suites }),
  product(51, 'CY-1K', { dropdown: 'cylinder', criteria: { sbd: ['No'] } }),
  product(52, 'CY-3K', { dropdown: 'cylinder' }),
  product(73, 'ML-S', { dropdown: 'lockOptions', lock: { operation: 'slam', leafFrom: mm(1785), leafTo: mm(2300) } }),
  product(76, 'ML-K', {
    dropdown: 'lockOptions',
    lock: { operation: 'key-wound', leafFrom: mm(1785), leafTo: mm(2000) },
  }),
  product(81, 'HG-F3', { dropdown: 'hinge', suites }),
  product(91, 'CH-STD', { dropdown: 'doorChain', suites: ['chrome', 'gold', 'black', 'satin-chrome'] }),
  product(92, 'CL-3', { dropdown: 'doorCloser', suites }),
  product(93, 'CL-CON', { dropdown: 'doorCloser' }),
  product(94, 'KP-150', { dropdown: 'kickPlate', suites }),
  product(95, 'PP-300', { dropdown: 'pushPlate', suites, criteria: { doorsOpen: ['In'] } }),
  product(96, 'NU-75', { dropdown: 'numerals', suites }),
  product(141, 'AR45', { dropdown: 'architrave' }),
  product(143, 'LN100', { dropdown: 'lining' }),
  product(146, 'GT25', { dropdown: 'gtWalling' }),
  product(147, 'HD', { dropdown: 'headDrip' }),
  product(148, 'VT2500', { dropdown: 'vent1' }),
];

export const masters: readonly MasterStock[] = products.map(
  ({ id, code, kind, handleType, drawnAs, dropdown, lock }) => ({
    id,
    code,
    name: code,
    kind,
    handleType,
    ...(drawnAs && { drawnAs }),
    dropdown,
    ...(lock && { lock }),
  }),
);

const suffixes: Readonly<Record<Suite, string>> = {
  chrome: 'CH',
  gold: 'GD',
  'satin-chrome': 'SC',
  white: 'WH',
  black: 'BK',
};

export const stock: readonly Stock[] = products.flatMap((made) => {
  const row: Stock = {
    id: made.id * 10,
    masterId: made.id,
    code: stockCode(made.code),
    description: made.code,
    usage: '',
    categoryId: null,
    suite: null,
    criteria: made.criteria,
    analysisCode: '',
    factoryFitted: true,
  };
  if (made.suites.length === 0) return [row];
  return made.suites.map((suite, index) => ({
    ...row,
    id: row.id + index + 1,
    code: stockCode(`${made.code}-${suffixes[suite]}`),
    suite,
  }));
});

export const hinges: readonly HingeColour[] = [
  { name: 'White', hex: '#ffffff', stock: stockCode('HG-F3-WH') },
  { name: 'Chrome', hex: '#cccccc', stock: stockCode('HG-F3-CH') },
  { name: 'Gold', hex: '#cc9944', stock: stockCode('HG-F3-GD') },
];
