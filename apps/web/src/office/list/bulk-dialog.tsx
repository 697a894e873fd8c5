import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { officeMessages } from '../messages/office.ts';
import type { BulkRun, BulkRuns } from './use-bulk-run.ts';

const { bulk: t } = officeMessages;

/** How far it is, what was not done and why. It stays until it is closed, so that no failure passes unseen. */
export function BulkDialog({ runs: { shown, stop, close } }: { readonly runs: BulkRuns }) {
  if (shown === null) return null;
  const { title, total, failures, state } = shown;
  const isRunning = state === 'running';
  return (
    <Modal open title={title} width={420} closable={!isRunning} onClose={close}>
      <p role="status">{summary(shown)}</p>
      <progress className="bulk-progress" aria-label={title} max={total} value={shown.done + failures.length} />
      {failures.length > 0 ? (
        <>
          <p>{t.notDone(failures.length)}</p>
          <ul className="stack bulk-failures">
            {failures.map(({ label, reason }) => (
              <li key={label}>
                <b>{label}</b> <span>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="modal-actions">
        {isRunning ? <Button onClick={stop}>{t.stop}</Button> : <Button onClick={close}>{t.close}</Button>}
      </div>
    </Modal>
  );
}

function summary({ state, done, total, failures }: BulkRun): string {
  if (state === 'running') return t.progress(done + failures.length, total);
  if (state === 'stopped') return t.stopped(done, total);
  return done === total ? t.allDone(total) : t.someDone(done, total);
}
