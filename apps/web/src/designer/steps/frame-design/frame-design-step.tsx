import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { Offer } from '@door/domain/door/choice/offer';
import { offeredTemplates } from '@door/domain/door/frame/offer-templates';
import { sizeText } from '@door/domain/lib/mm';
import { ChoiceSet, TileGrid } from '@door/ui/choices';
import { SectionHead } from '@door/ui/section-head';
import { Tile } from '@door/ui/tile';
import type { WhyNotText } from '@door/ui/why-not';
import { type ComponentType, lazy, Suspense } from 'react';
import { useDesigner } from '../../state/use-designer.ts';
import { doorAfter, drawDoor, pictureKeyOf, type Scale, scaleFor } from '../../pictures/door-picture.ts';
import { useTileLight } from '../../pictures/tile-light.ts';
import { TilePicture } from '../../pictures/tile-picture.tsx';
import { doorMessages } from '../../messages.ts';
import { saleMark } from '../sale-mark.ts';
import { useWithAmount } from '../use-with-amount.tsx';
import { frameSections } from './frame-sections.ts';
import type { FrameWishProps } from './frame-wish.tsx';
import { KnownOpening } from './known-opening.tsx';
import { actionsForFrame, openingOf, type SizedDoor } from './opening.ts';

export function FrameDesignStep() {
  const { item, catalogue, started } = useDesigner();
  const widest = (some: readonly Offer<FrameTemplate>[]) => Math.max(...some.map(({ value }) => value.overall.width));
  return (
    <>
      <KnownOpening />
      <ChoiceSet name={doorMessages.frameDesign.group}>
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

/** With the later steps, which are prefetched; without network the note says why, and can be closed. */
const FrameWish = lazy<ComponentType<FrameWishProps>>(async () => {
  const load = import('./frame-wish.tsx').then((module) => module.FrameWish);
  return { default: await load.catch(() => () => null) };
});

const wishFor =
  (template: FrameTemplate): WhyNotText['below'] =>
  (note) => (
    <Suspense>
      <FrameWish template={template} {...note} />
    </Suspense>
  );

/** The name without `Single Door` or `Double Door`, which is the heading; a frame without lights keeps its whole name. */
const shortFrameName = ({ displayName }: FrameTemplate): string => doorMessages.frameDesign.withoutDoor(displayName);

function FrameTile({ offer, scale }: { readonly offer: Offer<FrameTemplate>; readonly scale: Scale }) {
  const { item, typedSize, catalogue, context, tileHandlers, started } = useDesigner();
  const light = useTileLight();
  const withAmount = useWithAmount();
  const { value: template } = offer;
  const action = { type: 'frame.choose', templateId: template.id } as const;
  const fittingIn = (door: SizedDoor) =>
    door.item.templateId === template.id ? [action] : actionsForFrame(template.id, door, context);
  const fitting = fittingIn({ item, typedSize });
  // What a frame in another size costs is not told.
  const fitsAsItIs = fitting?.length === 1;
  return (
    <Tile
      kind="frame"
      ground
      label={shortFrameName(template)}
      {...withAmount(fitsAsItIs ? action : null, {
        name: template.displayName,
        picture: (
          <TilePicture
            depictionKey={`frame ${template.id} ${scale.pxPerMm} ${light.time} ${pictureKeyOf(item)}`}
            draw={() => drawDoor(doorAfter(item, action, context), { catalogue, light }, scale)}
          />
        ),
      })}
      chosen={started && offer.chosen}
      whyNot={fitting ? null : whyNotInOpening()}
      {...saleMark(offer)}
      {...tileHandlers((now) => fittingIn({ item: now.shown, typedSize: now.typedSize }) ?? [])}
    />
  );
  /** The opening that a person typed stays, so a frame that cannot fill it is not chosen; only they can give it up. */
  function whyNotInOpening(): WhyNotText {
    return {
      reason: messages.doesNotFit,
      explanation: messages.doesNotFitOpening(template.displayName, sizeText(openingOf(item, catalogue))),
      below: wishFor(template),
    };
  }
}

const messages = doorMessages.frameDesign;
