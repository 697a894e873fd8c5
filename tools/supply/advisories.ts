/** An advisory of which it was found that it does no harm here, or that it has to be borne for a time. */
interface Accepted {
  /** Number of the advisory, such as GHSA-35jh-r3h4-6jhm. */
  readonly id: string;
  readonly reason: string;
  /** Last day on which this holds, at most 90 days after it was written; from then on the advisory counts again. */
  readonly until: `${number}-${number}-${number}`;
}

/** None is accepted now. */
export const acceptedAdvisories: readonly Accepted[] = [];

/** What `npm audit --json` answers, as far as it is read. */
export interface AuditAnswer {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerable>>;
  /** Why the registry gave no advisories. */
  readonly message?: string;
}

interface Vulnerable {
  /** An advisory, or the name of the package through which this one is vulnerable. */
  readonly via: readonly (string | Advisory)[];
}

interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

interface Verdict {
  readonly problems: readonly string[];
  /** What is said besides. */
  readonly remarks: readonly string[];
}

/** Longest time for which an advisory may be accepted. */
const longestDays = 90;

/** A lower one is remarked on, and does not fail. */
const grave = ['high', 'critical'];

/** What has to be done about the advisories of the registry. `today`: YYYY-MM-DD. */
export function verdictOn(
  answer: AuditAnswer,
  { accepted, today }: { readonly accepted: readonly Accepted[]; readonly today: string },
): Verdict {
  const found = advisoriesOf(answer);
  const acceptedFor = (id: string) => accepted.find((each) => each.id === id);
  const isBorne = (id: string) => today <= (acceptedFor(id)?.until ?? '');
  const isGrave = ({ severity }: Advisory) => grave.includes(severity);
  return {
    problems: [
      ...[...found].filter(([id, each]) => isGrave(each) && !isBorne(id)).map(([id, each]) => sentence(id, each)),
      ...accepted.filter(({ until }) => daysUntil(until, today) > longestDays).map(tooLong),
      ...accepted.filter(({ until }) => until < today).map(({ id, until }) => `${id} was accepted until ${until}.`),
    ],
    remarks: [
      ...[...found].filter(([id]) => isBorne(id)).map(([id]) => `${id} is accepted: ${acceptedFor(id)?.reason ?? ''}`),
      ...[...found].filter(([id, each]) => !isGrave(each) && !isBorne(id)).map(([id, each]) => sentence(id, each)),
      ...accepted.filter(({ id }) => !found.has(id)).map(({ id }) => `${id} is accepted, and no longer there.`),
    ],
  };
}

const daysUntil = (until: string, today: string): number => (Date.parse(until) - Date.parse(today)) / 86_400_000;

const tooLong = ({ id, until }: Accepted): string =>
  `${id} is accepted until ${until}: ${longestDays} days are the most.`;

const sentence = (id: string, { name, severity, title, url }: Advisory): string =>
  `${name}: ${severity}, ${title} (${id}, ${url})`;

/** Each advisory once, by its number: a package is named again by every package that needs it. */
const advisoriesOf = ({ vulnerabilities = {} }: AuditAnswer): ReadonlyMap<string, Advisory> =>
  new Map(
    Object.values(vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((via) => typeof via !== 'string')
      .map((advisory) => [advisory.url.slice(advisory.url.lastIndexOf('/') + 1), advisory]),
  );
