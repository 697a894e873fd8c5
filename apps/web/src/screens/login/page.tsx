import { Button } from '@door/ui/button';
import { useState } from 'react';
import { inTab } from '../../kept.ts';
import { problemOf } from '../../login/login-problems.ts';
import { officeAddress } from '../../login/office-address.ts';
import { forgetTarget, readTarget, takeProblem } from '../../login/person.ts';
import { Link } from '../../navigation/link.tsx';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';
import { logInWords } from '../../words/log-in.ts';
import { words } from '../../words/words.ts';

const fetchLogIn = () => import('../../login/log-in.ts');

/** Where people of the supplier come in; whoever wanted to go somewhere goes on there afterwards. */
export function Login() {
  const { client, session } = useShop();
  const [problem, say] = useState(() => takeProblem(inTab));
  const [busy, setBusy] = useState(false);
  const supplier = session.clientId;

  const attempt = async (logIn: () => Promise<void>) => {
    say('');
    setBusy(true);
    try {
      await logIn();
    } catch (error) {
      say(problemOf(error));
      setBusy(false);
    }
  };
  const leave = () =>
    attempt(async () => (await fetchLogIn()).logInByRedirect({ supplier, target: readTarget(inTab) }));
  const stay = () =>
    attempt(async () => {
      const person = await (await fetchLogIn()).logInByPopup({ supplier });
      const target = readTarget(inTab);
      forgetTarget(inTab);
      location.replace(officeAddress(person, target));
    });
  return (
    <main className="blank-page">
      <div className="plain-text">
        <Title>{words.login.title}</Title>
        <p>{logInWords.whoFor(client.name)}</p>
        {problem ? (
          <p className="login-problem" role="alert">
            {problem}
          </p>
        ) : null}
        <div className="login-ways">
          <Button look="primary" busy={busy} onClick={() => void leave()}>
            {words.login.title}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => void stay()}>
            {logInWords.ownWindow}
          </Button>
        </div>
        <p>
          {logInWords.notNeeded} <Link to="/">{words.designADoor}</Link>
        </p>
      </div>
    </main>
  );
}
