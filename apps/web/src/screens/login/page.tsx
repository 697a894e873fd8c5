import { Link } from '@tanstack/react-router';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';

/** Installers sign in with the supplier's own accounts; this shop has them switched off. */
export function Login() {
  const { client } = useShop();
  return (
    <main className="blank-page">
      <div className="plain-text">
        <Title>Log in</Title>
        <p>Installers sign in here with their account at {client.name}. Log-in is not switched on for this supplier.</p>
        <p>Nobody needs an account to design a door.</p>
        <Link className="btn btn-primary" to="/">
          Design a door
        </Link>
      </div>
    </main>
  );
}
