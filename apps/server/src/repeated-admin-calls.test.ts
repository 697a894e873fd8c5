import { defaultVisitSettings } from '@door/domain/catalogue/rows/visit-settings';
import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import { usualSmsTemplate } from '@door/domain/selling/message/sms-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, callContext } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000a3';
let server: TestServer;
let admin: ReturnType<typeof installerRouter.createCaller>;

beforeAll(async () => {
  // The embedded database runs one transaction after the other: what runs at once is tried where it does.
  server = await openTestServer(databasesHere.at(-1));
  await addAccount(server, { id: userId, role: 'admin' });
});
afterAll(() => server[Symbol.asyncDispose]());

/** As for each request: with the supplier as it is settled and sold by now. */
async function officeNow() {
  admin = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId } }));
  return admin;
}

let count = 0;
const another = (text: string) => `${text} ${String((count += 1))}`;

/** The draft, begun by a change where there is none, and what it holds. */
async function aDraft(): Promise<{ readonly DraftId: string; readonly content: CatalogueContent }> {
  const office = await officeNow();
  const { Draft, Content } = await office.catalogue.getContent();
  if (Draft) return { DraftId: Draft.Id, content: Content };
  const DraftId = randomUUID();
  await office.catalogue.addRow({ DraftId, Kind: 'designs', Row: aDesign(Content), Before: null });
  return { DraftId, content: (await office.catalogue.getContent()).Content };
}

/** A copy of the first design, under its own number and name. */
function aDesign(content: CatalogueContent) {
  const [first] = content.catalogue.designs;
  if (!first) throw new Error('The demo supplier has no design.');
  return { ...first, ...newRow(content, 'designs', first), name: another('Quay') };
}

/** The last design of the draft, which no version holds. */
async function aNewDesign() {
  const { DraftId, content } = await aDraft();
  const Row = aDesign(content);
  await admin.catalogue.addRow({ DraftId, Kind: 'designs', Row, Before: null });
  return { DraftId, Kind: 'designs', Key: String(Row.id), Row } as const;
}

async function withoutDraft() {
  const office = await officeNow();
  const { Draft } = await office.catalogue.getContent();
  if (Draft) await office.catalogue.discardDraft({ DraftId: Draft.Id });
}

const settingsVersion = async () => ({ Version: (await (await officeNow()).settings.getSettings()).Version });
const aPicture = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String((count += 1))} 9"><path d="M0 0h9"/></svg>`;

/** For each mutation a message that it takes, about something new. */
const messages: Readonly<Record<string, () => Promise<object>>> = {
  'catalogue.addRow': async () => {
    const { DraftId, content } = await aDraft();
    return { DraftId, Kind: 'designs', Row: aDesign(content), Before: null };
  },
  'catalogue.updateRow': async () => {
    const { Row, ...place } = await aNewDesign();
    return { ...place, Row: { ...Row, name: another('Harbour') }, Was: Row };
  },
  'catalogue.retireRow': async () => {
    const { DraftId, Kind, Key } = await aNewDesign();
    return { DraftId, Kind, Key };
  },
  'catalogue.restoreRow': async () => {
    const { DraftId, content } = await aDraft();
    const [design] = content.catalogue.designs;
    const Key = String(design?.id);
    await admin.catalogue.retireRow({ DraftId, Kind: 'designs', Key });
    return { DraftId, Kind: 'designs', Key };
  },
  'catalogue.moveRow': async () => {
    const { DraftId, Kind, Key } = await aNewDesign();
    const [first] = (await aDraft()).content.catalogue.designs;
    return { DraftId, Kind, Key, Before: String(first?.id) };
  },
  'catalogue.setPrice': async () => ({
    DraftId: (await aDraft()).DraftId,
    Code: 'piece.KN-URN',
    Value: `${String((count += 1))}.50`,
  }),
  'catalogue.importRows': async () => {
    const { DraftId } = await aDraft();
    return { DraftId, Kind: 'designs', Csv: `id,name\n7,${another('Harbour')}\n0,Quay`, DryRun: false };
  },
  'catalogue.importBundle': async () => {
    const { DraftId } = await aDraft();
    const { Bundle } = await admin.catalogue.exportBundle();
    // The bundle does not hold it, so it is retired.
    await aNewDesign();
    return { DraftId, Bundle: JSON.stringify(Bundle), DryRun: false };
  },
  'catalogue.publish': async () => {
    await withoutDraft();
    const { DraftId } = await aDraft();
    const { Draft } = await admin.catalogue.getContent();
    return { DraftId, LastUpdated: Draft?.LastUpdated, Note: 'Quay is new.' };
  },
  'catalogue.discardDraft': async () => ({ DraftId: (await aDraft()).DraftId }),
  'catalogue.sellVersion': async () => {
    await withoutDraft();
    return { Version: 1, Attempt: randomUUID() };
  },
  'settings.updateSettings': async () => ({ ...(await settingsVersion()), Phone: another('021 555') }),
  'settings.updateLegal': async () => ({
    ...(await settingsVersion()),
    ...{ TermsAndConditionsType: 'embedded', TermsAndConditionsContent: another('<p>Ours') },
    ...{ PrivacyPolicyType: 'link', PrivacyPolicyContent: '' },
  }),
  'settings.setLogo': async () => ({
    ...(await settingsVersion()),
    Base64: Buffer.from(aPicture()).toString('base64'),
  }),
  'settings.restoreSettings': async () => {
    const { Version } = await settingsVersion();
    await admin.settings.updateSettings({ Version, Phone: another('021 555') });
    return { Version: Version + 1, Number: Version };
  },
  'settings.updateLeadRules': async () => ({
    ...(await settingsVersion()),
    LeadRules: { 'fire-door': 30 + (count += 1) },
  }),
  'settings.updateTransport': async () => ({
    ...{ ...(await settingsVersion()), Weekdays: [2, 4], PlanDays: 2, SurveyDays: 5, DepositDays: 2 },
    ...{ TransitDays: (count += 1), FitAfter: 1 },
  }),
  'settings.updateTelling': async () => ({
    ...(await settingsVersion()),
    ...{ TellAt: `17:${String((count += 1) % 60).padStart(2, '0')}`, MailMoves: true, ShowKept: false },
  }),
  'settings.updateFitting': async () => ({
    ...(await settingsVersion()),
    ...{ Checklist: [another('Opens')], RequiredPhotos: ['after'], Guarantee: [{ Part: 'Glass', Months: 60 }] },
  }),
  'settings.updateVisits': async () => ({
    ...(await settingsVersion()),
    VisitNumbers: { ...defaultVisitSettings, 'visit-single': 100 + ((count += 1) % 300) },
  }),
  'settings.updateMessages': async () => ({
    ...{ ...(await settingsVersion()), QuietFrom: `20:${String((count += 1) % 60).padStart(2, '0')}` },
    ...{ QuietUntil: '08:00', QuietSundays: true, MessageLanguage: 'en', ReviewUrl: '' },
  }),
  'message.setSms': async () => ({
    ...{ IsOn: true, Sender: `Ada ${String((count += 1))}`, Country: 'IE', RegisteredOn: '2025-11-03' },
    ...{ Url: 'https://sms.example.com/', Template: usualSmsTemplate, Authorization: 'Bearer 0123456789' },
  }),
  'message.testSms': async () => {
    await (await officeNow()).message.setSms({
      ...{ IsOn: true, Sender: 'Ada', Country: 'IE', RegisteredOn: '2025-11-03' },
      ...{ Url: '', Template: usualSmsTemplate },
    });
    return { Id: randomUUID(), To: '086 123 4567' };
  },
  'message.updateText': async () => {
    const { Messages } = await (await officeNow()).message.texts();
    const Version = Messages.find(({ Code }) => Code === 'review')?.Own[0]?.Version ?? 0;
    const text = {
      Code: 'review',
      Language: 'en',
      Subject: 'How is it?',
      Body: `Dear {{customer}} ${String(Version)}`,
    };
    return { Id: randomUUID(), Version, ...text };
  },
  'settings.updateBuying': async () => ({
    ...{ ...(await settingsVersion()), BillPercent: (count += 1) % 100 },
    ...{ BillAmount: '5.00', OrderLimit: '5000.00' },
  }),
  'settings.updatePlan': async () => ({
    ...(await settingsVersion()),
    Plan: [
      { Kind: 'deposit', Share: 20 + (count += 1) / 100, Due: 'acceptance', Days: 0 },
      { Kind: 'balance', Share: 80 - count / 100, Due: 'fitted', Days: 0 },
    ],
  }),
  'settings.updateBank': async () => ({
    ...(await settingsVersion()),
    Bank: { Holder: another('Alder & Lane'), Iban: 'IE29AIBK93115212345678', Bic: '' },
  }),
  'settings.updateCompany': async () => ({
    ...(await settingsVersion()),
    ...{
      RegisteredName: another('Alder & Lane'),
      VatNumber: 'IE 1234567 FA',
      CompanyNumber: '',
      Street: '12 Mill Lane',
    },
    ...{ AddressLine: '', City: 'Cork', PostCode: 'T12 X', Country: 'IE', Endpoint: null },
  }),
  'settings.updateFloor': async () => ({
    ...{ ...(await settingsVersion()), CuttingDay: 1, AssemblyDay: 2, GlazingDay: 3, BarYield: 90 },
    GoodsInDays: (count += 1),
  }),
  'settings.updateHolidays': async () => ({ Holidays: [{ Day: '2027-03-17', Name: another('Saint Patrick') }] }),
  'settings.updateVatRates': async () => ({
    Rates: [{ Country: 'IE', Kind: 'standard', From: '2099-01-01', PerCent: 30 + (count += 1) / 10 }],
  }),
  'settings.updateNumber': async () => {
    const { Numbers } = await (await officeNow()).settings.getNumbers();
    const next = Numbers.find(({ Kind }) => Kind === 'credit')?.Next ?? 0;
    return { Kind: 'credit', Next: next + 10 };
  },
};

const groups = /^(catalogue|message|settings)\./;

test('every mutation about the catalogue, the settings and the texts of messages has its message here', () => {
  const ours = callsOf('installer').filter(({ kind, path }) => kind === 'mutation' && groups.test(path));
  expect(Object.keys(messages).toSorted()).toEqual(ours.map(({ path }) => path).toSorted());
});

test.each(Object.entries(messages))(
  '%s: ten at once and one later have one answer and one effect',
  async (path, aMessage) => {
    const send = async (message: unknown) => callByPath(await officeNow(), path, message);
    // The first change of settings stores what held before it, too.
    await send(await aMessage());
    await expectOneEffect(server, { aMessage, send });
  },
);
