import type { ReactNode } from 'react';
import { Head } from './head.tsx';
import { useShop } from './shop.ts';

/** The header, and the page below it. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  const { client } = useShop();
  return (
    <div className="plain-page">
      <Head client={client} />
      {children}
    </div>
  );
}
