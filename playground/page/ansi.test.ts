import { describe, expect, it } from 'vitest';
import { type AnsiSpan, readAnsi } from './markdown.ts';

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
