import { Button } from '@door/ui/button';
import { ArrowLeft, ArrowRight } from '@door/ui/icons';
import { visitorMessages } from '../messages.ts';
import './action-bar.css';

export interface ActionBarProps {
  /** One line about what comes next. */
  readonly next?: string | undefined;
  readonly submits?: boolean;
  readonly busy?: boolean;
  readonly onPrevious?: (() => void) | undefined;
  onNext(): void;
}

/** Previous, Next. Nothing else, ever. */
export function ActionBar({ next, submits = false, busy = false, onPrevious, onNext }: ActionBarProps) {
  return (
    <div className="actions">
      <Button look="quiet" icon={<ArrowLeft />} onClick={onPrevious} disabled={!onPrevious}>
        {visitorMessages.actionBar.previous}
      </Button>
      <span className="actions-next">{next}</span>
      {submits ? (
        <Button look="primary" scale="bar" busy={busy} onClick={onNext}>
          {visitorMessages.actionBar.submit}
        </Button>
      ) : (
        <Button look="primary" scale="bar" busy={busy} iconAfter={<ArrowRight />} onClick={onNext}>
          {visitorMessages.actionBar.next}
        </Button>
      )}
    </div>
  );
}
