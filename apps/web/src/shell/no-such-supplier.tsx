import { useEffect } from 'react';
import { forgetSession } from '../api/session.ts';
import { inTab } from '../kept.ts';
import { words } from '../words/words.ts';
import { Title } from './title.tsx';

/** Nobody's shop, so nobody's header: the address led here. */
export function NoSuchSupplierPage() {
  const { title, sentence } = words.noSuchSupplier;
  useEffect(() => {
    document.title = title;
    forgetSession(inTab);
  }, [title]);
  return (
    <main className="blank-page">
      <div className="plain-text">
        <Title>{title}</Title>
        <p>{sentence}</p>
      </div>
    </main>
  );
}
