import { changedRows, type ChangedRow } from '@door/domain/catalogue/edit/content-difference';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { momentText } from '../../shared/text/dates.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { catalogueMessages } from '../messages/catalogue.ts';
import { isListKind } from './kind-groups.ts';
import { rowName } from './row-name.ts';
import { DryRunButton } from './dry-run/dry-run-button.tsx';
import { useDiscard, usePublish, useSellVersion, useVersions, type ShownCatalogue } from './use-catalogue.ts';

const { draft: t, publishing, versions, changes: changeNames, kinds } = catalogueMessages;

/** Each row that the draft changes. */
export const changesOf = ({ Content, Published }: ShownCatalogue): readonly ChangedRow[] =>
  Published ? changedRows(Published, Content) : [];

interface DraftBarProps {
  readonly catalogue: ShownCatalogue;
  readonly changes: readonly ChangedRow[];
  readonly isEditable: boolean;
}

/** What the draft is: how much it changes, who changed it last, and its way out. */
export function DraftBar({ catalogue, changes, isEditable }: DraftBarProps) {
  const [shown, setShown] = useState<'changes' | 'discard' | 'versions' | null>(null);
  const { Version, Draft, Published } = catalogue;
  const close = () => setShown(null);
  return (
    <section className="row cat-draft" aria-label={t.region}>
      <p role="status">
        {Published ? t.lead(changes.length, Version) : t.none(Version)}
        {Draft ? <small> {t.by(Draft.By)}</small> : null}
      </p>
      {Published ? (
        <Button scale="row" aria-haspopup="dialog" onClick={() => setShown('changes')}>
          {t.show}
        </Button>
      ) : null}
      {Published ? <DryRunButton catalogue={catalogue} /> : null}
      {Published && isEditable ? (
        <Button scale="row" aria-haspopup="dialog" onClick={() => setShown('discard')}>
          {t.discard}
        </Button>
      ) : null}
      <Button scale="row" aria-haspopup="dialog" onClick={() => setShown('versions')}>
        {versions.open}
      </Button>
      {shown === 'changes' ? (
        <Modal open title={t.changesTitle} width={520} onClose={close}>
          <ChangeList catalogue={catalogue} changes={changes} />
        </Modal>
      ) : null}
      {shown === 'discard' ? <DiscardDialog onClose={close} /> : null}
      {shown === 'versions' ? (
        <VersionsDialog version={Version} hasDraft={Published !== null} isEditable={isEditable} onClose={close} />
      ) : null}
    </section>
  );
}

const ChangeList = ({ catalogue, changes }: Omit<DraftBarProps, 'isEditable'>) => (
  <ul className="cat-changes">
    {changes.map(({ kind, key, change }) => (
      <li key={`${kind} ${key} ${change}`}>
        {t.change(kinds[kind], nameOfChanged(catalogue, { kind, key, change }), changeNames[change])}
      </li>
    ))}
  </ul>
);

function nameOfChanged({ Content, Published }: ShownCatalogue, { kind, key }: ChangedRow): string {
  if (!isListKind(kind) || key === '') return key;
  const among = (content: CatalogueContent | null) =>
    content ? [...rowLists[kind].rows(content), ...rowLists[kind].retired(content)] : [];
  const found = [...among(Content), ...among(Published)].find((each) => each.key === key);
  return found ? rowName(found.row, key) : key;
}

function DiscardDialog({ onClose }: { onClose(): void }) {
  const discard = useDiscard();
  return (
    <FormDialog
      title={t.discardTitle}
      width={440}
      doIt={t.discardDo}
      busy={discard.isPending}
      onSubmit={() => discard.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t.discardWhat}</p>
    </FormDialog>
  );
}

interface PublishDialogProps {
  readonly catalogue: ShownCatalogue;
  readonly changes: readonly ChangedRow[];
  onClose(): void;
}

/** What is published, and a note for those who read the versions later. */
export function PublishDialog({ catalogue, changes, onClose }: PublishDialogProps) {
  const [note, setNote] = useState('');
  const publish = usePublish();
  const onSuccess = ({ Version }: { readonly Version: number }) => {
    showToast('success', publishing.done(Version));
    onClose();
  };
  return (
    <FormDialog
      title={publishing.title}
      width={520}
      doIt={publishing.doIt}
      busy={publish.isPending}
      onSubmit={() => publish.mutate(note.trim(), { onSuccess })}
      onClose={onClose}
    >
      <p>{publishing.what}</p>
      <ChangeList catalogue={catalogue} changes={changes} />
      <Field label={publishing.note} optional maxLength={500} value={note} onChange={setNote} />
    </FormDialog>
  );
}

interface VersionsDialogProps {
  readonly version: number;
  readonly hasDraft: boolean;
  readonly isEditable: boolean;
  onClose(): void;
}

function VersionsDialog({ version, hasDraft, isEditable, onClose }: VersionsDialogProps) {
  const query = useVersions();
  const sell = useSellVersion();
  // One for the dialog, so that a click that is sent twice sells one version.
  const [Attempt] = useState(() => crypto.randomUUID());
  const sellAgain = (Version: number) =>
    sell.mutate(
      { Version, Attempt },
      {
        onSuccess: (answer) => {
          showToast('success', versions.done(answer.Version));
          onClose();
        },
      },
    );
  return (
    <Modal open title={versions.title} width={560} onClose={onClose}>
      {hasDraft && isEditable ? <p className="office-hint">{versions.draftFirst}</p> : null}
      <QueryResult query={query}>
        {(list) => (
          <ul className="cat-versions">
            {list.map(({ Version, PublishedAt, By, Note }) => (
              <li key={Version}>
                <b>{versions.name(Version)}</b>
                <small className="num">
                  {By ?? versions.came}, <time dateTime={PublishedAt}>{momentText(PublishedAt)}</time>
                </small>
                {Note ? <p>{Note}</p> : null}
                {Version === version ? <small>{versions.sold}</small> : null}
                {isEditable && !hasDraft && Version !== version ? (
                  <Button scale="row" busy={sell.isPending} onClick={() => sellAgain(Version)}>
                    {versions.again}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
    </Modal>
  );
}
