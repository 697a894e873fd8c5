import type { CallDefinition } from '@door/api/testing/call-by-path';
import { sampleInput } from '@door/api/testing/sample-input';
import { demoCatalogue } from '@door/catalogue/demo';
import { catalogue, context } from '@door/catalogue/testing/demo-doors';
import { seededRandom, pick } from '@door/domain/catalogue/dry-run/seeded-random';
import type { Action } from '@door/domain/door/model/action';
import { aDoorOf } from '@door/domain/testing/a-door';
import { randomWalk } from '@door/domain/testing/random-walk';
import { type Requester, type Checkout, printedBy } from './checkout.ts';
import { fieldAt } from './differences.ts';
import { samples, type Step, story } from './story.ts';

/** Asks both checkouts for the same fact, and compares the answers. */
export type Compare = (path: string, ask: (checkout: Checkout) => unknown) => Promise<void>;

const mostActions = 50;

/** The pictures of the contact sheet, as SVG. */
export const comparePictures = (compare: Compare): Promise<void> =>
  compare('pictures', ({ root }) => printedBy<object>(root, 'tools/drawings/print-pictures.ts'));

/** Prices and bills of random doors: the same choices are sent to both checkouts. */
export async function compareDoors(compare: Compare, count: number): Promise<void> {
  for (let seed = 1; seed <= count; seed += 1) {
    const random = seededRandom(seed);
    const template = pick(demoCatalogue.templates, random).id;
    const actions: Action[] = [];
    randomWalk(aDoorOf(template, catalogue), { context, random, steps: mostActions }, (_, action) =>
      actions.push(action),
    );
    const Currency = pick(['EUR', 'GBP'], random);
    const address = `203.0.${String(seed % 100)}.${String(seed % 250)}`;
    await compare(`doors/${String(seed)}`, async ({ ask }) => {
      const send = (path: string, input: unknown) => ask('admin', { path, kind: 'mutation', input }, address);
      const read = (path: string, input: unknown) => ask('admin', { path, kind: 'query', input }, address);
      const created = await send('createItemFromTemplate', { ItemId: template, Currency });
      const ItemId = fieldAt(created, 'result.data.Id');
      let LastUpdated = fieldAt(created, 'result.data.LastUpdated');
      const refused: unknown[] = [];
      const choose = async (Actions: readonly Action[]): Promise<void> => {
        if (Actions.length === 0) return;
        const answer = await send('configureItem', { ItemId, LastUpdated, Actions });
        LastUpdated = fieldAt(answer, 'result.data.LastUpdated') ?? LastUpdated;
        if (fieldAt(answer, 'status') === 200) return;
        // One action that is refused leaves the item as it was before all of them: which one it is, halves tell.
        if (Actions.length === 1) refused.push({ name: Actions[0]?.type, answer });
        else for (const half of halvesOf(Actions)) await choose(half);
      };
      await choose(actions);
      return {
        refused,
        bill: await send('generateBom', ItemId),
        item: await read('item.getItemById', ItemId),
        lines: await read('workInstructions.getWorkInstructions', ItemId),
        price: await read('pricing.explain', { ItemId, Tier: 'B', Markup: 40, Currency }),
      };
    });
    if (seed % 100 === 0) console.log(`${String(seed)} doors`);
  }
}

const halvesOf = (actions: readonly Action[]) => {
  const middle = Math.ceil(actions.length / 2);
  return [actions.slice(0, middle), actions.slice(middle)];
};

/** What the answers of a checkout were to the steps of the story, by their names. */
type Kept = Record<string, unknown>;

const printCalls = (endpoint: string) =>
  `import { callsOf } from './packages/api/src/testing/call-by-path.ts'; console.log(JSON.stringify(callsOf('${endpoint}')))`;
const callsOf = ({ root }: Checkout, endpoint: string) =>
  printedBy<readonly CallDefinition[]>(root, '--input-type=module', '--eval', printCalls(endpoint));

/** The schemas of all calls, a story that goes through the office, and the answer to each call of the earlier checkout by every kind of caller. */
export async function compareCalls(compare: Compare, earlier: Checkout): Promise<void> {
  for (const endpoint of ['public', 'installer'])
    await compare(`calls/${endpoint}`, async (checkout) =>
      Object.fromEntries((await callsOf(checkout, endpoint)).map(({ path, ...call }) => [path, call])),
    );
  const kept = new Map<Checkout, Kept>();
  const take = async (checkout: Checkout, { name, requester, ...call }: Step) => {
    const answers = kept.get(checkout) ?? { today: new Date().toISOString().slice(0, 10) };
    const answer = await checkout.ask(requester, { ...call, input: filled(call.input, answers) });
    const Token = String(fieldAt(answer, 'result.data.OfferUrl')).split('/').at(-1);
    const data = fieldAt(answer, 'result.data');
    kept.set(checkout, { ...answers, [name]: name === 'sent' ? { ...Object(data), Token } : data });
    return answer;
  };
  for (const step of story) await compare(`story/${step.name} (${step.path})`, (checkout) => take(checkout, step));
  const calls = (await callsOf(earlier, 'installer')).toSorted((a, b) => orderOf(a) - orderOf(b));
  for (const { path, kind, input } of calls)
    for (const requester of ['visitor', 'second', 'admin'] satisfies Requester[])
      await compare(`answers/${path} as ${requester}`, (checkout) => {
        const known = filled(samples, kept.get(checkout) ?? {});
        return checkout.ask(requester, { path, kind, input: sampleInput(input, known) });
      });
}

/** Questions first, then what changes something, what removes it, and what ends a session. */
const orderOf = ({ kind, path }: { readonly kind: string; readonly path: string }): number => {
  const late = [/Session|disable/, /publish|sell|import|restore/i, /remove|discard|erase|merge|cancel|end|withdraw/i];
  const rank = late.findIndex((names) => names.test(path));
  return kind === 'query' ? 0 : rank === -1 ? 1 : 4 - rank;
};

/** The input with what it names of earlier answers. */
function filled<Input>(input: Input, kept: Kept): Input {
  if (input === undefined) return input;
  return JSON.parse(JSON.stringify(input), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('$') ? fieldAt(kept, value.slice(1)) : value,
  );
}
