import { QRCodeReader } from '@zxing/library';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readBy } from '../../../shared/testing/read-code.ts';
import { theCalls } from '../../my-order/testing/an-order.ts';
import type { PaymentState } from '../offer-calls.ts';
import { Payments } from './payments.tsx';

const Code = 'BCD\n002\n1\nSCT\n\nAlder & Lane\nIE29AIBK93115212345678\nEUR1031.71\n\nRF72DW10234';
const euroTransfer = {
  ...{ Holder: 'Alder & Lane', Iban: 'IE29AIBK93115212345678', Bic: '', SortCode: null, AccountNumber: null },
  ...{ Reference: 'RF72DW10234', Code },
};

const shown = (changed: Partial<PaymentState>) => {
  const state: PaymentState = {
    ...{ Currency: 'EUR', Rows: [], Overpaid: '0.00', CanPay: false, IsTest: false, Attempt: null },
    Due: { Instalment: 1, Kind: 'deposit', Amount: '1031.71', Said: '1,031.71 EUR' },
    Transfer: euroTransfer,
    ...changed,
  };
  return render(<Payments calls={theCalls({ paymentState: async () => state })} order={{ Level: 2 }} />);
};

test.each(['day', 'dark'])('by %s a banking app reads the code of the transfer as it is drawn', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  const screen = await shown({});
  await userEvent.click(screen.getByText('Pay by bank transfer'));
  const code = screen.getByRole('img', { name: 'QR code for your banking app' });
  expect(readBy(new QRCodeReader(), code.element(), { across: 4, down: 4, margin: 0 })).toBe(Code);
  const { fill, backgroundColor, width } = getComputedStyle(code.element());
  expect([fill, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  expect(Number.parseFloat(width)).toBeGreaterThan(180);
  await expect.element(screen.getByText('IE29 AIBK 9311 5212 3456 78')).toBeVisible();
  delete document.documentElement.dataset['theme'];
});

test('pounds have sort code, account number and reference, and no code', async () => {
  await page.viewport(360, 800);
  const screen = await shown({
    Currency: 'GBP',
    Transfer: { ...euroTransfer, Iban: null, SortCode: '60-16-13', AccountNumber: '31926819', Code: null },
  });
  await userEvent.click(screen.getByText('Pay by bank transfer'));
  for (const text of ['60-16-13', '31926819', 'RF72DW10234'])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expect
    .element(screen.getByText('Bank transfers are seen when we read our statement, usually the next working day.'))
    .toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
