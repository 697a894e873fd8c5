import { displayName } from '@door/domain/model/item-record';
import { sizeText } from '@door/domain/model/mm';
import { compositeSize } from '@door/domain/sizes/composite-size';
import { momentText } from '../../platform/words/dates.ts';
import { useApp } from '../../door/app/app-context.ts';
import { workInstructionsWords } from '../words/work-instructions.ts';
import { type OfficeItem, useOfficeItem } from '../open-item/office-item.ts';
import { WorkSheetDrawing, WorkSheetPicture } from './work-sheet-pictures.tsx';

const { sheet: says } = workInstructionsWords;
const { facts, sides } = says;

/** Supplier, address, pictures from both sides, drawing and main facts of the item. */
export function WorkSheetHeader() {
  const { client } = useApp();
  const open = useOfficeItem();
  const { item, catalogue } = open;
  return (
    <>
      <header className="work-sheet-head">
        <div className="work-sheet-supplier">
          {client.logoUrl ? <img src={client.logoUrl} alt={client.name} /> : client.name}
        </div>
        <div className="work-sheet-name">
          <p>{says.title}</p>
          <h1>{displayName(open)}</h1>
        </div>
      </header>
      <div className="work-sheet-pictures">
        <WorkSheetPicture side="external" caption={sides.external} />
        <WorkSheetPicture side="internal" caption={sides.internal} />
        <WorkSheetDrawing item={item} catalogue={catalogue} caption={sides.drawing} />
      </div>
      <dl className="work-sheet-facts">
        {factsOf(open).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function factsOf({ item, saved, catalogue }: OfficeItem): readonly (readonly [term: string, value: string])[] {
  const { frame } = item;
  const made = saved.wire.BomUpdated;
  const sill = catalogue.rows.sizeStock.find(({ code }) => code === frame.sill);
  return [
    [facts.item, item.id],
    [facts.made, made === null ? says.none : momentText(made)],
    [facts.changed, momentText(saved.version)],
    [facts.design, catalogue.design(item.designId).name],
    [facts.hand, `${says.hands[item.hand]}, ${says.opens[item.opens]}`],
    [facts.overall, sizeText(frame.overall)],
    [facts.composite, sizeText(compositeSize(frame, catalogue))],
    [facts.threshold, catalogue.threshold(frame.threshold).name],
    [facts.sill, sill?.name ?? says.none],
  ];
}
