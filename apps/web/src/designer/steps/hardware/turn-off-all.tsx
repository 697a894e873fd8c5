import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { Button } from '@door/ui/button';
import { Hint } from '@door/ui/section';
import { useDesigner } from '../../state/use-designer.ts';
import { stepMessages } from '../messages.ts';

/** Takes off everything but the hinges, as one change that undo brings back. */
export function TurnOffAll() {
  const { item, choose } = useDesigner();
  const { handleType, chosen } = item.hardware;
  const isOff = handleType === null && hardwareKinds.every((kind) => chosen[kind] === null);
  return (
    <div className="section">
      <Hint>{stepMessages.hardware.aboutTurnOffAll}</Hint>
      <Button disabled={isOff} onClick={() => choose({ type: 'hardware.clearAll' })}>
        {stepMessages.hardware.turnOffAll}
      </Button>
    </div>
  );
}
