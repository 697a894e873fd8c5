import { viewLimits } from '@door/domain/lib/search/saved-view';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { HeldDialog } from '../layout/held-dialog.tsx';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import type { Params } from '../layout/use-search-param.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { officeMessages } from '../messages/office.ts';
import type { List } from './use-list.ts';
import '@door/ui/field.css';

const { tools: t } = officeMessages;

interface SavedViewsProps<By extends string> {
  readonly list: List<By>;
  onClose(): void;
}

/** The person's own views of a list: to show one, to take one away, and to save the list as it is filtered and sorted now. */
export function SavedViews<By extends string>({ list, onClose }: SavedViewsProps<By>) {
  const { definition, params, change } = list;
  const List = definition.list;
  const query = useQuery(trpc.user.listSettings.queryOptions({ List }));
  const onSuccess = (settings: NonNullable<typeof query.data>) =>
    queryClient.setQueryData(trpc.user.listSettings.queryKey({ List }), settings);
  const save = useMutation(trpc.user.saveView.mutationOptions({ onSuccess }));
  const remove = useMutation(trpc.user.removeView.mutationOptions({ onSuccess }));
  const show = (view: Params) => {
    // What the view does not name is taken away.
    const cleared = Object.fromEntries(Object.keys(params).map((name) => [name, '']));
    change({ ...cleared, ...view });
    onClose();
  };
  return (
    <HeldDialog
      title={t.viewsTitle}
      width={400}
      renderActs={(isTyped) => (
        <div className="modal-actions">
          <Button onClick={onClose}>{isTyped ? officeMessages.leaving.leave : t.done}</Button>
        </div>
      )}
      onClose={onClose}
    >
      <QueryResult query={query}>
        {({ Views }) => (
          <>
            {Views.length === 0 ? <p>{t.noViews}</p> : null}
            <ul className="saved-views">
              {Views.map(({ Id, Name, Params: view }) => (
                <li key={Id}>
                  <Button look="quiet" onClick={() => show(view)}>
                    {Name}
                  </Button>
                  <Button scale="row" aria-label={t.removeThis(Name)} onClick={() => remove.mutate({ List, Id })}>
                    {t.remove}
                  </Button>
                </li>
              ))}
            </ul>
            <SaveView
              isBusy={save.isPending}
              onSave={(Name, onSaved) => {
                const same = Views.find((view) => view.Name === Name);
                save.mutate(
                  { List, Id: same?.Id ?? crypto.randomUUID(), Name, Params: params },
                  { onSuccess: onSaved },
                );
              }}
            />
          </>
        )}
      </QueryResult>
    </HeldDialog>
  );
}

interface SaveViewProps {
  readonly isBusy: boolean;
  onSave(name: string, onSaved: () => void): void;
}

/** A name that is there already is replaced. */
function SaveView({ isBusy, onSave }: SaveViewProps) {
  const [name, setName] = useState('');
  useUnsaved(name.trim() !== '' && !isBusy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isBusy) return;
    onSave(name.trim(), () => setName(''));
  };
  return (
    <form className="save-view" onSubmit={submit}>
      <Field label={t.viewName} maxLength={viewLimits.name} value={name} onChange={setName} />
      <Button submits busy={isBusy} disabled={name.trim() === ''}>
        {t.saveView}
      </Button>
    </form>
  );
}
