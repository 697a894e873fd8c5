import type { RecordKind } from '@door/domain/catalogue/edit/row-kind';
import { rowRecords } from '@door/domain/catalogue/edit/row-records';
import type { FieldFault } from '@door/domain/catalogue/edit/field-fault';
import { Button } from '@door/ui/button';
import { isEqual } from '@door/domain/lib/is-equal';
import { useState } from 'react';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { UndoEdits } from './undo-edits.tsx';
import { useEditRow, type ShownCatalogue } from './use-catalogue.ts';
import { KindAbout } from './kind-about.tsx';
import { ValueEditor } from './value-editor.tsx';

interface TableViewProps {
  readonly kind: RecordKind;
  readonly catalogue: ShownCatalogue;
  readonly isEditable: boolean;
}

/** A table of which there is one: its numbers in groups, saved together. */
export function TableView({ kind, catalogue: { Content }, isEditable }: TableViewProps) {
  const edit = useEditRow();
  const { shape, row } = rowRecords[kind];
  const present = row(Content);
  const [changed, setChanged] = useState<object | null>(null);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const shown = changed ?? present;
  const isChanged = changed !== null && !isEqual(changed, present);
  useUnsaved(isChanged);
  const save = () => {
    const result = edit({ edit: 'set', kind, row: shown });
    setFaults(result.ok ? [] : result.faults);
    if (result.ok) setChanged(null);
  };
  return (
    <form
      className="cat-table"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save();
      }}
    >
      <KindAbout kind={kind} />
      <ValueEditor
        label={t.kinds[kind]}
        field={{ shape, isOptional: false }}
        value={shown}
        content={Content}
        {...{ isEditable, faults }}
        onValue={(next) => {
          if (typeof next === 'object' && next !== null) setChanged(next);
        }}
      />
      {isEditable ? (
        <div className="row cat-table-acts">
          <Button look="primary" submits disabled={!isChanged}>
            {t.save}
          </Button>
          <UndoEdits content={Content} />
        </div>
      ) : null}
    </form>
  );
}
