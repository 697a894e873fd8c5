import { may } from '@door/domain/people/roles';
import { doneSetUpSteps, type SetUpStep, setUpSteps } from '@door/domain/settings/set-up-steps';
import { Tick } from '@door/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../designer/app/app-context.ts';
import { Link } from '../../shared/router/link.tsx';
import type { PagePath } from '../../shared/router/paths.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { useColleagues, useMe } from '../queries/use-me.ts';
import { useEnquiries } from '../queries/use-enquiries.ts';
import { trpc } from '../queries/query-client.ts';
import { setUpMessages as t } from '../messages/office.ts';
import './set-up-list.css';

const pages: Readonly<Record<SetUpStep, PagePath>> = {
  company: '/installer/settings',
  logo: '/installer/settings',
  legal: '/installer/settings/legal',
  people: '/installer/users',
  catalogue: '/installer/catalogue',
  prices: '/installer/pricing',
  enquiry: '/',
};

/** What a new supplier has still to do before it opens, for its admins; nothing once all of it is done. */
export function SetUpList() {
  const { Role } = useMe();
  return may(Role, 'settings.manage') ? <OpenSteps /> : null;
}

function OpenSteps() {
  const { session } = useApp();
  const done = useDoneSteps();
  if (done === undefined || done.size === setUpSteps.length) return null;
  const key = `doorwright.set-up-closed.${String(session.clientId)}`;
  return (
    <details
      className="set-up"
      open={deviceStorage.getItem(key) === null}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) deviceStorage.removeItem(key);
        else deviceStorage.setItem(key, 'closed');
      }}
    >
      <summary>
        <h2>{t.title}</h2> <span className="num">{t.progress(done.size, setUpSteps.length)}</span>
        <progress aria-hidden="true" value={done.size} max={setUpSteps.length} />
      </summary>
      <ol>
        {setUpSteps.map((step) => (
          <li key={step} data-done={done.has(step)}>
            <span className="set-up-mark" aria-hidden="true">
              {done.has(step) ? <Tick /> : null}
            </span>
            <Link to={pages[step]}>{t.steps[step].name}</Link>
            {done.has(step) ? <span className="sr-only">{t.done}</span> : <p>{t.steps[step].why}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** undefined: not all is known yet. */
function useDoneSteps(): ReadonlySet<SetUpStep> | undefined {
  const { data: me } = useQuery(trpc.user.me.queryOptions());
  const { data: settings } = useQuery(trpc.settings.getSettings.queryOptions());
  const { data: prices } = useQuery(trpc.pricing.getPriceList.queryOptions({}));
  const people = useColleagues().length;
  const { data: enquiries } = useEnquiries('all');
  if (!me || !settings || !prices || enquiries === undefined) return undefined;
  return doneSetUpSteps({
    letterhead: { address: settings.Address, phone: settings.Phone, registration: settings.Registration },
    logoUrl: settings.LogoUrl,
    terms: { type: settings.TermsAndConditionsType, content: settings.TermsAndConditionsContent },
    privacy: { type: settings.PrivacyPolicyType, content: settings.PrivacyPolicyContent },
    people,
    catalogueVersion: me.CatalogueVersion,
    priceListVersion: prices.Version,
    hasEnquiries: enquiries.length > 0,
  });
}
