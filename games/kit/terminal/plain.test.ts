import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AnyGame, type Choice, optionWords } from '../index.ts';
import { auction } from '../testing/games/auction.ts';
import { playTyped } from '../testing/typed.ts';
import { PlainTable, plain, plainText, readSettings } from './plain.ts';

const FIRST = Array.from({ length: 4000 }, () => '1');

test.each(['runa', 'farmland', 'duel', 'dungeon', 'spy'])('plays %s by numbers', async (game) => {
  const { output, code } = await playTyped(plain, [game, '--seed', '3'], FIRST);
  expect(code).toBe(0);
  expect(output).toContain('  1  ');
});

test('plays to the end with two people at one keyboard and asks them to hand it over', async () => {
  const lines = ['finish', ''];
  const typed = Array.from({ length: 400 }, (_, index) => lines[index % 2] as string);
  const { output } = await playTyped(
    plain,
    ['duel', '--seed', '1', '--people', 'Ada,Bo', '--language', 'en'],
    ['', ...typed],
  );
  expect(output).toContain('Bo: Press Enter when nobody else is looking:');
  expect(output).toMatch(/(Ada|Bo) (wins|beats)|wins|won/);
});

test.each([
  [[], 'Which game? One of: runa'],
  [['chess'], 'Which game? One of: runa'],
  [['spy', '--seed', 'x'], 'A seed is a whole number below'],
  [['spy', '--language', 'xx'], 'The language is one of en, en-US, de, fr, es.'],
  [['spy', '--computer', 'god'], 'The computer’s level is one of beginner'],
  [['spy', 'colour=red'], '“colour=red” is not an option'],
  [['duel', '--people', 'Ada'], 'Name 2 people'],
  [['spy', '--fast'], "Unknown option '--fast'"],
] as const)('rejects %j with a message', async (args, sentence) => {
  const { output, code } = await playTyped(plain, args, []);
  expect(code).toBe(2);
  expect(output).toContain(sentence);
});

test('seats three computers at a table of four', async () => {
  const { players } = await readSettings(auction, ['--players', '4']);
  expect(players.map(({ level }) => level)).toEqual([undefined, 'plain', 'plain', 'plain']);
});

test.each(['1', '9', 'x'])('rejects --players %s', async (players) => {
  await expect(readSettings(auction, ['--players', players])).rejects.toThrow('--players is 2 to 8 for this game.');
});

/** Plays a game with typed lines and returns its output. */
async function played(game: AnyGame, players: readonly { name: string; level?: string }[], typed: readonly string[]) {
  const waiting = [...typed];
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const terminal = { read: async () => waiting.shift(), write };
  const begun = game.setup({}, 1, players.length);
  if (begun.refused) throw new Error('refused');
  const settings = { options: {}, seed: 1, language: 'en' as const, players };
  await new PlainTable(game, settings, terminal, begun.state).play(begun.events);
  return { output, left: waiting };
}

const alone = [{ name: 'You' }, { name: 'Computer', level: 'plain' }];
const both = [{ name: 'Ada' }, { name: 'Bo' }];

/** Auction with a menu of two levels, an input and a question. */
const nested = {
  ...auction,
  choices: (state, seat, partial) => {
    if (partial === 'high ') return [{ line: 'bid 6', label: 'Six', detail: 'the most', final: true }];
    if (partial !== '') return [];
    const [first] = auction.choices(state, seat, '');
    const input = { label: 'How much', example: '4' };
    return [
      first as Choice,
      { line: 'high ', label: 'High', final: false },
      { line: 'bid ', label: 'Other', final: false, input: input },
    ];
  },
  presentation: {
    ...auction.presentation,
    ask: (_state, _seat, partial) => `**Bid** ${partial}?`,
    pages: () => [{ title: 'Prices', lines: ['- one'], text: '**Note**' }],
  },
} as AnyGame;

describe('a game at the keyboard', () => {
  test('shows the story to the only person as theirs, and to several as to a spectator', async () => {
    const { output } = await played(auction, alone, ['1', '1', '1']);
    expect(output).toContain('You bid 1.');
    expect(output).toContain('The computer seals a bid.');
    expect(output).not.toContain('You bid 2.');
    const shared = await played(auction, both, ['', '3', '', '4', '', 'quit']);
    expect(shared.output).toContain('Ada seals a bid.\n');
    expect(shared.output).not.toContain('You bid');
  });

  test('prints the open board and the ending', async () => {
    const { output } = await played(auction, alone, ['6', '6', '6']);
    expect(output.trimEnd().split('\n').slice(-3)).toEqual(['3 - You', '0 - Computer', 'You win.']);
  });

  test('prints the reason of a refusal and asks again', async () => {
    const { output } = await played(auction, alone, ['bid 9', '2', 'quit']);
    expect(output).toContain('Bid 1 to 6.\n');
    expect(output).toContain('You bid 2.');
  });

  test.each([[['quit', '1']], [[' quit ', '1']]])('ends without an ending after %j', async (typed) => {
    const { output, left } = await played(auction, alone, typed);
    expect([output.includes('win'), left]).toEqual([false, ['1']]);
  });

  test('ends when the input ends, also at a hand-over and in a field', async () => {
    expect((await played(auction, both, [])).output).not.toContain('  1  ');
    expect((await played(nested, alone, ['3'])).output).toMatch(/How much \(4\): $/);
  });

  test('opens a menu by its number, and goes back with b or an empty line', async () => {
    for (const back of ['b', '']) {
      const { output } = await played(nested, alone, ['2', back, '1', 'quit']);
      expect(output.split('Bid high ?')).toHaveLength(2);
      expect(output).toContain('  1  Six  (the most)\n');
      expect(output).toContain('You bid 1.');
    }
    expect((await played(nested, alone, ['2', '1', 'quit'])).output).toContain('You bid 6.');
  });

  test('lists lines as help until another line is typed', async () => {
    const { output } = await played(nested, alone, ['help', 'help', 'quit']);
    expect(output.split('bid 1\nhigh …\nbid …\n')).toHaveLength(3);
  });

  test('shows pages, or that there are none', async () => {
    expect((await played(nested, alone, ['?', 'quit'])).output).toContain('\n== Prices ==\n- one\nNote\n');
    expect((await played(auction, alone, ['?', 'quit'])).output).not.toContain('==');
  });
});

describe('settings', () => {
  const game = { ...auction, seats: { min: 2, max: 3 } } as AnyGame;

  test.each(['0', '2147483647'])('accept the seed %s', async (seed) => {
    expect((await readSettings(game, ['--seed', seed])).seed).toBe(Number(seed));
  });

  test.each(['2147483648', '1.5', '--seed=-1'])('reject the seed %s', async (seed) => {
    const args = seed.startsWith('--') ? [seed] : ['--seed', seed];
    await expect(readSettings(game, args)).rejects.toThrow('A seed is a whole number below 2147483648.');
  });

  test('number several computers and name people', async () => {
    const { players } = await readSettings(game, ['--players', '3']);
    expect(players.map(({ name }) => name)).toEqual(['You', 'Computer 1', 'Computer 2']);
    const named = await readSettings(game, ['--people', 'Ann, Ben ,Cy']);
    expect(named.players).toEqual([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cy' }]);
    const { computers: _, ...without } = game;
    const shared = await readSettings(without as AnyGame, ['--players', '3']);
    expect(shared.players).toEqual([{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cleo' }]);
  });

  test.each(['Ann', 'Ann,Ben,Cy,Di', 'Ann,'])('reject the people %s', async (people) => {
    await expect(readSettings(game, ['--people', people])).rejects.toThrow('Name 2 to 3 people, for example Ada,Bo.');
  });

  test('read options by their kind', async () => {
    const about = { about: 'x' };
    const options = z.object({
      size: z.int().min(1).optional().register(optionWords, about),
      loud: z.boolean().optional().register(optionWords, about),
      tone: z.string().optional().register(optionWords, about),
    });
    const table = { ...game, options } as AnyGame;
    const read = async (...args: string[]) => (await readSettings(table, args)).options;
    expect(await read('size=3', 'loud=yes', 'tone=a=b')).toEqual({ size: 3, loud: true, tone: 'a=b' });
    expect(await read('loud=true')).toEqual({ loud: true });
    expect(await read('loud=no')).toEqual({ loud: false });
    await expect(read('size=0')).rejects.toThrow('size: ');
    await expect(read('size')).rejects.toThrow('“size” is not an option: size=… loud=… tone=….');
    await expect(readSettings(game, ['a=1'])).rejects.toThrow('this game has none');
  });
});

test.each([
  ['**Healer** (5): each of your creatures', 'Healer (5): each of your creatures'],
  ['No steps left. Act, or `retire`.', 'No steps left. Act, or retire.'],
  ['### Goal\nTake them all.\n-# small', 'Goal\nTake them all.\nsmall'],
  ['- **Set** a creature\n- ~~gone~~ and ||hidden||', '- Set a creature\n- gone and hidden'],
  ['```\n # card\n 2 Cinder\n```', ' # card\n 2 Cinder\n'],
  ['[the rules](https://example.org/a)', 'the rules (https://example.org/a)'],
  ['**a** and **b**', 'a and b'],
  ['2 ** 3 and snake__case', '2 ** 3 and snake__case'],
])('removes Markdown from %j', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});
