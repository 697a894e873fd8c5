import type { Stock } from '@door/domain/catalogue/stock-rows';
import { optionLists, type StockOffer, stockOffers } from '@door/domain/stock/stock-offers';
import { stockFittingDoor } from '@door/domain/stock/stock-of-master';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useId, useMemo, useState } from 'react';
import { officeWorksWords, wordFor } from '../../../words/office-works.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { groupOfList, type Sheet, type SheetLine } from '../../../office/item/sheet.ts';
import { StockOfferRow } from './stock-offer-row.tsx';
import type { ManualLines } from './use-manual-lines.ts';

const { stock: words } = officeWorksWords;

/** What stock is wanted for: a line by hand, or (null) an option list of the door. */
export interface StockWanted {
  readonly line: SheetLine | null;
}

interface StockDialogProps {
  readonly wanted: StockWanted | null;
  readonly sheet: Sheet;
  readonly lines: ManualLines;
  onClose(): void;
}

/** All that the supplier keeps, list by list, found by name or code. */
export function StockDialog({ wanted, sheet, lines, onClose }: StockDialogProps) {
  const line = wanted?.line ?? null;
  const pick = ({ stock, master: { dropdown } }: StockOffer) => {
    if (line) lines.pickFor(line, stock);
    else lines.pick(stock, { dropdown, group: groupOfList(dropdown, sheet) });
    onClose();
  };
  return (
    <Modal open={wanted !== null} title={line ? words.titleForLine : words.title} width={720} onClose={onClose}>
      {wanted ? <StockSearch sheet={sheet} forLine={line !== null} onPick={pick} /> : null}
      <div className="stock-foot">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Modal>
  );
}

interface StockSearchProps {
  readonly sheet: Sheet;
  readonly forLine: boolean;
  onPick(offer: StockOffer): void;
}

function StockSearch({ sheet, forLine, onPick }: StockSearchProps) {
  const { catalogue, item } = useOfficeItem();
  const id = useId();
  const [search, setSearch] = useState('');
  const [list, setList] = useState('');
  const lists = useMemo(() => optionLists(catalogue), [catalogue]);
  const offers = useMemo(() => {
    const all = [...sheet.calculated, ...sheet.byHand];
    return lists.flatMap((dropdown) => {
      const taken = all.filter(({ line }) => line.dropdown === dropdown).map(({ line }) => line.code);
      return stockOffers({ dropdown, taken }, item, catalogue);
    });
  }, [lists, sheet, item, catalogue]);
  const found = offers.filter((offer) => isInList(offer, list) && isCalled(offer.stock, search));
  const blocked = ({ stock }: StockOffer) =>
    forLine && stockFittingDoor(stock.masterId, item, catalogue)?.id !== stock.id ? words.otherOfLine : null;
  return (
    <>
      <div className="stock-search">
        <label htmlFor={`${id}-search`}>{words.search}</label>
        <input
          id={`${id}-search`}
          className="input"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <label htmlFor={`${id}-list`}>{words.list}</label>
        <select id={`${id}-list`} className="input" value={list} onChange={({ target }) => setList(target.value)}>
          <option value="">{words.allLists}</option>
          {lists.map((each) => (
            <option key={each} value={each}>
              {wordFor(words.lists, each)}
            </option>
          ))}
        </select>
      </div>
      <p className="stock-count" role="status">
        {found.length === 0 ? words.nothing : words.found(found.length)}
      </p>
      <ul className="stock-offers">
        {found.map((offer) => (
          <StockOfferRow key={offer.stock.id} offer={offer} blocked={blocked(offer)} onPick={() => onPick(offer)} />
        ))}
      </ul>
    </>
  );
}

const isInList = ({ master }: StockOffer, list: string): boolean => list === '' || master.dropdown === list;

/** Every word that was typed must stand somewhere in its name or code. */
function isCalled({ code, description, usage }: Stock, search: string): boolean {
  const said = `${code} ${description} ${usage}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
