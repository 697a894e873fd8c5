import { Button } from '@door/ui/button';
import { officeMessages } from '../messages/office.ts';
import './saving-note.css';

const { saving: t } = officeMessages;

interface ContestedField {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

interface ContestedFieldsProps {
  readonly title: string;
  /** What both have changed, in words. */
  readonly fields: readonly ContestedField[];
  onResolve(whose: 'mine' | 'theirs'): void;
}

/** What two people changed at once: both versions, and whose is kept. */
export const ContestedFields = ({ title, fields, onResolve }: ContestedFieldsProps) => (
  <section className="stack saving-conflict" role="alert">
    <h2>{title}</h2>
    <dl>
      {fields.map(({ label, theirs, mine }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <small>{t.theirs}</small> <span>{theirs}</span>
          </dd>
          <dd>
            <small>{t.yours}</small> <span>{mine}</span>
          </dd>
        </div>
      ))}
    </dl>
    <p className="row">
      <Button scale="row" onClick={() => onResolve('mine')}>
        {t.keepMine}
      </Button>
      <Button scale="row" onClick={() => onResolve('theirs')}>
        {t.takeTheirs}
      </Button>
    </p>
  </section>
);
