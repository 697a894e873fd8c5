import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { SwitchRow } from '@door/ui/switch-row';
import { useMutation } from '@tanstack/react-query';
import { queryClient, trpc } from '../queries/query-client.ts';
import { officeWords } from '../words/office.ts';
import type { List } from './use-list.ts';

const { tools: says } = officeWords;

interface ChooseColumnsProps<By extends string> {
  readonly list: List<By>;
  onClose(): void;
}

/** Which columns the person wants to see of a list, on every device. */
export function ChooseColumns<By extends string>({ list, onClose }: ChooseColumnsProps<By>) {
  const { definition, columns } = list;
  const List = definition.list;
  const save = useMutation(
    trpc.user.chooseColumns.mutationOptions({
      onSuccess: (settings) => queryClient.setQueryData(trpc.user.listSettings.queryKey({ List }), settings),
    }),
  );
  const turn = (value: string, on: boolean) => {
    const shown = definition.columns.map((column) => column.value).filter((each) => columns.has(each));
    save.mutate({ List, Columns: on ? [...shown, value] : shown.filter((each) => each !== value) });
  };
  return (
    <Modal open title={says.columnsTitle} width={360} onClose={onClose}>
      {definition.columns.map(({ value, label }) => (
        <SwitchRow key={value} name={label} on={columns.has(value)} onChange={(on) => turn(value, on)} />
      ))}
      <div className="modal-actions">
        <Button onClick={onClose}>{says.done}</Button>
      </div>
    </Modal>
  );
}
