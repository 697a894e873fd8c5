import { useSyncExternalStore } from 'react';
import { useShop } from '../shell/shop.ts';
import { words } from '../words/words.ts';
import { pendingOf } from './design.ts';
import type { Pending } from './designer.ts';
import { steps } from './steps.ts';
import { useDesigner } from './use-designer.ts';
import { useSettledPending } from './use-settled-pending.ts';

const signs: Readonly<Record<Pending, string>> = {
  saved: words.stepLine.saved,
  saving: words.stepLine.saving,
  'waiting-for-network': words.stepLine.waitingForNetwork,
};

/** Which step this is, and quietly at its right whether the design is safe. */
export function StepLine({ present }: { readonly present: number }) {
  const { store } = useShop();
  const { started } = useDesigner();
  const pending = useSyncExternalStore(store.subscribe, () => pendingOf(store.current()));
  const settled = useSettledPending(pending);
  return (
    <div className="step-line num">
      <p>{words.stepLine.position(present + 1, steps.length)}</p>
      <p className="save-sign" role="status">
        {started ? signs[settled] : ''}
      </p>
    </div>
  );
}
