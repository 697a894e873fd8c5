/** The way to a value inside rows: names of fields and places in lists. */
export type RowPath = readonly (string | number)[];

/** A number of the rows, or one inside a formula (`literal`: which, from the left). */
export interface RowNumber {
  readonly path: RowPath;
  readonly literal: number | null;
}

/**
 * Fields whose numbers are names of things, classes, or sizes of pictures: another number is another thing, not another
 * measure of a door.
 */
const names: ReadonlySet<string> = new Set([
  'id',
  'masterId',
  'relatedMasterId',
  'categoryId',
  'typeId',
  'systemId',
  'systems',
  'designId',
  'stylesOf',
  'mirrorOf',
  'external',
  'inside',
  'hardwareGroup',
  'designGroups',
  'shape',
  'shapes',
  'sizes',
  'priceGroup',
  'privacy',
  'weights',
]);

const formula = /^[wh\d+\-*/(). ]+$/;

/** Every number of the rows, also those in formulas: `w-300`. */
export function* numbersIn(value: unknown, path: RowPath = []): Generator<RowNumber> {
  if (path.some((step) => names.has(String(step)))) return;
  if (typeof value === 'number') yield { path, literal: null };
  else if (typeof value === 'string') yield* literalsIn(value, path);
  else if (Array.isArray(value)) for (const [index, each] of value.entries()) yield* numbersIn(each, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) yield* numbersIn(each, [...path, name]);
}

function* literalsIn(text: string, path: RowPath): Generator<RowNumber> {
  if (!formula.test(text) || !/\d/.test(text)) return;
  for (const [literal] of [...text.matchAll(/\d+(?:\.\d+)?/g)].entries()) yield { path, literal };
}

/** A number that was changed in its rows, until it is put back. */
export interface ChangedNumber {
  readonly putBack: () => void;
}

/** Changes a number of the rows in place. */
export function changeNumber(rows: object, { path, literal }: RowNumber, by: number): ChangedNumber {
  const holder = path.slice(0, -1).reduce<object>((at, step) => {
    const next: unknown = Reflect.get(at, step);
    return Object(next);
  }, rows);
  const key = path.at(-1) ?? '';
  const was: unknown = Reflect.get(holder, key);
  Reflect.set(holder, key, typeof was === 'number' ? was + by : changedLiteral(String(was), literal ?? 0, by));
  return { putBack: () => void Reflect.set(holder, key, was) };
}

function changedLiteral(text: string, wanted: number, by: number): string {
  let at = -1;
  return text.replaceAll(/\d+(?:\.\d+)?/g, (number) => ((at += 1) === wanted ? String(Number(number) + by) : number));
}

/** The same rows, which report each value that is read by its path. */
export function reading<Rows extends object>(rows: Rows, report: (path: string) => void): Rows {
  const seen = new WeakMap<object, object>();
  const watched = <Value extends object>(value: Value, path: string): Value => {
    const known = seen.get(value);
    // Rows are compared by identity, so each has one watcher.
    if (known) return known as Value;
    const watcher = new Proxy(value, {
      get: (target, key) => {
        const found: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol') return found;
        const at = path === '' ? key : `${path}.${key}`;
        if (typeof found === 'object' && found !== null) return watched(found, at);
        report(at);
        return found;
      },
    });
    seen.set(value, watcher);
    return watcher;
  };
  return watched(rows, '');
}
