import type { HardwareKind, Item, PackerPosition } from '../item/item.ts';
import { hardwareKinds, packerPositions } from '../item/item.ts';
import type { DoorProps } from './criteria.ts';

/** The option list in which each kind of hardware is chosen. */
export const dropdownOf: Readonly<Record<HardwareKind, string>> = {
  handle: 'handle',
  knocker: 'doorKnocker',
  doorKnob: 'doorKnob',
  spyhole: 'spyhole1',
  letterPlate: 'letterPlate',
};

export const packerDropdownOf = (position: PackerPosition): string =>
  position === 'thresholdPacker2' ? position : `${position}Packer`;

/** What this door answers when a stock option asks about it; what it does not carry is absent. */
export function doorPropsOf(item: Item): DoorProps {
  const props: Readonly<Record<string, string | null>> = {
    doorType: item.leaves.kind,
    doorHanding: item.hand,
    doorsOpen: item.opens,
    doorThickness: String(item.build.slab),
    liniarFrameCode: item.frame.profile,
    construction: item.frame.construction,
    threshold: item.frame.threshold,
    subsill: item.frame.sill,
    hardwareSuite: item.hardware.suite,
    handleType: item.hardware.handleType,
    cylinder: item.build.cylinder,
    slaveHandle: item.leaves.kind === 'double' ? item.leaves.slaveHandle : null,
    ...Object.fromEntries(hardwareKinds.map((kind) => [dropdownOf[kind], item.hardware.chosen[kind]])),
    ...Object.fromEntries(packerPositions.map((at) => [packerDropdownOf(at), item.frame.packers[at]])),
  };
  return Object.fromEntries(Object.entries(props).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
