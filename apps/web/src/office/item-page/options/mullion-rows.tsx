import { mullionsOf, moveMullion } from '@door/domain/frame/mullions';
import { mm } from '@door/domain/model/mm';
import { useId, useState } from 'react';
import { optionWords as words } from '../../words/options.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';

/** Position fields for the mullions of a one-piece set. Moving a mullion makes its sidelight wider or narrower. */
export function MullionRows() {
  const { item, choose } = useOfficeItem();
  return mullionsOf(item).map((position, index) => (
    <MullionRow
      key={words.mullion(index + 1)}
      name={words.mullion(index + 1)}
      position={position}
      onMove={(to) => choose(moveMullion(item, index, mm(to)))}
    />
  ));
}

interface MullionRowProps {
  readonly name: string;
  readonly position: number;
  onMove(to: number): void;
}

function MullionRow({ name, position, onMove }: MullionRowProps) {
  const id = useId();
  const [typed, type] = useState<string | null>(null);
  /** A position that is not possible is refused with a toast, and the field shows the old one. */
  const settle = () => {
    const to = Number(typed);
    type(null);
    if (typed !== null && Number.isInteger(to) && to > 0 && to !== position) onMove(to);
  };
  return (
    <li className="option">
      <div className="option-row option-typed">
        <label className="option-term" htmlFor={id}>
          {name}
        </label>
        <span>
          <input
            id={id}
            className="input"
            inputMode="numeric"
            value={typed ?? position}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
            onKeyDown={({ key }) => key === 'Enter' && settle()}
          />
          {words.unit}
        </span>
      </div>
    </li>
  );
}
