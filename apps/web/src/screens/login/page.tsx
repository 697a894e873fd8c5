import { Link } from '../../navigation/link.tsx';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';
import { words } from '../../words/words.ts';

/** Installers sign in with the supplier's own accounts; this shop has them switched off. */
export function Login() {
  const { client } = useShop();
  return (
    <main className="blank-page">
      <div className="plain-text">
        <Title>{words.login.title}</Title>
        <p>{words.login.notSwitchedOn(client.name)}</p>
        <p>{words.login.notNeeded}</p>
        <Link className="btn btn-primary" to="/">
          {words.designADoor}
        </Link>
      </div>
    </main>
  );
}
