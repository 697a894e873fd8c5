import type { GlassPlace } from '@door/domain/door/glass/glazing';
import { backingOptions } from '@door/domain/door/glass/glass-options';
import { backingsDiffer, paneBackingOptions } from '@door/domain/door/glass/pane-backing';
import { showsHouseNumber } from '@door/domain/door/glass/house-number';
import { isGlazed } from '@door/domain/catalogue/rows/design-rows';
import type { Action } from '@door/domain/door/model/action';
import type { BackingName } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { glazedFrameParts, type PanePlace } from '@door/domain/door/model/parts';
import { Segmented } from '@door/ui/segmented';
import { useState } from 'react';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { useDesigner } from '../state/use-designer.ts';
import { BackingChoice } from '../steps/glass/backing-choice.tsx';
import { GlazingChoice } from '../steps/glass/glazing-choice.tsx';
import { HouseNumber } from '../steps/glass/house-number.tsx';
import { actionsBefore, type GlassScope, presentScope, scopesAt } from './glass-scope.ts';
import { partMessages } from './messages.ts';

/** Glass and backing of the pane that was pointed at: for the whole set, for what is around the door, or for this pane alone. */
export function PaneGlass({ pane }: { readonly pane: PanePlace }) {
  const { item, context } = useDesigner();
  const scopes = scopesAt(pane, item, context);
  const [wanted, setWanted] = useState<GlassScope>(presentScope(scopes, item));
  const scope = scopes.includes(wanted) ? wanted : scopes[0];
  const before = actionsBefore(scope, item, context);
  return (
    <>
      {scopes.length > 1 ? (
        <div className="part-scope">
          <Segmented<GlassScope>
            label={partMessages.scope}
            chosen={scope}
            segments={scopes.map((value) => ({ value, label: partMessages.scopes[value] }))}
            onChoose={setWanted}
          />
        </div>
      ) : null}
      <GlazingChoice
        key={scope}
        place={placeOf(scope, pane, { item, context })}
        title={partMessages.glass}
        before={before}
      />
      {showsHouseNumber(item, context.catalogue) ? <HouseNumber /> : null}
      <PaneBacking panes={panesIn(scope, pane, item)} />
    </>
  );
}

interface OnPage {
  readonly item: Item;
  readonly context: RuleContext;
}

function placeOf(scope: GlassScope, pane: PanePlace, { item, context }: OnPage): GlassPlace {
  if (scope === 'here') return pane;
  return scope === 'everywhere' && isGlazed(context.catalogue.design(item.designId)) ? 'door' : 'frame';
}

/** The panes for which a backing is chosen one by one; 'all': at once. */
function panesIn(scope: GlassScope, pane: PanePlace, { frame }: Item): 'all' | readonly PanePlace[] {
  if (scope === 'everywhere') return 'all';
  return scope === 'here' ? [pane] : glazedFrameParts(frame.parts);
}

function PaneBacking({ panes }: { readonly panes: 'all' | readonly PanePlace[] }) {
  const { item, context } = useDesigner();
  if (panes === 'all') {
    const options = backingOptions(item, context);
    return options.length > 0 ? (
      <BackingChoice
        options={options}
        differ={backingsDiffer(item, context.catalogue)}
        actionsOf={(backing) => [{ type: 'glass.chooseBacking', backing }]}
      />
    ) : null;
  }
  const optionsAt = (pane: PanePlace) => paneBackingOptions(item, pane, context);
  const [first, ...others] = panes.filter((pane) => optionsAt(pane).length > 0);
  if (first === undefined) return null;
  const chosenAt = (pane: PanePlace) => optionsAt(pane).find(({ chosen }) => chosen)?.value.name;
  const back = (pane: PanePlace, backing: BackingName): Action => ({ type: 'glass.choosePaneBacking', pane, backing });
  // Those whose own theme is not made with it keep what they have.
  const mayHave = (backing: BackingName) => (pane: PanePlace) =>
    optionsAt(pane).some(({ value, disabledReason }) => value.name === backing && disabledReason === null);
  return (
    <BackingChoice
      options={optionsAt(first)}
      differ={others.some((pane) => chosenAt(pane) !== chosenAt(first))}
      actionsOf={(backing) => [
        back(first, backing),
        ...others.filter(mayHave(backing)).map((pane) => back(pane, backing)),
      ]}
    />
  );
}
