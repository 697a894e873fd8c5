import { momentText } from '../../../platform/words/dates.ts';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { SelectField } from '../../layout/select-field.tsx';

const { quote: says } = officeWords;

type ShownVersion = OfficeOutputs['quote']['getVersion'];

interface VersionChoiceProps {
  readonly version: Pick<ShownVersion, 'Version' | 'Versions'>;
  /** The number of the latest, sent or not. */
  readonly current: number;
  /** With '' the latest. */
  onShow(version: string): void;
}

/** Every version that was sent, and the draft behind them; nothing while there is one. */
export function VersionChoice({ version: { Version, Versions }, current, onShow }: VersionChoiceProps) {
  const sent = Versions.map((each) => ({
    value: String(each.Version),
    label: says.sentVersion(each.Version, momentText(each.SentAt)),
  }));
  const isDrafted = Versions.every((each) => each.Version !== current);
  const choices = isDrafted ? [...sent, { value: String(current), label: says.draftVersion(current) }] : sent;
  if (choices.length < 2) return null;
  // What was sent last holds until the draft behind it is sent.
  const isHeld = isDrafted && Version === current - 1;
  return (
    <div className="quote-version">
      <SelectField
        label={says.shownVersion}
        value={String(Version)}
        choices={choices}
        hint={Version === current ? '' : isHeld ? says.beingRevised : says.superseded}
        onChange={(chosen) => onShow(chosen === String(current) ? '' : chosen)}
      />
    </div>
  );
}
