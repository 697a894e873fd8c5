import { Modal } from '@door/ui/modal';
import { Search } from '@door/ui/office-icons';
import { type KeyboardEvent, useId, useState } from 'react';
import { usePlace } from '../../navigation/navigation.ts';
import { officeWords } from '../../words/office.ts';
import { answersOf } from '../answers.ts';
import { rowAfter } from '../row-keys.ts';
import { type Entry, latestFirst } from './entry.ts';
import { useEntries } from './use-entries.ts';
import './palette.css';

const { palette: says } = officeWords;

/** Forgotten with all else when somebody logs out. */
const chosenLately = answersOf<readonly string[]>();
const lately = 'lately';
const mostRemembered = 5;

/** Every page, item and command from the keyboard. */
export function Palette({ onClose }: { onClose(): void }) {
  const { go } = usePlace();
  const [text, setText] = useState('');
  const [now, setNow] = useState(0);
  const recent = chosenLately.of(lately) ?? [];
  const found = useEntries(text);
  const entries = text.trim() === '' ? latestFirst(found, recent) : found;
  const at = Math.min(now, entries.length - 1);
  const choose = ({ id, leads }: Entry) => {
    chosenLately.keep(lately, [id, ...recent.filter((each) => each !== id)].slice(0, mostRemembered));
    onClose();
    if (typeof leads === 'string') void go(leads);
    else leads();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rowAfter(event.key, { now: at, count: entries.length });
    const chosen = event.key === 'Enter' ? entries[at] : undefined;
    // Home and End belong to the text that is typed.
    if (next !== undefined && event.key.startsWith('Arrow')) setNow(next);
    else if (chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  const type = (next: string) => {
    setText(next);
    setNow(0);
  };
  return (
    <Modal open label={says.title} width={560} onClose={onClose}>
      <div className="palette">
        <Found entries={entries} at={at} text={text} onText={type} onKeyDown={onKeyDown} onChoose={choose} />
      </div>
    </Modal>
  );
}

interface FoundProps {
  readonly entries: readonly Entry[];
  readonly at: number;
  readonly text: string;
  onText(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onChoose(entry: Entry): void;
}

/** The field keeps the focus; which of the list would be chosen is said by `aria-activedescendant`. */
function Found({ entries, at, text, onText, onKeyDown, onChoose }: FoundProps) {
  const id = useId();
  const optionId = (place: number) => `${id}-${place}`;
  return (
    <>
      <div className="palette-field">
        <Search />
        <input
          type="text"
          role="combobox"
          className="input"
          // A dialog that is opened to type in.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={says.label}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
          placeholder={says.label}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <div id={id} className="palette-list" role="listbox" aria-label={says.found}>
        {entries.map((entry, place) => (
          <Option
            key={entry.id}
            id={optionId(place)}
            entry={entry}
            isAt={place === at}
            onChoose={() => onChoose(entry)}
          />
        ))}
      </div>
      <p className={entries.length > 0 ? 'sr-only' : 'palette-none'} role="status">
        {entries.length > 0 ? says.results(entries.length) : says.none}
      </p>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isAt: boolean;
  onChoose(): void;
}

const Option = ({ id, entry: { label, about, kind }, isAt, onChoose }: OptionProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isAt}
    ref={(option) => {
      if (isAt) option?.scrollIntoView({ block: 'nearest' });
    }}
    onClick={onChoose}
  >
    <span>{label}</span>
    <small>{kind === 'item' ? about : says[kind]}</small>
  </div>
);
