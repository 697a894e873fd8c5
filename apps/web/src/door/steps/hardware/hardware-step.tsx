import { hardwareKinds } from '@door/domain/model/hardware-kinds';
import { useEffect } from 'react';
import { useDesigner } from '../../designer/use-designer.ts';
import { words } from '../../../platform/words/words.ts';
import { HandleTypes } from './handle-types.tsx';
import { HardwareFinishes } from './hardware-finishes.tsx';
import { HardwarePieces } from './hardware-pieces.tsx';
import { Hinges } from './hinges.tsx';

export function HardwareStep() {
  const { item, mode, choose } = useDesigner();
  const { suiteResolved } = item.hardware;
  useEffect(() => {
    if (!suiteResolved) choose({ type: 'hardware.visit' });
  }, [suiteResolved, choose]);
  return (
    <>
      <HandleTypes />
      <HardwareFinishes />
      {hardwareKinds.map((kind) => (
        <HardwarePieces key={kind} kind={kind} title={words.rules.hardware.kinds[kind]} />
      ))}
      <Hinges showColour={mode === 'installer'} />
    </>
  );
}
