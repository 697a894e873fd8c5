import { catalogue } from '../../../shared/testing/fakes.ts';
import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { templateOptions } from '@door/domain/door/frame/template-options';
import { templateId } from '@door/domain/door/model/ids';
import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';

import { frameSections } from './frame-sections.ts';

const inStock = templateOptions(aDoor('single-door'), catalogue);

test('every frame is in exactly one section [2.17]', () => {
  const shown = frameSections(inStock).flatMap(({ cells }) => cells.flatMap((cell) => cell?.value.id ?? []));
  expect(shown.toSorted()).toEqual(catalogue.rows.templates.map(({ id }) => id).toSorted());
});

const usual = catalogue.template(templateId('single-door'));

/** A frame by its name: `left`, `both fanlight`, `none fanlight mullion`; a second one of a shape gets a word more. */
const framesNamed = (...names: readonly string[]) =>
  names.map((name) => {
    const words = name.split(' ');
    const sides: FrameTemplate['sides'] =
      (['left', 'right', 'both'] as const).find((side) => words.includes(side)) ?? 'none';
    const fanlight = words.includes('fanlight');
    const construction = words.includes('mullion') ? 'one-piece' : 'coupled';
    return {
      value: { ...usual, displayName: name, sides, fanlight, construction },
      chosen: false,
      disabledReason: null,
    } as const;
  });

const orderOf = (...names: readonly string[]) =>
  frameSections(framesNamed(...names)).flatMap(({ cells }) => cells.map((cell) => cell?.value.displayName ?? '–'));

test('the matrix: none, left, right and both across; plain, fanlight, mullion, mullion and fanlight down', () =>
  expect(orderOf('none fanlight mullion', 'right', 'left mullion', 'both', 'left fanlight', 'left', 'none')).toEqual([
    ...['none', 'left', 'right', 'both'],
    ...['–', 'left fanlight', '–', '–'],
    ...['–', 'left mullion', '–', '–'],
    'none fanlight mullion',
  ]));

test('a second frame of the same shape takes a free cell', () =>
  expect(orderOf('none', 'left', 'both', 'left mullion', 'both mullion', 'both surround')).toEqual([
    ...['none', 'left', 'both'],
    ...['both surround', 'left mullion', 'both mullion'],
  ]));

test('where no cell is free it comes last', () =>
  expect(orderOf('none', 'none again', 'both')).toEqual(['none', 'both', 'none again']));

test('columns without frames are left out', () =>
  expect(orderOf('both fanlight', 'none fanlight', 'both', 'none')).toEqual([
    ...['none', 'both'],
    ...['none fanlight', 'both fanlight'],
  ]));
