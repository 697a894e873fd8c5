import { Link } from '../../platform/router/link.tsx';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { notFoundWords } from './words.ts';
import { words } from '../../platform/words/words.ts';

export const NotFound = () => (
  <PlainMessage title={notFoundWords.notFound.title} sentence={notFoundWords.notFound.sentence}>
    <Link className="btn btn-primary" to="/">
      {words.designADoor}
    </Link>
  </PlainMessage>
);
