import { displayName } from '@door/domain/item/display-name';
import { sizeText } from '@door/domain/measure/length-text';
import { compositeSize } from '@door/domain/sizes/composite';
import { momentText } from '../../words/moments.ts';
import { useShop } from '../../shell/shop.ts';
import { officeWorksWords } from '../../words/office-works.ts';
import { type OfficeItem, useOfficeItem } from '../../office/item/office-item.ts';
import { SheetDrawing } from './sheet-drawing.tsx';
import { SheetPicture } from './sheet-picture.tsx';

const { sheet: says } = officeWorksWords;
const { facts, sides } = says;

/** Whose door this is, what it looks like, and how large it is. */
export function SheetHead() {
  const { client } = useShop();
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
          <h1>{displayName(item)}</h1>
        </div>
      </header>
      <div className="work-sheet-pictures">
        <SheetPicture side="external" caption={sides.external} />
        <SheetPicture side="internal" caption={sides.internal} />
        <SheetDrawing item={item} catalogue={catalogue} caption={sides.drawing} />
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
