import { numberText } from '@door/domain/lib/running-number';
import { dayText } from '@door/domain/messages/english/day';
import { stageNames } from '@door/domain/messages/english/staging';
import type { OpenWork } from '@door/domain/selling/customer/open-work';
import { sumText } from '@door/domain/selling/pricing/money';
import type { JobKind } from '@door/domain/selling/visit/job-cycle';

const visits: Readonly<Record<JobKind, string>> = {
  survey: 'a visit to measure',
  fitting: 'a visit to fit',
  service: 'a service visit',
  delivery: 'a delivery',
};

/** `Order 10234: a visit to fit on 7 December 2026` */
export function openWorkText(work: OpenWork): string {
  return `Order ${numberText('order', work.number)}: ${whatIsOpen(work)}`;
}

function whatIsOpen(work: OpenWork): string {
  switch (work.kind) {
    case 'order':
      return `${stageNames[work.stage].toLowerCase()}${work.isHeld ? ', on hold' : ''}`;
    case 'visit':
      return `${visits[work.visit]} on ${dayText(work.day)}`;
    case 'payment':
      return `a payment of ${sumText(work.amount)} that has been begun`;
    case 'refund':
      return `${sumText(work.amount)} that is being paid back`;
    case 'fault':
      return `a fault that was reported on ${dayText(work.day)}`;
  }
}

/** Lines of a refusal; the page shows all of them. */
const mostNamed = 10;

export const openWorkRefused = (lines: readonly string[]): string => {
  const further = lines.length - mostNamed;
  const named = [...lines.slice(0, mostNamed), ...(further > 0 ? [`${String(further)} more`] : [])];
  return `This person still has open work. ${named.join('; ')}. Say that you have read this (OpenWork: true), then erase again.`;
};
