import { Modal } from '@door/ui/modal';
import { useApp } from '../../designer/app/app-context.ts';
import { officeMessages } from '../messages/office.ts';
import { isDoorOnly } from './use-create-item.ts';
import { TemplateTiles } from './template-tiles.tsx';

const { home } = officeMessages;

interface NewItemDialogProps {
  /** A door alone, or a frame with sidelights or a fanlight. */
  readonly kind: 'door' | 'frame';
  onClose(): void;
}

/** A dialog to choose the template of a new item. Nothing is stored before one is chosen. */
export function NewItemDialog({ kind, onClose }: NewItemDialogProps) {
  const { catalogue } = useApp();
  const templates = catalogue.sold.templates.filter((template) => isDoorOnly(template) === (kind === 'door'));
  return (
    <Modal open title={kind === 'door' ? home.chooseDoor : home.chooseFrame} width={860} onClose={onClose}>
      <TemplateTiles templates={templates} />
    </Modal>
  );
}
