import { Link } from '../../navigation/link.tsx';
import { Head } from '../../shell/head.tsx';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';
import { words } from '../../words/words.ts';

export function NotFound() {
  return (
    <div className="plain-page">
      <Head client={useShop().client} />
      <main>
        <div className="plain-text">
          <Title>{words.notFound.title}</Title>
          <p>{words.notFound.sentence}</p>
          <Link className="btn btn-primary" to="/">
            {words.designADoor}
          </Link>
        </div>
      </main>
    </div>
  );
}
