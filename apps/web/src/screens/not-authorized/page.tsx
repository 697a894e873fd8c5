import { Link } from '../../navigation/link.tsx';
import { PlainMessage } from '../../shell/plain-message.tsx';
import { words } from '../../words/words.ts';

export const NotAuthorized = () => (
  <PlainMessage title={words.notAuthorized.title} sentence={words.notAuthorized.sentence}>
    <Link className="btn btn-line" to="/">
      {words.designADoor}
    </Link>
  </PlainMessage>
);
