import { expect, test } from 'vitest';
import { aContext } from '../../testing/a-context.ts';
import { aDoor, afterChoosing } from '../../testing/a-door.ts';
import type { Action } from '../model/action.ts';
import { designId, systemId, templateId } from '../model/ids.ts';
import { consequencesOf } from './consequences.ts';

const flush: Action = { type: 'design.choose', designId: designId(15) };
const longSlot: Action = { type: 'design.choose', designId: designId(16) };
const knob: Action = { type: 'hardware.chooseHandleType', handleType: 'knob-slam' };
const noPlate: Action = { type: 'hardware.choose', kind: 'letterPlate', stock: null };
const doubleDoor: Action = { type: 'frame.choose', templateId: templateId('double') };
const newBuild: Action = { type: 'build.chooseJobType', jobType: 'new-build' };
const secured: Action = { type: 'build.secure', on: true };
const unsecured: Action = { type: 'build.secure', on: false };
const fire: Action = { type: 'build.chooseSystem', systemId: systemId(2) };

test.each<[string, readonly Action[], Action, readonly string[]]>([
  ['what was chosen is none', [], secured, []],
  ['nor what was taken back', [secured], unsecured, []],
  ['a demand that comes', [], newBuild, ['Secured by Design: Yes']],
  ['a demand that goes', [newBuild], { ...newBuild, jobType: 'replacement' }, ['Secured by Design: none']],
  [
    'all that a fire door asks for',
    [flush],
    fire,
    ['Threshold: Low aluminium threshold 15 mm', 'Door closer: CL-3, on the leaf', 'Smoke seals: Yes'],
  ],
  ['a part for which a design has no room', [], longSlot, ['Letter Plate: None']],
  ['unless nobody wanted it', [noPlate], longSlot, []],
  ['a chosen handle that a new design resets', [knob], flush, ['Handle type: Lever both sides', 'Handle: HA-LL']],
  ['nothing of what a frame style brings', [], { ...doubleDoor, templateId: templateId('left') }, []],
  ['what a frame style has no room for', [], doubleDoor, ['Letter Plate: None']],
])('what changed by itself: %s', (_, before, choice, told) => {
  const was = afterChoosing(aDoor('single-door'), ...before);
  const now = afterChoosing(was, choice);
  const texts = consequencesOf(was, now, aContext()).map(({ term, value }) => `${term}: ${value ?? 'none'}`);
  expect(texts).toEqual(told);
});
