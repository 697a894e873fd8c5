import { designLabel } from '@door/domain/door/design/design-label';
import { Button } from '@door/ui/button';
import { DialogActs } from '../../layout/dialog-acts.tsx';
import { HeldDialog } from '../../layout/held-dialog.tsx';
import { useUnsaved } from '../../layout/unsaved-fields.ts';
import { useState } from 'react';
import { useApp } from '../../../designer/app/app-context.ts';
import { customerLabel, itemLabel } from '../../items/item-labels.ts';
import { ItemThumbnail, sharedScale } from '../../items/item-thumbnail.tsx';
import type { ListedItem } from '../../queries/listed-item.ts';
import { SearchField, useDebounced } from '../../layout/search-field.tsx';
import { officeClient, type OpenedQuote } from '../../queries/office-client.ts';
import { QueryResult, ShowMore } from '../../queries/query-result.tsx';
import { useItems } from '../../queries/use-items.ts';
import { officeMessages } from '../../messages/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: t } = officeMessages;

const pageSize = 12;
const pictureHeight = 60;
const space = { width: 52, height: 50 };

interface AddItemsProps {
  readonly quote: OpenedQuote;
  onClose(): void;
}

/** Adds copies of items to a quote. */
export function AddItems({ quote: { Id, CustomerId, Lines }, onClose }: AddItemsProps) {
  const { send, isPending } = useQuoteChange(Id);
  return (
    <AddItemsDialog
      customerId={CustomerId}
      lines={Lines}
      busy={isPending}
      add={(added) => send((at) => officeClient.quote.addItems.mutate({ ...at, Lines: [...added] }))}
      onClose={onClose}
    />
  );
}

/** An item, and the id of the line that it becomes. */
interface AddedLine {
  readonly ItemId: string;
  readonly LineId: string;
}

interface AddItemsDialogProps {
  readonly customerId: string | null;
  /** What is there already; it is not offered again. */
  readonly lines: readonly { readonly ItemId: string }[];
  readonly busy: boolean;
  /** Resolves with false where it was not done. */
  add(lines: readonly AddedLine[]): Promise<boolean>;
  onClose(): void;
}

/** The dialog that chooses items to be sold: those of the customer first, else the last changed; or what a search finds. */
export function AddItemsDialog({ customerId, lines, busy, add, onClose }: AddItemsDialogProps) {
  const { catalogue } = useApp();
  const [text, setText] = useState('');
  const [isOfAll, setIsOfAll] = useState(customerId === null);
  const searched = useDebounced(text).trim();
  const query = useItems(searched, pageSize, isOfAll || customerId === null ? {} : { Customer: customerId });
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  // Each line has its id from the moment it is ticked, so that a message that is sent again adds nothing twice.
  const tick = (item: string) =>
    setChosen(
      (now) => new Map(now.has(item) ? [...now].filter(([id]) => id !== item) : [...now, [item, crypto.randomUUID()]]),
    );
  const addChosen = async () => {
    if (busy || chosen.size === 0) return;
    if (await add([...chosen].map(([ItemId, LineId]) => ({ ItemId, LineId })))) onClose();
  };
  const own = new Set<string>(lines.map(({ ItemId }) => ItemId));
  return (
    <HeldDialog
      title={t.addTitle}
      width={560}
      renderActs={(isTyped) => (
        <DialogActs cancel={isTyped ? officeMessages.leaving.leave : undefined} onCancel={onClose}>
          <Button look="primary" busy={busy} disabled={chosen.size === 0} onClick={() => void addChosen()}>
            {t.addThese(chosen.size)}
          </Button>
        </DialogActs>
      )}
      onClose={onClose}
    >
      <HeldChoices areChosen={chosen.size > 0 && !busy} />
      <div className="row quote-add">
        <SearchField text={text} onText={setText} />
        {customerId === null ? null : (
          <Button scale="row" look="quiet" aria-pressed={isOfAll} onClick={() => setIsOfAll(!isOfAll)}>
            {t.allItems}
          </Button>
        )}
      </div>
      <QueryResult query={query}>
        {(rows) => (
          <ItemChoices
            rows={rows.filter(({ item }) => !own.has(item.id))}
            chosen={chosen}
            describe={(listed) => designLabel(listed.item, catalogue)}
            onTick={tick}
          />
        )}
      </QueryResult>
      <ShowMore list={query} />
    </HeldDialog>
  );
}

/** Items that are ticked and not added yet hold the dialog and the page as something typed does. */
function HeldChoices({ areChosen }: { readonly areChosen: boolean }) {
  useUnsaved(areChosen);
  return null;
}

interface ItemChoicesProps {
  readonly rows: readonly ListedItem[];
  readonly chosen: ReadonlyMap<string, string>;
  describe(listed: ListedItem): string;
  onTick(id: string): void;
}

function ItemChoices({ rows, chosen, describe, onTick }: ItemChoicesProps) {
  const scale = sharedScale(
    rows.map(({ item }) => item),
    space,
  );
  if (rows.length === 0) return <p role="status">{t.noItemsFound}</p>;
  return (
    <ul className="quote-choices">
      {rows.map((listed) => (
        <li key={listed.item.id}>
          <label>
            <input type="checkbox" checked={chosen.has(listed.item.id)} onChange={() => onTick(listed.item.id)} />
            <ItemThumbnail item={listed.item} scale={scale} height={pictureHeight} />
            <span>
              <b>{itemLabel(listed)}</b> <span className="office-number">{listed.number}</span>
              <small>{[describe(listed), customerLabel(listed)].filter((each) => each !== '').join(', ')}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
