import { listKinds, type ListKind, type RowKind } from '@door/domain/catalogue/edit/row-kind';
import type { catalogueMessages } from '../messages/catalogue.ts';

/** The kinds of rows as the navigation shows them, most used first. */
export const kindGroups: readonly {
  readonly name: keyof typeof catalogueMessages.groups;
  readonly kinds: readonly RowKind[];
}[] = [
  { name: 'doors', kinds: ['designs', 'handles', 'hinges', 'extras', 'defaultHardware'] },
  { name: 'gallery', kinds: ['finishedDoors', 'houseStyles'] },
  { name: 'colours', kinds: ['colours', 'colourPairs', 'paints'] },
  { name: 'glass', kinds: ['themes', 'backings', 'glassUnits', 'glazing', 'glassUnitLimits'] },
  { name: 'frames', kinds: ['templates', 'systems', 'profiles', 'thresholds', 'sizeStock', 'dividers'] },
  {
    name: 'stock',
    kinds: ['masters', 'stock', 'relatedStock', 'locks', 'preparations', 'articles', 'partArticles', 'codePatterns'],
  },
  { name: 'sizes', kinds: ['limits', 'clearances', 'standardDimensions', 'slabs'] },
  {
    name: 'production',
    kinds: [
      'cuttingAllowances',
      'saw',
      'capacity',
      'consumption',
      'componentWeights',
      'thermal',
      'checkLimits',
      'production',
    ],
  },
];

/** @internal The test that no kind is missing. */
export const shownKinds: readonly RowKind[] = kindGroups.flatMap(({ kinds }) => kinds);

export const isShownKind = (text: string): text is RowKind => shownKinds.some((kind) => kind === text);

export const isListKind = (kind: RowKind): kind is ListKind => listKinds.some((each) => each === kind);
