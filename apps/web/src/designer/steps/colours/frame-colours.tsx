import type { Colour } from '@door/domain/catalogue/rows/colour-rows';
import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import type { FrameColourOptions } from '@door/domain/door/colours/colour-options';
import { type FrameSide, frameColourOf } from '@door/domain/door/colours/colour-of-part';
import { tradeNameOf } from '@door/domain/door/colours/colours-as-ordered';
import type { FrameFinish } from '@door/domain/door/model/door-values';
import type { FinishFacts } from '@door/drawing/facts';
import { frameFinishIn } from '@door/drawing/item-facts/finishes';
import { frameSample } from '@door/drawing/samples/frame-sample';
import { ChoiceGroup } from '@door/ui/choice-group';
import { TileGrid } from '@door/ui/choices';
import { Hint, SubHeading } from '@door/ui/section';
import { Tile } from '@door/ui/tile';
import { NoOption } from '@door/ui/no-option';
import { useDesigner } from '../../state/use-designer.ts';
import { saleMark } from '../sale-mark.ts';
import { useExplain } from '../use-explain.tsx';
import { useWithAmount } from '../use-with-amount.tsx';
import { SamplePicture } from '../../pictures/sample-picture.tsx';
import { stepMessages } from '../messages.ts';
import { noteOf } from './door-colour-tile.tsx';

const sides = {
  external: { title: stepMessages.colours.external, action: 'colour.chooseFrameExternal' },
  internal: { title: stepMessages.colours.internal, action: 'colour.chooseFrameInternal' },
} as const;

/** The swatches in stock, then the frame painted like the door. */
export function FrameColours({ side, options }: { readonly side: FrameSide; readonly options: FrameColourOptions }) {
  const { item, catalogue, client, mode, tileHandlers } = useDesigner();
  const explain = useExplain();
  const withAmount = useWithAmount();
  const { title, action } = sides[side];
  const door = doorColourOf(item, catalogue);
  const nameFor = (colour: Colour) => (mode === 'installer' ? tradeNameOf(colour) : colour.name);
  const choosingFinish = (finish: FrameFinish) => tileHandlers(() => [{ type: action, finish }]);
  const premiumShown = side === 'external' || client.ui.showExtraInternalColour;
  return (
    <ChoiceGroup title={title} value={nameFor(frameColourOf(item, side, catalogue))} layout="stack">
      <SubHeading>{stepMessages.colours.standard}</SubHeading>
      <TileGrid layout="matrix">
        {options.standard.map(({ value: colour, chosen, disabledReason, ...option }) => (
          <Tile
            key={colour.id}
            kind="corner"
            label={nameFor(colour)}
            note={noteOf(colour)}
            chosen={chosen}
            disabledReason={explain(disabledReason, {
              type: action,
              finish: { kind: 'frame-colour', colourId: colour.id },
            })}
            {...withAmount(
              { type: action, finish: { kind: 'frame-colour', colourId: colour.id } },
              { name: nameFor(colour), picture: <FrameCorner finish={frameFinishIn(colour)} /> },
            )}
            {...saleMark(option)}
            {...choosingFinish({ kind: 'frame-colour', colourId: colour.id })}
          />
        ))}
      </TileGrid>
      {premiumShown ? (
        <>
          <SubHeading>{stepMessages.colours.premium}</SubHeading>
          {side === 'internal' ? <Hint>{stepMessages.colours.premiumInternalCost}</Hint> : null}
          {options.premium ? (
            <TileGrid layout="matrix">
              <Tile
                kind="corner"
                label={stepMessages.colours.sameAsDoor}
                note={door.name}
                star
                chosen={options.premium.chosen}
                {...withAmount(
                  { type: action, finish: { kind: 'door-colour' } },
                  {
                    name: stepMessages.colours.sameAsDoorIn(door.name),
                    picture: <FrameCorner finish={frameFinishIn(door)} />,
                  },
                )}
                {...choosingFinish({ kind: 'door-colour' })}
              />
            </TileGrid>
          ) : (
            <NoOption kind="corner" />
          )}
        </>
      ) : null}
    </ChoiceGroup>
  );
}

const FrameCorner = ({ finish }: { readonly finish: FinishFacts }) => (
  <SamplePicture depictionKey={`corner ${finish.hex} ${finish.surface}`} draw={() => frameSample(finish)} />
);
