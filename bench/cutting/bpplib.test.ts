import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boundsOf, problemOf, readInstances } from './bpplib.ts';

describe('a problem of BPPLIB', () => {
  const problem = {
    kerf: 0,
    trim: 0,
    stock: [{ length: 100, count: null }],
    offcuts: [],
    pieces: [
      { length: 60, quantity: 1 },
      { length: 40, quantity: 2 },
    ],
    preference: 'offcuts first',
  };

  it.each([
    { name: 'lengths with quantities', text: '2\r\n100\r\n60\t1\r\n40\t2\r\n' },
    { name: 'single pieces', text: '3\n100\n40\n60\n40\n' },
  ])('is read from $name', ({ text }) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it.each([
    { text: '', fault: "line 1 should be how many lines of pieces follow, not ''." },
    { text: '1\n10.5\n4\n', fault: "line 2 should be the length of a bar, not '10.5'." },
    { text: '2\n100\n40\n', fault: '2 lines of pieces should follow line 2, not 1.' },
    { text: '1\n100\n40\t2\t3\n', fault: "line 3 should be a length, or a length and its quantity, not '40\t2\t3'." },
    { text: '1\n100\n40\t0\n', fault: "line 3 should be a length, or a length and its quantity, not '0'." },
    { text: '1\n100\n101\t1\n', fault: 'line 3: a piece of 101 fits on no bar of 100.' },
  ])('is refused: $fault', ({ text, fault }) => {
    expect(() => problemOf(text)).toThrow(fault);
  });
});

describe('known bounds', () => {
  it('are read by name', () => {
    expect(boundsOf('A_1\t7\t7\r\nB\t8\t9\r\n')).toEqual(
      new Map([
        ['A_1', { least: 7, most: 7 }],
        ['B', { least: 8, most: 9 }],
      ]),
    );
  });

  it.each(['A\t7', 'A\t9\t8', 'A\t7\tx'])('are refused where a line is %j', (line) => {
    expect(() => boundsOf(`B\t1\t1\n${line}`)).toThrow(
      `line 2 should be a name, a lower and an upper bound, not '${line}'.`,
    );
  });
});

describe('a folder of BPPLIB', () => {
  let folder = '';
  const put = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bpplib-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('gives each instance once, with the class that its folder names', () => {
    put('1_CSP/Falkenauer_T/t60.txt', '1\n100\n40\t2\n');
    put('1/Falkenauer_T/t60.txt', '2\n100\n40\n40\n');
    put('Hard28_CSP/BPP13.txt', '1\n100\n40\t2\n');
    put('Hard28_CSP/readme.md', 'Hard to solve');
    expect(readInstances(folder).map(({ name, group }) => [name, group])).toEqual([
      ['t60', 'Falkenauer T'],
      ['BPP13', 'Hard28'],
    ]);
  });

  it.each([
    { other: '2\n100\n40\n41\n', fault: 'differs from the other file of this name.' },
    { other: '2\n100\n40\n', fault: '2 lines of pieces should follow line 2, not 1.' },
  ])('is refused with the file: $fault', ({ other, fault }) => {
    put('1/T/t60.txt', '2\n100\n40\n40\n');
    put('2/T/t60.txt', other);
    expect(() => readInstances(folder)).toThrow(`${join(folder, '2/T/t60.txt')}: ${fault}`);
  });

  it('is refused without files', () => {
    expect(() => readInstances(folder)).toThrow('no file ends with .txt.');
  });
});
