import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { Option } from '@door/domain/door/choice/option';
import { templateOptions } from '@door/domain/door/frame/template-options';
import { sizeText } from '@door/domain/lib/mm';
import { ChoiceSet, TileGrid } from '@door/ui/choices';
import { SectionHead } from '@door/ui/section-head';
import { Tile } from '@door/ui/tile';
import type { DisabledReasonText } from '@door/ui/disabled-reason';
import { type ComponentType, lazy, Suspense } from 'react';
import { useDesigner } from '../../state/use-designer.ts';
import { doorAfter, drawDoor, pictureKeyOf, type Scale, scaleFor } from '../../pictures/door-picture.ts';
import { useTileLight } from '../../pictures/tile-light.ts';
import { TilePicture } from '../../pictures/tile-picture.tsx';
import { doorMessages } from '../../messages.ts';
import { saleMark } from '../sale-mark.ts';
import { useWithAmount } from '../use-with-amount.tsx';
import { frameSections } from './frame-sections.ts';
import type { FrameSuggestionProps } from './frame-suggestion.tsx';
import { KnownOpening } from './known-opening.tsx';
import { actionsForFrame, openingOf, type SizedDoor } from './opening.ts';

export function FrameDesignStep() {
  const { item, catalogue, started } = useDesigner();
  const widest = (some: readonly Option<FrameTemplate>[]) => Math.max(...some.map(({ value }) => value.overall.width));
  return (
    <>
      <KnownOpening />
      <ChoiceSet name={doorMessages.frameDesign.group}>
        {frameSections(templateOptions(item, catalogue)).map(({ title, cells }, index) => {
          const options = cells.filter((cell) => cell !== null);
          const chosen = started ? options.find((option) => option.chosen) : undefined;
          return (
            <div className="section" key={title}>
              <SectionHead id={`frames-${index}`} title={title} value={chosen && shortFrameName(chosen.value)} />
              <TileGrid layout="matrix">
                {cells.map((option, place) =>
                  option ? (
                    <FrameTile key={option.value.id} option={option} scale={scaleFor(widest(options))} />
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
const FrameSuggestion = lazy<ComponentType<FrameSuggestionProps>>(async () => {
  const load = import('./frame-suggestion.tsx').then((module) => module.FrameSuggestion);
  return { default: await load.catch(() => () => null) };
});

const suggestionFor =
  (template: FrameTemplate): DisabledReasonText['below'] =>
  (note) => (
    <Suspense>
      <FrameSuggestion template={template} {...note} />
    </Suspense>
  );

/** The name without `Single Door` or `Double Door`, which is the heading; a frame without lights keeps its whole name. */
const shortFrameName = ({ displayName }: FrameTemplate): string => doorMessages.frameDesign.withoutDoor(displayName);

function FrameTile({ option, scale }: { readonly option: Option<FrameTemplate>; readonly scale: Scale }) {
  const { item, typedSize, catalogue, context, tileHandlers, started } = useDesigner();
  const light = useTileLight();
  const withAmount = useWithAmount();
  const { value: template } = option;
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
      chosen={started && option.chosen}
      disabledReason={fitting ? null : disabledReasonInOpening()}
      {...saleMark(option)}
      {...tileHandlers((now) => fittingIn({ item: now.shown, typedSize: now.typedSize }) ?? [])}
    />
  );
  /** The opening that a person typed stays, so a frame that cannot fill it is not chosen; only they can give it up. */
  function disabledReasonInOpening(): DisabledReasonText {
    return {
      reason: messages.doesNotFit,
      explanation: messages.doesNotFitOpening(template.displayName, sizeText(openingOf(item, catalogue))),
      below: suggestionFor(template),
    };
  }
}

const messages = doorMessages.frameDesign;
