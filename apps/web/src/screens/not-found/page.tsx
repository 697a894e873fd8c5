import { Link } from '../../navigation/link.tsx';
import { Title } from '../../shell/title.tsx';
import { words } from '../../words/words.ts';

export const NotFound = () => (
  <main>
    <div className="plain-text">
      <Title>{words.notFound.title}</Title>
      <p>{words.notFound.sentence}</p>
      <Link className="btn btn-primary" to="/">
        {words.designADoor}
      </Link>
    </div>
  </main>
);
