/** Cross-section of a moulding: depth from its outer edge inward, height above the face it stands on, mm. */
export interface Profile {
  readonly width: number;
  readonly points: readonly (readonly [inward: number, height: number])[];
}

const profile = (width: number, ...points: Profile['points']): Profile => ({ width, points });

/** The cross-sections of the mouldings of leaf and frame. */
export const profiles = {
  /** Quirk, bead, ogee down, flat floor, raised-and-fielded bevel. */
  panel: profile(
    72,
    [0, 0],
    [1.5, 0.2],
    [3, 2.6],
    [7, 4.2],
    [11, 3.2],
    [13.5, -0.6],
    [15, -2],
    [18, -6.4],
    [23, -9.6],
    [28, -10.6],
    [34, -10.8],
    [37, -10],
    [40, -8.6],
    [62, -1.4],
    [66, 0.6],
    [68, 1.2],
    [72, 1.2],
  ),
  cassette: profile(
    36,
    [0, 0],
    [1.2, 3.2],
    [4, 6.6],
    [8, 8.6],
    [13, 9.2],
    [20, 8.8],
    [25, 7],
    [30, 2.6],
    [34, -3],
    [36, -6],
  ),
  /** Where two lights stand too close for the usual flange. */
  slimCassette: profile(
    28,
    [0, 0],
    [1, 2.8],
    [3, 5.4],
    [6, 7],
    [10, 7.6],
    [15, 7.2],
    [19, 5.8],
    [23, 2],
    [26.4, -3],
    [28, -6],
  ),
  flatCassette: profile(26, [0, 0], [0.8, 4.6], [2.4, 5.6], [17, 5.6], [18.4, 4.8], [22.4, 0], [26, -7]),
  frameEdge: profile(8, [0, -7], [1, -3.6], [3, -1.1], [5.5, -0.2], [8, 0]),
  sculpt: profile(24, [0, 0], [3, -0.4], [7, -2.2], [12, -6], [16, -9], [18, -9.6], [21, -9.8], [24, -14]),
  bead: profile(20, [0, -4], [1.2, -2.4], [3, -1.2], [7, -0.8], [11, -2.6], [15, -6.6], [18, -10.4], [20, -14]),
  astragal: profile(
    44,
    [0, 0],
    [1.5, 4],
    [5, 6.4],
    [11, 7.4],
    [14, 7],
    [16, 8.8],
    [22, 10],
    [28, 8.8],
    [30, 7],
    [33, 7.4],
    [39, 6.4],
    [42.5, 4],
    [44, 0],
  ),
  slabEdge: profile(3.5, [0, -3], [1, -1.3], [2, -0.4], [3.5, 0]),
  /** Bead and butt between two planks. */
  groove: profile(14, [0, 0], [2, -0.3], [3.6, -4.4], [4.6, -5], [5.6, -3.4], [8, -0.6], [11, 0.4], [13, 0.2], [14, 0]),
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

/** Height of the profile at a depth; constant beyond its ends. */
export const heightAt = (profile: Profile, inward: number): number =>
  heightsAlong(profile, { from: inward, every: 0, count: 1 })[0] ?? 0;

interface Walk {
  /** mm from the outer edge inward. */
  readonly from: number;
  readonly every: number;
  readonly count: number;
}

/** Heights at even distances, found in one pass along the profile, because lighting a moulding needs thousands. */
export function heightsAlong(profile: Profile, { from, every, count }: Walk): readonly number[] {
  const slopes = slopesOf(profile);
  const heights: number[] = [];
  let at = 0;
  for (let step = 0; step < count; step += 1) {
    const depth = from + step * every;
    while ((slopes[at]?.end ?? Infinity) < depth) at += 1;
    const slope = slopes[at];
    if (slope) heights.push(slope.height + (slope.rise * (depth - slope.begin)) / slope.run);
  }
  return heights;
}

/** A straight piece of a profile. Level pieces without end lie before the first and after the last. */
interface Slope {
  readonly begin: number;
  readonly end: number;
  readonly height: number;
  readonly rise: number;
  readonly run: number;
}

const known = new WeakMap<Profile, readonly Slope[]>();

function slopesOf(profile: Profile): readonly Slope[] {
  const found = known.get(profile);
  if (found) return found;
  const { points } = profile;
  const level = (begin: number, end: number, height: number): Slope => ({ begin, end, height, rise: 0, run: 1 });
  const slopes = points.map(([end, height], index): Slope => {
    const before = points[index - 1];
    if (!before) return level(end, end, height);
    return { begin: before[0], end, height: before[1], rise: height - before[1], run: end - before[0] };
  });
  const [lastDepth, lastHeight] = points.at(-1) ?? [0, 0];
  const all = [...slopes, level(lastDepth, Infinity, lastHeight)];
  known.set(profile, all);
  return all;
}
