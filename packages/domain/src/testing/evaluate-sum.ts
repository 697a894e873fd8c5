/**
 * Evaluates the numbers of a calculation: `H + 6 = 2070 + 6 = 2076` gives the result of 2070 + 6, in metres where the
 * result is in metres. It does not use the rules that wrote the calculation, so it can check them.
 */
export function evaluateSum(sentence: string): number {
  const steps = sentence.split(' = ');
  const inMetres = steps.at(-1)?.endsWith(' m') ?? false;
  const figures = steps.filter((step) => /^[\d(]|^ceil/.test(step) && !/[a-zH-W]/.test(step.replaceAll('ceil', '')));
  const made = evaluate(figures[0] ?? '');
  return inMetres ? roundedAs(made / 1000, steps.at(-1) ?? '') : made;
}

/** Rounded to two decimals or to one, as the written result is. */
const roundedAs = (metres: number, result: string): number =>
  [100, 10].map((steps) => Math.round(metres * steps) / steps).find((each) => `${String(each)} m` === result) ?? metres;

type Reader = { rest: readonly string[] };

function evaluate(text: string): number {
  const reader: Reader = { rest: text.match(/ceil|[\d.]+|[()+\-×/]/g) ?? [] };
  const made = sum(reader);
  if (reader.rest.length > 0) throw new Error(`Nobody can work out ${text}.`);
  return made;
}

function sum(reader: Reader): number {
  let total = product(reader);
  for (let sign = take(reader, '+', '-'); sign; sign = take(reader, '+', '-')) {
    total += sign === '+' ? product(reader) : -product(reader);
  }
  return total;
}

function product(reader: Reader): number {
  let total = one(reader);
  for (let sign = take(reader, '×', '/'); sign; sign = take(reader, '×', '/')) {
    total = sign === '×' ? total * one(reader) : total / one(reader);
  }
  return total;
}

function one(reader: Reader): number {
  const roundsUp = take(reader, 'ceil') !== undefined;
  const bracket = take(reader, '(');
  const value = bracket ? sum(reader) : Number(next(reader));
  if (bracket) take(reader, ')');
  return roundsUp ? Math.ceil(value) : value;
}

function take(reader: Reader, ...signs: readonly string[]): string | undefined {
  const [first = ''] = reader.rest;
  return signs.includes(first) ? next(reader) : undefined;
}

function next(reader: Reader): string {
  const [first = '', ...rest] = reader.rest;
  reader.rest = rest;
  return first;
}
