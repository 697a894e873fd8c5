import { useApp } from '../../designer/app/app-context.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import '../../shared/page/plain-message.css';
import { notFoundMessages } from './messages.ts';

/** The supplier's catalogue makes no door: says so, and how to reach the supplier. */
export function NothingSold() {
  const { client, email } = useApp();
  const { title, sentence } = notFoundMessages.nothingSold;
  const { phone } = client.contact;
  return (
    <main>
      <div className="plain-text">
        <PageTitle>{title}</PageTitle>
        <p>{sentence}</p>
        {phone ? <p>{phone}</p> : null}
        {email ? (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        ) : null}
      </div>
    </main>
  );
}
