import type { Backing } from '@door/domain/catalogue/glass-rows';
import type { Offer } from '@door/domain/choice/offer';
import { backingSample } from '@door/drawing/samples/glass-sample';
import { ChoiceGroup } from '@door/ui/choice-group';
import { Hint } from '@door/ui/section';
import { Tile } from '@door/ui/tile';
import { useDesigner } from '../../designer/use-designer.ts';
import { saleMark } from '../sale-mark.ts';
import { useExplain } from '../use-explain.ts';
import { useWithAmount } from '../use-with-amount.tsx';
import { SamplePicture } from '../../pictures/sample-picture.tsx';
import { stepWords } from '../words.ts';
import './backing-choice.css';

export function BackingChoice({ offers }: { readonly offers: readonly Offer<Backing>[] }) {
  const { item, tileHandlers } = useDesigner();
  const explain = useExplain();
  const withAmount = useWithAmount();
  return (
    <ChoiceGroup
      title={stepWords.glass.backing}
      value={item.glass.doorBacking}
      layout="grid-4"
      lead={<Hint>{stepWords.glass.aboutBacking}</Hint>}
    >
      {offers.map(({ value: backing, chosen, whyNot, ...offer }) => (
        <Tile
          key={backing.name}
          kind="backing"
          label={backing.name}
          note={<Privacy degree={backing.privacy} />}
          chosen={chosen}
          whyNot={explain(whyNot, { type: 'glass.chooseBacking', backing: backing.name })}
          {...withAmount(
            { type: 'glass.chooseBacking', backing: backing.name },
            {
              name: backing.name,
              picture: (
                <SamplePicture
                  depictionKey={`backing ${backing.name}`}
                  draw={() => backingSample({ backing: backing.name })}
                />
              ),
            },
          )}
          {...saleMark(offer)}
          {...tileHandlers(() => [{ type: 'glass.chooseBacking', backing: backing.name }])}
        />
      ))}
    </ChoiceGroup>
  );
}

const Privacy = ({ degree }: { readonly degree: Backing['privacy'] }) => (
  <>
    <span className="privacy">
      {[1, 2, 3, 4, 5].map((dot) => (
        <i key={dot} data-filled={dot <= degree} />
      ))}
    </span>
    {stepWords.glass.privacy[degree]}
  </>
);
