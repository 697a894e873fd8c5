import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ArrowLeft } from '@door/ui/icons';
import { AnnouncedChanges } from '../../designer/description/announced-changes.tsx';
import { ConsequencesNote } from '../../designer/description/consequences-note.tsx';
import { Link } from '../../shared/router/link.tsx';
import { designScreens } from '../../designer/steps/step-screens.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import type { ItemMode } from '../../designer/item-modal/item-modal.tsx';
import { scrollIntoViewOnFocus } from '@door/ui/into-view';
import { itemPageMessages } from '../messages/item.ts';
import { type DesignPage, designPageOf, designPages, itemRoot } from '../items/item-path.ts';
import { ItemLoader } from '../open-item/item-loader.tsx';
import { ItemHeader } from './item-header.tsx';
import { ItemPreview } from './item-preview.tsx';
import { useItemStore } from '../open-item/item-provider.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { WhileUnlocked } from '../open-item/while-unlocked.tsx';
import { OfficeItemModal } from './office-item-modal.tsx';
import { useProblems } from './use-problems.ts';
import './item-page.css';

const { acts, children: titles, parts } = itemPageMessages;

/** The same step pages as the visitor's designer. */
const steps: Readonly<Record<DesignPage, ComponentType>> = {
  'frame-design': stepAt('/'),
  'sash-design': stepAt('/sash-design'),
  colours: stepAt('/colours'),
  'glass-theme': stepAt('/glass'),
  'hardware-options': stepAt('/hardware'),
};

function stepAt(path: keyof typeof designScreens): ComponentType {
  return lazy(async () => ({ default: await designScreens[path]() }));
}

/** `/door/ID/colours` and the other steps: one step of the designer beside the preview. */
export const ItemDesignPage = () => (
  <ItemLoader>
    <DesignStep />
  </ItemLoader>
);

function DesignStep() {
  const { path } = useRouter();
  const { item } = useOfficeItem();
  const [mode, setMode] = useState<ItemMode | null>(null);
  const problems = useProblems();
  const store = useItemStore();
  const root = itemRoot(path, item.id);
  const current = designPageOf(path) ?? 'frame-design';
  const Step = steps[current];
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <>
      <ItemHeader problems={problems.count} onProblems={() => setMode('error')}>
        <Link className="btn btn-line" to={root}>
          <ArrowLeft />
          {acts.backToItem}
        </Link>
      </ItemHeader>
      <div className="item-design">
        <ItemPreview />
        <div className="item-panel">
          <nav ref={strip} className="item-steps" aria-label={parts} onFocus={scrollIntoViewOnFocus}>
            {designPages.map((page) => (
              <Link key={page} to={`${root}/${page}`} aria-current={page === current ? 'page' : undefined}>
                {titles[page]}
              </Link>
            ))}
          </nav>
          <h2 className="sr-only">{titles[current]}</h2>
          <div className="item-panel-scroll">
            <WhileUnlocked what="design">
              <Suspense>
                <Step />
              </Suspense>
            </WhileUnlocked>
          </div>
          <ConsequencesNote key={current} store={store} />
        </div>
      </div>
      <OfficeItemModal mode={mode} problems={problems} onClose={() => setMode(null)} />
      <AnnouncedChanges />
    </>
  );
}
