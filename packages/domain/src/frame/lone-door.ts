import type { Catalogue } from '../catalogue/catalogue.ts';
import type { TemplateId } from '../item/ids.ts';

/** The frame with as many doors and nothing beside or above them; the frame itself where the supplier sells none such. */
export function loneDoorOf(templateId: TemplateId, catalogue: Catalogue): TemplateId {
  const { doors } = catalogue.template(templateId);
  const plain = catalogue.rows.templates.find((row) => row.doors === doors && row.sides === 'none' && !row.fanlight);
  return plain?.id ?? templateId;
}
