import { StatusPill } from '@door/ui/status-pill';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { showToast } from '../../shared/toasts/toasts.ts';
import { momentText } from '../../shared/text/dates.ts';
import { useOfficeItem } from './office-item.ts';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { surveyMessages } from '../messages/survey.ts';

type StoredSurvey = OfficeOutputs['item']['getSurvey'];

const { state: messages } = surveyMessages;

/** How far the survey of the open item is, with a link to it. Says so when a change of the item has withdrawn "final". */
export function SurveyStatePill() {
  const { saved } = useOfficeItem();
  const { id } = saved.item;
  // A new version of the item may have opened final measurements again.
  const { data } = useQuery({
    queryKey: [...trpc.item.getSurvey.queryKey(id), saved.version],
    queryFn: (): Promise<StoredSurvey> => officeClient.item.getSurvey.query(id),
    placeholderData: keepPreviousData<StoredSurvey>,
  });
  useToastWhenWithdrawn(data);
  if (data?.ItemId !== id) return null;
  const { FinalAt, FinalBy, Version, Photos } = data;
  const isBegun = Version > 0 || Photos.length > 0;
  return (
    <Link
      className="item-pill-button"
      to={`/installer/survey/${id}`}
      title={FinalAt === null ? undefined : messages.by(FinalBy?.Name ?? '', momentText(FinalAt))}
    >
      {FinalAt === null ? (
        <StatusPill tone="quiet" dot={isBegun ? 'half' : 'hollow'}>
          {isBegun ? messages.begun : messages.none}
        </StatusPill>
      ) : (
        <StatusPill tone="success" dot="full">
          {messages.final}
        </StatusPill>
      )}
    </Link>
  );
}

function useToastWhenWithdrawn(data: StoredSurvey | undefined) {
  const before = useRef(data);
  useEffect(() => {
    const { current: last } = before;
    before.current = data;
    const wasFinal = last !== undefined && last.ItemId === data?.ItemId && last.FinalAt !== null;
    if (wasFinal && data?.FinalAt === null) showToast('info', messages.withdrawn);
  }, [data]);
}
