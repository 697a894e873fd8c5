import { Link } from '../../shared/router/link.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { logInMessages } from '../../shared/login/messages.ts';
import { officeMessages } from '../messages/office.ts';
import { PageHeader } from './page-header.tsx';

/** For an account without the right to open a page; in the visitor's frame. */
export const NotAuthorizedPage = () => (
  <PlainMessage title={messages.titles.notAuthorized} sentence={logInMessages.notAuthorized.sentence}>
    <Link className="btn btn-line" to="/">
      {messages.designADoor}
    </Link>
  </PlainMessage>
);

const { noSuchPage, titles } = officeMessages;

/** For an address of the office under which there is no page. */
export const NoSuchPage = () => (
  <>
    <PageHeader title={titles.noSuchPage} />
    <div className="office-body plain-text">
      <p>{noSuchPage.sentence}</p>
      <Link className="btn btn-primary" to="/installer/home">
        {noSuchPage.toHome}
      </Link>
    </div>
  </>
);
