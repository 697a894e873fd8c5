import { type Segment, Segmented } from '@door/ui/segmented';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: says } = officeWords;

type Way = 'phone' | 'paper' | 'mail';

const ways: readonly Segment<Way>[] = [
  { value: 'phone', label: says.ways.phone },
  { value: 'paper', label: says.ways.paper },
  { value: 'mail', label: says.ways.mail },
];

interface AcceptQuoteProps {
  readonly quoteId: string;
  readonly version: number;
  readonly hash: string;
  onClose(): void;
}

/** The dialog that accepts a version for a customer who has said so, with how they did. */
export function AcceptQuote({ quoteId: Id, version: Version, hash: Hash, onClose }: AcceptQuoteProps) {
  const [How, setHow] = useState<Way>('phone');
  const { send, isPending } = useQuoteChange(Id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && (await send(() => officeClient.quote.accept.mutate({ Id, Version, Hash, How })))) onClose();
  };
  return (
    <FormDialog
      title={says.howAccepted(Version)}
      width={420}
      doIt={says.accept}
      busy={isPending}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Segmented label={says.howAccepted(Version)} segments={ways} chosen={How} onChoose={(way) => setHow(way)} />
    </FormDialog>
  );
}
