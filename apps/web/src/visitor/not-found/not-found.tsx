import { Link } from '../../platform/router/link.tsx';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { words } from '../../platform/words/words.ts';

export const NotFound = () => (
  <PlainMessage title={words.notFound.title} sentence={words.notFound.sentence}>
    <Link className="btn btn-primary" to="/">
      {words.designADoor}
    </Link>
  </PlainMessage>
);
