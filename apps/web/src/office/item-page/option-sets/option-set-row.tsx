import { Button } from '@door/ui/button';
import { type ReactNode, useState } from 'react';
import { WhileUnlocked } from '../../open-item/while-unlocked.tsx';
import { optionSetWords as words } from '../../words/settings.ts';
import { optionTerms } from '../../words/item.ts';
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
        <b>{Name}</b> {IsDefault ? <span className="option-set-default">{words.isDefault}</span> : null}
      </p>
      <p className="option-set-holds">{words.holds(Choices.map(({ option }) => optionTerms[option]))}</p>
      {doing === 'rename' ? (
        <NameForm
          label={words.newName}
          initial={Name}
          busy={rename.isPending}
          onName={(name) => rename.mutate({ Id, Name: name })}
          onCancel={done}
        />
      ) : doing === 'remove' ? (
        <Ask sentence={words.askRemove(Name)}>
          <Button look="primary" scale="row" busy={remove.isPending} onClick={() => remove.mutate(Id)}>
            {words.removeShort}
          </Button>
          <Button look="quiet" scale="row" onClick={done}>
            {words.cancel}
          </Button>
        </Ask>
      ) : (
        <div className="row option-set-acts">
          <WhileUnlocked what="design">
            <Button look="line" scale="row" aria-label={words.apply(Name)} onClick={onApply}>
              {words.applyShort}
            </Button>
          </WhileUnlocked>
          {mayManage ? (
            <>
              <Button
                look="quiet"
                scale="row"
                aria-label={IsDefault ? words.unmarkDefault(Name) : words.markDefault(Name)}
                busy={mark.isPending}
                onClick={() => mark.mutate({ Id, On: !IsDefault })}
              >
                {IsDefault ? words.unmarkShort : words.markShort}
              </Button>
              <Button look="quiet" scale="row" aria-label={words.rename(Name)} onClick={() => setDoing('rename')}>
                {words.renameShort}
              </Button>
              <Button look="quiet" scale="row" aria-label={words.remove(Name)} onClick={() => setDoing('remove')}>
                {words.removeShort}
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
