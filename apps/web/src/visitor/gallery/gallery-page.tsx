import type { FinishedDoor } from '@door/domain/catalogue/rows/gallery-rows';
import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Item } from '@door/domain/door/model/item';
import { isEqual } from '@door/domain/lib/is-equal';
import { sizeText } from '@door/domain/lib/mm';
import { useMemo } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { summaryOf } from '../../designer/description/door-summary.ts';
import { openingAroundSize } from '../../designer/steps/frame-design/opening.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { Link } from '../../shared/router/link.tsx';
import { messages as pageMessages } from '../../shared/messages/messages.ts';
import { doorOfChoices, inOpening } from './beginning.ts';
import { HousePhoto } from './house-photo.tsx';
import { useBeginWith } from './use-begin-with.ts';
import { GalleryOutOfReach } from './gallery-out-of-reach.tsx';
import { useGallery } from './use-gallery.ts';
import { galleryMessages } from './messages.ts';
import './gallery-none.css';
import './gallery-page.css';

const { gallery: messages } = galleryMessages;

/** Finished doors of the supplier: one of them is the beginning. */
export function GalleryPage() {
  const { gallery, askAgain } = useGallery();
  const { store } = useApp();
  return (
    <main className="gallery-page">
      <header className="gallery-head">
        <div>
          <PageTitle>{pageMessages.titles.gallery}</PageTitle>
          <p className="lede lede-kept">{messages.lede}</p>
        </div>
        <p className="gallery-ways">
          <Link to="/guide/">{messages.toGuide}</Link>
          <Link to="/">{store.current().started ? messages.backToDesign : messages.toFrames}</Link>
        </p>
      </header>
      {gallery === 'loading' ? (
        <p role="status" className="gallery-wait">
          {galleryMessages.loading}
        </p>
      ) : gallery === 'out-of-reach' ? (
        <GalleryOutOfReach askAgain={askAgain} />
      ) : (
        <Doors doors={gallery.finishedDoors} />
      )}
    </main>
  );
}

interface ShownDoor {
  readonly door: FinishedDoor;
  readonly item: Item;
}

function Doors({ doors }: { readonly doors: readonly FinishedDoor[] }) {
  const { context, store } = useApp();
  const { typedSize } = store.current();
  const shown = useMemo(
    () =>
      doors.flatMap((door): readonly ShownDoor[] => {
        const made = doorOfChoices(door, context);
        // What the supplier cannot make any more is named to the supplier, not to visitors.
        return made.ok ? [{ door, item: inOpening(made.value, typedSize, context) }] : [];
      }),
    [doors, context, typedSize],
  );
  if (shown.length === 0) return <NoDoors />;
  return (
    <ul className="gallery-list">
      {shown.map((each) => (
        <DoorCard key={each.door.id} {...each} />
      ))}
    </ul>
  );
}

const NoDoors = () => (
  <section className="gallery-none">
    <h2>{messages.none}</h2>
    <p>{messages.noneSentence}</p>
    <Link className="btn btn-primary" to="/guide/">
      {messages.toGuide}
    </Link>
  </section>
);

/** The whole card is pressed by a button that lies over it: the picture, what it is, and its size. */
function DoorCard({ door: { name, wall }, item }: ShownDoor) {
  const { context } = useApp();
  const begin = useBeginWith();
  const { first, second } = summaryOf(describeItem(item, context), 'design', item);
  return (
    <li className="gallery-card">
      <div className="gallery-picture" aria-hidden="true">
        <HousePhoto item={item} wall={wall} />
        <span className="gallery-begin">{messages.begin}</span>
      </div>
      <div className="gallery-text">
        <b>{name}</b>
        <span>{first}</span>
        <SizeLine item={item} />
      </div>
      <button
        type="button"
        className="gallery-cover"
        aria-label={messages.beginWith(name)}
        aria-description={`${first}. ${second}`}
        onClick={() => void begin(item, name)}
      />
    </li>
  );
}

/** Its own size, or what becomes of the opening that the visitor has typed. */
function SizeLine({ item }: { readonly item: Item }) {
  const { store, catalogue } = useApp();
  const { typedSize } = store.current();
  const { overall } = item.frame;
  const text = (size: typeof overall) => sizeText(openingAroundSize(size, catalogue));
  if (!typedSize) return <span className="num">{sizeText(overall)}</span>;
  return (
    <span className="num">
      {isEqual(typedSize, overall)
        ? messages.forOpening(text(typedSize))
        : messages.ownSize(sizeText(overall), text(typedSize))}
    </span>
  );
}
