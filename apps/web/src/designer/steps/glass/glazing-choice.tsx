import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { clearBacking } from '@door/domain/door/glass/backing';
import type { GlassPlace } from '@door/domain/door/glass/glazing';
import { partsDiffer } from '@door/domain/door/glass/glass-of-set';
import { glazingAction, glazingOptions } from '@door/domain/door/glass/glass-options';
import { backingWith } from '@door/domain/door/glass/pane-backing';
import type { Action } from '@door/domain/door/model/action';
import type { Glazing } from '@door/domain/door/model/door-values';
import { leafFinishIn } from '@door/drawing/item-facts/finishes';
import { glassSample } from '@door/drawing/samples/glass-sample';
import { ChoiceGroup } from '@door/ui/choice-group';
import { Tile } from '@door/ui/tile';
import { type ReactNode, useMemo } from 'react';
import { configureAll } from '@door/domain/door/configure/configure';
import { useDesigner } from '../../state/use-designer.ts';
import { saleMark } from '../sale-mark.ts';
import { useExplain } from '../use-explain.tsx';
import { useWithAmount } from '../use-with-amount.tsx';
import { SamplePicture } from '../../pictures/sample-picture.tsx';
import { stepMessages } from '../messages.ts';
import { messages } from '../../../shared/messages/messages.ts';

const nameOf = (glazing: Glazing, catalogue: Catalogue): string =>
  glazing.kind === 'theme' ? catalogue.theme(glazing.themeId).name : messages.rules.describing.glazing[glazing.kind];

export interface GlazingChoiceProps {
  readonly place: GlassPlace;
  readonly title: string;
  /** What is done before a glass is chosen: door and frame are joined or separated. */
  readonly before?: readonly Action[];
  /** Above the tiles: for which pane they choose. */
  readonly lead?: ReactNode;
}

const nothing: readonly Action[] = [];

export function GlazingChoice({ place, title, before = nothing, lead }: GlazingChoiceProps) {
  const { item: present, catalogue, context, client, tileHandlers } = useDesigner();
  const explain = useExplain(before);
  const withAmount = useWithAmount();
  const prepared = useMemo(() => configureAll(present, before, context), [present, before, context]);
  const item = prepared.ok ? prepared.value.item : present;
  const options = glazingOptions(item, { context, place, showUnglazed: client.ui.showUnglazed });
  const chosen = options.find((option) => option.chosen)?.value ?? { kind: 'none-chosen' };
  const value =
    place === 'frame' && partsDiffer(item.glass) ? stepMessages.glass.panesDiffer : nameOf(chosen, catalogue);
  const finish = leafFinishIn(doorColourOf(item, catalogue));
  return (
    <ChoiceGroup title={title} value={value} layout="pictures" lead={lead}>
      {options.map((option) => {
        const { value: glazing, chosen: isChosen, disabledReason } = option;
        const name = nameOf(glazing, catalogue);
        const drawn =
          glazing.kind === 'theme'
            ? ({ kind: 'theme', name } as const)
            : ({ kind: glazing.kind === 'unglazed' ? 'unglazed' : 'clear' } as const);
        const behind = glazing.kind === 'theme' ? backingWith(option, item, { place, catalogue }) : clearBacking;
        const action = glazingAction(place, glazing);
        return (
          <Tile
            key={name}
            kind="glass"
            label={name}
            note={glazing.kind === 'unglazed' ? stepMessages.glass.unglazed : undefined}
            chosen={isChosen}
            disabledReason={explain(disabledReason, action)}
            {...withAmount(action, {
              name,
              picture: (
                <SamplePicture
                  depictionKey={`glass ${name} ${behind} ${finish.hex} ${finish.surface}`}
                  draw={() => glassSample({ glazing: drawn, backing: behind, finish })}
                />
              ),
            })}
            {...saleMark(option)}
            {...tileHandlers(() => [...before, action])}
          />
        );
      })}
    </ChoiceGroup>
  );
}
