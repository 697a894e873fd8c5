import { pageLimits } from '@door/domain/selling/page/page-limits';
import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSending } from '../offer/use-answer.ts';
import type { RegionProps } from './region.ts';

interface SignSentencesProps extends Pick<RegionProps, 'readAgain'> {
  /** Each is ticked by itself. */
  readonly sentences: readonly string[];
  readonly texts: {
    readonly name: string;
    readonly missing: { readonly name: string; readonly tick: string };
    readonly submit: string;
  };
  /** Other ways to answer, beside the button. */
  readonly children?: ReactNode;
  onSign(name: string): Promise<void>;
}

/** A customer ticks each sentence and types their name under them. */
export function SignSentences({ sentences, texts, children, onSign, readAgain }: SignSentencesProps) {
  const { isBusy, problem, send } = useSending(readAgain);
  const [name, setName] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const typed = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (typed !== '' && sentences.every((sentence) => ticked.has(sentence))) void send(() => onSign(typed), readAgain);
  };
  const tick = (sentence: string, isTicked: boolean) => {
    const others = [...ticked].filter((each) => each !== sentence);
    setTicked(new Set(isTicked ? [...others, sentence] : others));
  };
  return (
    <form className="order-code" noValidate onSubmit={submit}>
      <Field
        label={texts.name}
        value={name}
        autoComplete="name"
        maxLength={pageLimits.name}
        error={isTried && typed === '' ? texts.missing.name : undefined}
        onChange={setName}
      />
      {sentences.map((sentence) => (
        <Check
          key={sentence}
          kind="checkbox"
          checked={ticked.has(sentence)}
          error={isTried && !ticked.has(sentence) ? texts.missing.tick : undefined}
          onChange={(isTicked) => tick(sentence, isTicked)}
        >
          {sentence}
        </Check>
      ))}
      <p role="alert">{problem}</p>
      <div className="order-acts">
        <Button submits look="primary" busy={isBusy}>
          {texts.submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
