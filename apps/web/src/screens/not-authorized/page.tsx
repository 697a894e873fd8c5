import { Link } from '@tanstack/react-router';

export const NotAuthorized = () => (
  <main>
    <div className="plain-text">
      <h1 className="title">Not authorized</h1>
      <p>Your account has no right to open this page. Ask the person who looks after accounts at your company.</p>
      <Link className="btn btn-line" to="/">
        Design a door
      </Link>
    </div>
  </main>
);
