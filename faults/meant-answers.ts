interface Meant {
  /** One of these comes at least once, or the attack has not been made. */
  readonly proof: readonly string[];
  /** What it may be answered besides: limits that it reaches. */
  readonly besides: readonly string[];
}

const limits = ['TOO_MANY_REQUESTS', '429'];
const meant = (proof: readonly string[], besides: readonly string[] = limits): Meant => ({ proof, besides });

/** What each attack means to be answered: another answer, such as that there is no such call, would prove nothing. */
const meantAnswers: Readonly<Record<string, Meant>> = {
  bill: meant(['ok']),
  price: meant(['ok']),
  begin: meant(['ok']),
  share: meant(['ok']),
  template: meant(['ok']),
  // Of one door only the first is an enquiry; what is said of it later is refused.
  enquiry: meant(['ok'], ['CONFLICT', ...limits]),
  picture: meant(['201'], ['400', '409', 'CONFLICT', ...limits]),
  'no picture': meant(['404']),
  'largest body': meant(['413']),
  'nested body': meant(['400']),
  'nested body too large': meant(['413']),
  offer: meant(['NOT_FOUND']),
  start: meant(['200']),
  'catalogue × 20': meant(['200', '413']),
  'theme × 20': meant(['200']),
  'random parameter': meant(['400']),
  'random input': meant(['200']),
  batch: meant(['200', '207']),
  'log-in': meant(['400', '401']),
  'begun bodies': meant(['closed'], []),
  'slow bodies': meant(['408', 'closed'], ['still open']),
  'slow readers': meant(['closed', 'still open'], []),
  'import of designs': meant(['ok', 'CONFLICT'], ['BAD_REQUEST', ...limits]),
  'import of prices': meant(['ok', 'CONFLICT'], ['BAD_REQUEST', ...limits]),
  quote: meant(['ok']),
  'quotes listed': meant(['ok']),
  'items listed': meant(['ok']),
  'catalogue of the office': meant(['ok']),
};

export function isMeantAnswer(attack: string, answer: string): boolean {
  const { proof = [], besides = [] } = meantAnswers[attack] ?? {};
  return [...proof, ...besides].includes(answer);
}

/** The attacks of which no answer, of those counted as `begin: ok`, proves that they were made. */
export const unprovenAttacks = (answers: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(meantAnswers).flatMap(([attack, { proof }]) =>
    proof.some((answer) => (answers[`${attack}: ${answer}`] ?? 0) > 0) ? [] : [attack],
  );
