import { basicsOfChoices, buildOfChoices } from '../build/build-of-choices.ts';
import type { RuleContext } from '../choice/rule.ts';
import { coloursOfChoices } from '../colours/colours-of-choices.ts';
import { defaultColours } from '../colours/default-colours.ts';
import { designOfChoices } from '../design-fit/design-of-choices.ts';
import { extrasOfChoices } from '../extras/extras-of-choices.ts';
import { type ChosenDoor, setOfChoices } from '../frame/set-of-choices.ts';
import { glassOfChoices } from '../glass/glass-of-choices.ts';
import { defaultCylinder } from '../hardware/default-cylinder.ts';
import { hardwareOfChoices } from '../hardware/hardware-of-choices.ts';
import { newDoorSuite } from '../hardware/suites.ts';
import { slaveHandleOfDoor } from '../hardware/slave-handle.ts';
import type { Item } from '../model/item.ts';
import { noExtras, noGlass, noHardware, plainBuild } from '../model/plain-item.ts';

/** Works out a part of a door from its choices and from the parts before it. */
type Step = (item: Item, context: RuleContext) => Partial<Item>;

/** The order counts: each asks about those before it. */
const steps: readonly Step[] = [
  designOfChoices,
  basicsOfChoices,
  coloursOfChoices,
  glassOfChoices,
  hardwareOfChoices,
  buildOfChoices,
  slaveHandleOfDoor,
  extrasOfChoices,
];

/**
 * The door that follows from choices and catalogue alone: each property is the choice where this door can have it, else what another
 * choice demands, else the default of the design or of the supplier. Total: whatever the choices are, the door can be made.
 */
export const effective = (door: ChosenDoor, context: RuleContext): Item =>
  steps.reduce((item, step) => ({ ...item, ...step(item, context) }), plainDoor(door, context));

const bareHardware: Item['hardware'] = {
  suite: newDoorSuite,
  handleType: null,
  chosen: noHardware,
  letterPlateHeight: null,
  hingeColour: '',
};

/** The set alone, with what a door has of which nothing was chosen; the steps replace it. */
function plainDoor({ id, choices }: ChosenDoor, context: RuleContext): Item {
  const { catalogue } = context;
  const set = setOfChoices({ id, choices }, context);
  return {
    id,
    choices,
    ...set,
    houseNumber: choices.houseNumber ?? '',
    designId: catalogue.template(set.templateId).designId,
    hand: 'left',
    colours: defaultColours(catalogue),
    glass: noGlass,
    hardware: bareHardware,
    extras: noExtras,
    build: { ...plainBuild, slab: 44, cylinder: defaultCylinder(catalogue), laminated: true },
  };
}
