import { useEffect } from 'react';
import { useDesigner } from '../../../designer/use-designer.ts';
import { HandleTypes } from './handle-types.tsx';
import { HardwareFinishes } from './hardware-finishes.tsx';
import { HardwarePieces } from './hardware-pieces.tsx';
import { Hinges } from './hinges.tsx';

const pieces = [
  { kind: 'handle', title: 'Handle' },
  { kind: 'knocker', title: 'Knocker' },
  { kind: 'doorKnob', title: 'Door Knob' },
  { kind: 'spyhole', title: 'Spyhole' },
  { kind: 'letterPlate', title: 'Letter Plate' },
] as const;

export function HardwareScreen() {
  const { item, mode, choose } = useDesigner();
  const { suiteResolved } = item.hardware;
  useEffect(() => {
    if (!suiteResolved) choose({ type: 'hardware.visit' });
  }, [suiteResolved, choose]);
  return (
    <>
      <HandleTypes />
      <HardwareFinishes />
      {pieces.map(({ kind, title }) => (
        <HardwarePieces key={kind} kind={kind} title={title} />
      ))}
      <Hinges showColour={mode === 'installer'} />
    </>
  );
}
