import { Button } from '@door/ui/button';
import { type ReactNode, useEffect } from 'react';
import { displayName } from '@door/domain/item/display-name';
import { Link } from '../../navigation/link.tsx';
import { usePlace } from '../../navigation/navigation.ts';
import { OfficeHead } from '../office-head.tsx';
import { useShop } from '../../shell/shop.ts';
import { officeItemWords } from '../../words/office-item.ts';
import { words } from '../../words/words.ts';
import { ItemProvider } from './item-provider.tsx';
import { useOfficeItem } from './office-item.ts';
import { useOpenItem } from './use-open-item.ts';
import '@door/ui/status-pill.css';

const { notHere, opening: fetching, outOfReach } = officeItemWords;

/** Opens the item of the address, and hands it to one of its pages. */
export function ItemFrame({ children }: { readonly children: ReactNode }) {
  const { id = '' } = usePlace().params;
  const { opening, openAgain } = useOpenItem(id);
  if (opening === 'opening') return <p role="status">{fetching}</p>;
  if (opening === 'none') return <NotHere />;
  if (opening === 'out-of-reach') return <OutOfReach onTryAgain={openAgain} />;
  return (
    <ItemProvider key={id} open={opening}>
      <WindowTitle />
      {children}
    </ItemProvider>
  );
}

const NotHere = () => (
  <Message title={notHere.title} sentence={notHere.sentence}>
    <Link className="btn btn-primary" to="/installer/home">
      {notHere.toHome}
    </Link>
  </Message>
);

const OutOfReach = ({ onTryAgain }: { onTryAgain(): void }) => (
  <Message title={outOfReach} sentence={words.error.outOfReach}>
    <Button look="primary" onClick={onTryAgain}>
      {words.error.tryAgain}
    </Button>
  </Message>
);

interface MessageProps {
  readonly title: string;
  readonly sentence: string;
  /** The way on. */
  readonly children: ReactNode;
}

const Message = ({ title, sentence, children }: MessageProps) => (
  <>
    <OfficeHead title={title} />
    <div className="office-body plain-text">
      <p>{sentence}</p>
      {children}
    </div>
  </>
);

/** The window is named after the item, so that several of them can be told apart. */
function WindowTitle() {
  const { client } = useShop();
  const { item } = useOfficeItem();
  const name = displayName(item);
  const shop = client.ui.pageTitle || client.name;
  useEffect(() => {
    document.title = words.windowTitle(name, shop);
  }, [name, shop]);
  return null;
}
