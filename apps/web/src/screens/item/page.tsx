import { Printer } from '@door/ui/office-icons';
import { useDeferredValue, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { usePlace } from '../../navigation/navigation.ts';
import type { ItemMode } from '../../shell/item-modal/item-modal.tsx';
import { officeItemWords } from '../../words/office-item.ts';
import { BelongsTo } from './belongs-to.tsx';
import { itemRoot } from './item-address.ts';
import { ItemFrame } from '../../office/item/item-frame.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemOptions } from './options/item-options.tsx';
import { OfficeItemContext, useOfficeItem } from '../../office/item/office-item.ts';
import { OfficeItemModal } from './office-item-modal.tsx';
import { type MenuEntry, PageMenu } from './page-menu.tsx';
import { ItemSizes } from './sizes/item-sizes.tsx';
import { SizedDrawing } from './sizes/sized-drawing.tsx';
import { UpdateBom } from './update-bom.tsx';
import { useProblems } from './use-problems.ts';
import { WorksPanel } from './works/works-panel.tsx';
import './page.css';

const { acts, drawing } = officeItemWords;

/** One item on the desk: what it looks like, how large it is, what the works make of it. */
export const ItemPage = () => (
  <ItemFrame>
    <ItemDesk />
  </ItemFrame>
);

function ItemDesk() {
  const { path } = usePlace();
  const officeItem = useOfficeItem();
  const { item } = officeItem;
  const [mode, setMode] = useState<ItemMode | null>(null);
  const problems = useProblems();
  const design = `${itemRoot(path, item.id)}/frame-design` as const;
  const survey = `/installer/survey/${item.id}` as const;
  const workSheet = `/installer/work-sheet/${item.id}` as const;
  const entries: readonly MenuEntry[] = [
    { label: acts.editDesign, leads: design, onlyWhereNarrow: true },
    { label: acts.survey, leads: survey, onlyWhereNarrow: true },
    { label: acts.workSheet, leads: workSheet, onlyWhereNarrow: true },
    { label: acts.overview, leads: () => setMode('overview') },
    { label: acts.addOns, leads: () => setMode('addOns') },
    { label: acts.problems, leads: () => setMode('error') },
  ];
  return (
    <>
      <ItemHead above={<BelongsTo />} problems={problems.length} onProblems={() => setMode('error')}>
        <PageMenu label={acts.menu} entries={entries} />
        <Link className="btn btn-quiet item-act-wide" to={design}>
          {acts.editDesign}
        </Link>
        <Link className="btn btn-quiet item-act-wide" to={survey}>
          {acts.survey}
        </Link>
        <Link className="btn btn-line item-act-wide" to={workSheet}>
          <Printer />
          {acts.workSheet}
        </Link>
        <UpdateBom onNewError={() => setMode('error')} />
      </ItemHead>
      <div className="item-desk">
        <ItemPicture />
        <section className="item-drawing" aria-label={drawing}>
          <SizedDrawing />
        </section>
        <div className="item-inspector">
          <ItemSizes />
          <ItemOptions />
        </div>
      </div>
      {/* A bill of sixty lines follows the choice, and does not hold up what is seen of it first. */}
      <OfficeItemContext value={useDeferredValue(officeItem)}>
        <div className="item-works">
          <WorksPanel />
        </div>
      </OfficeItemContext>
      <OfficeItemModal mode={mode} problems={problems} onClose={() => setMode(null)} />
    </>
  );
}
