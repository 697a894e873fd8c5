import { offeredBackings } from '@door/domain/glass/offer-glass';
import { showsHouseNumber } from '@door/domain/glass/house-number';
import { isGlazed } from '@door/domain/catalogue/design-rows';
import type { PanePlace } from '@door/domain/model/parts';
import { Segmented } from '@door/ui/segmented';
import { useMemo, useState } from 'react';
import { useDesigner } from '../designer/use-designer.ts';
import { BackingChoice } from '../steps/glass/backing-choice.tsx';
import { GlazingChoice } from '../steps/glass/glazing-choice.tsx';
import { HouseNumber } from '../steps/glass/house-number.tsx';
import { actionsBefore, type GlassScope, scopesAt } from './glass-scope.ts';
import { partWords } from './words.ts';

/** Glass and backing of the pane that was pointed at: for the whole set, for what is around the door, or for this pane alone. */
export function PaneGlass({ pane }: { readonly pane: PanePlace }) {
  const { item, context } = useDesigner();
  const scopes = scopesAt(pane, item, context);
  const [scope, setScope] = useState<GlassScope>(
    item.glass.frame.kind === 'own' ? (scopes[1] ?? 'everywhere') : 'everywhere',
  );
  const before = useMemo(() => actionsBefore(scope, item, context), [scope, item, context]);
  const isOfDoor = isGlazed(context.catalogue.design(item.designId)) && (pane === 'door' || scope === 'everywhere');
  const backings = offeredBackings(item, context);
  return (
    <>
      {scopes.length > 1 ? (
        <div className="part-scope">
          <Segmented<GlassScope>
            label={partWords.scope}
            chosen={scope}
            segments={scopes.map((value) => ({ value, label: partWords.scopes[value] }))}
            onChoose={setScope}
          />
        </div>
      ) : null}
      <GlazingChoice place={isOfDoor ? 'door' : 'frame'} title={partWords.glass} before={before} />
      {showsHouseNumber(item, context.catalogue) ? <HouseNumber /> : null}
      {backings.length > 0 ? <BackingChoice offers={backings} /> : null}
    </>
  );
}
