import { Button } from '@door/ui/button';
import { type ReactNode, useEffect } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { useApp } from '../../designer/app/app-context.ts';
import { itemPageMessages } from '../messages/item.ts';
import { messages } from '../../shared/messages/messages.ts';
import { ItemProvider } from './item-provider.tsx';
import { useItemTitle } from './enquiry-of-item.tsx';
import { useOpenItem } from './use-open-item.ts';
import '../../shared/page/plain-message.css';

const { notHere, opening, outOfReach } = itemPageMessages;

/** Opens the item of the address and provides it to the page inside. Says when it is loading, missing or out of reach. */
export function ItemLoader({ children }: { readonly children: ReactNode }) {
  const { id = '' } = useRouter().params;
  const { state, retry } = useOpenItem(id);
  if (state === 'loading') return <p role="status">{opening}</p>;
  if (state === 'none') return <NotHere />;
  if (state === 'out-of-reach') return <OutOfReach onTryAgain={retry} />;
  return (
    <ItemProvider key={id} opened={state}>
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
  <Message title={outOfReach} sentence={messages.error.outOfReach}>
    <Button look="primary" onClick={onTryAgain}>
      {messages.error.tryAgain}
    </Button>
  </Message>
);

interface MessageProps {
  readonly title: string;
  readonly sentence: string;
  readonly children: ReactNode;
}

const Message = ({ title, sentence, children }: MessageProps) => (
  <>
    <PageHeader title={title} />
    <div className="office-body plain-text">
      <p>{sentence}</p>
      {children}
    </div>
  </>
);

/** Names the window after the item, so that several windows can be told apart. */
function WindowTitle() {
  const { client } = useApp();
  const name = useItemTitle();
  const shop = client.ui.pageTitle || client.name;
  useEffect(() => {
    document.title = messages.windowTitle(name, shop);
  }, [name, shop]);
  return null;
}
