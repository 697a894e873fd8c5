import { letterPlateHeightOptions } from '@door/domain/door/hardware/letter-plate-height';
import { Hint } from '@door/ui/section';
import { SectionHead } from '@door/ui/section-head';
import { Segmented } from '@door/ui/segmented';
import { useId } from 'react';
import { useDesigner } from '../../state/use-designer.ts';
import { stepMessages } from '../messages.ts';

/** How high the letter plate sits, where the design has more than one place for it. */
export function LetterPlateHeight() {
  const heading = useId();
  const { item, catalogue, choose } = useDesigner();
  const options = letterPlateHeightOptions(item, catalogue);
  const chosen = options.find((option) => option.chosen);
  if (!chosen) return null;
  const nameOf = stepMessages.hardware.aboveFoot;
  return (
    <section className="section" aria-labelledby={heading}>
      <SectionHead id={heading} title={stepMessages.hardware.letterPlateHeight} value={nameOf(chosen.value)} />
      <Hint>{stepMessages.hardware.aboutLetterPlateHeight}</Hint>
      <Segmented
        labelledBy={heading}
        chosen={String(chosen.value)}
        segments={options.map(({ value }) => ({ value: String(value), label: nameOf(value) }))}
        onChoose={(wanted) => {
          const height = options.find(({ value }) => String(value) === wanted)?.value ?? null;
          choose({ type: 'hardware.placeLetterPlate', height });
        }}
      />
    </section>
  );
}
