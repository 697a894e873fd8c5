import { createHash } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';
import { changeNumber, numbersIn, reading, type RowNumber } from './testing/changed-numbers.ts';
import { tradeFigures, type TradeFigure, type TradeRows } from './testing/trade-figures.ts';
import { whyUnheld } from './testing/unheld-numbers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every how manyth number of the rows is changed: each by `npm run mutate`, a few in `npm test`. */
    readonly mutateEvery: number;
  }
}

/** As JSON, because rows share parts and a change must be of one row. Weights follow from the production rows again. */
const rows: TradeRows = JSON.parse(JSON.stringify({ catalogue: demoCatalogue, production: demoProduction }));
const figures = tradeFigures(rows);
const heldTexts = new Map(figures.map((figure) => [figure, figure.read(rows)]));

const nameOf = ({ path, literal }: RowNumber): string =>
  literal === null ? path.join('.') : `${path.join('.')} (number ${String(literal + 1)})`;

const every = inject('mutateEvery');
const isEach = every === 1;
const numbers = [...numbersIn(rows)];
/** The numbers of the works show on the first doors, so a few of them are changed in every run. */
const changed = isEach
  ? numbers
  : numbers
      .filter(({ path }) => path[0] === 'production' && path[1] !== 'articles')
      .filter((_, at) => at % every === 0);

/** The figures that read a value, by its path. To watch every read takes a minute, so it is done only where it saves more. */
const readers = new Map<string, Set<TradeFigure>>();
if (isEach) {
  for (const figure of figures) {
    figure.read(
      reading(rows, (path) => {
        readers.set(path, (readers.get(path) ?? new Set()).add(figure));
      }),
    );
  }
}

const figuresOf = ({ path }: RowNumber): readonly TradeFigure[] =>
  isEach ? [...(readers.get(path.join('.')) ?? [])] : figures;

/** Whether the figure reads otherwise; figures that can no longer be made have changed too. */
function isChanged(figure: TradeFigure): boolean {
  try {
    return figure.read(rows) !== heldTexts.get(figure);
  } catch {
    return true;
  }
}

/** Whether some figure changes with the number, made larger by one or smaller by one: limits may lie on each other. */
const isHeld = (number: RowNumber): boolean =>
  [1, -1].some((by) => {
    const change = changeNumber(rows, number, by);
    const found = figuresOf(number).some(isChanged);
    change.putBack();
    return found;
  });

/** Words may be put better without anybody's approval of a number. */
const numbersOf = (text: string): string => (text.match(/\d+(?:\.\d+)?/g) ?? []).join(' ');

test('what a works reads off the demo’s doors is as it was approved', async () => {
  const digests = [...heldTexts].map(
    ([{ name }, text]) => `${name}: ${createHash('sha256').update(numbersOf(text)).digest('hex').slice(0, 12)}`,
  );
  await expect(`${digests.join('\n')}\n`).toMatchFileSnapshot('golden/trade-figures.txt');
});

/** A door that a rule refuses today would hold nothing of what it was planned for, without a word. */
test('each planned door can be made', () => {
  const refused = [...heldTexts]
    .filter(([, text]) => !/^[[{\d]/.test(text))
    .map(([{ name }, text]) => `${name}: ${text}`);
  expect(refused).toEqual([]);
});

describe('every number of the trade, changed by one, changes what a works reads off some door', () => {
  test.each(changed.map((number) => [nameOf(number), number] as const))('%s', (name, number) => {
    if (whyUnheld(name, rows) === null) expect(isHeld(number)).toBe(true);
  });
});
