import { hardwareSwitch } from '@door/domain/hardware/switch-hardware';
import type { HardwareKind } from '@door/domain/item/item';
import { accepted, type Outcome } from '@door/domain/shared/outcome';
import { applyActions, type Chosen } from './apply-actions.ts';
import type { Change } from './change-item.ts';

interface Switch {
  readonly CncName: HardwareKind;
  readonly On: boolean;
}

/** One kind after the other, all or none. */
export const switchKinds =
  (switches: readonly Switch[]): Change =>
  (item, catalogue) => {
    const begin: Outcome<Chosen> = accepted({ item, emptied: [] });
    return switches.reduce((before, { CncName, On }) => {
      if (!before.ok) return before;
      const action = hardwareSwitch(before.value.item, { kind: CncName, on: On }, catalogue);
      if (!action.ok) return action;
      const after = applyActions(before.value.item, [action.value], catalogue);
      return after.ok
        ? accepted({ ...after.value, emptied: [...before.value.emptied, ...after.value.emptied] })
        : after;
    }, begin);
  };
