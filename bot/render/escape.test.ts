import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeBlock, plainLine, withoutLinks } from './text.ts';

test('escapes everything inside a code block', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('`', '\n', '\r', '\u0000', '\u001b', 'a', '@', '\u202e') })),
      (lines) => {
        const block = codeBlock(lines);
        expect(block.startsWith('```\n')).toBe(true);
        expect(block.indexOf('```', 3)).toBe(block.length - 3);
      },
    ),
  );
});

test.each([
  ['@everyone', '@\u200beveryone'],
  ['<@123>', '<\u200b@\u200b123>'],
  ['# heading', '\\# heading'],
  ['- item', '\\- item'],
  ['1. item', '1\\. item'],
  ['**bold** _it_ ~~s~~ ||spoiler||', '\\*\\*bold\\*\\* \\_it\\_ \\~\\~s\\~\\~ \\|\\|spoiler\\|\\|'],
  ['```code', '\\`\\`\\`code'],
  ['[a](https://b.c)', '\\[a](https:\u200b//b.c)'],
  ['two\nlines', 'two lines'],
])('escapes formatting, links and mentions in %j', (line, escaped) => {
  expect(plainLine(line)).toBe(escaped);
});

test('escapes nothing in a line that passes the quick check', () => {
  const unit = fc.constantFrom(...' -#*_~|`\\[]()<@:/.1aä\n\t\u00a0\u2028\u202e', 'http', '](', '://');
  fc.assert(
    // A control character forces the full escape.
    fc.property(fc.string({ unit, maxLength: 8 }), (line) => {
      expect(plainLine(line)).toBe(plainLine(`${line}\u0000`));
    }),
    { numRuns: 1000 },
  );
});

test('keeps the format of a page and breaks uploaded links', () => {
  const page = '`A` **[Free Nitro](https://example.org)** 3 HP\n-# <@1>, @everyone';
  expect(withoutLinks(page)).toBe(
    '`A` **[Free Nitro]\u200b(https:\u200b//example.org)** 3 HP\n-# <\u200b@\u200b1>, @\u200beveryone',
  );
});
