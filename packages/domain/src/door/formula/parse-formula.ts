import type { Formula } from '../../catalogue/rows/design-rows.ts';
import type { Size } from '../../lib/mm.ts';
import { type Result, accepted, refused } from '../model/result.ts';
import { type Expression, type Operator, valueOf } from './expression.ts';

/** Parses a formula such as `(w-470)/2`; anything but w, h, numbers and + - * / ( ) is refused. It is never run as code. */
export function parseFormula(formula: Formula): Result<(leaf: Size) => number> {
  const read = readFormula(formula);
  if (!read.ok) return read;
  return accepted((leaf) => valueOf(read.value, leaf));
}

export function readFormula(formula: Formula): Result<Expression> {
  const tokens = tokensOf(formula);
  const sum = tokens === null ? null : readSum(tokens);
  return sum && sum.rest.length === 0
    ? accepted(sum.expression)
    : refused('formula.syntax', `A drawing formula knows w, h, numbers and + - * / ( ); it cannot read "${formula}".`);
}

type Tokens = readonly string[];
/** The expression at the start and the tokens after it; null on a syntax error. */
type ParseResult = { readonly expression: Expression; readonly rest: Tokens } | null;

const token = /\s*(\d+(?:\.\d+)?|[wh+\-*/()])\s*/y;

/** null where a character belongs to no token. */
function tokensOf(formula: Formula): Tokens | null {
  const tokens: string[] = [];
  let at = 0;
  while (at < formula.length) {
    token.lastIndex = at;
    const found = token.exec(formula);
    if (!found?.[1]) return null;
    tokens.push(found[1]);
    at = token.lastIndex;
  }
  return tokens;
}

const readSum = (tokens: Tokens): ParseResult => readChain(tokens, ['+', '-'], readProduct);
const readProduct = (tokens: Tokens): ParseResult => readChain(tokens, ['*', '/'], readFactor);

/** Operands with operators of one rank between them, taken from left to right. */
function readChain(
  tokens: Tokens,
  operators: readonly Operator[],
  readOperand: (tokens: Tokens) => ParseResult,
): ParseResult {
  let chain = readOperand(tokens);
  while (chain) {
    const [sign, ...rest] = chain.rest;
    const operator = operators.find((each) => each === sign);
    if (operator === undefined) return chain;
    const right = readOperand(rest);
    if (!right) return null;
    chain = {
      expression: { kind: 'pair', operator, left: chain.expression, right: right.expression },
      rest: right.rest,
    };
  }
  return null;
}

function readFactor([first, ...rest]: Tokens): ParseResult {
  if (first === undefined) return null;
  if (first === '-') return readNegative(rest);
  if (first === '(') return readBracket(rest);
  if (first === 'w' || first === 'h') return { expression: { kind: 'leaf', measure: first }, rest };
  const value = Number(first);
  return Number.isFinite(value) ? { expression: { kind: 'number', value }, rest } : null;
}

function readNegative(tokens: Tokens): ParseResult {
  const of = readFactor(tokens);
  return of && { expression: { kind: 'negative', of: of.expression }, rest: of.rest };
}

function readBracket(tokens: Tokens): ParseResult {
  const inside = readSum(tokens);
  return inside?.rest[0] === ')' ? { expression: inside.expression, rest: inside.rest.slice(1) } : null;
}
