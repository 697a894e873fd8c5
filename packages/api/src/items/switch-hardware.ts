import { switchHardwareAction } from '@door/domain/hardware/choose-hardware';
import type { HardwareKind } from '@door/domain/model/item';
import { accepted, type Outcome } from '@door/domain/model/outcome';
import { applyActions, type ItemUpdate, type UpdatedItem } from './update-stored-item.ts';

interface Switch {
  readonly CncName: HardwareKind;
  readonly On: boolean;
}

/** Adds or removes one hardware kind after the other; if one is refused, all are. */
export const switchHardware =
  (switches: readonly Switch[]): ItemUpdate =>
  (item, catalogue) => {
    const unchanged: Outcome<UpdatedItem> = accepted({ item, emptiedDropdowns: [] });
    return switches.reduce((before, { CncName, On }) => {
      if (!before.ok) return before;
      const action = switchHardwareAction(before.value.item, { kind: CncName, on: On }, catalogue);
      if (!action.ok) return action;
      const after = applyActions(before.value.item, [action.value], catalogue);
      if (!after.ok) return after;
      const emptiedDropdowns = [...before.value.emptiedDropdowns, ...after.value.emptiedDropdowns];
      return accepted({ item: after.value.item, emptiedDropdowns });
    }, unchanged);
  };
