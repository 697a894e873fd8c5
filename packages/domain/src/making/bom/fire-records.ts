import { fireRatingOf, hasSmokeSeals } from '../../door/system/item-system.ts';
import type { BomRecord } from './bom-record.ts';
import type { RunRole } from './supplies-record.ts';
import { known } from './calculated-figure.ts';
import { metres } from './cut-lengths.ts';
import { missing, onLeaf, runRecord } from './make-record.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** Intumescent strip and smoke seal round each leaf, and the closer that a fire door lacks. */
export function fireRecords(resolved: ResolvedItem): readonly BomRecord[] {
  const { item, catalogue, leaves } = resolved;
  const { partArticles } = resolved.production;
  const isFireDoor = fireRatingOf(item, catalogue) !== undefined;
  return [
    ...(isFireDoor ? roundLeaves(partArticles.intumescentStrip, 'intumescent-strip', resolved) : []),
    ...(hasSmokeSeals(item, catalogue) ? roundLeaves(partArticles.smokeSeal, 'smoke-seal', resolved) : []),
    ...(isFireDoor && item.extras.chosen.doorCloser === null
      ? [
          missing(
            leaves[0].group,
            'closer',
            'A fire door must shut by itself, and no closer is chosen that shuts this leaf.',
          ),
        ]
      : []),
  ];
}

/** Let into all four edges: cold smoke also passes under the leaf. */
const roundLeaves = (code: string, role: RunRole, resolved: ResolvedItem): readonly BomRecord[] =>
  resolved.leaves.map((leaf) => {
    const perimeter = known('leaf perimeter', 2 * (leaf.size.width + leaf.size.height));
    return runRecord({ ...onLeaf(leaf, resolved), code, role, metres: metres(perimeter) }, resolved);
  });
