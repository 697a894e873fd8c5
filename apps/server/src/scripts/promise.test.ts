import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'promise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run promise -- FILE.json` without npm's own lines. */
function promise(facts: string): { status: number | null; stdout: string; stderr: string } {
  const file = join(folder, 'facts.json');
  writeFileSync(file, facts);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'promise.ts'), file], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Example 3 as PROMISE 9 writes it. */
const facts = `{"now":"2026-11-27T12:00:00Z","timeZone":"Europe/Dublin","works":{"closed":["2026-12-21/2027-01-01"],"usual":1200,"capacity":{},"planDays":2,"goodsInDays":1,"stages":{"cutting":1,"assembly":2,"glazing":3},"transport":[2,4],"transitDays":0,"fitAfter":1,"fitDays":null},
 "load":{"2651":1195},"order":{"points":10,"accepted":"2026-11-27","measured":"2026-11-27","deposit":null,"depositAsked":false,"notBefore":null,"leadRules":{},"ends":"fitted"},"demand":[{"key":"GU","quantity":1,"stage":"glazing","vendors":["clearline"],"paint":null}],
 "stock":{"GU":{"onHand":0,"supply":[],"demand":[]}},"vendors":{"clearline":{"leadDays":6,"cutOff":"12:00","orderDays":[1,2,3,4,5],"deliveryDays":[1,3,5],"closed":["2026-12-24/2027-01-04"]}}}`;

const reason = (code: string, day: string, about = '', binds = true) => ({ code, day, binds, about });

describe('npm run promise', () => {
  it('prints the date with its reasons, the weeks before it and what is to be ordered', () => {
    const { status, stdout, stderr } = promise(facts);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(
      `${JSON.stringify({
        ...{ what: 'fitted', day: '2027-01-13', grain: 'week', week: '2701', made: '2027-01-08', sent: '2027-01-12' },
        reasons: [
          ...['ordered', 'accepted', 'measured'].map((code) => reason(code, '2026-11-27')),
          reason('planning', '2026-12-01', '', false),
          reason('vendor', '2026-12-10', 'GU'),
          reason('capacity', '2027-01-04', '2651'),
          reason('closed', '2027-01-01', '2026-12-21/2027-01-01'),
          reason('made', '2027-01-08', '2701'),
          reason('transport', '2027-01-12'),
          reason('fitting', '2027-01-13'),
        ],
        skipped: [
          ...['2648', '2649'].map((week) => ({ week, why: 'planning' })),
          ...[
            { week: '2650', why: 'not-ready' },
            { week: '2651', why: 'full' },
          ],
          ...['2652', '2653'].map((week) => ({ week, why: 'closed' })),
        ],
        buys: [
          ...[{ key: 'GU', vendor: 'clearline', order: '2026-11-30', delivered: '2026-12-09', usable: '2026-12-10' }],
        ],
      })}\n`,
    );
  });

  it('prints null where there is no date in two years', () => {
    expect(promise(facts.replace('"usual":1200', '"usual":0'))).toEqual({ status: 0, stdout: 'null\n', stderr: '' });
  });

  it.each([
    ['"now":"2026-11-27T12:00:00Z"', '"now":"2026-11-27"', /^now: must be an instant/],
    ['Europe/Dublin', 'Europe/Dubln', /^timeZone: must be a time zone/],
    ['2026-12-21/2027-01-01', '2027-01-01/2026-12-21', /^works\.closed\.0: must end on a day from its first on/],
    ['"accepted":"2026-11-27"', '"accepted":"2027-02-30"', /^order\.accepted: must be a day/],
    ['"notBefore":null', '"notBefore":"2753"', /^order\.notBefore: must be a week such as 2707 or a day/],
    ['"2651":1195', '"2654":1195', /^load: must name weeks such as 2651$/],
    ['"points":10', '"points":1.5', /^order\.points: /],
    ['"quantity":1', '"quantity":0', /^demand\.0\.quantity: /],
    ['["clearline"]', '["latch"]', /^demand\.0\.vendors: latch is no vendor$/],
    ['"12:00"', '"25:00"', /^vendors\.clearline\.cutOff: must be a time/],
    ['"deliveryDays":[1,3,5]', '"deliveryDays":[]', /^vendors\.clearline\.deliveryDays: names no weekday$/],
    ['"deliveryDays":[1,3,5]', '"deliveryDays":[8]', /^vendors\.clearline\.deliveryDays\.0: /],
    ['"load":', '"loads":', /^load: /],
    ['{"now"', '{now', /could not be read as JSON/],
  ])('%s written as %s: one line that names the field, and status 1', (part, bad, line) => {
    const { status, stdout, stderr } = promise(facts.replace(part, bad));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trimEnd()).toMatch(line);
    expect(stderr.trimEnd()).not.toContain('\n');
  });
});
