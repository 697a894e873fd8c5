import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { Fragment } from 'react';
import { useDesigner } from '../../state/use-designer.ts';
import { messages } from '../../../shared/messages/messages.ts';
import { HandleTypes } from './handle-types.tsx';
import { HardwareFinishes } from './hardware-finishes.tsx';
import { HardwarePieces } from './hardware-pieces.tsx';
import { LetterPlateHeight } from './letter-plate-height.tsx';
import { OpeningWay } from './opening-way.tsx';
import { TurnOffAll } from './turn-off-all.tsx';
import { Hinges } from './hinges.tsx';

export function HardwareStep() {
  const { mode } = useDesigner();
  return (
    <>
      <HandleTypes />
      <HardwareFinishes />
      {hardwareKinds.map((kind) => (
        <Fragment key={kind}>
          <HardwarePieces kind={kind} title={messages.rules.hardware.kinds[kind]} />
          {kind === 'letterPlate' ? <LetterPlateHeight /> : null}
        </Fragment>
      ))}
      <TurnOffAll />
      <Hinges showColour={mode === 'installer'} />
      <OpeningWay />
    </>
  );
}
