import { FileDialog } from '../layout/file-dialog.tsx';
import { pricingMessages } from '../messages/pricing.ts';
import type { DraftDialogProps } from './draft-dialogs.tsx';
import { type ImportLine, usePriceImport } from './use-price-import.ts';

const { import: t } = pricingMessages;

/** As many characters as the call takes. */
const longestFile = 500_000;

/** Reads a file, says line by line what it would change, and changes it only then. */
export function ImportPrices({ draft, onClose }: DraftDialogProps) {
  const { lines, progress, work, ...file } = usePriceImport(draft, onClose);
  return (
    <FileDialog
      title={t.title}
      width={520}
      what={t.what}
      t={t}
      accept=".csv,text/csv"
      longest={longestFile}
      doIt={lines ? t.doIt : t.read}
      busy={work !== null}
      onChoose={file.forget}
      onSubmit={lines ? file.takeOver : file.read}
      onClose={() => {
        file.stop();
        onClose();
      }}
    >
      {work === null ? null : (
        <div className="stack work-progress">
          <output>{work === 'reading' ? t.progress(progress.done, progress.of) : t.takingOver}</output>
          <progress
            aria-label={t.title}
            max={Math.max(progress.of, 1)}
            value={work === 'reading' ? progress.done : undefined}
          />
        </div>
      )}
      {lines ? <ImportLines lines={lines} /> : null}
    </FileDialog>
  );
}

function ImportLines({ lines }: { readonly lines: readonly ImportLine[] }) {
  const faults = lines.filter(({ Fault }) => Fault !== null);
  const changes = lines.filter(({ Fault, From, To }) => Fault === null && From !== To);
  return (
    <div className="price-effect">
      <p role="status">{t.result(changes.length, faults.length)}</p>
      <ul>
        {faults.map(({ Line, Code, Fault }) => (
          <li key={Line} data-fault>
            <b>{t.line(Line)}</b>
            <small>
              {Code} {Fault}
            </small>
          </li>
        ))}
        {changes.map(({ Line, Code, From, To }) => (
          <li key={Line}>
            <b>{Code}</b>
            <small className="num">
              {From} → {To}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
