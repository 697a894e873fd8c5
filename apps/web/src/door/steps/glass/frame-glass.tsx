import { glazedFrameParts } from '@door/domain/model/parts';
import { useState } from 'react';
import { useDesigner } from '../../designer/use-designer.ts';
import { stepWords } from '../words.ts';
import { GlazingChoice } from './glazing-choice.tsx';
import { type PaneChoice, PaneSwitch } from './pane-switch.tsx';

/** The glass of all panes around the door, or of one of them. */
export function FrameGlass() {
  const { item } = useDesigner();
  const [wanted, setWanted] = useState<PaneChoice>('all');
  const parts = glazedFrameParts(item.frame.parts);
  const pane = parts.find((kind) => kind === wanted) ?? 'frame';
  return (
    <GlazingChoice
      key={pane}
      place={pane}
      title={stepWords.glass.frame}
      lead={
        parts.length > 1 ? (
          <PaneSwitch
            label={stepWords.glass.glassFor}
            panes={['all', ...parts]}
            chosen={pane === 'frame' ? 'all' : pane}
            onChoose={setWanted}
          />
        ) : null
      }
    />
  );
}
