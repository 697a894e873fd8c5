import type { CallContext } from './ports/context.ts';

/** Makes something of each line of a long list, in order, and lets other calls have their turn in between: a line of a sale takes half a millisecond to four. */
export async function mapYielding<Line, Made>(
  { yieldToEventLoop }: Pick<CallContext, 'yieldToEventLoop'>,
  lines: readonly Line[],
  make: (line: Line, at: number) => Made,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const [at, line] of lines.entries()) {
    if (at > 0) await yieldToEventLoop();
    made.push(make(line, at));
  }
  return made;
}
