import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@door/ui/button';
import { useId, useState } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { billingMessages } from '../messages/billing.ts';
import { stockMessages } from '../messages/stock.ts';
import { Photos } from '../photos/photos.tsx';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { BillDialog } from './bill-dialog.tsx';
import { BillPill, ClaimPill } from './bill-pill.tsx';
import { ClaimMoves } from './claim-moves.tsx';
import type { WireClaim } from './purchasing-wire.ts';
import './bills.css';

const { bills, claims } = billingMessages;

interface OfPurchase {
  readonly purchase: string;
}

/** What was claimed and billed of a purchase, each with what becomes of it. */
export const PurchaseClaims = ({ purchase }: OfPurchase) => (
  <>
    <ClaimsOf purchase={purchase} />
    <BillsOf purchase={purchase} />
  </>
);

function ClaimsOf({ purchase }: OfPurchase) {
  const { data } = useQuery(trpc.purchase.claims.queryOptions({ PurchaseId: purchase }));
  const [opened, setOpened] = useState<string | null>(null);
  const shown = data?.Claims.find(({ Id }) => Id === opened);
  if (!data || data.Claims.length === 0) return null;
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">{claims.caption}</h2>
      <ul className="purchase-papers">
        {data.Claims.map((claim) => (
          <ClaimRow key={claim.Id} claim={claim} onOpen={() => setOpened(claim.Id)} />
        ))}
      </ul>
      {shown ? <ClaimMoves claim={shown} onClose={() => setOpened(null)} /> : null}
    </section>
  );
}

function ClaimRow({ claim, onOpen }: { readonly claim: WireClaim; onOpen(): void }) {
  const { Key, Quantity, Unit, Reason, Wish, State } = claim;
  const name = claims.of(stockMessages.amount(Quantity, Unit), Key);
  return (
    <li>
      <b>{name}</b>
      <small>{claims.what(claims.reasons[Reason], claims.wishes[Wish])}</small>
      <ClaimPill state={State} />
      <Details label={name} onOpen={onOpen} />
      <ClaimPhotos claim={claim} name={name} />
    </li>
  );
}

interface ClaimPhotosProps {
  readonly claim: WireClaim;
  /** What it is about, in words. */
  readonly name: string;
}

/** Photos of the goods that a claim is about; one that has ended keeps them. */
function ClaimPhotos({ claim: { Id: ClaimId, Photos: photos, Moves }, name }: ClaimPhotosProps) {
  const queries = useQueryClient();
  const id = useId();
  const isShown = () => queries.invalidateQueries({ queryKey: trpc.purchase.claims.pathKey() });
  return (
    <Photos
      table="claim-photos"
      of={ClaimId}
      photos={photos}
      isLocked={Moves.length === 0}
      heading={
        <h3 id={id} className="sr-only">
          {claims.photosOf(name)}
        </h3>
      }
      headingId={id}
      target={() => officeClient.purchase.getClaimPhotoUploadTarget.query(ClaimId)}
      add={async (PhotoUrl) => {
        await officeClient.purchase.addClaimPhoto.mutate({ ClaimId, PhotoUrl });
        await isShown();
      }}
      remove={async (PhotoId) => {
        await officeClient.purchase.removeClaimPhoto.mutate({ ClaimId, PhotoId });
        await isShown();
      }}
    />
  );
}

function BillsOf({ purchase }: OfPurchase) {
  const { data } = useQuery(trpc.purchase.bills.queryOptions({ PurchaseId: purchase }));
  const [opened, setOpened] = useState<string | null>(null);
  const shown = data?.Bills.find(({ Id }) => Id === opened);
  if (!data || data.Bills.length === 0) return null;
  return (
    <section aria-labelledby="bills">
      <h2 id="bills">{bills.caption}</h2>
      <ul className="purchase-papers">
        {data.Bills.map(({ Id, Number: number, Vendor, Day, Total, Currency, State }) => (
          <li key={Id}>
            <b>{bills.of(number, Vendor.Name)}</b>
            <small className="num">
              {[calendarDayText(Day), ...(Total === null ? [] : [moneyText(Total, Currency)])].join(' · ')}
            </small>
            <BillPill state={State} />
            <Details label={bills.of(number, Vendor.Name)} onOpen={() => setOpened(Id)} />
          </li>
        ))}
      </ul>
      {shown ? <BillDialog bill={shown} onClose={() => setOpened(null)} /> : null}
    </section>
  );
}

const Details = ({ label, onOpen }: { readonly label: string; onOpen(): void }) => (
  <Button look="quiet" scale="row" aria-haspopup="dialog" aria-label={bills.detailsOf(label)} onClick={onOpen}>
    {bills.details}
  </Button>
);
