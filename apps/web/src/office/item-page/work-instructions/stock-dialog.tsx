import type { Stock } from '@door/domain/catalogue/rows/stock-rows';
import { optionLists, type StockOption, stockOptions } from '@door/domain/door/stock/stock-options';
import { stockFittingDoor } from '@door/domain/door/stock/stock-of-master';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useId, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { workInstructionsMessages, wordFor } from '../../messages/work-instructions.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { groupOfList, type StoredBom, type BomLine } from '../../open-item/stored-bom.ts';
import { StockOptionRow } from './stock-option-row.tsx';
import type { ManualLines } from './use-manual-lines.ts';

const { stock: messages } = workInstructionsMessages;

/** What stock is picked for: a manual line, or with null an option list of the door. */
export interface StockWanted {
  readonly line: BomLine | null;
}

interface StockDialogProps {
  readonly wanted: StockWanted | null;
  readonly bom: StoredBom;
  readonly lines: ManualLines;
  onClose(): void;
}

/** The dialog with all stock of the supplier, searched by name or code and filtered by option list. */
export function StockDialog({ wanted, bom, lines, onClose }: StockDialogProps) {
  const line = wanted?.line ?? null;
  const pick = ({ stock, master: { dropdown } }: StockOption) => {
    if (line) lines.pickFor(line, stock);
    else lines.pick(stock, { dropdown, group: groupOfList(dropdown, bom) });
    onClose();
  };
  return (
    <Modal open={wanted !== null} title={line ? messages.titleForLine : messages.title} width={720} onClose={onClose}>
      {wanted ? <StockSearch bom={bom} forLine={line !== null} onPick={pick} /> : null}
      <div className="stock-foot">
        <Button onClick={onClose}>{messages.close}</Button>
      </div>
    </Modal>
  );
}

interface StockSearchProps {
  readonly bom: StoredBom;
  readonly forLine: boolean;
  onPick(option: StockOption): void;
}

function StockSearch({ bom, forLine, onPick }: StockSearchProps) {
  const { catalogue, item } = useOfficeItem();
  const id = useId();
  const { register, control } = useForm({ defaultValues: { search: '', list: '' } });
  const [search, list] = useWatch({ control, name: ['search', 'list'] });
  const lists = useMemo(() => optionLists(catalogue), [catalogue]);
  const options = useMemo(() => {
    const all = [...bom.calculated, ...bom.manual];
    return lists.flatMap((dropdown) => {
      const taken = all.filter(({ line }) => line.dropdown === dropdown).map(({ line }) => line.code);
      return stockOptions({ dropdown, taken }, item, catalogue);
    });
  }, [lists, bom, item, catalogue]);
  const found = options.filter((option) => isInList(option, list) && matches(option.stock, search));
  const blockedReason = ({ stock }: StockOption) =>
    forLine && stockFittingDoor(stock.masterId, item, catalogue)?.id !== stock.id ? messages.otherOfLine : null;
  return (
    <>
      <div className="stock-search">
        <label htmlFor={`${id}-search`}>{messages.search}</label>
        <input id={`${id}-search`} className="input" type="search" {...register('search')} />
        <label htmlFor={`${id}-list`}>{messages.list}</label>
        <select id={`${id}-list`} className="input" {...register('list')}>
          <option value="">{messages.allLists}</option>
          {lists.map((each) => (
            <option key={each} value={each}>
              {wordFor(messages.lists, each)}
            </option>
          ))}
        </select>
      </div>
      <p className="stock-count" role="status">
        {found.length === 0 ? messages.nothing : messages.found(found.length)}
      </p>
      <ul className="stock-offers">
        {found.map((option) => (
          <StockOptionRow
            key={option.stock.id}
            option={option}
            blocked={blockedReason(option)}
            onPick={() => onPick(option)}
          />
        ))}
      </ul>
    </>
  );
}

const isInList = ({ master }: StockOption, list: string): boolean => list === '' || master.dropdown === list;

/** Whether every typed word occurs in the name, code or use. */
function matches({ code, description, usage }: Stock, search: string): boolean {
  const text = `${code} ${description} ${usage}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
