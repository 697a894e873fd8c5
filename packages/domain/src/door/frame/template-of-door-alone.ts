import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { TemplateId } from '../model/ids.ts';

/** The template with the same number of leaves and no sidelights or fanlight; the template itself where the supplier has none. */
export function templateOfDoorAlone(templateId: TemplateId, catalogue: Catalogue): TemplateId {
  const { doors } = catalogue.template(templateId);
  const plain = catalogue.sold.templates.find((row) => row.doors === doors && row.sides === 'none' && !row.fanlight);
  return plain?.id ?? templateId;
}
