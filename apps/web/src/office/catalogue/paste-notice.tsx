import type { RowsPaste } from '@door/domain/catalogue/edit/paste-rows';
import { Button } from '@door/ui/button';
import { catalogueMessages } from '../messages/catalogue.ts';

const { pasted: t, ...messages } = catalogueMessages;

/** Refused cells that are listed; of more, their number is said. */
const mostListed = 20;

interface PasteNoticeProps {
  readonly paste: RowsPaste;
  /** What a row is called. */
  nameOf(key: string): string;
  /** undefined: there is nothing to undo, or something has been edited since. */
  readonly onUndo: (() => void) | undefined;
  onClose(): void;
}

/** What became of pasted cells: how many were taken over, and which were not, each with why. */
export function PasteNotice({ paste, nameOf, onUndo, onClose }: PasteNoticeProps) {
  const { changed, refused, linesTooMany, columnsTooMany } = paste;
  const rows = new Set(changed.map(({ key }) => key)).size;
  return (
    <section className="cat-pasted" aria-label={t.title}>
      <div role="status">
        <p>{t.taken(changed.length, rows)}</p>
        {linesTooMany > 0 ? <p>{t.linesTooMany(linesTooMany)}</p> : null}
        {columnsTooMany > 0 ? <p>{t.columnsTooMany(columnsTooMany)}</p> : null}
        {refused.length > 0 ? <p>{t.refused(refused.length)}</p> : null}
      </div>
      {refused.length > 0 ? (
        <ul>
          {refused.slice(0, mostListed).map(({ key, field, fault }) => (
            <li key={`${key} ${field}`}>
              {messages.cell(messages.field(field), nameOf(key))}: {messages.fault(fault)}
            </li>
          ))}
          {refused.length > mostListed ? <li>{t.more(refused.length - mostListed)}</li> : null}
        </ul>
      ) : null}
      <div className="row">
        {onUndo ? (
          <Button scale="row" onClick={onUndo}>
            {t.undo}
          </Button>
        ) : null}
        <Button scale="row" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </section>
  );
}
