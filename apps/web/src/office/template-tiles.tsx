import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import { itemId } from '@door/domain/item/ids';
import { newItem } from '@door/domain/item/new-item';
import { useMemo } from 'react';
import { useShop } from '../shell/shop.ts';
import { officeWords } from '../words/office.ts';
import { FloorDoor, scaleOf } from './floor-door.tsx';
import { useStartItem } from './start-item.ts';

const pictureHeight = 132;
const room = { width: 112, height: 106 };

/** Every template as it comes, in one scale; each begins an item. */
export function TemplateTiles({ templates }: { readonly templates: readonly FrameTemplate[] }) {
  const { catalogue, client } = useShop();
  const { fromTemplate, busy } = useStartItem();
  const sets = useMemo(
    () =>
      templates.map((template) => ({
        template,
        item: newItem({
          id: itemId(`template ${template.id}`),
          template,
          catalogue,
          currency: client.currency,
          partId: () => crypto.randomUUID(),
        }),
      })),
    [templates, catalogue, client],
  );
  const scale = scaleOf(
    sets.map(({ item }) => item),
    room,
  );
  return (
    <ul className="template-tiles" aria-busy={busy}>
      {sets.map(({ template: { id, displayName }, item }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={officeWords.startFrom.begin(displayName)}
            onClick={() => void (busy || fromTemplate(id))}
          >
            <FloorDoor item={item} scale={scale} height={pictureHeight} />
            <span>{displayName}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
