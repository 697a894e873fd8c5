import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { officeWords } from '../words/office.ts';
import type { ListedItem } from '../queries/listed-item.ts';

const { boms, surveys } = officeWords.items;

type Look = Pick<StatusPillProps, 'tone' | 'dot'>;

const bomLooks: Readonly<Record<ListedItem['bom'], Look>> = {
  missing: { tone: 'quiet', dot: 'hollow' },
  stale: { tone: 'warning', dot: 'half' },
  fresh: { tone: 'success', dot: 'full' },
};

const surveyLooks: Readonly<Record<ListedItem['survey'], Look>> = {
  none: { tone: 'quiet', dot: 'hollow' },
  begun: { tone: 'quiet', dot: 'half' },
  final: { tone: 'success', dot: 'full' },
};

interface PillProps {
  readonly listed: ListedItem;
}

/** Whether the bill of materials is up to date, or holds a line that cannot be made. What has no bill needs no pill. */
export const BomPill = ({ listed: { bom, isInError } }: PillProps) =>
  isInError ? (
    <StatusPill tone="error">{boms.error}</StatusPill>
  ) : bom === 'missing' ? (
    <small>{boms.missing}</small>
  ) : (
    <StatusPill {...bomLooks[bom]}>{boms[bom]}</StatusPill>
  );

export const SurveyPill = ({ listed: { survey } }: PillProps) =>
  survey === 'none' ? (
    <small>{surveys.none}</small>
  ) : (
    <StatusPill {...surveyLooks[survey]}>{surveys[survey]}</StatusPill>
  );
