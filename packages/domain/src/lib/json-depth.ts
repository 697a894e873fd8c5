/** Lists and objects inside each other; no call has more than a dozen. */
const deepest = 64;
const quote = '"'.charCodeAt(0);
const escape = '\\'.charCodeAt(0);
/** By character, how much deeper what follows it is. */
const steps: ReadonlyMap<number, number> = new Map([
  ['['.charCodeAt(0), 1],
  ['{'.charCodeAt(0), 1],
  [']'.charCodeAt(0), -1],
  ['}'.charCodeAt(0), -1],
]);

/** Whether JSON is nested too deeply: looked at before it is read, which takes seconds of the thread where it is nested a million times. */
export function isDeeper(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === quote) isInText = !isInText;
    else if (isInText) at += character === escape ? 1 : 0;
    else depth += steps.get(character) ?? 0;
    if (depth > deepest) return true;
  }
  return false;
}
