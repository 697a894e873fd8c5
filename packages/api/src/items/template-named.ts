import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import type { TemplateId } from '@door/domain/item/ids';
import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';

export function templateNamed(id: TemplateId, { rows, words }: Catalogue): Outcome<FrameTemplate> {
  const template = rows.templates.find((row) => row.id === id);
  return template ? accepted(template) : refused('frame.not-offered', words.notOffered.template);
}
