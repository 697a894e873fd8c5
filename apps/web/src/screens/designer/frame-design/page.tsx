import type { FrameTemplate } from '@door/domain/catalogue/rows';
import { offeredTemplates } from '@door/domain/frame/offer-templates';
import type { Offer } from '@door/domain/item/offer';
import { ChoiceSet, TileGrid } from '@door/ui/choice-group';
import { SectionHead } from '@door/ui/section';
import { useDesigner } from '../../../designer/use-designer.ts';
import { FrameTile, partThatDiffers } from './frame-tile.tsx';
import { scaleFor } from '../../../designer/door-picture.ts';

const rows = [
  { doors: 'single', title: 'Single door' },
  { doors: 'double', title: 'Double door' },
] as const;

/** A matrix: no, left, right and both sidelights across; plain, fanlight and mullion down. */
export function FrameDesign() {
  const { item, catalogue, started } = useDesigner();
  const offers = offeredTemplates(item, catalogue);
  const widest = (some: readonly Offer<FrameTemplate>[]) => Math.max(...some.map(({ value }) => value.overall.width));
  return (
    <ChoiceSet name="Frame Design">
      {rows.map(({ doors, title }) => {
        const shown = offers.filter(({ value }) => value.doors === doors);
        const chosen = started ? shown.find((offer) => offer.chosen) : undefined;
        return shown.length === 0 ? null : (
          <div className="section" key={doors}>
            <SectionHead id={`frame-${doors}`} title={title} value={chosen && partThatDiffers(chosen.value)} />
            <TileGrid layout="grid-4">
              {shown.map((offer) => (
                <FrameTile key={offer.value.id} offer={offer} scale={scaleFor(widest(shown))} />
              ))}
            </TileGrid>
          </div>
        );
      })}
    </ChoiceSet>
  );
}
