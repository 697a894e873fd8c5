/** Lists and objects inside each other; no call has more than a dozen. */
const deepest = 64;
const characters = { quote: 34, list: 91, escape: 92, listEnd: 93, object: 123, objectEnd: 125 };

/** Whether JSON is nested too deeply: looked at before it is read, which takes seconds of the thread where it is nested a million times. */
export function isDeeper(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === characters.quote) isInText = !isInText;
    else if (isInText) at += character === characters.escape ? 1 : 0;
    else if (character === characters.list || character === characters.object) depth += 1;
    else if (character === characters.listEnd || character === characters.objectEnd) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
