import { allowedKinds } from '@door/domain/door/hardware/kinds';
import { asksForRal } from '@door/domain/door/colours/custom-ral';
import { frameColourOptions } from '@door/domain/door/colours/colour-options';
import { type HardwareKind, hardwareTable } from '@door/domain/door/model/hardware-kinds';
import type { SetPart } from '@door/drawing/arrange/part-regions';
import type { Side } from '@door/drawing/scene';
import { Section } from '@door/ui/section';
import type { StepPattern } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { messages } from '../../shared/messages/messages.ts';
import { useDesigner } from '../state/use-designer.ts';
import { CustomRal } from '../steps/colours/custom-ral.tsx';
import { DoorColours } from '../steps/colours/door-colours.tsx';
import { FrameColours } from '../steps/colours/frame-colours.tsx';
import { HandleTypes } from '../steps/hardware/handle-types.tsx';
import { HardwareFinishes } from '../steps/hardware/hardware-finishes.tsx';
import { HardwarePieces } from '../steps/hardware/hardware-pieces.tsx';
import { Hinges } from '../steps/hardware/hinges.tsx';
import { LetterPlateHeight } from '../steps/hardware/letter-plate-height.tsx';
import { OpeningWay } from '../steps/hardware/opening-way.tsx';
import { PaneGlass } from './pane-glass.tsx';
import { partMessages } from './messages.ts';

export interface PartChoicesProps {
  readonly part: SetPart;
  readonly side: Side;
  readonly onShow: (part: SetPart) => void;
}

const isPiece = (part: SetPart): part is HardwareKind => part in hardwareTable;

/** What can be chosen for a part, by the same sections as in the steps. */
export function PartChoices({ part, side, onShow }: PartChoicesProps) {
  if (part === 'frame') return <FrameChoices side={side} />;
  if (part === 'leaf') return <LeafChoices onShow={onShow} />;
  if (part === 'hinges') return <HungWay />;
  if (isPiece(part)) return <PieceChoices kind={part} />;
  return <PaneGlass key={part} pane={part === 'light' ? 'door' : part} />;
}

/** From outside no hinge of a door is seen that opens inwards: the side is chosen at the door too. */
function HungWay() {
  const { mode } = useDesigner();
  return (
    <>
      <Hinges showColour={mode === 'installer'} />
      <OpeningWay />
    </>
  );
}

const PieceChoices = ({ kind }: { readonly kind: HardwareKind }) => (
  <>
    {kind === 'handle' ? <HandleTypes /> : null}
    <HardwarePieces kind={kind} title={messages.rules.hardware.kinds[kind]} />
    {kind === 'letterPlate' ? <LetterPlateHeight /> : null}
    <HardwareFinishes />
  </>
);

function FrameChoices({ side }: { readonly side: Side }) {
  const { item, context, client } = useDesigner();
  const { showExtraInternalColour } = client.ui;
  return (
    <>
      <FrameColours side={side} options={frameColourOptions(item, { context, side, showExtraInternalColour })} />
      <ToStep path="/">{partMessages.otherFrame}</ToStep>
    </>
  );
}

function LeafChoices({ onShow }: Pick<PartChoicesProps, 'onShow'>) {
  const { item, catalogue } = useDesigner();
  const missing = allowedKinds(catalogue.design(item.designId)).filter((kind) => item.hardware.chosen[kind] === null);
  return (
    <>
      <DoorColours />
      {asksForRal(item, catalogue) ? <CustomRal /> : null}
      <HungWay />
      {missing.length > 0 ? (
        <Section title={partMessages.add}>
          <p className="part-links">
            {missing.map((kind) => (
              <button key={kind} type="button" onClick={() => onShow(kind)}>
                {partMessages.addPiece(messages.rules.hardware.kinds[kind])}
              </button>
            ))}
          </p>
        </Section>
      ) : null}
      <ToStep path="/sash-design">{partMessages.otherDesign}</ToStep>
    </>
  );
}

function ToStep({ path, children }: { readonly path: StepPattern; readonly children: string }) {
  const router = useRouter();
  if (router.path === path) return null;
  return (
    <p className="part-links">
      <button type="button" onClick={() => void router.go(path)}>
        {children}
      </button>
    </p>
  );
}
