import type { Item as Door } from '@door/domain/door/model/item';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../shared/router/link.tsx';
import { SpecialOrderNote } from '../layout/special-order-note.tsx';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import { designLabel } from '@door/domain/door/design/design-label';

import { ItemThumbnail, sharedScale } from '../items/item-thumbnail.tsx';
import { itemPath } from '../items/item-path.ts';
import { readListedItem } from '../queries/listed-item.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { officeMessages } from '../messages/office.ts';

const { enquiry: t } = officeMessages;

const pictureHeight = 300;
const space = { width: 280, height: 248 };

interface EnquiryItemProps {
  readonly enquiry: Pick<OpenedEnquiry, 'Item' | 'ItemNumber' | 'HousePicture'>;
}

/** The item of an enquiry as it is now, with links to its page and its survey. */
export function EnquiryItem({ enquiry: { Item, ItemNumber, HousePicture } }: EnquiryItemProps) {
  const { catalogue } = useApp();
  const query = useQuery({
    queryKey: ['enquiry item', Item.Id, Item.LastUpdated],
    queryFn: () => readListedItem(Item, catalogue),
  });
  return (
    <section aria-labelledby="door">
      <h2 id="door">{t.door}</h2>
      {HousePicture ? (
        <figure className="asked-house">
          <a href={HousePicture} target="_blank" rel="noopener">
            <img src={HousePicture} alt={t.houseLarge} />
          </a>
          <figcaption>{t.house}</figcaption>
        </figure>
      ) : null}
      <QueryResult query={query}>
        {(item) =>
          item === null ? (
            <p>{t.noLongerMade}</p>
          ) : (
            <>
              <Link className="asked-door" to={itemPath(item)} aria-label={t.openItem}>
                <ItemThumbnail item={item} scale={sharedScale([item], space)} height={pictureHeight} />
              </Link>
              <p className="asked-door-kind">
                <span className="office-number">{ItemNumber}</span> {designLabel(item, catalogue)}
              </p>
              <LeadTime item={item} />
              <p className="row">
                <Link className="btn btn-line" to={itemPath(item)}>
                  {t.openItem}
                </Link>
                <Link className="btn btn-quiet" to={`/installer/survey/${item.id}`}>
                  {t.survey}
                </Link>
              </p>
            </>
          )
        }
      </QueryResult>
    </section>
  );
}

/** The works' rows change seldom, and nothing else of this page needs them. */
function LeadTime({ item }: { readonly item: Door }) {
  const { data: production } = useQuery(
    trpc.catalogue.getProductionRows.queryOptions(undefined, { staleTime: Infinity }),
  );
  return production ? <SpecialOrderNote item={item} production={production} /> : null;
}
