import { Link } from '../../navigation/link.tsx';
import { usePlace } from '../../navigation/navigation.ts';
import { TechnicalPicture } from '../../preview/technical-picture.tsx';
import { officeItemWords } from '../../words/office-item.ts';
import { itemRoot } from './item-address.ts';
import { ItemFrame } from './item-frame.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemPicture } from './item-picture.tsx';
import { useOfficeItem } from './office-item.ts';
import { UpdateBom } from './update-bom.tsx';
import { useProblems } from './use-problems.ts';

const { acts, drawing } = officeItemWords;

/** One item on the desk: what it looks like, how large it is, what the works make of it. */
export const ItemPage = () => (
  <ItemFrame>
    <ItemDesk />
  </ItemFrame>
);

function ItemDesk() {
  const { path } = usePlace();
  const { item, catalogue } = useOfficeItem();
  const problems = useProblems();
  const root = itemRoot(path, item.id);
  return (
    <>
      <ItemHead problems={problems.length}>
        <Link className="btn btn-quiet item-act-wide" to={`${root}/frame-design`}>
          {acts.editDesign}
        </Link>
        <UpdateBom onReckoned={() => undefined} />
      </ItemHead>
      <div className="item-desk">
        <ItemPicture />
        <section className="item-drawing" aria-label={drawing}>
          <TechnicalPicture item={item} catalogue={catalogue} side="external" />
        </section>
        <div className="item-inspector" />
      </div>
    </>
  );
}
