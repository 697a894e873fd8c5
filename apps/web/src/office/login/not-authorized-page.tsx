import { Link } from '../../platform/router/link.tsx';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { words } from '../../platform/words/words.ts';

export const NotAuthorizedPage = () => (
  <PlainMessage title={words.notAuthorized.title} sentence={words.notAuthorized.sentence}>
    <Link className="btn btn-line" to="/">
      {words.designADoor}
    </Link>
  </PlainMessage>
);
