import { Button } from '@door/ui/button';
import { type ComponentType, useId, useState } from 'react';
import { showToast } from '../../../../shared/toasts/toasts.ts';
import type { SeeThroughProps } from './see-through.tsx';
import { seeThroughMessages as messages } from './messages.ts';

/** Opens what a passer-by sees through each glass; its code and its pictures come when it is opened first. */
export function SeeThroughButton({ backings }: SeeThroughProps) {
  const [Shown, setShown] = useState<ComponentType<SeeThroughProps> | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const open = async () => {
    setBusy(true);
    try {
      const { SeeThrough } = await import('./see-through.tsx');
      setShown(() => SeeThrough);
    } catch {
      showToast('error', messages.failed);
    } finally {
      setBusy(false);
    }
  };
  const turn = () => {
    if (Shown) setShown(null);
    else if (!busy) void open();
  };
  return (
    <div className="see-through-place">
      <Button scale="row" busy={busy} aria-expanded={Shown !== null} aria-controls={id} onClick={turn}>
        {messages.open}
      </Button>
      <div id={id}>{Shown ? <Shown backings={backings} /> : null}</div>
    </div>
  );
}
