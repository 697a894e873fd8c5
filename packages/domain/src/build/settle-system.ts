import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Threshold } from '../catalogue/frame-rows.ts';
import { handOn } from '../design/offer-hands.ts';
import { loneDoorOf } from '../frame/lone-door.ts';
import { frameFromTemplate, leavesFromTemplate } from '../frame/from-template.ts';
import { keepingIds } from '../frame/resize.ts';
import { thresholdsFor } from '../frame/size-stock.ts';
import type { Item } from '../item/item.ts';
import { among, designsOfSystem, profilesOf, slabsOf, takesDesignOfSystem } from './made-of.ts';
import { stylesFor } from './of-system.ts';

/** The door as its system is made: frame style, profile, threshold, slab and design are among what was tested. */
export const inSystem = (item: Item, catalogue: Catalogue): Item =>
  withDesign(withParts(withStyle(item, catalogue), catalogue), catalogue);

function withStyle(item: Item, catalogue: Catalogue): Item {
  if (stylesFor(item, catalogue).some(({ id }) => id === item.templateId)) return item;
  const template = catalogue.template(loneDoorOf(item.templateId, catalogue));
  return {
    ...item,
    templateId: template.id,
    frame: frameFromTemplate(template, keepingIds(item), catalogue),
    leaves: leavesFromTemplate(template),
  };
}

function withParts(item: Item, catalogue: Catalogue): Item {
  const { frame, build } = item;
  const profile = among(profilesOf(item, catalogue), frame.profile);
  const threshold = thresholdOf(item, catalogue);
  const slab = among(slabsOf(item, catalogue), build.slab);
  const isSo = profile === frame.profile && threshold === frame.threshold && slab === build.slab;
  return isSo ? item : { ...item, frame: { ...frame, profile, threshold }, build: { ...build, slab } };
}

/** The one that it has, else one as high and for the way in which the door now opens. */
function thresholdOf(item: Item, catalogue: Catalogue): Threshold['code'] {
  const allowed = thresholdsFor(item, catalogue);
  const present = catalogue.threshold(item.frame.threshold);
  const next =
    allowed.find(({ code }) => code === present.code) ??
    allowed.find(({ upstand, material }) => upstand === present.upstand && material === present.material) ??
    allowed[0];
  return (next ?? present).code;
}

function withDesign(item: Item, catalogue: Catalogue): Item {
  if (takesDesignOfSystem(catalogue.design(item.designId), item, catalogue)) return item;
  const [design] = designsOfSystem(item, catalogue);
  return design ? { ...item, ...handOn(design, item), designId: design.id } : item;
}
