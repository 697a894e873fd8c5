import type { Stop } from '../scene.ts';
import { glossOf, shade } from './colour.ts';
import { ambient, diffuse, flatLight, light } from './direction.ts';
import { heightAt, heightsAlong, type ProfileName, profiles } from './profiles.ts';
import { memoize } from './memoize.ts';
import { simplifyStops } from './simplify-stops.ts';

/** Light at one place across a moulding (`at`: 0…1): diffuse `k` (1: a flat face) and specular `s`, whatever its colour. */
export interface LightSample {
  readonly at: number;
  readonly k: number;
  readonly s: number;
}

const sampleEvery = 1.6;
/** How far a moulding can throw its shadow or hide the sky, mm. */
const reach = 26;
const marchStep = 0.75;
const steps = Math.floor(reach / marchStep);
const shadowSoftness = 1.6;
const occlusion = 0.38;
const half = Math.sqrt(2 * (1 + light.z));
const halfZ = (light.z + 1) / half;

/**
 * The light across a moulding, outer edge first. `facing` is the dot product of the inward direction and the light's
 * direction in the plane: below 0 where the inside lies further from the light.
 */
export const bake = (name: ProfileName, facing: number, gloss: number): readonly LightSample[] =>
  baked(name, Number(facing.toFixed(3))).map(({ at, k, shine }) => ({ at, k, s: Math.max(-0.008, gloss * shine) }));

/** The same at one place across the moulding, 0…1. */
export function litAt(
  name: ProfileName,
  { facing, share }: { readonly facing: number; readonly share: number },
  gloss: number,
): Omit<LightSample, 'at'> {
  const samples = baked(name, Number(facing.toFixed(3)));
  const { k, shine } = samples[Math.round(share * (samples.length - 1))] ?? { k: 1, shine: 0 };
  return { k, s: Math.max(-0.008, gloss * shine) };
}

/** A light sample before the gloss of the paint is applied. */
type BakedSample = Omit<LightSample, 's'> & { readonly shine: number };

const baked = memoize(400, (name: ProfileName, facing: number): readonly BakedSample[] => {
  const { width } = profiles[name];
  const count = Math.max(10, Math.round(width / sampleEvery));
  return Array.from({ length: count + 1 }, (_, index) => ({
    at: index / count,
    ...sampleAt({ name, facing: awayFromZero(facing) }, (width * index) / count),
  }));
});

/** A moulding parallel to the light (facing 0) would cast an infinite shadow. */
const awayFromZero = (facing: number) => (Math.abs(facing) < 0.04 ? (facing < 0 ? -0.04 : 0.04) : facing);

interface Moulding {
  readonly name: ProfileName;
  readonly facing: number;
}

function sampleAt({ name, facing }: Moulding, inward: number): Omit<BakedSample, 'at'> {
  const profile = profiles[name];
  const near = Math.min(sampleEvery, profile.width / 10) * 0.8;
  const slope = (heightAt(profile, inward + near) - heightAt(profile, inward - near)) / (2 * near);
  const steep = Math.hypot(slope, 1);
  const toLight = Math.max(0, (light.z - slope * facing) / steep);
  const toHalf = Math.max(0, (halfZ - (slope * facing) / half) / steep);
  const { shadow, hidden } = surroundings(name, facing, inward);
  const k = (ambient * (1 - occlusion * hidden) + diffuse * toLight * (1 - 0.8 * shadow)) / flatLight;
  const shine = 0.55 * (toHalf ** 22 - halfZ ** 22) + 0.75 * (toHalf ** 90 - halfZ ** 90);
  return { k, shine: shine * (1 - shadow) };
}

/** Ray marching both ways: how much the light is blocked (0…1), and how much of the sky is hidden (0…2). */
function surroundings(name: ProfileName, facing: number, inward: number) {
  const own = heightAt(profiles[name], inward);
  const heights = heightsAlong(profiles[name], {
    from: inward - steps * marchStep,
    every: marchStep,
    count: 2 * steps + 1,
  });
  const towardLight = Math.sign(facing);
  const climb = light.z / Math.abs(facing);
  let blocked = 0;
  let left = 0;
  let right = 0;
  for (let step = 1; step <= steps; step += 1) {
    const away = step * marchStep;
    const before = (heights[steps - step] ?? own) - own;
    const behind = (heights[steps + step] ?? own) - own;
    blocked = Math.max(blocked, (towardLight < 0 ? before : behind) - away * climb);
    left = Math.max(left, before / away);
    right = Math.max(right, behind / away);
  }
  const hidden = left / Math.hypot(1, left) + right / Math.hypot(1, right);
  return { shadow: Math.min(1, blocked / shadowSoftness), hidden };
}

/** Colour and relief of a moulding. */
export interface MouldingFinish {
  readonly hex: string;
  /** Exponent of light and shade, above 1 where a texture laid over them weakens them. 1 when absent. */
  readonly relief?: number;
}

/** A moulding's light in a colour, as gradient stops from its outer edge inward. */
export const profileStops = (name: ProfileName, facing: number, of: MouldingFinish): readonly Stop[] =>
  stopsOf(name, Number(facing.toFixed(3)), of);

/** Memoized: all sides of all mouldings of one colour share a few results. */
const stopsOf = memoize(
  600,
  (name: ProfileName, facing: number, { hex, relief = 1 }: MouldingFinish): readonly Stop[] =>
    simplifyStops(
      bake(name, facing, glossOf(hex)).map(({ at, k, s }) => ({ at, colour: shade(hex, k ** relief, s * relief) })),
    ),
  (name, facing, { hex, relief = 1 }) => `${name} ${facing} ${hex} ${relief}`,
);
