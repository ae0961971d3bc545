import { playTyped } from '@longtable/kit/testing/typed';
import { expect, test } from 'vitest';
import { plain } from './plain.ts';

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
  ['once per turn, also after several or refused moves', ['duel', '--people', 'Ada,Bo'], 'Ada Bo Ada'],
  ['never alone against a computer', ['duel'], ''],
  ['never in a game without secrets', ['./docs/examples/chess/index.ts', '--people', 'Ada,Bo'], ''],
])('asks to hand the keyboard over %s', async (_case, args, names) => {
  const typed = ['', 'nonsense', 'sacrifice 1', 'finish', '', 'finish', '', 'quit'];
  const { output } = await playTyped(plain, [...args, '--seed', '1', '--language', 'en'], typed);
  const asked = [...output.matchAll(/(\w+): Press Enter when nobody/g)].map(([, name]) => name);
  expect(asked.join(' ')).toBe(names);
});

test('asks for the rest of a move whose first step is typed', async () => {
  const { output } = await playTyped(
    plain,
    ['./docs/examples/chess/index.ts', '--people', 'Ada,Bo'],
    ['e2', 'e2e4', 'quit'],
  );
  expect(output).toMatch(/ {2}1 {2}.*e3\n {2}2 {2}.*e4\n/);
  expect(output).toContain('e4');
  expect(output).not.toContain('isn’t');
});

test('lists the moves that can be typed as help, each of which the game accepts', async () => {
  const { output } = await playTyped(plain, ['spy', '--seed', '1', '--language', 'en'], ['help']);
  const listed = output.slice(output.lastIndexOf('quit: exit.\n')).split('\n').slice(1, -1);
  expect(listed).toContain('choose');
  expect(listed).toContainEqual(expect.stringMatching(/^pick gadget [A-Z_]+$/));
  for (const line of listed) {
    const typed = await playTyped(plain, ['spy', '--seed', '1', '--language', 'en'], [line]);
    expect(typed.output).not.toContain('being offered');
  }
});

test.each(['en', 'de', 'fr', 'es'])(
  'does not name an item as an example that may not be on offer (%s)',
  async (language) => {
    const { output } = await playTyped(plain, ['spy', '--seed', '1', '--language', language], ['nonsense']);
    expect(output).not.toContain('JETPACK');
  },
);

test('prints lookup pages as plain text', async () => {
  const { output } = await playTyped(plain, ['duel', '--seed', '1'], ['?']);
  expect(output).toContain('== Spells ==\n- Healer (5 mana): each of your creatures gains 1 life, up to 9.');
  expect(output).not.toContain('**');
});

test('names players in German at a German table', async () => {
  const { output } = await playTyped(plain, ['duel', '--seed', '1', '--language', 'de'], []);
  expect(output).toMatch(/(^|\s)Du\s/);
  expect(output).not.toMatch(/\bYou\b/);
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
