import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cut-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run cut -- FILE.json` without npm's own lines. */
function cut(problem: unknown, ...words: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const file = join(folder, 'problem.json');
  writeFileSync(file, JSON.stringify(problem));
  return spawnSync(process.execPath, [join(import.meta.dirname, 'cut.ts'), file, ...words], { encoding: 'utf8' });
}

const stock = [{ length: 6000, count: null }];

describe('npm run cut', () => {
  it('prints the plan with its bound and its proof', () => {
    const { status, stdout } = cut(
      { kerf: 5, trim: 30, stock, pieces: [{ length: 2076, quantity: 2 }] },
      '--budget',
      '1.5',
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      bars: [{ stock: 6000, offcut: false, pieces: [2076, 2076], rest: 1783 }],
      newBars: 1,
      newLength: 6000,
      bound: 1,
      boundLength: 6000,
      proof: 'weights',
      steps: expect.any(Number),
    });
  });

  it.each([
    [
      [{ length: 5941, quantity: 1 }],
      stock,
      'error-bar-length: no bar and no offcut is long enough for a piece of 5941 mm.\n',
    ],
    [
      [{ length: 3000, quantity: 2 }],
      [{ length: 6000, count: 1 }],
      'error-stock: there are not bars enough for a piece of 3000 mm.\n',
    ],
  ])('ends with status 1 and one line that names the length: %j', (pieces, bars, line) => {
    const { status, stdout, stderr } = cut({ kerf: 5, trim: 30, stock: bars, pieces });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: line });
  });
});
