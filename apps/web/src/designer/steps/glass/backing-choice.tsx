import type { Backing } from '@door/domain/catalogue/rows/glass-rows';
import type { Option } from '@door/domain/door/choice/option';
import type { Action } from '@door/domain/door/model/action';
import type { BackingName } from '@door/domain/door/model/door-values';
import { backingSample } from '@door/drawing/samples/glass-sample';
import { ChoiceGroup } from '@door/ui/choice-group';
import { Hint } from '@door/ui/section';
import { Tile } from '@door/ui/tile';
import type { ReactNode } from 'react';
import { useDesigner } from '../../state/use-designer.ts';
import { saleMark } from '../sale-mark.ts';
import { useExplain } from '../use-explain.tsx';
import { useWithAmount } from '../use-with-amount.tsx';
import { SamplePicture } from '../../pictures/sample-picture.tsx';
import { stepMessages } from '../messages.ts';
import './backing-choice.css';

export interface BackingChoiceProps {
  readonly options: readonly Option<Backing>[];
  /** What is done when one is chosen: for all panes, or for some alone. */
  readonly actionsOf: (backing: BackingName) => readonly [Action, ...Action[]];
  /** The panes have several now, so that none of them is that of all. */
  readonly differ?: boolean;
  /** Above the tiles: for which pane they choose. */
  readonly lead?: ReactNode;
}

/** The backings behind all panes, or behind some of them. */
export function BackingChoice({ options, actionsOf, differ = false, lead }: BackingChoiceProps) {
  const { tileHandlers } = useDesigner();
  const explain = useExplain();
  const withAmount = useWithAmount();
  return (
    <ChoiceGroup
      title={stepMessages.glass.backing}
      value={differ ? stepMessages.glass.panesDiffer : options.find(({ chosen }) => chosen)?.value.name}
      layout="pictures"
      lead={
        <>
          <Hint>{stepMessages.glass.aboutBacking}</Hint>
          {lead}
        </>
      }
    >
      {options.map(({ value: backing, chosen, disabledReason, ...option }) => (
        <Tile
          key={backing.name}
          kind="backing"
          label={backing.name}
          note={<Privacy degree={backing.privacy} />}
          chosen={chosen && !differ}
          disabledReason={explain(disabledReason, actionsOf(backing.name)[0])}
          {...withAmount(actionsOf(backing.name)[0], {
            name: backing.name,
            picture: (
              <SamplePicture
                depictionKey={`backing ${backing.name}`}
                draw={() => backingSample({ backing: backing.name })}
              />
            ),
          })}
          {...saleMark(option)}
          {...tileHandlers(() => actionsOf(backing.name))}
        />
      ))}
    </ChoiceGroup>
  );
}

const Privacy = ({ degree }: { readonly degree: Backing['privacy'] }) => (
  <>
    <span className="privacy">
      {[1, 2, 3, 4, 5].map((dot) => (
        <i key={dot} data-filled={dot <= degree} />
      ))}
    </span>
    {stepMessages.glass.privacy[degree]}
  </>
);
