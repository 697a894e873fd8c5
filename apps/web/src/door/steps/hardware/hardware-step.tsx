import { hardwareKinds } from '@door/domain/model/hardware-kinds';
import { useDesigner } from '../../designer/use-designer.ts';
import { words } from '../../../platform/words/words.ts';
import { HandleTypes } from './handle-types.tsx';
import { HardwareFinishes } from './hardware-finishes.tsx';
import { HardwarePieces } from './hardware-pieces.tsx';
import { TurnOffAll } from './turn-off-all.tsx';
import { Hinges } from './hinges.tsx';

export function HardwareStep() {
  const { mode } = useDesigner();
  return (
    <>
      <HandleTypes />
      <HardwareFinishes />
      {hardwareKinds.map((kind) => (
        <HardwarePieces key={kind} kind={kind} title={words.rules.hardware.kinds[kind]} />
      ))}
      <TurnOffAll />
      <Hinges showColour={mode === 'installer'} />
    </>
  );
}
