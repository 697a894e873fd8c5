import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { EditStep } from '@door/domain/catalogue/edit/edit-history';
import type { RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { catalogueMessages } from '../messages/catalogue.ts';
import { referenceName, rowName } from './row-name.ts';

const { edits: t, kinds } = catalogueMessages;

/** What a step has done, in words: `Raglan changed`, `12 changes in Colours`. */
export function stepText({ made }: Pick<EditStep, 'made'>, content: CatalogueContent): string {
  const [first] = made;
  if (!first) return '';
  const kind = first.edit.edit === 'price' ? t.prices : kinds[first.edit.kind];
  return made.length === 1 ? editText(first.edit, content) : t.several(made.length, kind);
}

function editText(edit: RowEdit, content: CatalogueContent): string {
  switch (edit.edit) {
    case 'add':
    case 'change':
      return t[edit.edit](rowName(edit.row, kinds[edit.kind]));
    case 'set':
      return t.change(kinds[edit.kind]);
    case 'price':
      return t.price(edit.code.split('.').slice(1).join('.'));
    case 'retire':
    case 'restore':
    case 'move':
      return t[edit.edit](referenceName(content, edit.kind, edit.key));
  }
}
