import { Modal } from '@door/ui/modal';
import { isLoneDoor } from '../../office/start-item.ts';
import { TemplateTiles } from '../../office/template-tiles.tsx';
import { useShop } from '../../shell/shop.ts';
import { officeWords } from '../../words/office.ts';

/** A set with sidelights or a fanlight is begun with its shape. */
export function NewFrame({ onClose }: { onClose(): void }) {
  const { catalogue } = useShop();
  const frames = catalogue.rows.templates.filter((template) => !isLoneDoor(template));
  return (
    <Modal open title={officeWords.home.chooseFrame} width={860} onClose={onClose}>
      <TemplateTiles templates={frames} />
    </Modal>
  );
}
