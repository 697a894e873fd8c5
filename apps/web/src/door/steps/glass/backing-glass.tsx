import { offeredBackings } from '@door/domain/glass/offer-glass';
import { backingsDiffer, offeredPaneBackings, panesOfSet } from '@door/domain/glass/pane-backing';
import type { BackingName } from '@door/domain/model/item';
import { useState } from 'react';
import { useDesigner } from '../../designer/use-designer.ts';
import { stepWords } from '../words.ts';
import { BackingChoice } from './backing-choice.tsx';
import { type PaneChoice, PaneSwitch } from './pane-switch.tsx';

/** The backing of all panes, or of one of them; nothing where no pane takes one. */
export function BackingGlass() {
  const { item, context } = useDesigner();
  const [wanted, setWanted] = useState<PaneChoice>('all');
  const panes = panesOfSet(item, context.catalogue).filter(
    (each) => offeredPaneBackings(item, each, context).length > 0,
  );
  const pane = panes.length > 1 ? panes.find((each) => each === wanted) : undefined;
  if (panes.length === 0) return null;
  const lead =
    panes.length > 1 ? (
      <PaneSwitch
        label={stepWords.glass.backingFor}
        panes={['all', ...panes]}
        chosen={pane ?? 'all'}
        onChoose={setWanted}
      />
    ) : null;
  return pane ? (
    <BackingChoice
      key={pane}
      lead={lead}
      offers={offeredPaneBackings(item, pane, context)}
      actionsOf={(backing: BackingName) => [{ type: 'glass.choosePaneBacking', pane, backing }]}
    />
  ) : (
    <BackingChoice
      key="all"
      lead={lead}
      offers={offeredBackings(item, context)}
      differ={backingsDiffer(item, context.catalogue)}
      actionsOf={(backing: BackingName) => [{ type: 'glass.chooseBacking', backing }]}
    />
  );
}
