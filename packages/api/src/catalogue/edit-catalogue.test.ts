import { newRow } from '@door/domain/catalogue/edit/new-row';
import { expect, test } from 'vitest';
import { installerRouter } from '../routers.ts';
import { aTestApi, codeOf } from '../testing/a-test-api.ts';
import { adminId, fabricatorId } from '../testing/people.ts';

const DraftId = '5a1f4c1e-0000-4000-8000-0000000000c1';
const Kind = 'designs';

/** A supplier with its catalogue, and the row of its first design. */
async function aCatalogue() {
  const api = await aTestApi();
  const { catalogue } = api.admin();
  const { Content } = await catalogue.getContent({});
  const [design] = Content.catalogue.designs;
  if (!design) throw new Error('The sample catalogue has no design.');
  return { api, catalogue, Content, design, Key: String(design.id) };
}

test('changes gather in a draft that visitors do not see, and are sold when it is published', async () => {
  const { api, catalogue, Content, design } = await aCatalogue();
  const Row = { ...newRow(Content, Kind, design) };
  const { Draft } = await catalogue.addRow({ DraftId, Kind, Row, Before: null });
  expect(await catalogue.addRow({ DraftId, Kind, Row, Before: null })).toEqual({ Draft });
  const listed = await catalogue.listRows({ Kind });
  expect(listed.Rows.filter(({ Change }) => Change === 'added')).toMatchObject([{ Row, IsRetired: false }]);
  expect((await catalogue.getContent({ Version: 1 })).Content).toEqual(Content);
  const published = { DraftId, LastUpdated: Draft.LastUpdated, Note: 'Spring' };
  expect(await catalogue.publish(published)).toEqual({ Version: 2 });
  expect(await catalogue.publish(published)).toEqual({ Version: 2 });
  expect((await api.fabricator().catalogue.versions()).map(({ Version, Note }) => [Version, Note])).toEqual([
    [2, 'Spring'],
    [1, ''],
  ]);
});

test('two people change different rows of one draft; of one row the later is told who was first', async () => {
  const { catalogue, design, Key, Content } = await aCatalogue();
  const renamed = { ...design, name: 'Harbour' };
  await catalogue.updateRow({ DraftId, Kind, Key, Row: renamed, Was: design });
  await catalogue.updateRow({ DraftId, Kind, Key, Row: renamed, Was: design });
  const late = catalogue.updateRow({ DraftId, Kind, Key, Row: { ...design, name: 'Quay' }, Was: design });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('changed this row') });
  const saw = Content.production.saw;
  await catalogue.updateRow({ DraftId, Kind: 'saw', Key: '', Row: { ...saw, kerf: 4 }, Was: { ...saw } });
  expect((await catalogue.getContent({})).Content.production.saw.kerf).toBe(4);
});

test('a draft in which no hinges are left is not published, and says so', async () => {
  const { catalogue, Content } = await aCatalogue();
  for (const { name } of Content.catalogue.hinges) await catalogue.retireRow({ DraftId, Kind: 'hinges', Key: name });
  const { Draft } = await catalogue.listRows({ Kind });
  const publishing = catalogue.publish({ DraftId, LastUpdated: Draft?.LastUpdated ?? '', Note: '' });
  await expect(publishing).rejects.toMatchObject({
    message: expect.stringContaining('hinges is at fault (nothing-to-sell'),
  });
});

test('a retired row is sold again; a row moves in front of another', async () => {
  const { catalogue, Key } = await aCatalogue();
  await catalogue.retireRow({ DraftId, Kind, Key });
  const retired = async () => (await catalogue.listRows({ Kind })).Rows.filter(({ IsRetired }) => IsRetired);
  expect((await retired()).map((row) => row.Key)).toEqual([Key]);
  await catalogue.restoreRow({ DraftId, Kind, Key });
  expect(await retired()).toEqual([]);
  const [first] = (await catalogue.listRows({ Kind })).Rows;
  await catalogue.moveRow({ DraftId, Kind, Key, Before: first?.Key ?? null });
  expect((await catalogue.listRows({ Kind })).Rows[0]?.Key).toBe(Key);
});

test('a file is read without a change first, then taken over', async () => {
  const { catalogue, design, Key } = await aCatalogue();
  const file = { DraftId, Kind, Csv: `id,name\r\n${Key},Harbour\r\n`, DryRun: true } as const;
  expect(await catalogue.importRows(file)).toMatchObject({
    Lines: [{ Line: 2, Key, Effect: 'change', Faults: [] }],
    Draft: null,
  });
  expect((await catalogue.getContent({})).Draft).toBeNull();
  await catalogue.importRows({ ...file, DryRun: false });
  expect((await catalogue.listRows({ Kind })).Rows.find((row) => row.Key === Key)?.Row).toEqual({
    ...design,
    name: 'Harbour',
  });
  expect((await catalogue.exportRows({ Kind })).Csv).toContain('Harbour');
});

test('a file over somebody else’s fresh edit is told as the same edit by hand is', async () => {
  const { api, catalogue, design, Key } = await aCatalogue();
  const other = installerRouter.createCaller(api.context(-1022, { role: 'admin', userId: fabricatorId })).catalogue;
  const nameNow = async () => (await catalogue.listRows({ Kind })).Rows.find((row) => row.Key === Key)?.Row;
  await catalogue.updateRow({ DraftId, Kind, Key, Row: { ...design, name: 'Quay' }, Was: design });
  const seen = (await catalogue.getContent({})).Draft?.LastUpdated ?? '';
  const fresh = { ...design, name: 'Theirs' };
  api.controls.now += 1000;
  await other.updateRow({ DraftId, Kind, Key, Row: fresh, Was: { ...design, name: 'Quay' } });
  const file = { DraftId, Kind, Csv: `id,name\r\n${Key},Harbour\r\n`, DryRun: false } as const;
  const byHand = catalogue.updateRow({ DraftId, Kind, Key, Row: { ...design, name: 'Harbour' }, Was: design });
  expect(await codeOf(byHand)).toBe('CONFLICT');
  for (const LastUpdated of [seen, null, undefined])
    expect(await codeOf(catalogue.importRows({ ...file, LastUpdated }))).toBe('CONFLICT');
  expect(await nameNow()).toEqual(fresh);
  const LastUpdated = (await catalogue.getContent({})).Draft?.LastUpdated ?? '';
  // A message that arrives again finds what it has done.
  for (let time = 0; time < 2; time += 1) await catalogue.importRows({ ...file, LastUpdated });
  expect(await nameNow()).toEqual({ ...design, name: 'Harbour' });
});

test('a file whose letters are lost is refused with what to do, one of Windows with semicolons is read', async () => {
  const { catalogue, Key } = await aCatalogue();
  const read = (Csv: string) => catalogue.importRows({ DraftId, Kind, Csv, DryRun: true });
  await expect(read(`id,name\r\n${Key},Caff\uFFFD\r\n`)).rejects.toThrow('must be saved as UTF-8');
  for (const Csv of [
    `id;name\r\n${Key};Caffè\r\n`,
    `sep=;\r\nid;name\r\n${Key};Caffè\r\n`,
    `id\tname\r\n${Key}\tCaffè\r\n`,
  ])
    expect((await read(Csv)).Lines).toMatchObject([{ Key, Effect: 'change', Faults: [] }]);
});

test('a code that looks like a date survives a spreadsheet', async () => {
  const { catalogue, design, Key } = await aCatalogue();
  await catalogue.updateRow({ DraftId, Kind, Key, Row: { ...design, name: '1.1' }, Was: design });
  const { Csv } = await catalogue.exportRows({ Kind });
  expect(Csv).toContain("'1.1");
  expect(Csv).not.toMatch(/(?:^|[,\r\n])1\.1(?:$|[,\r\n])/);
  const { Lines } = await catalogue.importRows({ DraftId, Kind, Csv, DryRun: true });
  expect(Lines.filter((line) => line.Key === Key)).toMatchObject([{ Effect: 'same' }]);
});

test.each([
  ['short', 2000, 90],
  ['long', 50, 3600],
])('while a file of %s lines is read, others have their turn', async (_, count, characters) => {
  const { api } = await aCatalogue();
  let turns = 0;
  const yieldToEventLoop = async () => void (turns += 1);
  const admin = { role: 'admin', userId: adminId } as const;
  const { catalogue } = installerRouter.createCaller({ ...api.context(-1022, admin), yieldToEventLoop });
  const Csv = `id,name\r\n${`1,${'n'.repeat(characters)}\r\n`.repeat(count)}`;
  expect((await catalogue.importRows({ DraftId, Kind, Csv, DryRun: true })).Lines).toHaveLength(count);
  expect(turns).toBeGreaterThanOrEqual(4);
});

test('a product brings its price', async () => {
  const { catalogue } = await aCatalogue();
  await catalogue.setPrice({ DraftId, Code: 'piece.KN-NEW', Value: '25.00' });
  expect((await catalogue.getContent({})).Content.prices.pieces['KN-NEW']).toBe(2500);
  expect(await codeOf(catalogue.setPrice({ DraftId, Code: 'family.T1', Value: '25.00' }))).toBe('BAD_REQUEST');
});

test('a price is taken back, and not where somebody else has made it another one', async () => {
  const { catalogue } = await aCatalogue();
  const Code = 'piece.KN-NEW';
  const priced = { DraftId, Code, Value: '25.00', Was: null };
  await catalogue.setPrice(priced);
  await catalogue.setPrice(priced);
  expect(await codeOf(catalogue.setPrice({ DraftId, Code, Value: null, Was: '26.00' }))).toBe('CONFLICT');
  await catalogue.setPrice({ DraftId, Code, Value: null, Was: '25.00' });
  expect((await catalogue.getContent({})).Content.prices.pieces).not.toHaveProperty(Code.slice('piece.'.length));
  expect(await codeOf(catalogue.setPrice({ DraftId, Code, Value: 'dear' }))).toBe('BAD_REQUEST');
});

test('a new row that somebody else has changed is not taken away by whoever has not seen that', async () => {
  const { catalogue, Content, design } = await aCatalogue();
  const Row = { ...newRow(Content, Kind, design) };
  await catalogue.addRow({ DraftId, Kind, Row, Before: null });
  const added = (await catalogue.listRows({ Kind })).Rows.find(({ Change }) => Change === 'added');
  const Key = added?.Key ?? '';
  const Quay = { ...Row, name: 'Quay' };
  await catalogue.updateRow({ DraftId, Kind, Key, Row: Quay, Was: Row });
  expect(await codeOf(catalogue.retireRow({ DraftId, Kind, Key, Was: Row }))).toBe('CONFLICT');
  await catalogue.retireRow({ DraftId, Kind, Key, Was: Quay });
  expect((await catalogue.listRows({ Kind })).Rows.some((row) => row.Key === Key)).toBe(false);
});

test('what was published or thrown away takes no more changes of its own', async () => {
  const { catalogue, design, Key } = await aCatalogue();
  const change = { DraftId, Kind, Key, Row: { ...design, name: 'Harbour' }, Was: design } as const;
  const { Draft } = await catalogue.updateRow(change);
  const LastUpdated = '2026-01-01T00:00:00.000Z';
  expect(await codeOf(catalogue.publish({ DraftId, LastUpdated, Note: '' }))).toBe('CONFLICT');
  await catalogue.publish({ DraftId, LastUpdated: Draft.LastUpdated, Note: '' });
  expect(await codeOf(catalogue.updateRow({ ...change, Row: design, Was: change.Row }))).toBe('CONFLICT');
  expect(await catalogue.discardDraft({ DraftId })).toEqual({ DraftId });
});

test.each([
  ['a field that no design has', { wings: 2 }],
  ['a formula that is none', { lights: [{ x: 'alert(1)' }] }],
])('refuses %s', async (_, wrong) => {
  const { catalogue, design, Key } = await aCatalogue();
  const Row = { ...design, ...wrong };
  expect(await codeOf(catalogue.updateRow({ DraftId, Kind, Key, Row, Was: design }))).toBe('BAD_REQUEST');
});
