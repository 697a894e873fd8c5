import { Link } from '../../platform/router/link.tsx';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { visitorWords } from '../words.ts';
import { words } from '../../platform/words/words.ts';

export const NotFound = () => (
  <PlainMessage title={visitorWords.notFound.title} sentence={visitorWords.notFound.sentence}>
    <Link className="btn btn-primary" to="/">
      {words.designADoor}
    </Link>
  </PlainMessage>
);
