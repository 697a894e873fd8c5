import { Button } from '@door/ui/button';
import { type ReactNode, useState } from 'react';
import { WhileUnlocked } from '../../open-item/while-unlocked.tsx';
import { optionSetMessages as messages } from '../../messages/option-sets.ts';
import { optionTerms } from '../../messages/item.ts';
import { NameForm } from './name-form.tsx';
import { type OptionSet, useMarkDefault, useRemoveSet, useRenameSet } from './use-option-sets.ts';

interface OptionSetRowProps {
  readonly set: OptionSet;
  readonly mayManage: boolean;
  onApply(): void;
}

/** A set with what it holds. Renaming and deleting happen in the row. */
export function OptionSetRow({ set, mayManage, onApply }: OptionSetRowProps) {
  const { Id, Name, IsDefault, Choices } = set;
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const done = () => setDoing(null);
  const rename = useRenameSet(done);
  const remove = useRemoveSet();
  const mark = useMarkDefault();
  return (
    <li className="option-set">
      <p className="option-set-name">
        <b>{Name}</b> {IsDefault ? <span className="option-set-default">{messages.isDefault}</span> : null}
      </p>
      <p className="option-set-holds">{messages.holds(Choices.map(({ option }) => optionTerms[option]))}</p>
      {doing === 'rename' ? (
        <NameForm
          label={messages.newName}
          initial={Name}
          busy={rename.isPending}
          onName={(name) => rename.mutate({ Id, Name: name })}
          onCancel={done}
        />
      ) : doing === 'remove' ? (
        <Ask sentence={messages.askRemove(Name)}>
          <Button look="primary" scale="row" busy={remove.isPending} onClick={() => remove.mutate(Id)}>
            {messages.removeShort}
          </Button>
          <Button look="quiet" scale="row" onClick={done}>
            {messages.cancel}
          </Button>
        </Ask>
      ) : (
        <div className="row option-set-acts">
          <WhileUnlocked what="design">
            <Button look="line" scale="row" aria-label={messages.apply(Name)} onClick={onApply}>
              {messages.applyShort}
            </Button>
          </WhileUnlocked>
          {mayManage ? (
            <>
              <Button
                look="quiet"
                scale="row"
                aria-label={IsDefault ? messages.unmarkDefault(Name) : messages.markDefault(Name)}
                busy={mark.isPending}
                onClick={() => mark.mutate({ Id, On: !IsDefault })}
              >
                {IsDefault ? messages.unmarkShort : messages.markShort}
              </Button>
              <Button look="quiet" scale="row" aria-label={messages.rename(Name)} onClick={() => setDoing('rename')}>
                {messages.renameShort}
              </Button>
              <Button look="quiet" scale="row" aria-label={messages.remove(Name)} onClick={() => setDoing('remove')}>
                {messages.removeShort}
              </Button>
            </>
          ) : null}
        </div>
      )}
    </li>
  );
}

const Ask = ({ sentence, children }: { readonly sentence: string; readonly children: ReactNode }) => (
  <div role="alert">
    <p>{sentence}</p>
    <div className="row option-set-acts">{children}</div>
  </div>
);
