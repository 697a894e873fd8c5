import { Button } from '@door/ui/button';
import { useState } from 'react';
import { tabStorage } from '../../shared/storage/storage.ts';
import { logInErrorText } from '../../shared/login/log-in-errors.ts';
import { addressAfterLogIn } from '../../shared/login/log-in-redirect.ts';
import { removeTarget, readTarget, takeProblem } from '../../shared/login/logged-in-person.ts';
import { Link } from '../../shared/router/link.tsx';
import { useApp } from '../../designer/app/app-context.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { logInMessages } from '../../shared/login/messages.ts';
import { messages } from '../../shared/messages/messages.ts';
import '../../shared/page/plain-message.css';
import './login-page.css';

const fetchLogIn = () => import('../../shared/login/log-in.ts');

/** `/login`, for people of the supplier. The wanted address is opened afterwards. */
export function LoginPage() {
  const { client, session } = useApp();
  const [problem, setProblem] = useState(() => takeProblem(tabStorage));
  const [busy, setBusy] = useState(false);
  const supplier = session.clientId;

  const attempt = async (logIn: () => Promise<void>) => {
    setProblem('');
    setBusy(true);
    try {
      await logIn();
    } catch (error) {
      setProblem(logInErrorText(error));
      setBusy(false);
    }
  };
  const redirect = () =>
    attempt(async () => (await fetchLogIn()).logInByRedirect({ supplier, target: readTarget(tabStorage) }));
  const popUp = () =>
    attempt(async () => {
      const person = await (await fetchLogIn()).logInByPopup({ supplier });
      const target = readTarget(tabStorage);
      removeTarget(tabStorage);
      location.replace(addressAfterLogIn(person, target));
    });
  return (
    <main className="blank-page">
      <div className="plain-text">
        <PageTitle>{messages.titles.login}</PageTitle>
        <p>{logInMessages.whoFor(client.name)}</p>
        {problem ? (
          <p className="login-problem" role="alert">
            {problem}
          </p>
        ) : null}
        <div className="row login-ways">
          <Button look="primary" busy={busy} onClick={() => void redirect()}>
            {messages.titles.login}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => void popUp()}>
            {logInMessages.ownWindow}
          </Button>
        </div>
        <p>
          {logInMessages.notNeeded} <Link to="/">{messages.designADoor}</Link>
        </p>
      </div>
    </main>
  );
}
