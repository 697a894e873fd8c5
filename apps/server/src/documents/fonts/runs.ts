import bidiFactory, { type Bidi } from 'bidi-js';
import { type Face, faceFor, mainFace } from './faces.ts';
import { lettersOf, plainText } from './letters.ts';

/** A piece of a line in one font and one direction. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

// Its types speak of an ES module, while Node loads one whose only export is the function.
const makeBidi: unknown = bidiFactory;
const bidi = (makeBidi as () => Bidi)();

/** A telephone or house number, which is read in one piece whatever stands around it. */
const numbers = /[+\u2212-]?\p{Nd}[\p{Nd} .,:/\u066b\u066c-]*\p{Nd}/gu;
/** Keeps what stands between these from what stands around it (U+2066, U+2069); neither is printed. */
const isolated = '\u2066$&\u2069';
const isIsolate = (letter: string): boolean => /[\u2066\u2069]/.test(letter);

/**
 * A line of text as runs from left to right, by the bidirectional algorithm of Unicode (UAX 9): the line runs as its first letter
 * does. Each run of Arabic or Hebrew keeps the order in which it is read: the font shapes and turns it.
 */
export function runsOf(line: string): readonly Run[] {
  if (Array.from(line).every(isPlain)) return [{ text: line, face: mainFace }];
  return joined(inVisualOrder(line));
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
  /[\p{Script_Extensions=Arabic}\p{Script=Hebrew}]/u.test(letter) && !/\p{Nd}/u.test(letter);

/** The letters of a line from left to right, brackets turned where they run from right to left. */
function inVisualOrder(text: string): readonly string[] {
  const line = text.replace(numbers, isolated);
  const levels = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const letters = lettersOf(line);
  // For each part of the line the letter that it belongs to: a letter is turned round with its marks, and not within.
  let letterAt = letters.flatMap((letter, at) => Array<number>(letter.length).fill(at));
  const shown = letters.map((letter, at) => mirrored.get(letterAt.indexOf(at)) ?? letter);
  for (const [start = 0, end = start] of bidi.getReorderSegments(line, levels))
    letterAt = letterAt.toSpliced(start, end - start + 1, ...letterAt.slice(start, end + 1).reverse());
  return letterAt
    .filter((at, place) => at !== letterAt[place - 1])
    .map((at) => shown[at] ?? '')
    .filter((letter) => !isIsolate(letter));
}

/** Stands for a letter that no font has. */
const substitute = '?';

/** Neighbours of one font and direction as one run. What is from the right is read in its own order again. */
function joined(order: readonly string[]): readonly Run[] {
  const runs: { text: string; face: Face; fromRight: boolean }[] = [];
  for (const letter of order) {
    const fromRight = isFromRight(letter);
    const found = faceFor(letter);
    const face = found ?? mainFace;
    const text = found ? letter : substitute;
    const last = runs.at(-1);
    if (last?.face !== face || last.fromRight !== fromRight) runs.push({ text, face, fromRight });
    else last.text = fromRight ? text + last.text : last.text + text;
  }
  return runs;
}
