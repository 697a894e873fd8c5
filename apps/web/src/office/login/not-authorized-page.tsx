import { Link } from '../../platform/router/link.tsx';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { words } from '../../platform/words/words.ts';
import { logInWords } from '../../platform/login/words.ts';

export const NotAuthorizedPage = () => (
  <PlainMessage title={words.titles.notAuthorized} sentence={logInWords.notAuthorized.sentence}>
    <Link className="btn btn-line" to="/">
      {words.designADoor}
    </Link>
  </PlainMessage>
);
