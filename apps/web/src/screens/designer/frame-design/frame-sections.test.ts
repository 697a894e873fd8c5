import { offeredTemplates } from '@door/domain/frame/offer-templates';
import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { catalogue } from '../../../designer/testing/designer-at.ts';
import { frameSections } from './frame-sections.ts';

const sections = frameSections(offeredTemplates(aDoor('single-door'), catalogue));

test('every frame stands in exactly one section', () => {
  const shown = sections.flatMap(({ offers }) => offers.map(({ value }) => value.id));
  expect(shown.toSorted()).toEqual(catalogue.rows.templates.map(({ id }) => id).toSorted());
});

test('the first section is the matrix: plain frames, then those with a fanlight, each from none to both sidelights', () => {
  const columns = ['none', 'left', 'right', 'both'];
  const places =
    sections[0]?.offers.map(({ value }) => ({ fanlight: value.fanlight, column: columns.indexOf(value.sides) })) ?? [];
  const ranks = places.map(({ fanlight, column }) => Number(fanlight) * 4 + column);
  expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b));
});

test('a frame of a shape that is already there follows under its own heading', () =>
  expect(sections.map(({ title }) => title)).toContain('Single door, more frames'));
