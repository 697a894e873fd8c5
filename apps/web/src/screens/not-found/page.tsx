import { Link } from '@tanstack/react-router';
import { Head } from '../../shell/head.tsx';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';

export function NotFound() {
  return (
    <div className="plain-page">
      <Head client={useShop().client} />
      <main>
        <div className="plain-text">
          <Title>Page not found</Title>
          <p>There is nothing at this address. A design in progress is kept on this device for 24 hours.</p>
          <Link className="btn btn-primary" to="/">
            Design a door
          </Link>
        </div>
      </main>
    </div>
  );
}
