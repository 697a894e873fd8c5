import type { Design } from '@door/domain/catalogue/design-rows';
import type { Offer } from '@door/domain/choice/offer';
import { glazedSisters } from '@door/domain/design-fit/other-designs';
import { offeredDesigns } from '@door/domain/design/offer-designs';
import { templateOfDoorAlone } from '@door/domain/frame/template-of-door-alone';
import type { Item } from '@door/domain/model/item';
import { ChoiceGroup } from '@door/ui/choice-group';
import { Hint } from '@door/ui/section';
import { Tile } from '@door/ui/tile';
import { useDesigner } from '../../designer/use-designer.ts';
import { doorAfter, drawDoor, pictureKeyOf } from '../../pictures/door-picture.ts';
import { useTileLight } from '../../pictures/tile-light.ts';
import { TilePicture } from '../../pictures/tile-picture.tsx';
import { useExplain } from '../use-explain.ts';
import { stepWords } from '../words.ts';

/** CSS px for each mm: a door of 2100 mm is 146 px high on its tile. */
const scale = { pxPerMm: 146 / 2100 };

/** In place of glass: that a solid door has none, and the designs of its family that have some. */
export function SolidDoor() {
  const { item, catalogue, context } = useDesigner();
  const doorAlone = { type: 'frame.choose', templateId: templateOfDoorAlone(item.templateId, catalogue) } as const;
  const alone = doorAfter(item, doorAlone, context);
  const sisters = offeredDesigns(item, context, glazedSisters(item, catalogue));
  const { name } = catalogue.design(item.designId);
  return (
    <ChoiceGroup
      title={stepWords.glass.door}
      value={stepWords.glass.solid}
      layout="swipe"
      lead={<Hint>{stepWords.glass.aboutSolid(name)}</Hint>}
    >
      {sisters.map((offer) => (
        <SisterTile key={offer.value.id} offer={offer} alone={alone} />
      ))}
    </ChoiceGroup>
  );
}

function SisterTile({ offer, alone }: { readonly offer: Offer<Design>; readonly alone: Item }) {
  const light = useTileLight();
  const { catalogue, context, tileHandlers } = useDesigner();
  const explain = useExplain();
  const { id, name } = offer.value;
  const action = { type: 'design.choose', designId: id } as const;
  return (
    <Tile
      kind="design"
      ground
      name={name}
      label={name}
      picture={
        <TilePicture
          depictionKey={`glazed ${id} ${light.time} ${pictureKeyOf(alone)}`}
          draw={() => drawDoor(doorAfter(alone, action, context), { catalogue, light }, scale)}
        />
      }
      chosen={offer.chosen}
      whyNot={explain(offer.whyNot, action)}
      {...tileHandlers(() => [action])}
    />
  );
}
