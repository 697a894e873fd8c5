/** What a recipe's page tells a reader to do. */
export type Step =
  | { readonly kind: 'create'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: 'run'; readonly command: string };

const block = /^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm;

/**
 * The fenced blocks of a page, in its order: ```` ```diff FILE ```` changes a file, ```` ```sh ```` runs each of its lines, and
 * any other language with a file, such as ```` ```ts FILE ````, creates that file. A block without a file is only to be read.
 */
export function stepsOf(page: string): readonly Step[] {
  return [...page.matchAll(block)].flatMap(([, indent = '', language, file, body = '']) => {
    const lines = body.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    return stepsOfBlock(lines.slice(0, -1), language, file);
  });
}

function stepsOfBlock(lines: readonly string[], language?: string, file?: string): readonly Step[] {
  if (language === 'sh') return lines.filter(Boolean).map((command) => ({ kind: 'run', command }));
  if (!file) return [];
  if (language !== 'diff') return [{ kind: 'create', file, text: textOf(lines) }];
  const without = (mark: '-' | '+') =>
    textOf(lines.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1)));
  return [{ kind: 'change', file, before: without('+'), after: without('-') }];
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Makes the changes of a recipe on copies of what `read` answers, and runs nothing; throws where a change cannot be made. */
export function dryRun(steps: readonly Step[], read: (file: string) => string | null): void {
  const texts = new Map<string, string>();
  for (const step of steps) {
    if (step.kind === 'run') continue;
    const text = texts.get(step.file) ?? read(step.file);
    if (step.kind === 'create' && text !== null) throw new Error(`${step.file} exists already`);
    if (step.kind === 'change' && text === null) throw new Error(`${step.file} does not exist`);
    texts.set(step.file, step.kind === 'create' ? step.text : changed(text ?? '', step));
  }
}

/** A file's text with a change made; throws where the lines to change are not there exactly once. */
export function changed(text: string, { file, before, after }: Extract<Step, { kind: 'change' }>): string {
  const [head, tail, ...more] = `\n${text}`.split(`\n${before}`);
  if (head === undefined || tail === undefined) throw new Error(`${file} does not have the lines\n${before}`);
  if (more.length > 0) throw new Error(`${file} has more than once the lines\n${before}`);
  return `${head}\n${after}${tail}`.slice(1);
}
