import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { begin } from '../rules/turn.ts';
import { cards, fighter, stage } from '../testing/stage.ts';
import { type Effect, playMatch } from './index.ts';
import { shorten, typedIn } from './testing/transcript.ts';

function example(name: string): string {
  return readFileSync(join(import.meta.dirname, 'examples', `${name}.txt`), 'utf8');
}

/** Plays the lines and returns the output with each line after its prompt, as on a screen. */
async function onScreen(opening: Effect, lines: readonly string[]): Promise<string> {
  const waiting = [...lines];
  let screen = '';
  const write = (text: string) => {
    screen += text;
  };
  const read = async () => {
    const line = waiting.shift();
    if (line !== undefined) write(`${line}\n`);
    return line;
  };
  await playMatch(opening, ['Ada', 'Bo'], { read, write });
  return screen;
}

/** Returns the opening with two piles, given in the order of drawing. */
function opening(ada: string, bo: string): Effect {
  return begin([cards(ada).reverse(), cards(bo).reverse()]);
}

/** A late game: Ada's Siphoner is awake, Bo has 4 life and a full hand. */
const lateGame = stage(
  { mana: 9, hand: 'Siphoner Netter Netter Netter', field: { 1: fighter('Siphoner') } },
  { life: 4, mana: 11, hand: 'Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch Pyrarch' },
);

/** The examples of the rule book: the initial duel, and the lines before the part that is shown. */
const EXAMPLES: Readonly<Record<string, { opening: Effect; before: readonly string[] }>> = {
  start: {
    opening: opening('Limpet Healer Kelpie Netter Pikeman', 'Cinder Sootmage Dracula Slagger'),
    before: [],
  },
  shields: {
    opening: opening('Cinder Limpet Netter Gullboy Harpoon Siphoner', 'Ashling Stoker Gullboy Slagger Torchman Cinder'),
    before: [],
  },
  relief: {
    opening: opening(
      'Relief Leviath Pyrarch Leviath Pyrarch Leviath Pyrarch Leviath Moltoth Limpet',
      'Cinder Cinder Cinder Cinder Cinder Cinder Cinder Cinder',
    ),
    before: ['finish', 'finish', 'finish', 'finish', 'finish', 'finish'],
  },
  rebirth: {
    opening: opening(
      'Gullboy Limpet Netter Rebirth Healer Buoyman Netter',
      'Cinder Stoker Slagger Torchman Cinder Cinder Cinder',
    ),
    before: ['set 1 to 3', 'finish', 'set 1 to 1', 'finish'],
  },
  traitor: {
    opening: opening(
      'Traitor Netter Kelpie Flarecat Netter Netter Netter',
      'Limpet Siphoner Torchman Netter Cinder Cinder Cinder',
    ),
    before: ['finish', 'set 1 to 6', 'finish', 'finish', 'finish'],
  },
  drain: { opening: { state: lateGame, events: [] }, before: [] },
};

describe('the examples of the rule book', () => {
  test.each(Object.entries(EXAMPLES))('%s', async (name, { opening, before }) => {
    const expected = example(name);
    const screen = await onScreen(opening, [...before, ...typedIn(expected)]);
    expect(shorten(screen)).toContain(shorten(expected));
  });

  test('match the two boards of the first one to the byte', async () => {
    const expected = example('start');
    const [boards] = expected.split('Ada > finish');
    const screen = await onScreen(EXAMPLES.start!.opening, typedIn(expected));
    expect(screen.slice(0, boards!.length)).toBe(boards);
  });
});
