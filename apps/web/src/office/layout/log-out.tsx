import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { type ReactNode, useEffect, useState } from 'react';
import { logOut } from '../../shared/login/log-in.ts';
import { countUnsaved, removeUnsaved } from '../queries/draft-storage.ts';
import { officeWords } from '../words/office.ts';
import { DialogActs } from './dialog-acts.tsx';

const { frame } = officeWords;

/** How often it is asked whether everything has been saved by now, ms. */
const askEvery = 500;

/** Ends the session. What the server has not got goes with it, so whoever has such changes is asked first. */
export function useLogOut(): { readonly leave: () => void; readonly dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const leave = async () => ((await countUnsaved()) > 0 ? setIsAsking(true) : logOut(removeUnsaved));
  return { leave: () => void leave(), dialog: isAsking ? <LogOutDialog onClose={() => setIsAsking(false)} /> : null };
}

function LogOutDialog({ onClose }: { onClose(): void }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const look = () => void countUnsaved().then(setCount);
    look();
    const looking = setInterval(look, askEvery);
    return () => clearInterval(looking);
  }, []);
  if (count === undefined) return null;
  return (
    <Modal open title={frame.logOut} width={440} onClose={onClose}>
      <p role="status">{frame.unsaved(count)}</p>
      <DialogActs onCancel={onClose}>
        <Button look="primary" onClick={() => void logOut(removeUnsaved)}>
          {count === 0 ? frame.logOut : frame.discardAndLogOut}
        </Button>
      </DialogActs>
    </Modal>
  );
}
