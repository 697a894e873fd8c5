import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ArrowLeft } from '@door/ui/icons';
import { SaidChanges } from '../../designer/said-changes.tsx';
import { Link } from '../../navigation/link.tsx';
import { stepScreens } from '../../designer/step-screens.ts';
import type { StepPath } from '../../designer/steps.ts';
import { usePlace } from '../../navigation/navigation.ts';
import type { ItemMode } from '../../shell/item-modal/item-modal.tsx';
import { officeItemWords } from '../../words/office-item.ts';
import { type ChildPage, childOf, childPages, itemRoot } from './item-address.ts';
import { ItemFrame } from '../../office/item/item-frame.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemPicture } from './item-picture.tsx';
import { useOfficeItem } from '../../office/item/office-item.ts';
import { OfficeItemModal } from './office-item-modal.tsx';
import { useProblems } from './use-problems.ts';
import './page.css';

const { acts, children: titles, parts } = officeItemWords;

/** The designer's own steps: the trade chooses on the same tiles by the same rules. */
const steps: Readonly<Record<ChildPage, ComponentType>> = {
  'frame-design': stepAt('/'),
  'sash-design': stepAt('/sash-design'),
  colours: stepAt('/colours'),
  'glass-theme': stepAt('/glass'),
  'hardware-options': stepAt('/hardware'),
};

function stepAt(path: StepPath): ComponentType {
  return lazy(async () => ({ default: await stepScreens[path]() }));
}

/** One step of the design beside the picture. */
export const ItemDesignPage = () => (
  <ItemFrame>
    <DesignDesk />
  </ItemFrame>
);

function DesignDesk() {
  const { path } = usePlace();
  const { item } = useOfficeItem();
  const [mode, setMode] = useState<ItemMode | null>(null);
  const problems = useProblems();
  const root = itemRoot(path, item.id);
  const present = childOf(path) ?? 'frame-design';
  const Step = steps[present];
  return (
    <>
      <ItemHead problems={problems.length} onProblems={() => setMode('error')}>
        <Link className="btn btn-line" to={root}>
          <ArrowLeft />
          {acts.backToItem}
        </Link>
      </ItemHead>
      <div className="item-design">
        <ItemPicture />
        <div className="item-panel">
          <nav className="item-steps" aria-label={parts}>
            {childPages.map((child) => (
              <Link key={child} to={`${root}/${child}`} aria-current={child === present ? 'page' : undefined}>
                {titles[child]}
              </Link>
            ))}
          </nav>
          <h2 className="sr-only">{titles[present]}</h2>
          <div className="item-panel-scroll">
            <Suspense>
              <Step />
            </Suspense>
          </div>
        </div>
      </div>
      <OfficeItemModal mode={mode} problems={problems} onClose={() => setMode(null)} />
      <SaidChanges />
    </>
  );
}
