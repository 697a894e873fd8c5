import { Link } from '../../shared/router/link.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { notFoundWords } from './words.ts';
import { words } from '../../shared/words/words.ts';

export const NotFound = () => (
  <PlainMessage title={notFoundWords.notFound.title} sentence={notFoundWords.notFound.sentence}>
    <Link className="btn btn-primary" to="/">
      {words.designADoor}
    </Link>
  </PlainMessage>
);
