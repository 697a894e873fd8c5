import { Button } from '@door/ui/button';
import { momentText } from '../../shared/text/dates.ts';
import { peopleMessages } from '../messages/people.ts';
import { deviceText } from './device-text.ts';
import type { ListedSession } from './use-people.ts';
import './session-list.css';

const { sessions: t } = peopleMessages;

interface SessionListProps {
  readonly sessions: readonly ListedSession[];
  readonly busy: boolean;
  /** null: none can be ended now. */
  readonly onEnd: ((sessionId: string) => void) | null;
}

/** The devices on which somebody is logged in, each with a button that ends it. */
export const SessionList = ({ sessions, busy, onEnd }: SessionListProps) =>
  sessions.length === 0 ? (
    <p className="office-hint">{t.none}</p>
  ) : (
    <ul className="session-list">
      {sessions.map(({ SessionId, Agent, UsedAt, IsThis }) => (
        <li key={SessionId}>
          <span>
            {deviceText(Agent)}
            <small className="num">{t.used(momentText(UsedAt))}</small>
          </span>
          {IsThis ? <small>{t.here}</small> : null}
          {IsThis || onEnd === null ? null : (
            <Button
              scale="row"
              look="quiet"
              aria-label={t.endThis(deviceText(Agent))}
              busy={busy}
              onClick={() => onEnd(SessionId)}
            >
              {t.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
