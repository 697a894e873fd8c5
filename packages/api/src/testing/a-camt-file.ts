/** An entry as a bank writes it; sums as text, of what went out with `isOut`. */
export interface CamtEntry {
  readonly amount: string;
  readonly currency?: string;
  readonly isOut?: boolean;
  readonly isReversal?: boolean;
  /** `PDNG`: not booked yet. */
  readonly state?: string;
  readonly day?: string;
  readonly bankReference?: string;
  readonly reference?: string;
  readonly text?: string;
  readonly party?: string;
  /** Payments of which it consists; absent: it is one. */
  readonly parts?: readonly Pick<CamtEntry, 'amount' | 'reference' | 'party'>[];
}

interface CamtFile {
  readonly version?: '02' | '08';
  readonly iban?: string;
  readonly entries: readonly CamtEntry[];
}

export const ownIban = 'IE29AIBK93115212345678';

/** A statement by ISO 20022, valid by the scheme of its version. */
export function camtFile({ version = '08', iban = ownIban, entries }: CamtFile): string {
  const isOld = version === '02';
  const space = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`;
  const balance = `<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-12-01</Dt></Dt></Bal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${space}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-12-01T22:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><CreDtTm>2026-12-01T22:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${balance}
${entries.map((entry) => entryOf(entry, isOld)).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}

function entryOf(entry: CamtEntry, isOld: boolean): string {
  const { amount, currency = 'EUR', isOut = false, isReversal, state = 'BOOK', day = '2026-12-01' } = entry;
  const { parts = [entry], bankReference } = entry;
  const reversal = isReversal === undefined ? '' : `<RvslInd>${String(isReversal)}</RvslInd>`;
  const details = parts.map((part) => detailOf(part, { currency, isOut, isOld, isPart: entry.parts !== undefined }));
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd>${reversal}${
    isOld ? `<Sts>${state}</Sts>` : `<Sts><Cd>${state}</Cd></Sts>`
  }<BookgDt><Dt>${day}</Dt></BookgDt>${bankReference ? `<AcctSvcrRef>${bankReference}</AcctSvcrRef>` : ''}<BkTxCd/><NtryDtls>${details.join('')}</NtryDtls></Ntry>`;
}

interface Facts {
  readonly currency: string;
  readonly isOut: boolean;
  readonly isOld: boolean;
  readonly isPart: boolean;
}

function detailOf(
  { amount, reference, text, party }: Pick<CamtEntry, 'amount' | 'reference' | 'text' | 'party'>,
  { currency, isOut, isOld, isPart }: Facts,
): string {
  const sum = `<Amt Ccy="${currency}">${amount}</Amt>`;
  const oldSum = `<AmtDtls><TxAmt>${sum}</TxAmt></AmtDtls>`;
  const newSum = `${sum}<CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const name = isOld ? `<Nm>${party ?? ''}</Nm>` : `<Pty><Nm>${party ?? ''}</Nm></Pty>`;
  const other = isOut ? 'Cdtr' : 'Dbtr';
  const parties = party === undefined ? '' : `<RltdPties><${other}>${name}</${other}></RltdPties>`;
  const words = text === undefined ? '' : `<Ustrd>${text}</Ustrd>`;
  const said = reference === undefined ? '' : `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
  const remittance = words + said === '' ? '' : `<RmtInf>${words}${said}</RmtInf>`;
  return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${isPart ? (isOld ? oldSum : newSum) : ''}${parties}${remittance}</TxDtls>`;
}
