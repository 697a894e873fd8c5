/**
 * An object as JSON in pieces, of each list in it one entry at a time: whoever waits between two pieces keeps nobody waiting for
 * a person with hundreds of quotes.
 */
export function* jsonPieces(record: object): Generator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(record)) {
    yield `${before}\n${JSON.stringify(name)}: `;
    if (Array.isArray(value)) yield* listPieces(value);
    else yield JSON.stringify(value, null, 1);
    before = ',';
  }
  yield before === '{' ? '{}\n' : '\n}\n';
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  for (const [index, entry] of list.entries()) yield `${index === 0 ? '[' : ','}\n${JSON.stringify(entry, null, 1)}`;
  yield list.length === 0 ? '[]' : '\n]';
}
