import { suites } from '@door/domain/door/model/door-values';
import { expect, test } from 'vitest';
import type { FinishFacts } from '../facts.ts';
import type { Scene } from '../scene.ts';
import { toSvg } from '../svg.ts';
import { texturesFrom } from '../textures/textures.ts';
import { backingSample, glassSample } from './glass-sample.ts';
import { frameSample } from './frame-sample.ts';
import { handleSample } from './handle-sample.ts';
import { hardwareSample, metalStops } from './hardware-sample.ts';

const finish: FinishFacts = { hex: '#5b7799', surface: 'paint' };
const suite = 'gold';

const samples: Readonly<Record<string, Scene>> = {
  'no handle': handleSample({ drawnAs: null, suite, finish }),
  lever: handleSample({ drawnAs: 'lever-lever', suite, finish }),
  pad: handleSample({ drawnAs: 'lever-pad', suite, finish }),
  'short bar': handleSample({ drawnAs: 'pull-bar-600', suite, finish }),
  'long bar': handleSample({ drawnAs: 'pull-bar-1800', suite, finish }),
  'slam lock': handleSample({ drawnAs: 'knob-slam', suite, finish }),
  'no knocker': hardwareSample({ kind: 'knocker', drawnAs: null, suite, finish }),
  knocker: hardwareSample({ kind: 'knocker', drawnAs: 'head-knocker', suite, finish }),
  'letter plate': hardwareSample({ kind: 'letterPlate', drawnAs: 'letter-plate', suite, finish }),
  spyhole: hardwareSample({ kind: 'spyhole', drawnAs: 'viewer', suite, finish }),
  knob: hardwareSample({ kind: 'doorKnob', drawnAs: 'octagonal-knob', suite, finish }),
  'clear glass': glassSample({ glazing: { kind: 'clear' }, backing: 'Clear', finish }),
  'leaded glass': glassSample({ glazing: { kind: 'theme', name: 'Diamond Lead' }, backing: 'Minster', finish }),
  'clear backing': backingSample({ backing: 'Clear' }),
  reeded: backingSample({ backing: 'Reeded' }),
  'frame corner': frameSample({ hex: '#383e42', surface: 'woodgrain' }),
};

const picture = (scene: Scene) => toSvg(scene, { id: 's', textures: texturesFrom((name) => `/${name}.png`) });

test.each(Object.entries(samples))('%s is drawn', (_, scene) => {
  expect(picture(scene)).not.toMatch(/NaN|undefined|Infinity/);
  expect(scene.view.width).toBeGreaterThan(0);
});

test('no two samples look alike [2.45]', () => {
  expect(new Set(Object.values(samples).map(picture)).size).toBe(Object.keys(samples).length);
});

test.each(suites)('the chip of %s begins at its first stop and ends at its last', (suite) => {
  expect(metalStops(suite)).toMatch(/^#[0-9a-f]{6} 0%, .*#[0-9a-f]{6} 100%$/);
});
