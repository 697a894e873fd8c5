import { mm, type Mm } from '../../lib/mm.ts';
import type { Bar, BarRole } from './bar-record.ts';
import type { Bom, BomRecord, PieceRecord } from './bom-record.ts';
import type { MissingRecord } from './missing-record.ts';
import { equationOf, type Figure, toCalculated } from './calculated-figure.ts';
import {
  barWords,
  cassetteWords,
  countWords,
  fittingWords,
  glassWords,
  type LineWords,
  runWords,
  slabWords,
} from './line-words.ts';
import { barName } from './piece-name.ts';
import { type CalculatedLine, type Equation, errorCodeOf } from './work-instruction.ts';

/** The printed lines of a bill. Pieces that are cut or fitted alike share the line of the first: both jambs, all hinges. */
export function workInstructionsOf(bill: Bom): readonly CalculatedLine[] {
  const lines = new Map<string, Alike>();
  bill.forEach((record, index) => {
    const key = keyOfAlike(record) ?? String(index);
    const alike = lines.get(key);
    lines.set(key, alike ? [...alike, record] : [record]);
  });
  return [...lines.values()].map(lineOf);
}

/** Records that share a line. */
type Alike = readonly [BomRecord, ...BomRecord[]];

/** null: the record has a line of its own. */
function keyOfAlike(record: BomRecord): string | null {
  if (record.kind === 'bar') {
    const { group, article, bar, length, ends } = record;
    return JSON.stringify([group, article.code, familyOf(bar), length.value, ends]);
  }
  if (record.kind !== 'fitting') return null;
  const { role } = record.fitting;
  return role === 'hinge' || role === 'figure' ? JSON.stringify([record.group, record.article.code, role]) : null;
}

/** Bars of one family share a line where their length and ends are the same. */
const families: { readonly [Role in BarRole]: (bar: Bar<Role>) => string } = {
  jamb: () => 'jamb',
  head: () => 'head and bottom',
  bottom: (bar) => (bar.under === null ? 'head and bottom' : barName(bar)),
  mullion: ({ within }) => `${within ?? ''} mullion`,
  transom: ({ within }) => `${within ?? ''} transom`,
  steel: ({ inside }) => `steel in ${familyOf(inside)}`,
  bead: ({ light, side }) =>
    `${side === 'left' || side === 'right' ? 'upright' : 'cross'} bead ${String(light.number)}`,
  threshold: barName,
  astragal: barName,
  'weather-bar': barName,
  'head-drip': barName,
  coupler: ({ runs }) => `${runs} coupler`,
  sill: barName,
  packer: barName,
  trim: barName,
};

const familyOf = <Role extends BarRole>(bar: Bar<Role>): string => families[bar.role](bar);

const lineOf = (alike: Alike): CalculatedLine => {
  const [first] = alike;
  return first.kind === 'missing' ? missingLine(first) : pieceLine(first, alike);
};

/** The code `error-…` marks the item as in error. */
const missingLine = ({ group, what, reason, draws }: MissingRecord): CalculatedLine => ({
  group,
  code: errorCodeOf(what),
  description: reason,
  quantity: 1,
  length: null,
  width: null,
  calculation: '',
  dropdown: null,
  partId: null,
  piece: null,
  missing: what,
  equations: [],
  parts: draws,
});

function pieceLine(record: PieceRecord, alike: Alike): CalculatedLine {
  const { group, article, dropdown, partId, name } = record;
  const { messages, quantity, length, width } = printed(record, alike);
  return {
    group,
    code: article.code,
    description: messages.what === '' ? article.description : `${article.description}, ${messages.what}`,
    quantity: toCalculated(quantity).value,
    length: mmOrNull(length),
    width: mmOrNull(width),
    calculation: calculationOf([quantity, length, width], messages.remark),
    dropdown,
    partId,
    piece: name,
    missing: null,
    equations: equationsOf({ quantity, length, width }),
    parts: [...new Set(alike.flatMap(({ draws }) => draws))],
  };
}

interface Printed {
  readonly messages: LineWords;
  readonly quantity: Figure;
  readonly length: Figure | null;
  readonly width: Figure | null;
}

function printed(record: PieceRecord, alike: Alike): Printed {
  const count = alike.length;
  const alone = { quantity: count, length: null, width: null };
  switch (record.kind) {
    case 'bar':
      return { ...alone, messages: barWords(record.bar, { record, count }), length: record.length };
    case 'slab':
      return { ...alone, messages: slabWords(record), length: record.height, width: record.width };
    case 'cassette':
      return { ...alone, messages: cassetteWords(record), length: record.height, width: record.width };
    case 'glass':
      return { ...alone, messages: glassWords(record), length: record.height, width: record.width };
    case 'fitting':
      return {
        ...alone,
        messages: fittingWords(record.fitting, { record, figures: figuresIn(alike) }),
        length: record.length,
      };
    case 'count':
      return { ...alone, messages: countWords[record.role](record), quantity: record.quantity };
    case 'run':
      return { ...alone, messages: runWords[record.role](record), quantity: record.metres };
  }
}

/** The house number of which each figure is a piece. */
const figuresIn = (alike: Alike): string =>
  alike
    .map((record) => (record.kind === 'fitting' && record.fitting.role === 'figure' ? record.fitting.figure : ''))
    .join('');

/** The formulas, each once, then the remark: `H + 6, 45/45`. */
function calculationOf(figures: readonly (Figure | null)[], remark: string): string {
  const formulas = figures.flatMap((figure) => (figure === null || typeof figure === 'number' ? [] : [figure.formula]));
  return [...new Set([...formulas, remark])].filter((messages) => messages !== '').join(', ');
}

function equationsOf({ quantity, length, width }: Omit<Printed, 'messages'>): readonly Equation[] {
  const equations = [
    { of: 'quantity', text: equationOf(quantity) },
    { of: 'length', text: equationOf(length) },
    { of: 'width', text: equationOf(width) },
  ] as const;
  return equations.flatMap(({ of, text }) => (text === null ? [] : [{ of, text }]));
}

const mmOrNull = (length: Figure | null): Mm | null => (length === null ? null : mm(toCalculated(length).value));
