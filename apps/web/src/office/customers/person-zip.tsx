import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countText } from '../../shared/text/count-text.ts';
import { momentText } from '../../shared/text/dates.ts';
import { bytesText } from '../layout/bytes-text.ts';
import { saveFrom } from '../../shared/download/save-file.ts';
import type { OfficeInputs, OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useAttempts } from '../queries/use-attempts.ts';
import { officeMessages } from '../messages/office.ts';
import './person-zip.css';

const { zip: t } = officeMessages.customer;

/** Somebody, and by which name. */
export interface NamedPerson {
  readonly person: OfficeInputs['running']['personZip'];
  readonly name: string;
}

type WireZip = NonNullable<OfficeOutputs['running']['personZip']>;

/** ms between two looks at a zip: one that failed is tried again by the server. */
const refreshMs: Readonly<Record<WireZip['State'], number | false>> = {
  'being made': 1000,
  failed: 3000,
  ready: false,
};

interface PersonZipProps extends NamedPerson {
  /** `usual` in a dialog of its own. */
  readonly scale?: 'usual' | 'row';
  /** What stands beside its buttons. */
  readonly children?: ReactNode;
}

/** Makes a zip of everything that is kept of somebody, and saves it. The server makes it: whoever comes back sees how far it is. */
export function PersonZip({ person, name, scale = 'row', children }: PersonZipProps) {
  const query = useQuery({
    ...trpc.running.personZip.queryOptions(person),
    refetchInterval: ({ state }) => (state.data ? refreshMs[state.data.State] : false),
  });
  return (
    <div className="person-zip">
      <QueryResult query={query}>
        {(zip) => (
          <div role="status">
            <ZipState zip={zip} />
          </div>
        )}
      </QueryResult>
      <div className="row">
        {query.data?.State === 'ready' ? <SaveZip zip={query.data} name={name} scale={scale} /> : null}
        {query.data === undefined ? null : <MakeZip zip={query.data} person={person} scale={scale} />}
        {children}
      </div>
    </div>
  );
}

/** The same in a dialog, where a page has no room for it. */
export const PersonZipDialog = ({ onClose, ...named }: NamedPerson & { readonly onClose: () => void }) => (
  <Modal open title={t.title} width={480} onClose={onClose}>
    <PersonZip {...named} scale="usual">
      <Button look="quiet" onClick={onClose}>
        {t.close}
      </Button>
    </PersonZip>
  </Modal>
);

function ZipState({ zip }: { readonly zip: WireZip | null }) {
  if (zip === null) return <p>{t.what}</p>;
  if (zip.State === 'failed') return <p className="person-zip-failed">{t.failed}</p>;
  if (zip.State === 'being made') return <ZipProgress {...zip} />;
  return (
    <>
      <p>{t.ready(bytesText(zip.Size))}</p>
      {zip.LeftOut > 0 ? <p>{t.leftOut(countText(zip.LeftOut), countText(zip.Files))}</p> : null}
      <p className="person-zip-note">
        {t.asked(zip.AskedBy?.Name ?? '', momentText(zip.AskedAt))} {t.until(momentText(zip.DeletedAt))}
      </p>
    </>
  );
}

const ZipProgress = ({ Done, Files }: Pick<WireZip, 'Done' | 'Files'>) => (
  <>
    <p>{Files === 0 ? t.beginning : t.progress(countText(Done), countText(Files))}</p>
    <progress aria-label={t.title} {...(Files === 0 ? {} : { value: Done, max: Files })} />
    <p className="person-zip-note">{t.goesOn}</p>
  </>
);

const meta = { invalidates: [trpc.running.pathKey()] };

type Scaled = Pick<Required<PersonZipProps>, 'scale'>;

/** Stays while the zip is being made, so that nobody loses the focus. */
function MakeZip({
  zip,
  person: Person,
  scale,
}: Pick<NamedPerson, 'person'> & Scaled & { readonly zip: WireZip | null }) {
  const attempts = useAttempts();
  const { mutate, isPending } = useMutation(
    trpc.running.makePersonZip.mutationOptions({ meta, onSuccess: () => attempts.done('zip') }),
  );
  const busy = isPending || zip?.State === 'being made';
  const make = () => {
    if (!busy) mutate({ Id: attempts.of('zip'), Person });
  };
  return (
    <Button scale={scale} look={zip === null && scale === 'usual' ? 'primary' : 'line'} busy={busy} onClick={make}>
      {labelOf(zip)}
    </Button>
  );
}

function labelOf(zip: WireZip | null): string {
  if (zip?.State === 'failed') return t.tryAgain;
  return zip?.State === 'ready' ? t.makeAnew : t.make;
}

function SaveZip({ zip: { Id }, name, scale }: Pick<NamedPerson, 'name'> & Scaled & { readonly zip: WireZip }) {
  const { mutate, isPending } = useMutation(
    trpc.running.openPersonZip.mutationOptions({ meta, onSuccess: ({ Url }) => saveFrom(Url, t.file(name)) }),
  );
  return (
    <Button scale={scale} look="primary" busy={isPending} onClick={() => mutate({ Id })}>
      {t.save}
    </Button>
  );
}
