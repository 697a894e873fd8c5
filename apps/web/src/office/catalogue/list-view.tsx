import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { ChangedRow } from '@door/domain/catalogue/edit/content-difference';
import { editRow } from '@door/domain/catalogue/edit/edit-rows';
import { rowsNeededBy } from '@door/domain/catalogue/edit/needed-rows';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useMemo, useState } from 'react';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { AddFromDesign } from './add-from-design.tsx';
import { DesignPictures } from './design-editor/design-pictures.tsx';
import { DesignPreview } from './design-editor/design-preview.tsx';
import { ImportRows } from './import-dialog.tsx';
import { KindAbout } from './kind-about.tsx';
import { RowGrid } from './row-grid.tsx';
import { rowName } from './row-name.ts';
import { RowPanel } from './row-panel.tsx';
import { picturedKinds, RowPicture } from './row-picture.tsx';
import { UndoEdits } from './undo-edits.tsx';
import { useExportRows } from './use-catalogue-files.ts';
import { type ShownCatalogue, useEditRows } from './use-catalogue.ts';
import { addsOf, type OpenRow, useRowActions } from './use-row-actions.ts';

interface ListViewProps {
  readonly kind: ListKind;
  readonly catalogue: ShownCatalogue;
  readonly changes: readonly ChangedRow[];
  readonly isEditable: boolean;
}

/** The rows of one kind, and the row that is open beside them. */
export function ListView({ kind, catalogue: { Content, Published }, changes, isEditable }: ListViewProps) {
  const [opened, setOpened] = useState<OpenRow | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setIsImporting] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const actions = useRowActions(kind, Content, setOpened);
  const exportRows = useExportRows();
  const rows = rowLists[kind].rows(Content);
  const chosen = rows.filter(({ key }) => ticked.has(key));
  const [first] = chosen;
  const retire = () => {
    actions.retire(chosen.map(({ key }) => key));
    setTicked(new Set());
  };
  return (
    <>
      <div className="row cat-kind-acts">
        <h2>{t.kinds[kind]}</h2>
        {isEditable ? (
          <>
            <UndoEdits content={Content} />
            <Button
              icon={<Plus />}
              aria-haspopup="dialog"
              onClick={() => setOpened({ is: 'new', row: newRow(Content, kind) })}
            >
              {t.add}
            </Button>
            {kind === 'finishedDoors' ? (
              <Button aria-haspopup="dialog" onClick={() => setIsTaking(true)}>
                {t.fromDesign.button}
              </Button>
            ) : null}
            <Button aria-haspopup="dialog" disabled={chosen.length !== 1} onClick={() => first && actions.copy(first)}>
              {t.copy}
            </Button>
            <Button disabled={chosen.length === 0} onClick={retire}>
              {t.retire}
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setIsImporting(true)}>
              {t.import}
            </Button>
          </>
        ) : null}
        <Button busy={exportRows.isPending} onClick={() => exportRows.mutate(kind)}>
          {t.export}
        </Button>
      </div>
      <KindAbout kind={kind} />
      <RowGrid
        key={kind}
        {...{ kind, content: Content, published: Published ?? Content, changes, isEditable, actions, ticked }}
        onTick={(key) =>
          setTicked((now) => (now.has(key) ? new Set([...now].filter((each) => each !== key)) : new Set([...now, key])))
        }
      />
      {opened ? (
        <OpenedRow {...{ kind, opened, isEditable }} content={Content} onClose={() => setOpened(null)} />
      ) : null}
      {isTaking ? (
        <AddFromDesign
          content={Content}
          onRow={(row) => {
            setIsTaking(false);
            setOpened({ is: 'new', row });
          }}
          onClose={() => setIsTaking(false)}
        />
      ) : null}
      {isImporting ? <ImportRows kind={kind} onClose={() => setIsImporting(false)} /> : null}
    </>
  );
}

interface OpenedRowProps {
  readonly kind: ListKind;
  readonly opened: OpenRow;
  readonly content: ShownCatalogue['Content'];
  readonly isEditable: boolean;
  onClose(): void;
}

function OpenedRow({ kind, opened, content, isEditable, onClose }: OpenedRowProps) {
  const edit = useEditRows();
  const { shape, rows } = rowLists[kind];
  const present = opened.is === 'present' ? rows(content).find(({ key }) => key === opened.key) : undefined;
  const row = opened.is === 'new' ? opened.row : present?.row;
  if (!row) return null;
  return (
    <RowPanel
      title={present ? rowName(present.row, present.key) : t.newRow(t.kinds[kind])}
      {...(kind === 'designs' ? { width: 1080 } : {})}
      {...{ kind, shape, row, content, isEditable, onClose }}
      renderPicture={(draft, change) => (
        <RowPreview {...{ kind, draft, content, opened }} onChange={isEditable ? change : undefined} />
      )}
      neededBy={(draft) => rowsNeededBy(content, kind, draft)}
      onSave={(changed, needed) =>
        edit([
          present
            ? { edit: 'change', kind, key: present.key, row: changed }
            : { edit: 'add', kind, row: changed, before: null },
          ...addsOf(needed),
        ])
      }
    />
  );
}

interface RowPreviewProps {
  readonly kind: ListKind;
  /** The row with what is typed. */
  readonly draft: object;
  readonly content: CatalogueContent;
  readonly opened: OpenRow;
  /** Absent: the row is only looked at. */
  readonly onChange: ((row: object) => void) | undefined;
}

/** The open row as it will be seen; while something typed cannot be taken over, as it could last. */
function RowPreview({ kind, draft, content, opened, onChange }: RowPreviewProps) {
  const shown = useMemo(() => contentWith(content, { kind, draft, opened }), [content, kind, draft, opened]);
  if (!picturedKinds.includes(kind)) return null;
  if (kind === 'designs') {
    const pictures = shown ? <DesignPictures content={shown.content} rowKey={shown.key} /> : null;
    return <DesignPreview {...{ draft, content, pictures, onChange }} />;
  }
  return shown ? (
    <div className="cat-panel-picture">
      <RowPicture kind={kind} rowKey={shown.key} content={shown.content} />
    </div>
  ) : null;
}

interface Draft {
  readonly kind: ListKind;
  readonly draft: object;
  readonly opened: OpenRow;
}

interface DraftedContent {
  readonly content: CatalogueContent;
  readonly key: string;
}

/** The content with the row as it is typed; null: a new row that cannot be added yet. */
function contentWith(content: CatalogueContent, { kind, draft, opened }: Draft): DraftedContent | null {
  if (opened.is === 'present') {
    const changed = editRow(content, { edit: 'change', kind, key: opened.key, row: draft }, content);
    return { content: changed.ok ? changed.content : content, key: opened.key };
  }
  const added = editRow(content, { edit: 'add', kind, row: draft, before: null }, content);
  const last = added.ok ? rowLists[kind].rows(added.content).at(-1) : undefined;
  return added.ok && last ? { content: added.content, key: last.key } : null;
}
