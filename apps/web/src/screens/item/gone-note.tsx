import { officeItemWords } from '../../words/office-item.ts';
import { useDesk } from '../../office/item/item-store-context.ts';

const { gone } = officeItemWords;

/** Somebody else deleted the item while it was open here. */
export function GoneNote() {
  const { gone: isGone } = useDesk();
  return (
    <div className="item-note-place" role="alert">
      {isGone ? (
        <section className="item-note" data-tone="error">
          <h2>{gone.title}</h2>
          <p>{gone.sentence}</p>
        </section>
      ) : null}
    </div>
  );
}
