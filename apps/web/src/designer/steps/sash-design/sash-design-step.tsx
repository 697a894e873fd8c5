import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { designOptions } from '@door/domain/door/design/design-options';
import { templateOfDoorAlone } from '@door/domain/door/frame/template-of-door-alone';
import type { Item } from '@door/domain/door/model/item';
import type { Option } from '@door/domain/door/choice/option';
import { ChoiceGroup } from '@door/ui/choice-group';
import { TileGrid } from '@door/ui/choices';
import { SubHeading } from '@door/ui/section';
import { Tile } from '@door/ui/tile';
import { useState } from 'react';
import { doorAfter, drawDoor, pictureKeyOf } from '../../pictures/door-picture.ts';
import { useDesigner } from '../../state/use-designer.ts';
import { saleMark } from '../sale-mark.ts';
import { useExplain } from '../use-explain.tsx';
import { useWithAmount } from '../use-with-amount.tsx';
import { useTileLight } from '../../pictures/tile-light.ts';
import { TilePicture } from '../../pictures/tile-picture.tsx';
import { stepMessages } from '../messages.ts';
import { everyDesign, families, familiesAmong, isWorthFiltering, filteredDesigns } from './design-filter.ts';
import { DesignFilters } from './design-filters.tsx';
import './sash-design-step.css';

/** CSS px for each mm: a door of 2100 mm is 146 px high on its tile. */
const scale = { pxPerMm: 146 / 2100 };

export function SashDesignStep() {
  const { item, catalogue, context } = useDesigner();
  const [filter, setFilter] = useState(everyDesign);
  const options = designOptions(item, context);
  const shown = filteredDesigns(options, filter);
  const doorOnly = doorAfter(
    item,
    { type: 'frame.choose', templateId: templateOfDoorAlone(item.templateId, catalogue) },
    context,
  );
  const chosen = options.find((option) => option.chosen);
  return (
    <ChoiceGroup
      title={stepMessages.sashDesign.group}
      layout="stack"
      lead={
        isWorthFiltering(options) ? (
          <DesignFilters among={familiesAmong(options)} filter={filter} count={shown.length} onFilter={setFilter} />
        ) : null
      }
      {...(chosen && { value: chosen.value.name })}
    >
      <div className="families">
        {families.map(({ family, title }) => (
          <Family
            key={family}
            title={title}
            doorOnly={doorOnly}
            options={shown.filter(({ value }) => value.family === family)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** Two families as small as this share a row of tiles. */
const halfARow = 2;

interface FamilyProps {
  readonly title: string;
  readonly doorOnly: Item;
  readonly options: readonly Option<Design>[];
}

function Family({ title, doorOnly, options }: FamilyProps) {
  if (options.length === 0) return null;
  return (
    <div className={options.length > halfARow ? 'family' : 'family family-half'}>
      <SubHeading>{title}</SubHeading>
      <TileGrid layout="swipe">
        {options.map((option) => (
          <DesignTile key={option.value.id} option={option} doorOnly={doorOnly} />
        ))}
      </TileGrid>
    </div>
  );
}

function DesignTile({ option, doorOnly }: { readonly option: Option<Design>; readonly doorOnly: Item }) {
  const { catalogue, context, tileHandlers } = useDesigner();
  const explain = useExplain();
  const light = useTileLight();
  const withAmount = useWithAmount();
  const { value: design } = option;
  const action = { type: 'design.choose', designId: design.id } as const;
  return (
    <Tile
      kind="design"
      ground
      label={design.name}
      chosen={option.chosen}
      disabledReason={explain(option.disabledReason, action)}
      {...withAmount(action, {
        name: design.name,
        picture: (
          <TilePicture
            depictionKey={`design ${design.id} ${light.time} ${pictureKeyOf(doorOnly)}`}
            draw={() => drawDoor(withDesign(), { catalogue, light }, scale)}
          />
        ),
      })}
      {...saleMark(option)}
      {...tileHandlers(() => [action])}
    />
  );
  /** A design that is refused for this door is still shown as it looks. */
  function withDesign(): Item {
    const chosen = doorAfter(doorOnly, action, context);
    return chosen.designId === design.id ? chosen : { ...doorOnly, designId: design.id };
  }
}
