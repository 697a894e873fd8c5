import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { faultsOfValue } from '@door/domain/catalogue/edit/check-value';
import { keysOfContent } from '@door/domain/catalogue/edit/edit-rows';
import type { FieldFault } from '@door/domain/catalogue/edit/field-fault';
import type { NeededRow } from '@door/domain/catalogue/edit/needed-rows';
import { referencesIn, unknownRows } from '@door/domain/catalogue/edit/references';
import type { Shape } from '@door/domain/catalogue/edit/shape';
import { isEqual } from '@door/domain/lib/is-equal';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { HeldDialog } from '../layout/held-dialog.tsx';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { officeMessages } from '../messages/office.ts';
import type { EditorProps } from './editor-props.ts';
import type { EditResult } from './use-catalogue.ts';
import { ValueEditor } from './value-editor.tsx';

interface RowPanelProps extends Pick<EditorProps, 'kind'> {
  readonly title: string;
  /** CSS px; as wide as most rows need where none is given. */
  readonly width?: number;
  readonly shape: Shape<'record'> | Shape<'table'>;
  readonly row: object;
  readonly content: CatalogueContent;
  readonly isEditable: boolean;
  /** Above the fields: the row with what is typed, as it will be seen, where it may be changed too. */
  renderPicture?(draft: object, change: (row: object) => void): ReactNode;
  /** Rows of other kinds that this one needs and that are not there; they are offered to be added with it. */
  neededBy(draft: object): readonly NeededRow[];
  onSave(row: object, needed: readonly NeededRow[]): EditResult;
  onClose(): void;
}

/** All fields of a row. They are saved together: nothing is changed before, and what is at fault says so at its field. */
export function RowPanel({ kind, title, width = 760, shape, row, content, isEditable, ...panel }: RowPanelProps) {
  const { renderPicture, neededBy, onSave, onClose } = panel;
  const [draft, setDraft] = useState(row);
  const [refused, setRefused] = useState<readonly FieldFault[] | null>(null);
  const faults = refused === null ? [] : [...faultsOf(draft, shape, content), ...refused];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  // A form that scrolls takes the focus itself. In a row that lacks something it begins where nothing stands yet.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('.cat-cell > .cat-input') ?? [])];
    const lacking = faultsOf(row, shape, content).length > 0 ? fields.find(({ value }) => value === '') : undefined;
    (lacking ?? fields[0])?.focus();
    // Once, when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const needed = isEditable ? neededBy(draft) : [];
  const update = (next: object) => {
    setDraft(next);
    setRefused((now) => (now === null ? null : []));
  };
  const save = () => {
    const found = faultsOf(draft, shape, content);
    if (found.length > 0) return setRefused([]);
    const result = onSave(
      draft,
      needed.filter((each) => !left.has(nameOf(each))),
    );
    if (result.ok) onClose();
    else setRefused(result.faults);
  };
  const first = faults[0];
  return (
    <HeldDialog
      title={title}
      width={width}
      renderActs={(isTyped) => (
        <DialogActs cancel={isTyped ? officeMessages.leaving.leave : undefined} onCancel={onClose}>
          {isEditable ? (
            <Button
              look="primary"
              submits
              form={formId}
              disabled={isEqual(draft, row) && first === undefined && refused !== null}
            >
              {t.save}
            </Button>
          ) : null}
        </DialogActs>
      )}
      onClose={onClose}
    >
      <HeldDraft isChanged={isEditable && !isEqual(draft, row)} />
      <form
        id={formId}
        ref={form}
        className="office-form cat-panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {renderPicture?.(draft, update)}
        <ValueEditor
          {...(kind && { kind })}
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
        {needed.length > 0 ? <NeededRows {...{ needed, left, leave: setLeft }} /> : null}
        {first ? (
          <p className="field-error" role="alert">
            {t.faultAt(first)}
          </p>
        ) : null}
      </form>
    </HeldDialog>
  );
}

/** A row with changed fields holds the dialog and the page until it is saved. */
function HeldDraft({ isChanged }: { readonly isChanged: boolean }) {
  useUnsaved(isChanged);
  return null;
}

const nameOf = ({ kind, code }: NeededRow): string => `${kind} ${code}`;

interface NeededRowsProps {
  readonly needed: readonly NeededRow[];
  /** Those that are not to be added. */
  readonly left: ReadonlySet<string>;
  leave(left: ReadonlySet<string>): void;
}

/** What a bill would not find, each with a tick to add it. */
const NeededRows = ({ needed, left, leave }: NeededRowsProps) => (
  <fieldset className="stack cat-needed">
    <legend>{t.needed.title}</legend>
    <p>{t.needed.what}</p>
    {needed.map((each) => {
      const name = nameOf(each);
      return (
        <Check
          key={name}
          kind="checkbox"
          checked={!left.has(name)}
          onChange={(isAdded) =>
            leave(isAdded ? new Set([...left].filter((one) => one !== name)) : new Set([...left, name]))
          }
        >
          {t.needed.row(t.kinds[each.kind], each.code, each.row.description)}
        </Check>
      );
    })}
  </fieldset>
);

const faultsOf = (row: object, shape: Shape, content: CatalogueContent): readonly FieldFault[] => {
  const faults = faultsOfValue(shape, row);
  return faults.length > 0 ? faults : unknownRows(referencesIn(shape, row), keysOfContent(content));
};
