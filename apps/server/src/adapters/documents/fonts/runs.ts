import { type Face, faceFor, mainFace } from './faces.ts';
import { lettersOf, plainText } from './letters.ts';

/** A piece of a line in one font and one direction. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

/**
 * A line of text as runs from left to right. Arabic and Hebrew run from right to left, a number among them from left to right;
 * the line runs as its first letter does. Each run of theirs keeps the order in which it is read: the font shapes and turns it.
 *
 * It is the bidirectional algorithm of Unicode as far as names and addresses need it: without marks that steer it, which
 * `plainText` has taken out, and with several numbers side by side, as of a telephone, kept in their order.
 */
export function runsOf(line: string): readonly Run[] {
  if (Array.from(line).every(isPlain)) return [{ text: line, face: mainFace }];
  return joined(inVisualOrder(withLevels(lettersOf(line))));
}

/** What no font here has: each character once. */
export function unprintable(text: string): readonly string[] {
  const shown = plainText(text).replaceAll('\n', ' ');
  if (Array.from(shown).every(isPlain)) return [];
  return [...new Set(lettersOf(shown))].filter((letter) => letter.trim() !== '' && !faceFor(letter));
}

/** Of one character. */
const isPlain = (character: string): boolean =>
  !isFromRight(character) && mainFace.covers(character.codePointAt(0) ?? 0);

const isFromRight = (letter: string): boolean =>
  /[\p{Script_Extensions=Arabic}\p{Script=Hebrew}]/u.test(letter) && !isDigit(letter);
const isDigit = (letter: string): boolean => /\p{Nd}/u.test(letter);
const isLetter = (letter: string): boolean => /\p{L}/u.test(letter);
/** Stands before the first digit of a number. */
const isSign = (letter: string): boolean => /[+\u2212-]/.test(letter);
/** Stands between digits of one number. */
const isInNumber = (letter: string): boolean => /[.,:/\u066b\u066c-]/.test(letter);

interface Placed {
  readonly letter: string;
  /** Odd: from right to left. */
  readonly level: number;
}

function withLevels(letters: readonly string[]): readonly Placed[] {
  const first = letters.find((letter) => isLetter(letter));
  const base = first !== undefined && isFromRight(first) ? 1 : 0;
  const strong: (number | null)[] = [];
  let before = base;
  for (const [at, letter] of letters.entries()) {
    const [left = '', right = ''] = [letters[at - 1], letters[at + 1]];
    const isOfNumber = isDigit(letter) || (isDigit(right) && (isSign(letter) || (isInNumber(letter) && isDigit(left))));
    if (isOfNumber) strong.push(base === 1 || before % 2 === 1 ? 2 : 0);
    else if (isFromRight(letter)) strong.push((before = 1));
    else if (isLetter(letter)) strong.push((before = base === 1 ? 2 : 0));
    else strong.push(null);
  }
  return letters.map((letter, at) => ({ letter, level: strong[at] ?? betweenLevel(strong, { at, base }) }));
}

/** What is no letter goes the way of both its neighbours where they agree, and otherwise that of the line. */
function betweenLevel(
  strong: readonly (number | null)[],
  { at, base }: { readonly at: number; readonly base: number },
): number {
  const isKnown = (level: number | null | undefined) => level !== null;
  const left = strong.slice(0, at).findLast(isKnown) ?? base;
  const right = strong.slice(at + 1).find(isKnown) ?? base;
  // A number among letters from the right counts as one of them.
  const [one, other] = [left, right].map((level) => (level === 0 || (base === 1 && level === 2) ? level : 1));
  return one === other ? (one ?? base) : base;
}

function inVisualOrder(placed: readonly Placed[]): readonly Placed[] {
  let order = placed;
  for (const level of [2, 1]) order = turned(order, level);
  return order;
}

/** With every stretch of at least this level turned round. */
function turned(order: readonly Placed[], level: number): readonly Placed[] {
  const result: Placed[] = [];
  let stretch: Placed[] = [];
  for (const each of order) {
    if (each.level >= level) stretch.unshift(each);
    else {
      result.push(...stretch, each);
      stretch = [];
    }
  }
  return [...result, ...stretch];
}

/** Stands for a letter that no font has. */
const substitute = '?';

const mirrored: Readonly<Record<string, string>> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '<': '>', '>': '<', '«': '»', '»': '«' },
};

/** Neighbours of one font and direction as one run. What is from the right is read in its own order again. */
function joined(order: readonly Placed[]): readonly Run[] {
  const runs: { text: string; face: Face; fromRight: boolean }[] = [];
  for (const { letter, level } of order) {
    const fromRight = isFromRight(letter);
    const found = faceFor(letter);
    const face = found ?? mainFace;
    const text = found ? (level % 2 === 1 ? (mirrored[letter] ?? letter) : letter) : substitute;
    const last = runs.at(-1);
    if (last?.face !== face || last.fromRight !== fromRight) runs.push({ text, face, fromRight });
    else last.text = fromRight ? text + last.text : last.text + text;
  }
  return runs;
}
