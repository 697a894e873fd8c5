import { Modal } from '@door/ui/modal';
import { Search } from '@door/ui/office-icons';
import { type KeyboardEvent, useId, useState } from 'react';
import { useRouter } from '../../shared/router/use-router.ts';
import { officeMessages } from '../messages/office.ts';
import { queryClient } from '../queries/query-client.ts';
import { nextRow } from '../layout/row-keyboard.ts';
import { type PaletteEntry, recentFirst } from './palette-entry.ts';
import { usePaletteEntries } from './use-palette-entries.ts';
import './command-palette.css';

const { palette: t } = officeMessages;

/** Ids of the last chosen entries. In the cache, because that is emptied at log-out. */
const recentKey = ['recent palette entries'];
const maxRecent = 5;

interface CommandPaletteProps {
  onHelp(): void;
  onLogOut(): void;
  onClose(): void;
}

/** Finds every page, item and command by typing. Without text the recently chosen entries come first. */
export function CommandPalette({ onHelp, onLogOut, onClose }: CommandPaletteProps) {
  const { go } = useRouter();
  const [text, setText] = useState('');
  const [markedId, setMarkedId] = useState<string>();
  const recent = queryClient.getQueryData<readonly string[]>(recentKey) ?? [];
  const found = usePaletteEntries(text, { onHelp, onLogOut });
  const entries = text.trim() === '' ? recentFirst(found, recent) : found;
  // By its id: what the server finds comes later and stands before it.
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === markedId),
  );
  const choose = ({ id, action }: PaletteEntry) => {
    queryClient.setQueryData(recentKey, [id, ...recent.filter((each) => each !== id)].slice(0, maxRecent));
    onClose();
    if (typeof action === 'string') void go(action);
    else action();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextRow(event.key, { now: at, count: entries.length });
    const chosen = event.key === 'Enter' ? entries[at] : undefined;
    // Home and End move the caret in the text field.
    if (next !== undefined && event.key.startsWith('Arrow')) setMarkedId(entries[next]?.id);
    else if (chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  const changeText = (next: string) => {
    setText(next);
    setMarkedId(undefined);
  };
  return (
    <Modal open label={t.title} width={560} onClose={onClose}>
      <div className="palette">
        <PaletteCombobox
          entries={entries}
          at={at}
          text={text}
          onText={changeText}
          onKeyDown={onKeyDown}
          onChoose={choose}
        />
      </div>
    </Modal>
  );
}

interface PaletteComboboxProps {
  readonly entries: readonly PaletteEntry[];
  readonly at: number;
  readonly text: string;
  onText(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onChoose(entry: PaletteEntry): void;
}

/** A combobox: the focus stays in the text field, and `aria-activedescendant` names the row that Enter would choose. */
function PaletteCombobox({ entries, at, text, onText, onKeyDown, onChoose }: PaletteComboboxProps) {
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <>
      <div className="palette-field">
        <Search />
        <input
          type="text"
          role="combobox"
          className="input"
          // The dialog is opened to type in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={t.label}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
          placeholder={t.label}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <div id={id} className="palette-list" role="listbox" aria-label={t.found}>
        {entries.map((entry, index) => (
          <Option
            key={entry.id}
            id={optionId(index)}
            entry={entry}
            isAt={index === at}
            onChoose={() => onChoose(entry)}
          />
        ))}
      </div>
      <p className={entries.length > 0 ? 'sr-only' : 'palette-none'} role="status">
        {entries.length > 0 ? t.results(entries.length) : t.none}
      </p>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isAt: boolean;
  onChoose(): void;
}

const Option = ({ id, entry: { label, keywords, kind }, isAt, onChoose }: OptionProps) => (
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
    <small>{kind === 'item' || kind === 'customer' ? keywords : t[kind]}</small>
  </div>
);
