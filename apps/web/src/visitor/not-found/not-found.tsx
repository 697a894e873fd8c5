import { Link } from '../../shared/router/link.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { notFoundMessages } from './messages.ts';
import { messages } from '../../shared/messages/messages.ts';

export const NotFound = () => (
  <PlainMessage title={notFoundMessages.notFound.title} sentence={notFoundMessages.notFound.sentence}>
    <Link className="btn btn-primary" to="/">
      {messages.designADoor}
    </Link>
  </PlainMessage>
);
