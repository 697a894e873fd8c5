import { orderStages } from '@door/domain/selling/order/order-stage';
import { myOrderMessages } from './messages.ts';
import type { RegionProps } from './regions.tsx';

const { next: t } = myOrderMessages;

/** How far the order is, and who does what next. */
export function WhatNext({ order }: Pick<RegionProps, 'order'>) {
  const { Stage, Sentence, Overlay, Next, IsFitted, IsCancelled } = order;
  const stages = orderStages.filter((stage) => IsFitted || stage !== 'fitted');
  const reached = stages.indexOf(Stage);
  return (
    <section className="order-progress" aria-labelledby="order-next">
      <h2 id="order-next">{t.title}</h2>
      <p className="order-now">{Sentence}</p>
      {Overlay === '' ? null : <p className="order-overlay">{Overlay}</p>}
      {Next.length === 0 && Overlay === '' && Stage !== 'done' ? <p>{t.nothing}</p> : null}
      {Next.length === 0 ? null : (
        <ul className="order-next">
          {Next.map(({ Text, Who }) => (
            <li key={Text}>
              <b>{t.who[Who]}</b> {Text}
            </li>
          ))}
        </ul>
      )}
      {IsCancelled ? null : (
        <ol className="order-stages" aria-label={t.stagesLabel}>
          {stages.map((stage, at) => (
            <li key={stage} data-reached={at < reached || undefined} aria-current={at === reached ? 'step' : undefined}>
              {t.stages[stage]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
