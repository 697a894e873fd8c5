import { describe, expect, test } from 'vitest';
import { changed, dryRun, stepsOf } from './recipe-steps.ts';

const page = `# Add a thing

1. A file of its own:

   \`\`\`ts things/thing.ts
   export const thing = {
     name: 'thing',
   };
   \`\`\`

2. One line in the list:

\`\`\`diff things/all.ts
 const all = [
   first,
+  thing,
-  nothing,
 ];
\`\`\`

\`\`\`ts
// Only an example.
\`\`\`

\`\`\`sh
npm run types -- things
npx vitest run things
\`\`\`
`;

describe('the steps of a recipe', () => {
  test('are its blocks, in their order', () => {
    expect(stepsOf(page)).toEqual([
      { kind: 'create', file: 'things/thing.ts', text: "export const thing = {\n  name: 'thing',\n};\n" },
      {
        kind: 'change',
        file: 'things/all.ts',
        before: 'const all = [\n  first,\n  nothing,\n];\n',
        after: 'const all = [\n  first,\n  thing,\n];\n',
      },
      { kind: 'run', command: 'npm run types -- things' },
      { kind: 'run', command: 'npx vitest run things' },
    ]);
  });
});

describe('a change', () => {
  const change = { kind: 'change', file: 'a.ts', before: 'two\n', after: 'two\nthree\n' } as const;

  test('replaces whole lines', () => {
    expect(changed('one\ntwo\nfour\n', change)).toBe('one\ntwo\nthree\nfour\n');
    expect(changed('two\n', change)).toBe('two\nthree\n');
  });

  test('fails where its lines are missing, or stand there twice', () => {
    expect(() => changed('one\nthe two\n', change)).toThrow('a.ts does not have the lines');
    expect(() => changed('two\none\ntwo\n', change)).toThrow('a.ts has more than once');
  });
});

describe('a dry run', () => {
  const list = 'const all = [\n  first,\n  nothing,\n];\n';

  test('passes where every change can be made', () => {
    expect(() => dryRun(stepsOf(page), (file) => (file === 'things/all.ts' ? list : null))).not.toThrow();
  });

  test.each([
    ['a file to change is missing', () => null, 'things/all.ts does not exist'],
    ['a file to create is there already', () => list, 'things/thing.ts exists already'],
  ])('fails where %s', (_, read, why) => {
    expect(() => dryRun(stepsOf(page), read)).toThrow(why);
  });
});
