import { applyOptions, type RefusedOption } from '@door/domain/door/configure/option-set';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { toastFailure } from '../../../shared/toasts/toasts.ts';
import { HeldDialog } from '../../layout/held-dialog.tsx';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { officeMessages } from '../../messages/office.ts';
import { optionSetMessages as messages } from '../../messages/option-sets.ts';
import { optionTerms } from '../../messages/item.ts';
import { NameForm } from './name-form.tsx';
import { OptionSetRow } from './option-set-row.tsx';
import { type OptionSet, useMayManageSets, useOptionSets, useSaveSet } from './use-option-sets.ts';
import './option-sets.css';

interface Applied {
  readonly name: string;
  readonly count: number;
  readonly refused: readonly RefusedOption[];
}

/** The button that opens the supplier's option sets: to apply one to this door, and for some to save and manage them. */
export function OptionSets() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" scale="row" onClick={() => setIsOpen(true)}>
        {messages.open}
      </Button>
      {isOpen ? <OptionSetDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function OptionSetDialog({ onClose }: { onClose(): void }) {
  const { item, context, choose } = useOfficeItem();
  const query = useOptionSets();
  const mayManage = useMayManageSets();
  const [applied, setApplied] = useState<Applied | null>(null);
  const apply = ({ Name, Choices }: OptionSet) => {
    const { actions, refused } = applyOptions(Choices, item, context);
    choose(...actions);
    setApplied({ name: Name, count: actions.length, refused });
  };
  return (
    <HeldDialog
      title={messages.title}
      width={520}
      renderActs={(isTyped) => (
        <div className="modal-actions">
          <Button onClick={onClose}>{isTyped ? officeMessages.leaving.leave : messages.done}</Button>
        </div>
      )}
      onClose={onClose}
    >
      <div className="option-sets">
        <div role="status">{applied ? <AppliedNote applied={applied} /> : null}</div>
        <QueryResult query={query}>
          {(sets) =>
            sets.length === 0 ? (
              <p>{messages.none}</p>
            ) : (
              <ul>
                {sets.map((set) => (
                  <OptionSetRow key={set.Id} set={set} mayManage={mayManage} onApply={() => apply(set)} />
                ))}
              </ul>
            )
          }
        </QueryResult>
        {mayManage ? <SaveOptions /> : null}
      </div>
    </HeldDialog>
  );
}

const AppliedNote = ({ applied: { name, count, refused } }: { readonly applied: Applied }) => (
  <>
    <p>{messages.applied(name, count)}</p>
    {refused.length > 0 ? (
      <>
        <p>{messages.refused}</p>
        <ul className="option-set-refused">
          {refused.map(({ option, reason }) => (
            <li key={option}>
              <b>{optionTerms[option]}</b> {reason}
            </li>
          ))}
        </ul>
      </>
    ) : null}
  </>
);

/** Saves the options of this door as a set, once the server has all of them. */
function SaveOptions() {
  const { item, whenSaved } = useOfficeItem();
  // Made here, so that a set whose call is sent twice is saved once; the next set gets another.
  const [Id, setId] = useState(() => crypto.randomUUID());
  const save = useSaveSet(() => setId(crypto.randomUUID()));
  const onName = (Name: string) =>
    void whenSaved().then(
      () => save.mutate({ Id, Name, ItemId: item.id }),
      (error: unknown) => toastFailure(error, officeMessages.asking.notDone),
    );
  return <NameForm key={Id} label={messages.saveAs} initial="" busy={save.isPending} onName={onName} />;
}
