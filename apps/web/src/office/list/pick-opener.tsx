import { Button } from '@door/ui/button';
import { officeWords } from '../words/office.ts';

const { bulk: says } = officeWords;

interface PickOpenerProps {
  readonly isPicking: boolean;
  onPick(isPicking: boolean): void;
}

/** On a phone: shows the boxes that tick rows, which stand beside the rows in a wide window. */
export const PickOpener = ({ isPicking, onPick }: PickOpenerProps) => (
  <span className="pick-opener">
    <Button scale="row" aria-pressed={isPicking} onClick={() => onPick(!isPicking)}>
      {isPicking ? says.pickDone : says.pick}
    </Button>
  </span>
);
