import { Link } from '../../platform/router/link.tsx';
import { HolidayCalendar } from '../batches/board/holiday-calendar.tsx';
import { settingsWords as says } from '../words/settings.ts';
import { NextNumbers } from './next-numbers.tsx';
import { Section } from './section.tsx';
import type { WireSettings } from './use-settings.ts';
import { VatRates } from './vat-rates.tsx';

interface BusinessProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** What the office and the works go by: VAT, numbers, the calendar, where mails come from. Each is saved on its own. */
export const Business = ({ settings, isEditable }: BusinessProps) => (
  <div className="settings-business">
    <Section {...says.vat}>
      <VatRates isEditable={isEditable} />
    </Section>
    <Section {...says.numbers}>
      <NextNumbers isEditable={isEditable} />
    </Section>
    <section className="settings-section" aria-label={says.works.title}>
      <header>
        <h2>{says.works.title}</h2>
        <p className="settings-note">
          {says.works.about} <Link to="/installer/catalogue/capacity">{says.works.toCapacity}</Link>.
        </p>
      </header>
      <div className="settings-calendar">
        <h3>{says.works.closed}</h3>
        <HolidayCalendar />
      </div>
    </section>
    <Section title={says.mail.title} about={says.mail.about(settings.Email)}>
      <p className="settings-note">
        <Link to="/installer/running/jobs">{says.mail.toJobs}</Link>
      </p>
    </Section>
  </div>
);
