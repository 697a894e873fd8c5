import { fittedRow, figuresPlace } from '@door/domain/door/extras/extra-places';
import { spyholeHeight } from '@door/domain/door/extras/spyhole-height';
import { moveMullion, mullionsOf } from '@door/domain/door/frame/mullions';
import type { Action } from '@door/domain/door/model/action';
import { type LeafSpot, spyholes } from '@door/domain/door/model/door-values';
import { type Mm, mm } from '@door/domain/lib/mm';
import { optionMessages as messages } from '../../messages/item.ts';
import type { OptionContext } from './option.ts';

/** An option whose value is typed, mm. */
export interface TypedOption {
  readonly id: string;
  readonly term: string;
  readonly value: number;
  readonly isStandard: boolean;
  /** null: the usual value again; absent where there is no usual one. */
  readonly actionFor: (value: Mm | null) => Action | null;
}

/** Positions of the mullions of a one-piece set. Moving one makes its sidelight wider or narrower. */
export const mullionOptions = ({ item }: OptionContext): readonly TypedOption[] =>
  mullionsOf(item).map((position, index) => ({
    id: `mullion${String(index)}`,
    term: messages.mullion(index + 1),
    value: position,
    isStandard: true,
    actionFor: (to) => to && moveMullion(item, index, to),
  }));

/** How high the spyholes sit, and where the house number does, of a door that has them. */
export const placeOptions = (context: OptionContext): readonly TypedOption[] => [
  ...spyholeOptions(context),
  ...numeralsOptions(context),
];

const spyholeOptions = ({ item, catalogue }: OptionContext): readonly TypedOption[] =>
  spyholes.flatMap((spyhole): readonly TypedOption[] => {
    const value = spyholeHeight(spyhole, { item, catalogue });
    if (value === null) return [];
    return [
      {
        id: `${spyhole}Height`,
        term: messages.terms.placed[spyhole],
        value,
        isStandard: item.extras.spyholeHeights[spyhole] === null,
        actionFor: (height) => ({ type: 'extra.placeSpyhole', spyhole, height }),
      },
    ];
  });

function numeralsOptions({ item, catalogue }: OptionContext): readonly TypedOption[] {
  const fit = fittedRow('numerals', item, catalogue)?.fit;
  const spot = fit?.at === 'figures' ? figuresPlace(fit, { item, catalogue }) : null;
  if (!spot) return [];
  const isStandard = item.extras.numeralsAt === null;
  const along = (axis: keyof LeafSpot): TypedOption => ({
    id: `numerals-${axis}`,
    term: messages.terms.placed[axis],
    value: spot[axis],
    isStandard,
    actionFor: (value) => ({
      type: 'extra.placeNumerals',
      at: value === null ? null : { fromLeft: mm(spot.fromLeft), height: mm(spot.height), [axis]: value },
    }),
  });
  return [along('fromLeft'), along('height')];
}
