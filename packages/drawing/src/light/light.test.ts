import { describe, expect, test } from 'vitest';
import { bake, profileStops } from './bake.ts';
import { glossOf, luminanceOf, shade, interpolateColours } from './colour.ts';
import { light } from './direction.ts';
import { heightAt, type ProfileName, profiles } from './profiles.ts';

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const names: readonly ProfileName[] = ['panel', 'cassette', 'slimCassette', 'flatCassette', 'sculpt', 'bead', 'groove'];

test('a flat face in the light looks like its own colour', () => {
  expect(luminanceOf(shade('#7a1620', 1))).toBeCloseTo(luminanceOf('#7a1620'), 1);
});

test.each(['#121314', '#383e42', '#7a1620', '#f4f4f2'])('more light never darkens %s', (hex) => {
  const steps = [0.3, 0.6, 1, 1.3].map((k) => luminanceOf(shade(hex, k)));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});

test('a negative highlight darkens red without making it purer', () => {
  expect(shade('#7a1620', 0.4, -0.02)).toMatch(/^#[0-9a-f]{2}(?!00)/);
  expect(shade('#7a1620', 0.4, -0.5)).not.toBe('#000000');
});

test('dark paint shines more than pale paint', () => {
  expect(glossOf('#121314')).toBeGreaterThan(glossOf('#f4f4f2'));
});

describe.each(names)('the %s', (name) => {
  test('has its height where the profile says', () => {
    profiles[name].points.forEach(([inward, height]) => expect(heightAt(profiles[name], inward)).toBeCloseTo(height));
  });

  test('is lit differently on the side toward the light and on the side away from it', () => {
    const toward = bake(name, light.y, 0.1);
    const away = bake(name, -light.y, 0.1);
    expect(toward.map(({ k }) => k)).not.toEqual(away.map(({ k }) => k));
    for (const { k, s } of [...toward, ...away]) {
      expect(k).toBeGreaterThan(0);
      expect(Number.isFinite(k + s)).toBe(true);
    }
  });

  test('needs fewer stops than samples, keeps both ends, and is nowhere off by more than four levels of 255', () => {
    const hex = '#383e42';
    const samples = bake(name, light.y, glossOf(hex)).map(({ at, k, s }) => ({ at, colour: shade(hex, k, s) }));
    const stops = profileStops(name, light.y, { hex });
    expect(stops.length).toBeLessThanOrEqual(samples.length);
    expect([stops[0], stops.at(-1)]).toEqual([samples[0], samples.at(-1)]);
    for (const { at, colour } of samples) {
      const next = Math.max(
        1,
        stops.findIndex((stop) => stop.at >= at),
      );
      const [before, after] = [stops[next - 1], stops[next]];
      const share = (at - (before?.at ?? 0)) / ((after?.at ?? 1) - (before?.at ?? 0));
      channelsOf(colour).forEach((level, channel) => {
        const [from = 0, to = 0] = [before, after].map((stop) => channelsOf(stop?.colour ?? '')[channel]);
        expect(Math.abs(from + (to - from) * share - level)).toBeLessThanOrEqual(4);
      });
    }
  });
});

test('the ogee under the top edge of a panel lies in shadow, the one above its bottom edge in light', () => {
  const ogee = (facing: number) => bake('panel', facing, 0).find(({ at }) => at > 0.26)?.k ?? Number.NaN;
  expect(ogee(light.y)).toBeLessThan(0.8);
  expect(ogee(-light.y)).toBeGreaterThan(1);
});

test.each`
  share   | colour
  ${-1}   | ${'#000000'}
  ${0}    | ${'#000000'}
  ${0.25} | ${'#400000'}
  ${0.5}  | ${'#800000'}
  ${0.75} | ${'#804020'}
  ${1}    | ${'#808040'}
`('at $share of the way from black over red to sand: $colour', ({ share, colour }) => {
  expect(interpolateColours(['#000000', '#800000', '#808040'], share)).toBe(colour);
});
