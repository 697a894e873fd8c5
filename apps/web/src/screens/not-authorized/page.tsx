import { Link } from '../../navigation/link.tsx';
import { Title } from '../../shell/title.tsx';
import { words } from '../../words/words.ts';

export const NotAuthorized = () => (
  <main>
    <div className="plain-text">
      <Title>{words.notAuthorized.title}</Title>
      <p>{words.notAuthorized.sentence}</p>
      <Link className="btn btn-line" to="/">
        {words.designADoor}
      </Link>
    </div>
  </main>
);
