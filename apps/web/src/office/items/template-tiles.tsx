import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { itemId } from '@door/domain/door/model/ids';
import { newItem } from '@door/domain/door/configure/new-item';
import { useMemo } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { officeMessages } from '../messages/office.ts';
import { ItemThumbnail, sharedScale } from './item-thumbnail.tsx';
import { useCreateItem } from './use-create-item.ts';

const pictureHeight = 132;
const space = { width: 112, height: 106 };

/** A tile for each template with its standard door, in one common scale; choosing one creates an item. */
export function TemplateTiles({ templates }: { readonly templates: readonly FrameTemplate[] }) {
  const { context } = useApp();
  const { fromTemplate, isPending } = useCreateItem();
  const tiles = useMemo(
    () =>
      templates.map((template) => ({
        template,
        item: newItem(itemId(`template ${template.id}`), template, context),
      })),
    [templates, context],
  );
  const scale = sharedScale(
    tiles.map(({ item }) => item),
    space,
  );
  return (
    <ul className="template-tiles" aria-busy={isPending}>
      {tiles.map(({ template: { id, displayName }, item }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={officeMessages.startFrom.begin(displayName)}
            onClick={() => fromTemplate(id)}
          >
            <ItemThumbnail item={item} scale={scale} height={pictureHeight} />
            <span>{displayName}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
