import type { DrawnPart } from '@door/domain/making/bom/drawn-part';
import { refusalOfAction } from '@door/domain/door/configure/configure';
import { packersAt } from '@door/domain/door/frame/size-stock';
import type { PackerPosition } from '@door/domain/door/model/door-values';
import { stockCode } from '@door/domain/door/model/ids';
import { sumOf } from '@door/domain/lib/mm';
import { adjustmentOf, packersBySide, stockAdjustment } from '@door/domain/door/sizes/composite-size';
import type { FrameSide } from '@door/domain/door/sizes/edges';
import { useId, useState } from 'react';
import { optionMessages as messages } from '../../messages/item.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { SetSketch } from '../set-sketch.tsx';
import './packer-cross.css';

/** The packers round a small drawing of the set, each on its side: from the top clockwise with Tab. */
export function PackerCross() {
  const [at, setAt] = useState<FrameSide | null>(null);
  const [refused, setRefused] = useState('');
  const lit: readonly DrawnPart[] = at === null ? [] : [`packers:${at}`];
  return (
    <div className="packer-cross" data-at={at}>
      <SetSketch lit={lit} />
      {clockwise.map((side) => (
        <Side key={side} side={side} onFocus={setAt} onRefused={setRefused} />
      ))}
      <p className="stack option-why packer-why" role="status">
        {refused}
      </p>
    </div>
  );
}

const clockwise: readonly FrameSide[] = ['top', 'right', 'bottom', 'left'];

interface SideProps {
  readonly side: FrameSide;
  onFocus(side: FrameSide | null): void;
  /** With the reason why a packer cannot be had; '' when it can. */
  onRefused(reason: string): void;
}

function Side({ side, onFocus, onRefused }: SideProps) {
  const { item, catalogue } = useOfficeItem();
  const title = useId();
  const positions = packersBySide[side];
  const total = sumOf(positions.map((position) => adjustmentOf(item.frame.packers[position], catalogue)));
  return (
    <div
      className={`packer-side packer-${side}`}
      role="group"
      aria-labelledby={title}
      onFocus={() => onFocus(side)}
      onBlur={() => onFocus(null)}
    >
      <span id={title}>
        {messages.sides[side]} <b>{messages.addsToSize(total)}</b>
      </span>
      {positions.map((position) => (
        <PackerField key={position} position={position} onRefused={onRefused} />
      ))}
    </div>
  );
}

/** What cannot be had stays in the list, and says why when it is picked. */
function PackerField({ position, onRefused }: Pick<SideProps, 'onRefused'> & { readonly position: PackerPosition }) {
  const { item, catalogue, context, choose } = useOfficeItem();
  const pick = (code: string) => {
    const stock = code === '' ? null : stockCode(code);
    const action = { type: 'size.choosePacker', position, stock } as const;
    const refusal = refusalOfAction(item, action, context);
    onRefused(refusal?.message ?? '');
    if (!refusal) choose(action);
  };
  return (
    <select
      className="input"
      aria-label={messages.terms.packers[position]}
      value={item.frame.packers[position] ?? ''}
      onChange={({ target }) => pick(target.value)}
    >
      <option value="">{messages.none}</option>
      {packersAt(position, item, catalogue).map((packer) => (
        <option key={packer.code} value={packer.code}>
          {messages.packer(stockAdjustment(packer), packer.name)}
        </option>
      ))}
    </select>
  );
}
