import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { DialogActs } from '../../layout/dialog-acts.tsx';
import { moneyText } from '../../../shared/text/money-text.ts';
import { officeClient, type OpenedQuote, type WireQuote } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { officeWords } from '../../words/office.ts';
import { useQuoteChange } from '../use-quote-change.ts';

const { quote: says } = officeWords;

type Charge = WireQuote['Charges'][number];

interface ProposeAgainProps {
  readonly quote: OpenedQuote;
  onClose(): void;
}

/** What a new proposal of the charges would change, before it does. What a person changed stays; what was taken out comes back. */
export function ProposeAgain({ quote: { Id, LastUpdated, Charges, Currency }, onClose }: ProposeAgainProps) {
  const { send, isPending } = useQuoteChange(Id);
  const query = useQuery(trpc.quote.previewCharges.queryOptions({ Id, LastUpdated }));
  const propose = async () => {
    if (!isPending && (await send((at) => officeClient.quote.proposeCharges.mutate(at)))) onClose();
  };
  const textOf = ({ Text, Quantity, Unit }: Charge) => `${Text}, ${says.times(Quantity)} ${moneyText(Unit, Currency)}`;
  return (
    <Modal open title={says.proposeAgain} width={480} onClose={onClose}>
      <QueryResult query={query}>
        {({ Charges: proposed, Totals }) => {
          const before = new Map(Charges.map((charge) => [charge.ChargeId, textOf(charge)]));
          const changes = proposed.filter((charge) => before.get(charge.ChargeId) !== textOf(charge));
          const gone = Charges.filter(({ ChargeId }) => !proposed.some((each) => each.ChargeId === ChargeId));
          return changes.length + gone.length === 0 ? (
            <p>{says.nothingChanges}</p>
          ) : (
            <>
              <ul className="stack charge-changes">
                {changes.map((charge) => (
                  <li key={charge.ChargeId}>
                    <ins>{textOf(charge)}</ins>
                    {before.has(charge.ChargeId) ? <del>{before.get(charge.ChargeId)}</del> : null}
                  </li>
                ))}
                {gone.map((charge) => (
                  <li key={charge.ChargeId}>
                    <del>{textOf(charge)}</del>
                  </li>
                ))}
              </ul>
              <p>{says.totalThen(moneyText(Totals.Total, Currency))}</p>
            </>
          );
        }}
      </QueryResult>
      <DialogActs onCancel={onClose}>
        <Button look="primary" busy={isPending} onClick={() => void propose()}>
          {says.proposeAgain}
        </Button>
      </DialogActs>
    </Modal>
  );
}
