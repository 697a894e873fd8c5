import type { Placeholder } from './message-rules.ts';

/** What a mail says first. Plain text: nothing in it is markup. */
export interface MessageText {
  readonly subject: string;
  /** Paragraphs are parted by empty lines. */
  readonly body: string;
}

/** Most characters of each. */
export const messageTextLimits = { subject: 150, body: 4000 } as const;

const placeholder = /\{\{([^{}]*)\}\}/g;

/** What stands in double braces and is no placeholder of this message; braces that do not close as well. */
export function unknownPlaceholders({ subject, body }: MessageText, known: readonly Placeholder[]): readonly string[] {
  return [subject, body].flatMap((text) => {
    const named = [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());
    const rest = text.replaceAll(placeholder, '').match(/\{\{|\}\}/g) ?? [];
    return [...named.filter((name) => !known.some((each) => each === name)), ...rest];
  });
}

/** The text with its values; a value that there is none of is left out. */
export function filledMessage(text: MessageText, values: Readonly<Partial<Record<Placeholder, string>>>): MessageText {
  const all: Readonly<Record<string, string | undefined>> = values;
  const filled = (part: string) => part.replaceAll(placeholder, (_, name: string) => all[name.trim()] ?? '');
  return { subject: filled(text.subject), body: filled(text.body) };
}

export interface WrittenText extends MessageText {
  readonly language: string;
}

/** The text in this language, or in the supplier's own, or the English one that there always is (JOURNEY 9). */
export function messageTextIn(
  written: readonly WrittenText[],
  { language, own, usual }: { readonly language: string | null; readonly own: string; readonly usual: MessageText },
): WrittenText {
  const wanted = [language, own, 'en'].filter((each) => each !== null);
  for (const each of wanted) {
    const found = written.find((text) => text.language === each);
    if (found) return found;
  }
  return { language: 'en', ...usual };
}
