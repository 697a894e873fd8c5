import { fireRatingOf, hasSmokeSeals } from '../system/item-system.ts';
import { metres } from './cut-lengths.ts';
import type { ResolvedItem, ResolvedLeaf } from './resolved-item.ts';
import { line, missing } from './line.ts';
import { known } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** What keeps fire and smoke back round each leaf, and what is missing where a fire door does not shut by itself. */
export function fireLines(resolved: ResolvedItem): readonly CalculatedLine[] {
  const { item, catalogue } = resolved;
  const isFireDoor = fireRatingOf(item, catalogue) !== undefined;
  return [
    ...(isFireDoor ? roundLeaves('INT-15', resolved) : []),
    ...(hasSmokeSeals(item, catalogue) ? roundLeaves('SMK-10', resolved) : []),
    ...(isFireDoor && item.extras.chosen.doorCloser === null ? [missingCloser(resolved)] : []),
  ];
}

/** Let into the edges all round: under the leaf too, for cold smoke keeps low. */
const roundLeaves = (code: string, resolved: ResolvedItem): readonly CalculatedLine[] =>
  resolved.leaves.map((leaf) =>
    line(
      {
        group: leaf.group,
        partId: resolved.door.partId,
        part: `${leaf.group}:leaf`,
        code,
        what: leaf.name,
        quantity: metres(known('leaf perimeter', perimeterOf(leaf))),
      },
      resolved,
    ),
  );

const perimeterOf = ({ size: { width, height } }: ResolvedLeaf): number => 2 * (width + height);

const missingCloser = ({ leaves }: ResolvedItem): CalculatedLine =>
  missing(
    leaves[0]?.group ?? 'door',
    'closer',
    'A fire door must shut by itself, and no closer is chosen that shuts this leaf.',
  );
