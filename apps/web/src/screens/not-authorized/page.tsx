import { Link } from '@tanstack/react-router';
import { Title } from '../../shell/title.tsx';

export const NotAuthorized = () => (
  <main>
    <div className="plain-text">
      <Title>Not authorized</Title>
      <p>Your account has no right to open this page. Ask the person who looks after accounts at your company.</p>
      <Link className="btn btn-line" to="/">
        Design a door
      </Link>
    </div>
  </main>
);
