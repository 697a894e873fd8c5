import { leafFinishIn } from '@door/drawing/item-facts/finishes';
import { handleSample } from '@door/drawing/samples/handle-sample';
import { hardwareSample } from '@door/drawing/samples/hardware-sample';
import type { StockOffer } from '@door/domain/stock/stock-offers';
import { SamplePicture } from '../../../designer/sample-picture.tsx';
import { useOfficeItem } from '../../../office/item/office-item.ts';

/** The piece on the skin of this door; nothing for what lies in an edge or under the frame, which nobody would know by sight. */
export function StockPicture({ offer: { stock, master } }: { readonly offer: StockOffer }) {
  const { item, catalogue } = useOfficeItem();
  const finish = leafFinishIn(catalogue.colour(item.colours.doorExternal));
  const suite = stock.suite ?? item.hardware.suite;
  const key = `stock ${stock.code} ${suite} ${finish.hex} ${finish.surface}`;
  const { kind, handleType, code } = master;
  if (handleType !== null) {
    return <SamplePicture depictionKey={key} draw={() => handleSample({ handleType, suite, finish })} />;
  }
  if (kind === null || kind === 'handle') return null;
  return <SamplePicture depictionKey={key} draw={() => hardwareSample({ kind, code, suite, finish })} />;
}
