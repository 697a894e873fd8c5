import type { CatalogueContent } from '@door/domain/catalogue-edit/catalogue-content';
import { editRow } from '@door/domain/catalogue-edit/edit-rows';
import type { ListKind } from '@door/domain/catalogue-edit/row-kind';
import { rowLists } from '@door/domain/catalogue-edit/row-lists';
import { useMemo } from 'react';
import { DesignPictures } from './design-editor/design-pictures.tsx';
import { DesignPreview } from './design-editor/design-preview.tsx';
import { picturedKinds, RowPicture } from './row-picture.tsx';
import type { OpenRow } from './use-row-actions.ts';

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
export function RowPreview({ kind, draft, content, opened, onChange }: RowPreviewProps) {
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
