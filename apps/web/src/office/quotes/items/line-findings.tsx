import { tryAction } from '@door/domain/configure/configure';
import { type Finding, severities } from '@door/domain/findings/finding';
import { findings } from '@door/domain/findings/findings';
import type { Item } from '@door/domain/model/item';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../door/app/app-context.ts';
import { trpc } from '../../queries/query-client.ts';
import { officeWords } from '../../words/office.ts';
import { sizesWords } from '../../words/sizes.ts';

const { quote: says } = officeWords;

const tones: Readonly<Record<Finding['severity'], StatusPillProps['tone']>> = {
  problem: 'error',
  warning: 'warning',
  note: 'quiet',
};

/** How many problems and warnings the rules of the works and of the law see in an item; the sentences are its hint. */
export function LineFindings({ item }: { readonly item: Item }) {
  const found = useItemFindings(item);
  return severities
    .filter((severity) => severity !== 'note')
    .map((severity) => {
      const those = found.filter((each) => each.severity === severity);
      return those.length === 0 ? null : (
        <span key={severity} title={those.map(({ sentence }) => sentence).join('\n')}>
          <StatusPill tone={tones[severity]}>{says.findings[severity](those.length)}</StatusPill>
        </span>
      );
    });
}

function useItemFindings(item: Item): readonly Finding[] {
  const { catalogue, rules } = useApp();
  const { data: production } = useQuery(
    trpc.catalogue.getProductionRows.queryOptions(undefined, { staleTime: Infinity }),
  );
  const { data: context } = useQuery({
    queryKey: ['rules of the trade'],
    queryFn: () => rules.loadTradeRules(),
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (!production || !context) return [];
    return findings(item, { catalogue, production, words: sizesWords.finding, tryAction: tryAction(context) });
  }, [item, catalogue, production, context]);
}
