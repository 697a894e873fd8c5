import { referencesIn } from '../edit/references.ts';
import type { ListKind } from '../edit/row-kind.ts';
import { rowLists } from '../edit/row-lists.ts';
import { rowFault, type RowCheck } from './row-fault.ts';

/**
 * Kinds whose rows give a new door what they name. Others may name what is retired: stock of a retired product is simply not
 * offered.
 */
const giving: readonly ListKind[] = ['templates', 'systems', 'defaultHardware', 'finishedDoors'];

/** Sold rows that would give a new door a retired row. */
export const retiredNames: RowCheck = (content) => [
  ...giving.flatMap((kind) =>
    rowLists[kind].rows(content).flatMap(({ key, row }) =>
      referencesIn(rowLists[kind].shape, row)
        .filter((to) => !rowLists[to.to].rows(content).some((each) => each.key === to.key))
        .map((to) => rowFault('names-retired', kind, { key, about: `${to.to} ${to.key}` })),
    ),
  ),
  // A profile is chosen from three and is no reference.
  ...content.catalogue.templates
    .filter(({ profile }) => !content.catalogue.profiles.some((each) => each.profile === profile))
    .map(({ id, profile }) => rowFault('names-retired', 'templates', { key: id, about: `profiles ${profile}` })),
];
