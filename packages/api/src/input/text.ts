import { cellsIn } from '@door/domain/lib/csv';
import { parsedJson } from '@door/domain/door/model/fields';
import { isStorable } from '@door/domain/lib/storable-text';
import { z } from 'zod';

/** Text that the database can store, of at most so many characters. */
export const text = (most: number) =>
  z
    .string('must be text')
    .max(most, `must have at most ${most} characters`)
    .refine(isStorable, 'must not hold characters that cannot be stored');

/** Text that is not blank; blanks around it are cut off. */
export const filledText = (most: number) =>
  text(most)
    .transform((value) => value.trim())
    .refine((value) => value !== '', 'must be filled in');

/** JSON that travels as text: parts, mullions, properties. */
export const jsonText = (most: number) =>
  text(most).refine((json) => parsedJson(json) !== undefined, 'must be JSON text');

/** The properties of a door, as the item carries them. */
export const propsInput = jsonText(100_000);

/** What persons chose of a door: 2,000 letters where every property was. */
export const choicesInput = jsonText(10_000);

/** Cells of a file: many times those of any list, and read in 20 ms. */
const mostCells = 60_000;

/** What stands for letters that could not be read when a file was taken for UTF-8. */
const unreadable = '\uFFFD';

/** Text of a file; one whose letters are lost is refused before anything of it is kept. */
export const fileText = (most: number) =>
  text(most).refine(
    (file) => !file.includes(unreadable),
    'must be saved as UTF-8 (in a spreadsheet: CSV UTF-8), since it holds letters that cannot be read',
  );

/** A file for a spreadsheet, of so many characters at most. */
export const csvText = (max: number) =>
  fileText(max).refine((csv) => cellsIn(csv) <= mostCells, `must have at most ${String(mostCells)} cells`);
