import { Link } from '../../shared/router/link.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { words } from '../../shared/words/words.ts';
import { logInWords } from '../../shared/login/words.ts';
import { officeWords } from '../words/office.ts';
import { PageHeader } from './page-header.tsx';

/** For an account without the right to open a page; in the visitor's frame. */
export const NotAuthorizedPage = () => (
  <PlainMessage title={words.titles.notAuthorized} sentence={logInWords.notAuthorized.sentence}>
    <Link className="btn btn-line" to="/">
      {words.designADoor}
    </Link>
  </PlainMessage>
);

const { noSuchPage, titles } = officeWords;

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
