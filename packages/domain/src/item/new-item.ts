import { plainBuild } from '../build/plain-build.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FrameTemplate } from '../catalogue/frame-rows.ts';
import { firstColours } from '../colours/first-colours.ts';
import { handOn } from '../design/offer-hands.ts';
import { frameFromTemplate, leavesFromTemplate, opensOn } from '../frame/from-template.ts';
import { noExtras } from '../extras/none.ts';
import { clearBacking } from '../glass/backing.ts';
import { hingeColourFor } from '../hardware/hinges.ts';
import { loadDefaultHardware } from '../hardware/refit.ts';
import { usualHandle } from '../hardware/suites.ts';
import { defaultCylinder } from '../hardware/cylinder.ts';
import type { ItemId } from './ids.ts';
import type { Build, Currency, Glass, Hardware, Item, Suite } from './item.ts';
import { settle } from './settle.ts';

export interface NewItem {
  readonly id: ItemId;
  readonly template: FrameTemplate;
  readonly catalogue: Catalogue;
  readonly currency: Currency;
  readonly partId: () => string;
}

const firstSuite: Suite = 'gold';

/** What a visitor begins with: the template's frame and design, the default colours, no glass yet, hardware in gold. */
export function newItem({ id, template, catalogue, currency, partId }: NewItem): Item {
  const begun: Item = {
    id,
    systemId: template.systemId,
    templateId: template.id,
    currency,
    numerals: '',
    address: '',
    frame: frameFromTemplate(template, partId, catalogue),
    leaves: leavesFromTemplate(template),
    designId: template.designId,
    ...handOn(catalogue.design(template.designId), { hand: 'left', handChosen: false }),
    opens: opensOn(template, catalogue),
    colours: firstColours(catalogue),
    glass: noGlassYet,
    hardware: noHardwareYet(catalogue),
    extras: noExtras,
    build: firstBuild(catalogue),
  };
  return settle(loadDefaultHardware(begun, begun, catalogue).item, catalogue);
}

const noGlassYet: Glass = {
  door: { kind: 'none-chosen' },
  doorBacking: clearBacking,
  frame: { kind: 'same-as-door' },
  partBacking: {},
};

const noHardwareYet = (catalogue: Catalogue): Hardware => ({
  suite: firstSuite,
  suiteResolved: false,
  handleType: usualHandle,
  chosen: { handle: null, knocker: null, doorKnob: null, spyhole: null, letterPlate: null },
  hingeColour: hingeColourFor(firstSuite, catalogue),
});

const firstBuild = (catalogue: Catalogue): Build => ({
  ...plainBuild,
  slab: 44,
  cylinder: defaultCylinder(catalogue),
  laminated: true,
});
