import { PlainText } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { officeMessages } from '../messages/office.ts';

/** Instead of a page that this person's role may not see. */
export const Forbidden = ({ title, sentence }: { readonly title: string; readonly sentence: string }) => (
  <div className="office-body">
    <PlainText title={title} sentence={sentence}>
      <Link className="btn btn-line" to="/installer/home">
        {officeMessages.noSuchPage.toHome}
      </Link>
    </PlainText>
  </div>
);
