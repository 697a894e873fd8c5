import { Button } from '@door/ui/button';
import { momentText } from '../../words/moments.ts';
import { officeItemWords } from '../../words/office-item.ts';
import { useDesk, useItemStore } from '../../office/item/item-store-context.ts';
import type { Line, Meeting } from '../../office/item/meeting.ts';

const { meeting: says } = officeItemWords;

/** Somebody else changed the item while it was open here: who, when, and what became of both. */
export function MeetingNote() {
  const { meeting } = useDesk();
  const { readMeeting } = useItemStore();
  return (
    <div className="item-note-place" role="status">
      {meeting ? (
        <section className="item-note">
          <h2>{titleOf(meeting)}</h2>
          <dl>
            <Lines term={says.theirs} lines={meeting.theirs} />
            <Lines term={says.replaced} lines={meeting.replaced} />
            <Lines term={says.kept} lines={meeting.kept} />
            <Lines term={says.lost} lines={meeting.lost} />
          </dl>
          {meeting.theirs.length + meeting.replaced.length > 0 ? null : <p>{says.nothingSeen}</p>}
          {meeting.undoLeftOut ? <p>{says.undoLeftOut}</p> : null}
          <Button scale="row" onClick={readMeeting}>
            {says.read}
          </Button>
        </section>
      ) : null}
    </div>
  );
}

function titleOf({ who, at }: Meeting): string {
  const when = momentText(at);
  if (who?.isSelf) return says.bySelf(when);
  return says.title(who?.name ?? says.somebody, when);
}

interface LinesProps {
  readonly term: string;
  readonly lines: readonly Line[];
}

function Lines({ term, lines }: LinesProps) {
  if (lines.length === 0) return null;
  const said = lines.map((line) => `${line.term}: ${line.value}`).join('; ');
  return (
    <div>
      <dt>{term}</dt>
      <dd>{said}</dd>
    </div>
  );
}
