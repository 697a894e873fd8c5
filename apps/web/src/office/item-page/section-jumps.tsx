import { itemPageMessages } from '../messages/item.ts';

const { jumps: messages } = itemPageMessages;

const sections = [
  ['picture', '.item-picture'],
  ['sizes', '.item-sizes'],
  ['options', '.options'],
  ['figures', '.item-figures'],
  ['lines', '.item-works'],
] as const;

/** On a phone the page is long: its sections, to jump to. */
export const SectionJumps = () => (
  <nav className="item-jumps" aria-label={messages.label}>
    {sections.map(([name, selector]) => (
      <button key={name} type="button" onClick={() => jumpTo(selector)}>
        {messages[name]}
      </button>
    ))}
  </nav>
);

function jumpTo(selector: string) {
  const section = document.querySelector(selector);
  section?.scrollIntoView({ block: 'start' });
  // Tab goes on from there.
  const first = section?.querySelector('input, button, summary, a');
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}
