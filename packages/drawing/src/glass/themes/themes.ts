import type { Theme } from '../field.ts';
import { bevelBorder } from './bevel-border.ts';
import { bevelCluster } from './bevel-cluster.ts';
import { cameSquares } from './came-squares.ts';
import { brass, zinc } from '../came.ts';
import { etchedBorder, etchedLines, pinstripe } from './etched.ts';
import { fusedTiles } from './fused-tiles.ts';
import { georgianGrid } from './georgian-grid.ts';
import { houseNumber } from './house-number.ts';
import { diamondLead, prairieLead, squareLead } from './lead-grids.ts';
import { meadow, rose } from './resin.ts';
import { starCut } from './star-cut.ts';
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
