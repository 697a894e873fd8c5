import type { CatalogueContent } from '@door/domain/catalogue-edit/catalogue-content';
import { faultsOfValue } from '@door/domain/catalogue-edit/check-value';
import { keysOfContent } from '@door/domain/catalogue-edit/edit-rows';
import type { FieldFault } from '@door/domain/catalogue-edit/field-fault';
import { referencesIn, unknownRows } from '@door/domain/catalogue-edit/references';
import type { Shape } from '@door/domain/catalogue-edit/shape';
import { isEqual } from '@door/domain/model/is-equal';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { type ReactNode, useState } from 'react';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { catalogueWords as says } from '../words/catalogue.ts';
import type { EditResult } from './use-catalogue.ts';
import { ValueEditor } from './value-editor.tsx';

interface RowPanelProps {
  readonly title: string;
  /** CSS px; as wide as most rows need where none is given. */
  readonly width?: number;
  readonly shape: Shape<'record'> | Shape<'table'>;
  readonly row: object;
  readonly content: CatalogueContent;
  readonly isEditable: boolean;
  /** Above the fields: the row with what is typed, as it will be seen, where it may be changed too. */
  renderPicture?(draft: object, change: (row: object) => void): ReactNode;
  onSave(row: object): EditResult;
  onClose(): void;
}

/** All fields of a row. They are saved together: nothing is changed before, and what is at fault says so at its field. */
export function RowPanel({
  title,
  width = 760,
  shape,
  row,
  content,
  isEditable,
  renderPicture,
  onSave,
  onClose,
}: RowPanelProps) {
  const [draft, change] = useState(row);
  const [refused, tell] = useState<readonly FieldFault[] | null>(null);
  const faults = refused === null ? [] : [...faultsOf(draft, shape, content), ...refused];
  const update = (next: object) => {
    change(next);
    tell((now) => (now === null ? null : []));
  };
  const save = () => {
    const found = faultsOf(draft, shape, content);
    if (found.length > 0) return tell([]);
    const result = onSave(draft);
    if (result.ok) onClose();
    else tell(result.faults);
  };
  const first = faults[0];
  return (
    <Modal open title={title} width={width} onClose={onClose}>
      <form
        className="office-form cat-panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {renderPicture?.(draft, update)}
        <ValueEditor
          label={title}
          field={{ shape, isOptional: false }}
          value={draft}
          content={content}
          isEditable={isEditable}
          faults={faults}
          onValue={(next) => {
            if (typeof next === 'object' && next !== null) update(next);
          }}
        />
        {first ? (
          <p className="field-error" role="alert">
            {says.faultAt(first)}
          </p>
        ) : null}
        <DialogActs onCancel={onClose}>
          {isEditable ? (
            <Button look="primary" submits disabled={isEqual(draft, row) && first === undefined && refused !== null}>
              {says.save}
            </Button>
          ) : null}
        </DialogActs>
      </form>
    </Modal>
  );
}

const faultsOf = (row: object, shape: Shape, content: CatalogueContent): readonly FieldFault[] => {
  const faults = faultsOfValue(shape, row);
  return faults.length > 0 ? faults : unknownRows(referencesIn(shape, row), keysOfContent(content));
};
