import { templatesOfSystem } from '../system/item-system.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FrameTemplate } from '../catalogue/frame-rows.ts';
import type { Item } from '../model/item.ts';
import type { Offer } from '../choice/offer.ts';
import type { TemplateId } from '../model/ids.ts';

/** Every frame template of the item's system; any may be chosen at any time. */
export const offeredTemplates = (item: Item, catalogue: Catalogue): readonly Offer<FrameTemplate>[] =>
  templatesOfSystem(item, catalogue).map((value) => ({ value, chosen: value.id === item.templateId, whyNot: null }));

/** The template with the same number of leaves and no sidelights or fanlight; the template itself where the supplier has none. */
export function templateOfDoorAlone(templateId: TemplateId, catalogue: Catalogue): TemplateId {
  const { doors } = catalogue.template(templateId);
  const plain = catalogue.rows.templates.find((row) => row.doors === doors && row.sides === 'none' && !row.fanlight);
  return plain?.id ?? templateId;
}
