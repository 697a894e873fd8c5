import { light, lightAcross } from '../../light/direction.ts';
import type { Shape } from '../../scene.ts';
import { clamp } from '../../shapes/clamp.ts';
import { filled, solid } from '../../shapes/paint.ts';
import { circlePath, type Point, polygonPath } from '../../shapes/path-data.ts';
import { brass, zinc } from '../came.ts';
import type { Field, Theme } from '../field.ts';
import { bevelBorder } from './bevel-border.ts';
import { bevelCluster } from './bevel-cluster.ts';
import { cameSquares } from './came-squares.ts';
import { etchedBorder, etchedLines, lineInside, marginOf, pinstripe, satin } from './etched.ts';
import { fusedTiles } from './fused-tiles.ts';
import { georgianGrid } from './georgian-grid.ts';
import { houseNumber } from './house-number.ts';
import { centreOf, inQuarter, orientationOf } from './in-field.ts';
import { diamondLead, prairieLead, squareLead } from './lead-grids.ts';
import { meadow, rose } from './resin.ts';
import { starburst } from './starburst.ts';

/** How each theme is made, by its name in the catalogue written as a slug. */
const themes: Readonly<Record<string, Omit<Theme, 'name'>>> = {
  'diamond-lead': { ground: 'backing', compose: diamondLead },
  'square-lead': { ground: 'backing', compose: squareLead },
  'prairie-bar': { ground: 'backing', compose: prairieLead },
  'georgian-grid': { ground: 'backing', compose: georgianGrid },
  'bevel-cluster': { ground: 'backing', compose: bevelCluster },
  'bevel-border': { ground: 'backing', compose: bevelBorder },
  'starburst-bevel': { ground: 'backing', compose: starburst },
  'zinc-squares': { ground: 'backing', compose: (field) => cameSquares(field, zinc) },
  'brass-squares': { ground: 'backing', compose: (field) => cameSquares(field, brass) },
  'ruby-tile': { ground: 'backing', compose: (field) => fusedTiles(field, ['#8e1428', '#c4472c', '#6a0d24']) },
  'azure-tile': { ground: 'backing', compose: (field) => fusedTiles(field, ['#2a5f8a', '#79acc6', '#1d3f6b']) },
  'smoke-tile': { ground: 'backing', compose: (field) => fusedTiles(field, ['#3f464b', '#8f989d', '#24292d']) },
  'rose-resin': { ground: 'backing', compose: rose },
  'meadow-resin': { ground: 'backing', compose: meadow },
  'etched-lines': { ground: 'etched', compose: etchedLines },
  'etched-border': { ground: 'etched', compose: etchedBorder },
  'house-number': { ground: 'etched', compose: houseNumber },
  pinstripe: { ground: 'etched', compose: pinstripe },
  'star-cut': { ground: 'etched', compose: starCut },
};

/** @internal For the tests that draw each. */
export const themeSlugs: readonly string[] = Object.keys(themes);

/** null for a theme that has no drawing. */
export function themeNamed(name: string): Theme | null {
  const theme = themes[slugOf(name)];
  return theme ? { name, ...theme } : null;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface Star {
  readonly centre: Point;
  readonly radius: number;
  readonly rays: number;
}

/** Stars ground into a frosted field by the cutter's wheel; a long pane has smaller ones beside the large one. */
function starCut(field: Field): readonly Shape[] {
  const margin = marginOf(field);
  const stars = starsIn(field);
  const edge = lineInside(field, margin) + lineInside(field, margin + 4);
  return [...satin(field.outline + edge), ...stars.flatMap(cutStar)];
}

function starsIn({ room: box, quarter }: Field): readonly Star[] {
  const least = Math.min(box.width, box.height);
  if (quarter) return [{ centre: inQuarter(quarter, 0.56, 0.5), radius: least * 0.32, rays: 16 }];
  const centre = centreOf(box);
  const radius = clamp(26, least * 0.42, 210);
  const great: Star = { centre, radius, rays: 16 };
  const lie = orientationOf(box);
  if (lie === 'square') return [great];
  const [dx, dy] = lie === 'upright' ? [0, 1] : [1, 0];
  const out = Math.min(Math.max(box.width, box.height) * 0.3, radius * 2.1);
  const small = [-1, 1].map(
    (side): Star => ({
      centre: [centre[0] + dx * out * side, centre[1] + dy * out * side],
      radius: radius * 0.42,
      rays: 8,
    }),
  );
  return [great, ...small];
}

/** Each ray is a groove with two flanks: one bright, one dark, by where the light stands. Long and short ones alternate. */
function cutStar({ centre: [x, y], radius, rays }: Star): readonly Shape[] {
  const flanks = Array.from({ length: rays }, (_, index) => {
    const angle = (index * 2 * Math.PI) / rays;
    const length = index % (rays / 4) === 0 ? radius : index % 2 === 0 ? radius * 0.72 : radius * 0.46;
    const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    return [-1, 1].map((side) => {
      const aside = angle + (side * Math.PI) / rays;
      const waist: Point = [x + Math.cos(aside) * radius * 0.23, y + Math.sin(aside) * radius * 0.23];
      const normal = angle + (side * Math.PI) / 2;
      const toLight = (-Math.cos(normal) * light.x - Math.sin(normal) * light.y) / lightAcross;
      const paint = toLight > 0 ? solid('#ffffff', 0.6 + 0.4 * toLight) : solid('#2b414d', 0.45 - 0.4 * toLight);
      return filled(polygonPath([[x, y], waist, tip]), paint);
    });
  });
  return [
    filled(circlePath(x, y, radius * 0.5), solid('#8ea4ae', 0.25)),
    ...flanks.flat(),
    filled(circlePath(x, y, radius * 0.055), solid('#ffffff', 0.9)),
  ];
}
