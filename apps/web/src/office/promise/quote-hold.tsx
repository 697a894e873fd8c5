import { holdUntil, isHoldAlive, usualHoldDay, lastHoldDay } from '@door/domain/making/promise/place-hold';
import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useToday } from '../layout/use-now.ts';
import { Refusal } from '../layout/refusal.tsx';
import { promiseMessages, promisingMessages } from '../messages/promise.ts';
import { officeClient, type OpenedQuote } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { PromisedDate } from './promised-date.tsx';

const { hold: t } = promiseMessages;

/** A hold is shown with its quote, moves the dates of others and takes room of its week. */
const holdMutationMeta = {
  invalidates: [trpc.quote.pathKey(), trpc.promise.pathKey(), trpc.batch.weeks.pathKey()],
};

interface QuoteHoldProps {
  readonly quote: OpenedQuote;
  /** The week before which its customer does not want it, as it is tried beside; undefined: as soon as it can be. */
  readonly notBefore: string | undefined;
}

/** The place that is held for a quote, with its last day, or the button that holds one. */
export function QuoteHold({ quote, notBefore }: QuoteHoldProps) {
  const [isAsked, setIsAsked] = useState(false);
  const release = useMutation({
    meta: holdMutationMeta,
    mutationFn: (Id: string) => officeClient.promise.releaseHold.mutate({ Id }),
    onSuccess: () => showToast('success', t.released),
  });
  const today = useToday();
  const { Hold } = quote;
  // A page that stays open outlives the last day.
  if (Hold === null || !isHoldAlive({ until: Hold.Until, endedAt: Hold.EndedAt }, today))
    return (
      <div className="quote-hold">
        <Button aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
          {t.open}
        </Button>
        {isAsked ? <HoldDialog quote={quote} notBefore={notBefore} onClose={() => setIsAsked(false)} /> : null}
      </div>
    );
  return (
    <div className="quote-hold">
      <h3>{t.held(calendarDayText(Hold.Until))}</h3>
      <PromisedDate date={Hold}>
        <p>{t.place(Hold.Week, Hold.Points)}</p>
      </PromisedDate>
      <Button
        busy={release.isPending}
        onClick={() => {
          if (!release.isPending) release.mutate(Hold.Id);
        }}
      >
        {t.release}
      </Button>
    </div>
  );
}

interface HoldDialogProps extends Pick<QuoteHoldProps, 'quote' | 'notBefore'> {
  onClose(): void;
}

/** Asks until when a place is held. The page makes up its id, so that a second click or a second try holds no second one. */
function HoldDialog({ quote: { Id: QuoteId, ValidUntil }, notBefore, onClose }: HoldDialogProps) {
  const days = { today: useToday(), validUntil: ValidUntil };
  const [until, setUntil] = useState(() => usualHoldDay(days));
  const [error, setError] = useState<string | undefined>(undefined);
  const attempts = useAttempts();
  const hold = useMutation({
    meta: { ...holdMutationMeta, isShownByPage: true },
    mutationFn: (Until: string) =>
      officeClient.promise.hold.mutate({
        Id: attempts.of('hold'),
        QuoteId,
        Until,
        ...(notBefore === undefined ? {} : { NotBefore: notBefore }),
      }),
    onSuccess: ({ Until }) => {
      showToast('success', t.done(calendarDayText(Until)));
      onClose();
    },
  });
  const submit = () => {
    const fault = faultOf(until, days);
    setError(fault);
    if (fault === undefined) hold.mutate(until);
  };
  return (
    <FormDialog title={t.title} width={440} doIt={t.open} busy={hold.isPending} onSubmit={submit} onClose={onClose}>
      <p>{t.means(notBefore ?? null)}</p>
      <DateField
        label={t.until}
        value={until}
        hint={t.hint(calendarDayText(lastHoldDay(days)))}
        error={error}
        onChange={setUntil}
      />
      <Refusal error={hold.error} />
    </FormDialog>
  );
}

/** Why it cannot be held until that day, by the rule that the server asks too; undefined where it can. */
function faultOf(until: string, days: Parameters<typeof holdUntil>[1]): string | undefined {
  if (until === '') return t.noDay;
  const checked = holdUntil(until, days, promisingMessages);
  return checked.ok ? undefined : checked.refusal.message;
}
