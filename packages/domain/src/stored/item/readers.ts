import type { Fields } from '../../door/model/fields.ts';
import { colourId, type StockCode, stockCode, themeId } from '../../door/model/ids.ts';
import type { FrameFinish, Glazing } from '../../door/model/door-values.ts';
import { type Mm, mm, type Size, size } from '../../lib/mm.ts';

export const codeOrNull = (fields: Fields, key: string): StockCode | null =>
  fields.has(key) ? stockCode(fields.text(key)) : null;

export const lengthOrNull = (fields: Fields, key: string): Mm | null => {
  const length = fields.numberOrNull(key);
  return length === null ? null : mm(length);
};

/** The codes that stand at some of these places. */
export const codesAt = <Place extends string>(
  places: readonly Place[],
  fields: Fields,
): Readonly<Partial<Record<Place, StockCode>>> =>
  Object.fromEntries(
    places.flatMap((place) => {
      const code = codeOrNull(fields, place);
      return code === null ? [] : [[place, code] as const];
    }),
  ) as Readonly<Partial<Record<Place, StockCode>>>;

export const readSize = (fields: Fields): Size => size(fields.number('width'), fields.number('height'));

export const readFrameFinish = (fields: Fields): FrameFinish =>
  fields.oneOf('kind', ['frame-colour', 'door-colour']) === 'frame-colour'
    ? { kind: 'frame-colour', colourId: colourId(fields.number('colourId')) }
    : { kind: 'door-colour' };

export const readGlazing = (fields: Fields): Glazing => {
  const kind = fields.oneOf('kind', ['none-chosen', 'clear', 'unglazed', 'theme']);
  return kind === 'theme' ? { kind, themeId: themeId(fields.number('themeId')) } : { kind };
};
