import { z } from 'zod';
import { aTestApi, type TestApi } from './a-test-api.ts';

/** What the payloads of one test refer to. The same calls make the same ids, so that two worlds can be compared. */
export interface World {
  readonly api: TestApi;
  /** One welded frame around door, sidelights and fanlight; its bill is made. */
  readonly item: Awaited<ReturnType<typeof newItem>>;
  readonly other: string;
  /** A manual line of the item, and a calculated one. */
  readonly line: string;
  readonly calculated: string;
  readonly pictures: Readonly<Record<'external' | 'internal', string>>;
}

const newItem = (api: TestApi, template: string) => api.installer().createItemFromTemplate({ ItemId: template });

let made: Promise<{ readonly world: World; readonly left: Awaited<ReturnType<TestApi['made']>> }> | undefined;

/** A world of one's own. All begin as copies of one that is made once. */
export async function aWorld(): Promise<World> {
  made ??= makeWorld().then(async (world) => ({ world, left: await world.api.made() }));
  const { world, left } = await made;
  return { ...world, api: await aTestApi(left) };
}

async function makeWorld(): Promise<World> {
  const api = await aTestApi();
  const item = await newItem(api, 'surround-mullion');
  const { Id: other } = await newItem(api, 'single-door');
  await api.installer().generateBom(item.Id);
  const calls = api.installer().workInstructions;
  const line = (await calls.addBlankWorkInstruction({ ItemId: item.Id }))?.Id ?? '';
  const calculated = (await calls.getWorkInstructions(item.Id))[0]?.Id ?? '';
  const uploaded = async (side: 'external' | 'internal') => {
    const { blobUrl } = await api.installer().getImageUploadTarget({ itemId: item.Id, side });
    const name = api.blobs.nameIn(blobUrl);
    if (name) await api.blobs.put(name, new Uint8Array([1]));
    return blobUrl;
  };
  const pictures = { external: await uploaded('external'), internal: await uploaded('internal') };
  return { api, item, other, line, calculated, pictures };
}

/** The part of this kind, as a program sends it back. */
export const partNamed = (type: string, { item }: World) =>
  item.ItemSubAssembly.find(({ SubAssemblyType }) => SubAssemblyType === type);

const record = z.record(z.string(), z.unknown());

/** JSON text of the item's properties, with some changed. */
export const propsWith = (changes: object, { item }: World): string =>
  JSON.stringify({ ...record.parse(JSON.parse(item.Props)), ...changes });

/** A valid payload of a call, and for each of its fields one that differs in this field only. '' is the payload itself. */
export interface PayloadCase {
  readonly payload: (world: World) => unknown;
  readonly changes: Readonly<Record<string, (world: World) => unknown>>;
}

/** A payload that is a record: each field with what it is changed to. */
export function ofRecord(
  payload: (world: World) => object,
  values: Readonly<Record<string, (world: World) => unknown>>,
): PayloadCase {
  const changes = Object.entries(values).map(
    ([field, value]) => [field, (world: World) => ({ ...payload(world), [field]: value(world) })] as const,
  );
  return { payload, changes: Object.fromEntries(changes) };
}

export const ofOneValue = (value: (world: World) => unknown, changed: (world: World) => unknown): PayloadCase => ({
  payload: value,
  changes: { '': changed },
});

export const is =
  <Value>(value: Value) =>
  (): Value =>
    value;
