import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import type { GlassTheme } from '../../catalogue/rows/glass-rows.ts';
import type { Glazing } from '../model/door-values.ts';
import { validateItem } from '../configure/validate-item.ts';
import { aCatalogue, aCatalogueWith } from '../../testing/a-catalogue.ts';
import { aDoorOf } from '../../testing/a-door.ts';
import { glazingOptions } from './glass-options.ts';

const { systems, themes } = aCatalogue().rows;
const [ownType] = systems.map(({ typeId }) => typeId);
const [diamond, ...others] = themes;

/** The supplier, with the first theme made for one kind of system only. */
const makingDiamondFor = (facts: Pick<GlassTheme, 'systemTypeId'>) =>
  aCatalogueWith({ themes: diamond ? [{ ...diamond, ...facts }, ...others] : [] });

describe('a theme is made for a kind of system [5.17]', () => {
  test.each([
    ['every kind', {}, true],
    ['the kind of this door', { systemTypeId: ownType ?? expect.fail() }, true],
    ['another kind', { systemTypeId: 999 }, false],
  ])('for %s', (_, facts, isOffered) => {
    const catalogue = makingDiamondFor(facts);
    const context = contextOf(catalogue);
    const door = aDoorOf('surround', catalogue);
    const glazing: Glazing = { kind: 'theme', themeId: diamond?.id ?? expect.fail() };
    for (const place of ['door', 'frame'] as const) {
      const offered = glazingOptions(door, { context, place, showUnglazed: false }).map(({ value }) => value);
      expect(offered.some((value) => value.kind === 'theme' && value.themeId === glazing.themeId)).toBe(isOffered);
    }
    const whole = {
      ...door,
      glass: { ...door.glass, door: glazing, doorBacking: 'Flemish', partBacking: {} },
    };
    expect(validateItem(whole, context).map(({ code }) => code)).toEqual(isOffered ? [] : ['item.not-offered']);
  });
});
