import { daysAfter } from '@door/domain/lib/open-days';
import { usualHorizon } from '@door/domain/making/purchasing/to-buy';
import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText, nearDateText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { useToday } from '../layout/use-now.ts';
import { Refusal } from '../layout/refusal.tsx';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useAttempts } from '../queries/use-attempts.ts';
import { ProposedGroupSection } from './proposed-group.tsx';
import { lineId, packsIn, packsOf, proposalMessage, proposedGroups } from './proposed-groups.ts';
import { PurchasingFrame } from './purchasing-frame.tsx';
import { purchaseMutationMeta } from './purchasing-wire.ts';

const { toBuy: t } = purchasingMessages;

type WireProposal = OfficeOutputs['purchase']['proposal'];

/** `/installer/purchasing/to-buy`: what has to be bought, of whom and until when, and the drafts that are made of it. */
export const ToBuyPage = () => (
  <PurchasingFrame shown="to-buy">
    <Proposal />
  </PurchasingFrame>
);

function Proposal() {
  const query = useQuery(trpc.purchase.proposal.queryOptions({}));
  const today = useToday();
  return (
    <QueryResult query={query}>
      {({ Lines, NotSold }) => (
        <>
          {Lines.length > 0 ? <ProposedLines lines={Lines} /> : null}
          {NotSold.length > 0 ? <NobodySells articles={NotSold} /> : null}
          {Lines.length + NotSold.length === 0 ? (
            <div className="office-empty">
              <p role="status">{t.none(nearDateText(daysAfter(today, usualHorizon)))}</p>
            </div>
          ) : null}
        </>
      )}
    </QueryResult>
  );
}

function ProposedLines({ lines }: { readonly lines: WireProposal['Lines'] }) {
  const { go } = useRouter();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  /** As they are typed; what nobody has typed is what is proposed. */
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [isTried, setIsTried] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const attempts = useAttempts();
  const groups = proposedGroups(lines);
  const packsText = (id: string) => typed.get(id);
  const taken = lines
    .filter((line) => ticked.has(lineId(line)))
    .map((line) => ({ line, packs: packsIn(packsText(lineId(line)) ?? String(packsOf(line)), line) }));
  const whole = taken.flatMap(({ line, packs }) => (packs === undefined ? [] : [{ line, packs }]));
  const purchases = groups.filter((group) => group.lines.some((line) => ticked.has(lineId(line)))).length;
  const create = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () => {
      const act = JSON.stringify(proposalMessage(whole, (group) => group));
      return officeClient.purchase.createFromProposal.mutate(
        proposalMessage(whole, (group) => attempts.of(`${group} of ${act}`)),
      );
    },
    onSuccess: ({ Purchases, LeftOut }) => {
      setTicked(new Set());
      setIsTried(false);
      setLeftOut(LeftOut.map(({ Key }) => Key));
      const [only, ...more] = Purchases;
      if (!only) return;
      showToast('success', t.made(Purchases.length));
      if (LeftOut.length > 0) return;
      void go(more.length === 0 ? `/installer/purchase/${only.Id}` : '/installer/purchasing/purchases?state=Draft');
    },
  });
  const tick = (ids: readonly string[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  const submit = () => {
    setIsTried(true);
    if (taken.length > 0 && whole.length === taken.length && !create.isPending) create.mutate();
  };
  const sum = ticked.size === 0 ? (isTried ? t.tickFirst : '') : t.ticked(taken.length, purchases);
  return (
    <>
      {leftOut.length > 0 ? (
        <p className="purchasing-note" role="status">
          {t.leftOut(leftOut.join(', '))}
        </p>
      ) : null}
      {groups.map((group) => (
        <ProposedGroupSection
          key={group.id}
          group={group}
          isTicked={(id) => ticked.has(id)}
          packsText={packsText}
          onTick={tick}
          onPacks={(id, text) => setTyped(new Map(typed).set(id, text))}
        />
      ))}
      <Refusal error={create.error} />
      <div className="row to-buy-acts">
        <Button look="primary" busy={create.isPending} onClick={submit}>
          {t.create}
        </Button>
        <p role="status">{sum}</p>
      </div>
    </>
  );
}

/** What is wanting and nobody sells: a vendor has to be found first. */
function NobodySells({ articles }: { readonly articles: WireProposal['NotSold'] }) {
  const id = useId();
  return (
    <section className="to-buy-group" aria-labelledby={id}>
      <div className="row office-section-head">
        <h2 id={id}>{t.notSold}</h2>
        <Link to="/installer/vendors">{purchasingMessages.vendors}</Link>
      </div>
      <p className="office-hint">{t.notSoldWhat}</p>
      <ul>
        {articles.map(({ Key, Text, Unit, Quantity, Day }) => (
          <li key={Key} className="to-buy-unsold">
            <span>
              <b>{Key}</b>
              <small>{Text}</small>
            </span>
            <span className="num">{t.needed(stockMessages.amount(Quantity, Unit), calendarDayText(Day))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
