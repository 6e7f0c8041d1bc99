import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLooseJson } from './loose-json.ts';

test.each([
  ['{"a":1,}', [{ a: 1 }]],
  ['{"a":[1,2,],"b":{"c":null,},}', [{ a: [1, 2], b: { c: null } }]],
  ['{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['[{"a":1}][{"b":2}]', [[{ a: 1 }], [{ b: 2 }]]],
  ['{"a":"x\ny" "b":"z"}', [{ a: 'x\ny', b: 'z' }]],
  ["{'a':'x', b:true}", [{ a: 'x', b: true }]],
  ['{"a":"caf\\u00e9 \\"q\\"", /* note */ "b":-1.5 // end\n}', [{ a: 'café "q"', b: -1.5 }]],
  ['{"a":{"b":"cut off', [{ a: { b: 'cut off' } }]],
  ['some words {"a":1} more', [{ a: 1 }]],
  ['', []],
  ['null', [null]],
])('reads %j', (text, values) => {
  expect(JSON.parse(JSON.stringify(parseLooseJson(text)))).toEqual(values);
});

test('never throws and stays fast for any input', () => {
  const signs = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ':',
    ',',
    '\\',
    '/*',
    '//',
    'a',
    '1',
    '\n',
    '\\u12',
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 300 }), (parts) => {
      parseLooseJson(parts.join(''));
    }),
    { numRuns: 300 },
  );
  for (const bomb of ['[', '{"a":', '/*', '"', '{"a" "b" ', "'\\"]) {
    expect(() => parseLooseJson(bomb.repeat(100_000))).not.toThrow();
  }
});
