import { Outlet } from '@tanstack/react-router';
import { Head } from './head.tsx';
import { useShop } from './shop.ts';

/** The header, and the page below it. */
export function EmptyLayout() {
  const { client } = useShop();
  return (
    <div className="plain-page">
      <Head client={client} />
      <Outlet />
    </div>
  );
}
