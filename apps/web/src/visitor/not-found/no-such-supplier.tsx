import { useEffect } from 'react';
import { clearTabSession } from '../../shared/calls/tab-session.ts';
import { tabStorage } from '../../shared/storage/storage.ts';
import { notFoundMessages } from './messages.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import '../../shared/page/plain-message.css';

/** The address names a supplier that does not exist; so there is no header. */
export function NoSuchSupplier() {
  const { title, sentence } = notFoundMessages.noSuchSupplier;
  useEffect(() => {
    document.title = title;
    clearTabSession(tabStorage);
  }, [title]);
  return (
    <main className="blank-page">
      <div className="plain-text">
        <PageTitle>{title}</PageTitle>
        <p>{sentence}</p>
      </div>
    </main>
  );
}
