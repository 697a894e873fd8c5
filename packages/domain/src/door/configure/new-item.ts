import { noExtras, noHardware, plainBuild } from '../model/plain-item.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import { defaultColours } from '../colours/default-colours.ts';
import { handOn } from '../design-fit/hand-of-design.ts';
import { frameFromTemplate, leavesFromTemplate, opensOn } from '../frame/from-template.ts';
import { clearBacking } from '../glass/backing.ts';
import { hingeColourFor } from '../hardware/hinge-colour.ts';
import { loadDefaultHardware } from '../hardware/refit.ts';
import { defaultHandleType, newDoorSuite } from '../hardware/suites.ts';
import { defaultCylinder } from '../hardware/default-cylinder.ts';
import type { ItemId } from '../model/ids.ts';
import type { Build, Glass, Hardware, Item } from '../model/item.ts';
import { settleVisitorParts } from '../settle/settle.ts';

export interface NewItem {
  readonly id: ItemId;
  readonly template: FrameTemplate;
  readonly catalogue: Catalogue;
  readonly partId: () => string;
}

/** The item that a visitor starts with: the template's frame and design, the default colours, no glass, hardware in gold. */
export function newItem({ id, template, catalogue, partId }: NewItem): Item {
  const unsettled: Item = {
    id,
    systemId: template.systemId,
    templateId: template.id,
    houseNumber: '',
    frame: frameFromTemplate(template, partId, catalogue),
    leaves: leavesFromTemplate(template),
    designId: template.designId,
    ...handOn(catalogue.design(template.designId), { hand: 'left', handChosen: false }),
    opens: opensOn(template, catalogue),
    colours: defaultColours(catalogue),
    glass: noGlass,
    hardware: defaultHardware(catalogue),
    hardwareChosen: false,
    extras: noExtras,
    build: defaultBuild(catalogue),
  };
  return settleVisitorParts(loadDefaultHardware(unsettled, unsettled, catalogue).item, catalogue);
}

const noGlass: Glass = {
  door: { kind: 'none-chosen' },
  doorBacking: clearBacking,
  frame: { kind: 'same-as-door' },
  partBacking: {},
  houseNumberAt: null,
};

const defaultHardware = (catalogue: Catalogue): Hardware => ({
  suite: newDoorSuite,
  handleType: defaultHandleType(catalogue),
  chosen: noHardware,
  letterPlateHeight: null,
  hingeColour: hingeColourFor(newDoorSuite, catalogue),
});

const defaultBuild = (catalogue: Catalogue): Build => ({
  ...plainBuild,
  slab: 44,
  cylinder: defaultCylinder(catalogue),
  laminated: true,
});
