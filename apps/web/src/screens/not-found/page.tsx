import { Link } from '../../navigation/link.tsx';
import { PlainMessage } from '../../shell/plain-message.tsx';
import { words } from '../../words/words.ts';

export const NotFound = () => (
  <PlainMessage title={words.notFound.title} sentence={words.notFound.sentence}>
    <Link className="btn btn-primary" to="/">
      {words.designADoor}
    </Link>
  </PlainMessage>
);
