import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { handOn } from '../design-fit/hand-of-design.ts';
import { frameFromTemplate, leavesFromTemplate } from '../frame/from-template.ts';
import { thresholdOf } from '../frame/opening.ts';
import { keepPartIds } from '../frame/resize.ts';
import { templateOfDoorAlone } from '../frame/template-of-door-alone.ts';
import type { Item } from '../model/item.ts';
import { takesDesignOfSystem, templatesOfSystem } from '../system/item-system.ts';
import { designsOfSystem, keepOrFirst, profilesOf, slabsOf } from './made-in-system.ts';

/** Replaces frame template, profile, threshold, slab and design that the item's system is not made with. */
export const inSystem = (item: Item, catalogue: Catalogue): Item =>
  withDesign(withParts(withStyle(item, catalogue), catalogue), catalogue);

function withStyle(item: Item, catalogue: Catalogue): Item {
  if (templatesOfSystem(item, catalogue).some(({ id }) => id === item.templateId)) return item;
  const template = catalogue.template(templateOfDoorAlone(item.templateId, catalogue));
  return {
    ...item,
    templateId: template.id,
    frame: frameFromTemplate(template, keepPartIds(item), catalogue),
    leaves: leavesFromTemplate(template),
  };
}

function withParts(item: Item, catalogue: Catalogue): Item {
  const { frame, build } = item;
  const profile = keepOrFirst(profilesOf(item, catalogue), frame.profile);
  const threshold = thresholdOf(item, catalogue);
  const slab = keepOrFirst(slabsOf(item, catalogue), build.slab);
  const isSo = profile === frame.profile && threshold === frame.threshold && slab === build.slab;
  return isSo ? item : { ...item, frame: { ...frame, profile, threshold }, build: { ...build, slab } };
}

function withDesign(item: Item, catalogue: Catalogue): Item {
  if (takesDesignOfSystem(catalogue.design(item.designId), item, catalogue)) return item;
  const [design] = designsOfSystem(item, catalogue);
  return design ? { ...item, ...handOn(design, item), designId: design.id } : item;
}
