import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import { offeredTemplates } from '@door/domain/frame/offer-templates';
import type { Offer } from '@door/domain/choice/offer';
import { ChoiceSet, TileGrid } from '@door/ui/choices';
import { SectionHead } from '@door/ui/section-head';
import { scaleFor } from '../../pictures/door-picture.ts';
import { useDesigner } from '../../designer/use-designer.ts';
import { doorWords } from '../../words.ts';
import { frameSections } from './frame-sections.ts';
import { FrameTile, shortFrameName } from './frame-tile.tsx';
import { KnownOpening } from './known-opening.tsx';

export function FrameDesignStep() {
  const { item, catalogue, started } = useDesigner();
  const widest = (some: readonly Offer<FrameTemplate>[]) => Math.max(...some.map(({ value }) => value.overall.width));
  return (
    <>
      <KnownOpening />
      <ChoiceSet name={doorWords.frameDesign.group}>
        {frameSections(offeredTemplates(item, catalogue)).map(({ title, cells }, index) => {
          const offers = cells.filter((cell) => cell !== null);
          const chosen = started ? offers.find((offer) => offer.chosen) : undefined;
          return (
            <div className="section" key={title}>
              <SectionHead id={`frames-${index}`} title={title} value={chosen && shortFrameName(chosen.value)} />
              <TileGrid layout="matrix">
                {cells.map((offer, place) =>
                  offer ? (
                    <FrameTile key={offer.value.id} offer={offer} scale={scaleFor(widest(offers))} />
                  ) : (
                    // Places never change their order.
                    <span key={place} />
                  ),
                )}
              </TileGrid>
            </div>
          );
        })}
      </ChoiceSet>
    </>
  );
}
