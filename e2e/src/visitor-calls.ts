interface CreatedItem {
  readonly Id: string;
  readonly Props: string;
}

/** Creates a visitor's item by the call that the page makes. */
export const createItem = (url: string, template: string): Promise<CreatedItem> =>
  call(url, 'createItemFromTemplate', { ItemId: template, Currency: 'EUR' });

/** Creates a visitor's item and sends an enquiry about it. */
export async function sendEnquiry(url: string, template: string, name: string): Promise<CreatedItem> {
  const item = await createItem(url, template);
  const who = { Name: name, Email: 'ada@example.com', Phone: '01 555 0100', Address: '14 Rathmines Road, Dublin 6' };
  await call(url, 'submitEnquiry', { ItemId: item.Id, ...who, Notes: '', ItemProps: item.Props });
  return item;
}

async function call<Answer>(url: string, name: string, input: object): Promise<Answer> {
  const answer = await fetch(`${url}/trpc/public/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const { result, error } = await answer.json();
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(error)}`);
  return result.data;
}
