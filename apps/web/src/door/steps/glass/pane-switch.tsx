import { Segmented } from '@door/ui/segmented';
import { stepWords } from '../words.ts';
import './pane-switch.css';

export type PaneChoice = keyof typeof stepWords.glass.pane;

export interface PaneSwitchProps {
  readonly label: string;
  readonly panes: readonly PaneChoice[];
  readonly chosen: PaneChoice;
  onChoose(pane: PaneChoice): void;
}

/** For which of several panes the tiles below choose. */
export const PaneSwitch = ({ label, panes, chosen, onChoose }: PaneSwitchProps) => (
  <div className="pane-switch">
    <Segmented<PaneChoice>
      label={label}
      chosen={chosen}
      segments={panes.map((value) => ({ value, label: stepWords.glass.pane[value] }))}
      onChoose={onChoose}
    />
  </div>
);
