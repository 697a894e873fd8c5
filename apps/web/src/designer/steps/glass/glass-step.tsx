import { type Design, isGlazed } from '@door/domain/catalogue/rows/design-rows';
import type { Option } from '@door/domain/door/choice/option';
import { glazedSisters } from '@door/domain/door/design-fit/other-designs';
import { designOptions } from '@door/domain/door/design/design-options';
import { templateOfDoorAlone } from '@door/domain/door/frame/template-of-door-alone';
import { showsHouseNumber } from '@door/domain/door/glass/house-number';
import { backingOptions } from '@door/domain/door/glass/glass-options';
import { backingsDiffer, paneBackingOptions, panesOfSet } from '@door/domain/door/glass/pane-backing';
import type { BackingName } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { glazedFrameParts } from '@door/domain/door/model/parts';
import { ChoiceGroup } from '@door/ui/choice-group';
import { Hint } from '@door/ui/section';
import { Segmented } from '@door/ui/segmented';
import { SwitchRow } from '@door/ui/switch-row';
import { Tile } from '@door/ui/tile';
import { useState } from 'react';
import { useDesigner } from '../../state/use-designer.ts';
import { doorAfter, drawDoor, pictureKeyOf } from '../../pictures/door-picture.ts';
import { useTileLight } from '../../pictures/tile-light.ts';
import { TilePicture } from '../../pictures/tile-picture.tsx';
import { useExplain } from '../use-explain.tsx';
import { stepMessages } from '../messages.ts';
import { BackingChoice } from './backing-choice.tsx';
import { GlazingChoice } from './glazing-choice.tsx';
import { HouseNumber } from './house-number.tsx';
import { SeeThroughButton } from './see-through/see-through-button.tsx';
import './pane-switch.css';

export function GlassStep() {
  const { item, context, choose } = useDesigner();
  const hasFrameGlass = glazedFrameParts(item.frame.parts).length > 0;
  const isSolid = !isGlazed(context.catalogue.design(item.designId));
  const separate = item.glass.frame.kind === 'own';
  const backings = backingOptions(item, context);
  return (
    <>
      {hasFrameGlass && !isSolid ? (
        <SwitchRow
          name={stepMessages.glass.differentFrame}
          meaning={separate ? stepMessages.glass.separately : stepMessages.glass.together}
          on={separate}
          onChange={(on) => choose({ type: 'glass.differentFrame', on })}
        />
      ) : null}
      {isSolid ? <SolidDoor /> : <GlazingChoice place="door" title={stepMessages.glass.door} />}
      {hasFrameGlass && isSolid ? <FrameGlass /> : null}
      {showsHouseNumber(item, context.catalogue) ? <HouseNumber /> : null}
      <BackingGlass />
      {backings.length > 0 ? <SeeThroughButton backings={backings.map(({ value }) => value)} /> : null}
      {hasFrameGlass && separate && !isSolid ? <FrameGlass /> : null}
    </>
  );
}

/** The backing of all panes, or of one of them; nothing where no pane takes one. */
function BackingGlass() {
  const { item, context } = useDesigner();
  const [wanted, setWanted] = useState<PaneChoice>('all');
  const panes = panesOfSet(item, context.catalogue).filter(
    (each) => paneBackingOptions(item, each, context).length > 0,
  );
  const pane = panes.length > 1 ? panes.find((each) => each === wanted) : undefined;
  if (panes.length === 0) return null;
  const lead =
    panes.length > 1 ? (
      <PaneSwitch
        label={stepMessages.glass.backingFor}
        panes={['all', ...panes]}
        chosen={pane ?? 'all'}
        onChoose={setWanted}
      />
    ) : null;
  return pane ? (
    <BackingChoice
      key={pane}
      lead={lead}
      options={paneBackingOptions(item, pane, context)}
      actionsOf={(backing: BackingName) => [{ type: 'glass.choosePaneBacking', pane, backing }]}
    />
  ) : (
    <BackingChoice
      key="all"
      lead={lead}
      options={backingOptions(item, context)}
      differ={backingsDiffer(item, context.catalogue)}
      actionsOf={(backing: BackingName) => [{ type: 'glass.chooseBacking', backing }]}
    />
  );
}

/** The glass of all panes around the door, or of one of them. */
function FrameGlass() {
  const { item } = useDesigner();
  const [wanted, setWanted] = useState<PaneChoice>('all');
  const parts = glazedFrameParts(item.frame.parts);
  const pane = parts.find((kind) => kind === wanted) ?? 'frame';
  return (
    <GlazingChoice
      key={pane}
      place={pane}
      title={stepMessages.glass.frame}
      lead={
        parts.length > 1 ? (
          <PaneSwitch
            label={stepMessages.glass.glassFor}
            panes={['all', ...parts]}
            chosen={pane === 'frame' ? 'all' : pane}
            onChoose={setWanted}
          />
        ) : null
      }
    />
  );
}

type PaneChoice = keyof typeof stepMessages.glass.pane;

interface PaneSwitchProps {
  readonly label: string;
  readonly panes: readonly PaneChoice[];
  readonly chosen: PaneChoice;
  onChoose(pane: PaneChoice): void;
}

/** For which of several panes the tiles below choose. */
const PaneSwitch = ({ label, panes, chosen, onChoose }: PaneSwitchProps) => (
  <div className="pane-switch">
    <Segmented<PaneChoice>
      label={label}
      chosen={chosen}
      segments={panes.map((value) => ({ value, label: stepMessages.glass.pane[value] }))}
      onChoose={onChoose}
    />
  </div>
);

/** CSS px for each mm: a door of 2100 mm is 146 px high on its tile. */
const scale = { pxPerMm: 146 / 2100 };

/** In place of glass: that a solid door has none, and the designs of its family that have some. */
function SolidDoor() {
  const { item, catalogue, context } = useDesigner();
  const doorAlone = { type: 'frame.choose', templateId: templateOfDoorAlone(item.templateId, catalogue) } as const;
  const alone = doorAfter(item, doorAlone, context);
  const sisters = designOptions(item, context, glazedSisters(item, catalogue));
  const { name } = catalogue.design(item.designId);
  return (
    <ChoiceGroup
      title={stepMessages.glass.door}
      value={stepMessages.glass.solid}
      layout="swipe"
      lead={<Hint>{stepMessages.glass.aboutSolid(name)}</Hint>}
    >
      {sisters.map((option) => (
        <SisterTile key={option.value.id} option={option} alone={alone} />
      ))}
    </ChoiceGroup>
  );
}

function SisterTile({ option, alone }: { readonly option: Option<Design>; readonly alone: Item }) {
  const light = useTileLight();
  const { catalogue, context, tileHandlers } = useDesigner();
  const explain = useExplain();
  const { id, name } = option.value;
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
      chosen={option.chosen}
      disabledReason={explain(option.disabledReason, action)}
      {...tileHandlers(() => [action])}
    />
  );
}
