import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { configure } from '@door/domain/door/configure/configure';
import { colourId, stockCode } from '@door/domain/door/model/ids';
import type { Action } from '@door/domain/door/model/action';
import { contextOf } from '@door/domain/testing/a-context';
import { aDoorOf } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';

const catalogue = catalogueOf(demoCatalogue);
const colours = { red: 9, black: 3, violet: 22, pastelBlue: 14, custom: 29 } as const;
const door = (name: keyof typeof colours): Action => ({ type: 'colour.chooseDoor', colourId: colourId(colours[name]) });
const paintedFrame: Action = { type: 'colour.chooseFrameExternal', finish: { kind: 'door-colour' } };
const put = (place: 'leftArchitrave' | 'topLining' | 'rightGtWalling', code: string): Action => ({
  type: 'build.chooseStock',
  place,
  stock: stockCode(code),
});
const sprayed = (ral: string): Action => ({ type: 'colour.chooseRal', ral });

function linesAfter(actions: readonly Action[], template = 'single-door-both-sidelights-fanlight') {
  const item = actions.reduce(
    (now, action) => {
      const outcome = configure(now, action, contextOf(catalogue));
      return outcome.ok ? outcome.value.item : expect.fail(outcome.refusal.message);
    },
    aDoorOf(template, catalogue),
  );
  return workInstructionsOf(bomOf(item, { catalogue, production: demoProduction })).map(
    ({ description }) => description,
  );
}

const bills = {
  red: linesAfter([door('red')]),
  black: linesAfter([door('black')]),
  'violet with its frame': linesAfter([door('violet'), paintedFrame]),
  'pastel blue with its frame': linesAfter([door('pastelBlue'), paintedFrame]),
  'red double': linesAfter([door('red')], 'double-door'),
  'RAL 5015 with its frame': linesAfter([door('custom'), sprayed('RAL 5015'), paintedFrame]),
  'red with anthracite trims': linesAfter([
    door('red'),
    { type: 'colour.chooseFrameExternal', finish: { kind: 'frame-colour', colourId: colourId(104) } },
    put('leftArchitrave', 'AR70'),
    put('topLining', 'LN150'),
    put('rightGtWalling', 'GT25'),
    { type: 'extra.choose', kind: 'vent1', stock: stockCode('VT2500') },
  ]),
  'RAL 5017 with its frame': linesAfter([door('custom'), sprayed('RAL 5017'), paintedFrame]),
};

test('no two doors in different colours have the same work instructions', () => {
  expect(new Set(Object.values(bills).map((lines) => lines.join('\n'))).size).toBe(Object.keys(bills).length);
});

test.each([
  ['red', 'leaf', 'Ruby Red (RAL 3003) outside, Matt White (RAL 9016) inside'],
  ['red double', 'astragal', 'Ruby Red (RAL 3003) outside, Matt White (RAL 9016) inside'],
  ['violet with its frame', 'door jamb', 'Signal Violet (RAL 4008) outside, Matt White (PVC) inside'],
  ['RAL 5015 with its frame', 'leaf', 'Custom RAL (RAL 5015) outside, Matt White (RAL 9016) inside'],
  ['RAL 5015 with its frame', 'fanlight head', 'Custom RAL (RAL 5015) outside, Matt White (PVC) inside'],
  ['RAL 5015 with its frame', 'sill 150 mm,', 'Custom RAL (RAL 5015) outside'],
  ['RAL 5015 with its frame', 'coupler', 'Custom RAL (RAL 5015) outside'],
  ['RAL 5015 with its frame', 'end caps', 'Custom RAL (RAL 5015) outside'],
  ['RAL 5015 with its frame', 'drainage cap', 'Custom RAL (RAL 5015) outside'],
  ['red with anthracite trims', 'end caps', 'Anthracite Grey (RAL 7016) outside'],
  ['red with anthracite trims', 'drainage cap', 'Anthracite Grey (RAL 7016) outside'],
  ['red with anthracite trims', 'architrave', 'Matt White (PVC) inside'],
  ['red with anthracite trims', 'lining', 'Matt White (PVC) inside'],
  ['red with anthracite trims', 'wall board', 'Matt White (PVC) inside'],
  ['red with anthracite trims', 'vent', 'Anthracite Grey (RAL 7016) outside, Matt White (PVC) inside'],
] as const)('%s: the %s names its colours', (bill, what, text) => {
  const line = bills[bill].find((description) => description.toLowerCase().includes(what));
  expect(line).toContain(text);
});
