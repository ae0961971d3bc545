import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnsiSpan, type Mark, plainText, readAnsi, readMarkdown } from './markdown.ts';

const text = (words: string): Mark => ({ is: 'text', text: words });

describe('readMarkdown', () => {
  it.each<[string, Mark[]]>([
    ['**b**', [{ is: 'strong', content: [text('b')] }]],
    ['*i* _j_', [{ is: 'em', content: [text('i')] }, text(' '), { is: 'em', content: [text('j')] }]],
    ['__u__', [{ is: 'underline', content: [text('u')] }]],
    ['~~s~~', [{ is: 'strike', content: [text('s')] }]],
    ['||hidden **b**||', [{ is: 'spoiler', content: [text('hidden '), { is: 'strong', content: [text('b')] }] }]],
    ['> said\nout', [{ is: 'quote', content: [text('said'), { is: 'break' }] }, text('out')]],
    ['a\n## Head\nb', [text('a'), { is: 'break' }, { is: 'heading', level: 2, content: [text('Head')] }, text('b')]],
    [
      '> said\n# Head',
      [
        { is: 'quote', content: [text('said'), { is: 'break' }] },
        { is: 'heading', level: 1, content: [text('Head')] },
      ],
    ],
    ['-# small', [{ is: 'subtext', content: [text('small')] }]],
    [
      '> said\n-# small',
      [
        { is: 'quote', content: [text('said'), { is: 'break' }] },
        { is: 'subtext', content: [text('small')] },
      ],
    ],
    ['`x*y*`', [{ is: 'code', text: 'x*y*' }]],
    ['snake_case: 10% + (1)', [text('snake_case: 10% + (1)')]],
    ['\\*no\\*', [text('*no*')]],
    ['```\n a\n  b\n```\nend', [{ is: 'block', language: '', text: ' a\n  b' }, text('end')]],
    ['```ANSI\nx\n```', [{ is: 'block', language: 'ansi', text: 'x' }]],
    ['[a](https://x.y/)', [{ is: 'link', address: 'https://x.y/', content: [text('a')] }]],
    ['https://x.y', [{ is: 'link', address: 'https://x.y', content: [text('https://x.y')] }]],
    ['[a](javascript:alert(1))', [text('a')]],
    ['<t:1700000000:R>', [{ is: 'time', seconds: 1_700_000_000, style: 'R' }]],
    ['<t:1700000000>', [{ is: 'time', seconds: 1_700_000_000, style: 'f' }]],
    ['<@123456789012345678>', [{ is: 'user', id: '123456789012345678' }]],
    ['<#123456789012345678>', [{ is: 'channel', id: '123456789012345678' }]],
    ['</play runa:123456789012345678>', [{ is: 'command', name: 'play runa' }]],
    ['@everyone', [{ is: 'mention', text: '@everyone' }]],
    ['<script>alert(1)</script>', [text('<script>alert(1)</script>')]],
  ])('reads %j', (source, expected) => {
    expect(readMarkdown(source)).toEqual(expected);
  });

  it('parses nested lists and separates numbered from bulleted ones', () => {
    const under: Mark = { is: 'list', start: undefined, items: [[text('c')]] };
    expect(readMarkdown('go:\n- **a**\n- b\n  - c\n3. x\n4. y\nend')).toEqual([
      text('go:'),
      { is: 'break' },
      { is: 'list', start: undefined, items: [[{ is: 'strong', content: [text('a')] }], [text('b'), under]] },
      { is: 'list', start: 3, items: [[text('x')], [text('y')]] },
      text('end'),
    ]);
    expect(readMarkdown('5 - 3 - 1')).toEqual([text('5 - 3 - 1')]);
  });

  it('accepts any input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'*_~|`>#-<@:/[]() \n1at.\\') }),
        (source) => void readMarkdown(source),
      ),
    );
  });
});

describe('plain', () => {
  it('omits code blocks', () => {
    expect(plainText(readMarkdown('**Ada** to play\n```\n###\n```- a\n- `b`'))).toBe('Ada to play - a b');
    expect(plainText(readMarkdown('<:sword:1277679484459290757> `<:axe:2>`'))).toBe(':sword: <:axe:2>');
    expect(plainText(readMarkdown('- a\n- `b`'))).toBe('a, b');
  });
});

describe('readAnsi', () => {
  it.each<[string, AnsiSpan[]]>([
    ['plain', [{ text: 'plain' }]],
    ['\u001b[31mred\u001b[0m not', [{ text: 'red', colour: 1 }, { text: ' not' }]],
    ['\u001b[1;4;37;40mall', [{ text: 'all', bold: true, underline: true, colour: 7, ground: 0 }]],
    [
      '\u001b[1ma\u001b[32mb',
      [
        { text: 'a', bold: true },
        { text: 'b', bold: true, colour: 2 },
      ],
    ],
    ['\u001b[31ma\u001b[mb', [{ text: 'a', colour: 1 }, { text: 'b' }]],
    ['\u001b[91mbright\u001b[2J', [{ text: 'bright\u001b[2J' }]],
    ['', []],
  ])('reads %j', (source, expected) => {
    expect(readAnsi(source)).toEqual(expected);
  });
});
