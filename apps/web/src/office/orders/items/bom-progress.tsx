import { Button } from '@door/ui/button';
import { orderPageMessages as t } from '../../messages/orders.ts';
import type { OrderBoms } from './use-order-boms.ts';

/** 'BOM 3 of 7' with a button that stops; nothing while none is made. */
export function BomProgress({ boms: { isMaking, progress, stop } }: { readonly boms: OrderBoms }) {
  if (!isMaking) return null;
  const { Done = 0, Of = 0 } = progress ?? {};
  return (
    <div className="row order-progress">
      <output>{Of === 0 ? t.bomsStart : t.bomProgress(Done, Of)}</output>
      <progress aria-label={t.updateBoms} max={Math.max(Of, 1)} value={Done} />
      <Button scale="row" onClick={stop}>
        {t.stop}
      </Button>
    </div>
  );
}
