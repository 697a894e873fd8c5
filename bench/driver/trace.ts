/** The part of a trace event that is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly args?: { readonly beginData?: { readonly frame?: string }; readonly data?: { readonly frame?: string } };
}

export interface FrameWork {
  readonly layouts: number;
  readonly styles: number;
  readonly forced: number;
}

const styleNames = new Set(['UpdateLayoutTree', 'RecalcStyle']);

/** The browser's work for each recorded click, from the click to the commit of its frame. */
export function clicksIn(trace: Buffer): readonly FrameWork[] {
  const all = eventsOf(trace);
  const clicks = all.filter(({ name }) => name === 'choice clicked');
  const [first] = clicks;
  if (!first) return [];
  const events = all.filter(({ tid }) => tid === first.tid);
  const scripts = events.filter(({ name, dur }) => name === 'FunctionCall' && dur !== undefined);
  const page = frameOf(scripts[0]);
  return clicks.map(({ ts: clicked }) => {
    const framed = events.find(({ name, ts }) => name === 'choice framed' && ts > clicked)?.ts ?? clicked;
    const end = events.find(({ name, ts }) => name === 'Commit' && ts > framed)?.ts ?? framed;
    // SVG images are documents of their own; their layout is not the page's.
    const here = events.filter((event) => event.ts >= clicked && event.ts <= end && frameOf(event) === page);
    const layouts = here.filter(({ name }) => name === 'Layout');
    const styles = here.filter(({ name }) => styleNames.has(name));
    const forced = [...layouts, ...styles].filter((event) => scripts.some((script) => contains(script, event)));
    return { layouts: layouts.length, styles: styles.length, forced: forced.length };
  });
}

const frameOf = (event: TraceEvent | undefined): string | undefined =>
  event?.args?.beginData?.frame ?? event?.args?.data?.frame;

const contains = (outer: TraceEvent, inner: TraceEvent): boolean =>
  inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

function eventsOf(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString('utf8'));
  return traceEvents.filter(({ ts }) => ts > 0).sort((a, b) => a.ts - b.ts);
}
