import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Colour } from '@door/domain/catalogue/rows/colour-rows';
import { frameColourOf, internalDoorColour } from '@door/domain/door/colours/colour-of-part';
import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Item } from '@door/domain/door/model/item';
import { displayName, isNamed } from '@door/domain/door/model/item-record';
import { compositeSize } from '@door/domain/door/sizes/composite-size';
import { frameAddOns } from '@door/domain/door/stock/add-ons';
import { systemOf } from '@door/domain/door/system/item-system';
import { sizeText } from '@door/domain/lib/mm';
import { overallBox } from '@door/drawing/arrange/overall-box';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { DoorDescription } from '../../designer/description/door-description.tsx';
import { Door } from '../../designer/preview/door.tsx';
import { previewMessages } from '../../designer/preview/messages.ts';
import { useScene } from '../../designer/preview/use-scene.ts';
import { messages } from '../../shared/messages/messages.ts';
import { SupplierLogo } from '../../shared/page/supplier-logo.tsx';
import { momentText } from '../../shared/text/dates.ts';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { itemPageMessages, optionMessages } from '../messages/item.ts';
import { workInstructionsMessages } from '../messages/work-instructions.ts';
import { useEnquiryOfItem, useItemNumber, useOrderOfItem } from '../open-item/enquiry-of-item.tsx';
import { type OfficeItem, useOfficeItem } from '../open-item/office-item.ts';
import { trpc } from '../queries/query-client.ts';

const { sheet: t } = workInstructionsMessages;
const { facts, sides } = t;
const { describing } = messages.rules;
const { terms } = describing;

/** Supplier, address, customer, pictures from both sides, drawing and main facts of the item. */
export function WorkSheetHeader() {
  const { client } = useApp();
  const open = useOfficeItem();
  const { item, catalogue } = open;
  const asked = useEnquiryOfItem()?.customer ?? '';
  const order = useOrderOfItem();
  const { data: ordered } = useQuery({
    ...trpc.order.getOrderById.queryOptions(order?.Id ?? ''),
    enabled: order !== null && asked === '',
  });
  const customer = asked || (ordered?.Customer.Name ?? '');
  const number = useItemNumber();
  return (
    <>
      <header className="work-sheet-head">
        <div className="work-sheet-supplier">
          <SupplierLogo name={client.name} url={client.logoUrl}>
            {client.name}
          </SupplierLogo>
        </div>
        <div className="work-sheet-name">
          <p>{t.heading(number)}</p>
          <h1>{isNamed(open) ? displayName(open) : itemPageMessages.unnamed}</h1>
        </div>
      </header>
      <div className="work-sheet-pictures">
        <WorkSheetPicture side="external" caption={sides.external} />
        <WorkSheetPicture side="internal" caption={sides.internal} />
        <WorkSheetDrawing item={item} catalogue={catalogue} caption={sides.drawing} />
      </div>
      <dl className="work-sheet-facts">
        {headerFacts(open, { customer, number, order: order?.Number ?? '' }).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Fact = readonly [term: string, value: string];

interface ItemFacts {
  readonly customer: string;
  readonly number: string;
  /** '' : it stands in none. */
  readonly order: string;
}

function headerFacts(
  { item, saved, catalogue, context }: OfficeItem,
  { customer, number, order }: ItemFacts,
): readonly Fact[] {
  const { frame, hardware } = item;
  const made = saved.wire.BomUpdated;
  const chosen = describeItem(item, context).flatMap(({ about, term, value }): readonly Fact[] =>
    glassTerms.some((each) => each === about) ? [[term, value]] : [],
  );
  return [
    [facts.customer, customer || t.none],
    ...(order === '' ? [] : [[facts.order, order] as const]),
    [facts.item, number || item.id],
    [facts.made, made === null ? t.none : momentText(made)],
    [facts.changed, momentText(saved.version)],
    [optionMessages.terms.system, systemOf(item.systemId, catalogue).name],
    [facts.design, catalogue.design(item.designId).name],
    [facts.overall, sizeText(frame.overall)],
    [facts.composite, sizeText(compositeSize(frame, catalogue))],
    [facts.hand, `${t.hands[item.hand]}, ${t.opens[item.opens]}`],
    [terms.doorExternal, colourText(doorColourOf(item, catalogue))],
    [terms.doorInternal, colourText(internalDoorColour(item, catalogue))],
    [terms.frameExternal, colourText(frameColourOf(item, 'external', catalogue))],
    [terms.frameInternal, colourText(frameColourOf(item, 'internal', catalogue))],
    ...chosen,
    [facts.suite, describing.suites[hardware.suite]],
    [terms.handleType, hardware.handleType === null ? t.none : catalogue.handle(hardware.handleType).name],
    [facts.threshold, catalogue.threshold(frame.threshold).name],
    ...frameAddOns(item, catalogue, {
      ...optionMessages.terms.packers,
      couplings: optionMessages.terms.couplings,
      sill: facts.sill,
    }).map(({ name, comesWith }): Fact => [comesWith ?? '', name]),
  ];
}

const glassTerms = ['glass', 'doorGlass', 'frameGlass'] as const;

/** `Ruby Red, RAL 3003`. */
const colourText = ({ name, ral }: Pick<Colour, 'name' | 'ral'>): string => (ral === null ? name : `${name}, ${ral}`);

interface WorkSheetPictureProps {
  readonly side: Side;
  readonly caption: string;
}

/** The picture of the door from one side. */
function WorkSheetPicture({ side, caption }: WorkSheetPictureProps) {
  const { item, catalogue, context } = useOfficeItem();
  const scene = useScene({ item, catalogue, side });
  const inWords = useId();
  return (
    <figure>
      <div className="work-sheet-door">
        <Door scene={scene} side={side} id={`paper-${side}-${item.id}`} describedBy={inWords} />
        <DoorDescription id={inWords} item={item} side={side} context={context} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Size of the drawing and height of its figures, CSS px; 10 px are 7.5 pt on paper. */
const drawingSize = { width: 266, height: 310, figure: 10 };

const ink = { ink: '#1f2622', brass: '#7a5a1e', paper: '#fff' };

interface WorkSheetDrawingProps {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly caption: string;
}

/** The technical drawing of the set in print colours. */
function WorkSheetDrawing({ item, catalogue, caption }: WorkSheetDrawingProps) {
  const svg = useMemo(() => {
    const overall = overallBox(item, catalogue);
    const figure = figureHeight(overall, drawingSize);
    const facts = factsOf({ item, catalogue, side: 'external' });
    return drawnSvg(technicalSvg(technicalDrawing(facts, { overall, figure }), ink));
  }, [item, catalogue]);
  return (
    <figure>
      <div
        className="work-sheet-drawing"
        role="img"
        aria-label={previewMessages.drawing.external}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
