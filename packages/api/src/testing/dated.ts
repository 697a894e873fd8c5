interface Answer {
  readonly Kind: string;
}
type Dated<Of extends Answer> = Extract<Of, { readonly Kind: 'estimate' }>;

/** A date that was asked about. Fails where there is none. */
export function dated<Of extends Answer>(answer: Of): Dated<Of> {
  if (!isDated(answer)) throw new Error('There is no date.');
  return answer;
}

const isDated = <Of extends Answer>(answer: Of): answer is Dated<Of> => answer.Kind === 'estimate';
