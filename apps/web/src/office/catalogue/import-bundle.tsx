import { showToast } from '../../shared/toasts/toasts.ts';
import { FileDialog } from '../layout/file-dialog.tsx';
import { catalogueMessages } from '../messages/catalogue.ts';
import { useTakeBundle } from './use-catalogue-files.ts';

const { files: t, kinds, changes } = catalogueMessages;

/** As many characters as the call takes. */
const longest = 900_000;

/** Reads the file of a whole catalogue, says what it would change, and takes it over only then. */
export function ImportBundle({ onClose }: { onClose(): void }) {
  const read = useTakeBundle();
  const take = useTakeBundle();
  const isSound = read.data !== undefined && read.data.Faults.length === 0;
  const onTaken = () => {
    showToast('success', t.taken);
    onClose();
  };
  return (
    <FileDialog
      title={t.bundleTitle}
      width={560}
      what={t.bundleWhat}
      t={{ ...t, tooLong: t.bundleTooLong }}
      accept=".json,application/json"
      longest={longest}
      doIt={isSound ? t.doIt : t.read}
      busy={read.isPending || take.isPending}
      onChoose={read.reset}
      onSubmit={(Bundle) => {
        if (isSound) take.mutate({ Bundle, seen: read.data.seen }, { onSuccess: onTaken, onError: read.reset });
        else read.mutate({ Bundle, seen: undefined });
      }}
      onClose={onClose}
    >
      {read.data ? (
        <div className="cat-lines">
          {isSound && read.data.Changes.length === 0 ? <p role="status">{t.noDifference}</p> : null}
          <ul>
            {read.data.Faults.slice(0, 200).map(({ Kind, Key, Fault }) => (
              <li key={`${Kind} ${Key} ${Fault.path.join('.')}`} data-fault>
                <b>
                  {Kind === 'prices' ? catalogueMessages.price : kinds[Kind]} {Key}
                </b>
                <small>{catalogueMessages.faultAt(Fault)}</small>
              </li>
            ))}
            {read.data.Changes.slice(0, 200).map(({ Kind, Key, Change }) => (
              <li key={`${Kind} ${Key} ${Change}`}>
                <b>
                  {kinds[Kind]} {Key}
                </b>
                <small>{changes[Change]}</small>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </FileDialog>
  );
}
