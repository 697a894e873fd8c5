/** One fact of two checkouts that is not the same in both. */
export interface Difference {
  readonly path: string;
  /** As JSON; undefined: it is not there. */
  readonly was: string | undefined;
  readonly is: string | undefined;
}

/** What is another text in each run, and what stands for it. */
const changesByRun: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/(?<=[?&]expires=)\d+/g, '(time)'],
  [/https?:\/\/(?:localhost|127\.0\.0\.1):\d+/g, '(origin)'],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.c\d+)?/gi, '(id)'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '(time)'],
  [/\b[\da-f]{32,}\b/gi, '(hash)'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{22,}(?:\.[\w-]+)*/g, '(token)'],
];

/** Fields that are other in each run. */
const fieldsOfRun = new Set(['Reference']);

/** What tells one entry of a list from the others: the first of these of which it has a field. */
const names: readonly (readonly string[])[] = [
  ['WinSysStockCode', 'Piece', 'SubAssembly'],
  ...['code', 'Code', 'Key', 'What', 'CncName', 'SubAssemblyType', 'Kind', 'Name', 'name', 'path', 'label'].map(
    (field) => [field],
  ),
  ['kind', 'masterId'],
  ['MasterStockId', 'SystemId'],
  ['id'],
  ['properties.type.const'],
];

type Fields = Readonly<Record<string, unknown>>;

/** All differences of two values of JSON: those of a record by field, of a list by what its entries are called, of text that is JSON inside it. */
export function differences(was: unknown, is: unknown, path: string): readonly Difference[] {
  const [before, after] = [opened(was), opened(is)];
  if (before === after) return [];
  const [fieldsBefore, fieldsAfter] = [fieldsOf(before), fieldsOf(after)];
  if (!fieldsBefore || !fieldsAfter || Array.isArray(before) !== Array.isArray(after))
    return isSame(before, after) ? [] : [{ path, was: textOf(before), is: textOf(after) }];
  const fields = new Set([...Object.keys(fieldsBefore), ...Object.keys(fieldsAfter)]);
  const found = [...fields].flatMap((field) =>
    fieldsOfRun.has(field) ? [] : differences(fieldsBefore[field], fieldsAfter[field], `${path}/${field}`),
  );
  const [orderBefore, orderAfter] = [fieldsBefore, fieldsAfter].map((fields) => Object.keys(fields).join());
  const isMoved = Array.isArray(before) && found.length === 0 && orderBefore !== orderAfter;
  return isMoved ? [{ path: `${path}/(order)`, was: orderBefore, is: orderAfter }] : found;
}

/** The differences of a kind: of other doors, pictures, entries of a list. */
export function kindOf({ path }: Difference): string {
  return path
    .replace(/^doors\/\d+/, 'doors')
    .replace(/#\d+/g, '')
    .replace(/ as \w+/, '');
}

function opened(value: unknown): unknown {
  if (typeof value !== 'string' || value.startsWith('<svg')) return value;
  if (/^[[{]/.test(value)) {
    try {
      return JSON.parse(value);
    } catch {
      // Text that only begins like JSON is compared as text.
    }
  }
  return changesByRun.reduce((text, [pattern, name]) => text.replace(pattern, name), value);
}

function fieldsOf(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return { ...value };
  const seen = new Map<string, number>();
  return Object.fromEntries(
    value.map((entry: unknown) => {
      const name = nameOf(entry);
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return [`${name}#${String(times)}`, entry];
    }),
  );
}

function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return inPath(entry);
  const named = names.map((fields) => fields.map((field) => fieldAt(entry, field)).filter(isName));
  return inPath(named.find(({ length }) => length > 0)?.join(' '));
}

const isName = (name: unknown) => typeof name === 'string' || typeof name === 'number';

/** What a path of names with points between them leads to. */
export const fieldAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => Reflect.get(Object(found), name), value);

const inPath = (name: unknown): string => String(opened(name ?? '')).replaceAll('/', '∕');
const isSame = (before: unknown, after: unknown) => textOf(before) === textOf(after);
const textOf = (value: unknown): string | undefined => JSON.stringify(value);
