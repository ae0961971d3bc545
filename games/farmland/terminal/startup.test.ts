import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playTyped } from '@longtable/kit/testing/typed';
import { afterAll, expect, test } from 'vitest';
import { textGame } from './index.ts';

const FILES = {
  units: 'Old;Sow;500;500\nYoung;Sow;300;700\n',
  oneUnit: 'Old;Sow;500;500',
  noUnits: '',
  badUnits: 'Old;Sow;500;500\nYoung;Sow;300\nThird;Sow;1;1\n',
  deck: '10\n30\n',
  windowsDeck: '10\r\n30\r\n',
  badDeck: '10\n31\n',
  board: 'abcdefghijklmnopqrstuvwxyzäöü\n',
  shortBoard: 'abc\n',
  twoBoards: 'abcdefghijklmnopqrstuvwxyzäöü\n\n',
} as const;

const folder = await mkdtemp(join(tmpdir(), 'farmland-'));
for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
await writeFile(join(folder, 'latin1'), Buffer.from('Gr\xfcn;Sow;500;500\n', 'latin1'));
afterAll(() => rm(folder, { recursive: true }));

const HELP =
  'Use one of the following commands: select, board, move, flip, block, hand, place, show, yield, state, quit.\n';

/** Returns the program's output for these arguments. Files are named without their folder. */
async function outputOf(args: string, typed: readonly string[] = []): Promise<string> {
  const words = args === '' ? [] : args.split('|');
  const paths = words.map((word) => word.replace(/^(board|units|deck\d?)=/, `$1=${folder}/`));
  const { output, code } = await playTyped(textGame, paths, typed);
  expect(code).toBe(0);
  return output.replaceAll(/^ERROR: .+$/gm, 'ERROR');
}

test.each([
  ['seed=1|units=units|deck=deck', FILES.units + FILES.deck],
  ['deck2=deck|verbosity=all|deck1=deck|units=units|seed=-1', FILES.units + FILES.deck + FILES.deck],
  ['deck=deck|units=units|board=board|seed=1', FILES.board + FILES.units + FILES.deck],
  ['seed=1|units=units|deck=windowsDeck', FILES.units + FILES.deck],
  ['seed=1|units=units|deck=deck|team1=|team2=a=b', FILES.units + FILES.deck],
  ['seed=1|units=units|deck=deck|team1=Vierzehn Hasen', FILES.units + FILES.deck],
])('starts with %s', async (args, echo) => expect(await outputOf(args)).toBe(echo + HELP));

test.each([
  ...['', 'seed=1', 'seed=1|units=units', 'units=units|deck=deck', 'seed=1|deck=deck'],
  ...['seed=1|units=units|deck1=deck', 'seed=1|units=units|deck2=deck', 'seed=1|units=units|deck=deck|deck1=deck'],
  ...['seed=1|units=units|deck=deck|deck1=deck|deck2=deck', 'seed=1|seed=1|units=units|deck=deck'],
  ...['seed=1|units=units|deck=deck|colour=red', 'seed=1|units=units|deck=deck|compact'],
  ...['SEED=1|units=units|deck=deck', 'seed=x|units=units|deck=deck', 'seed=|units=units|deck=deck'],
  ...['seed=9223372036854775808|units=units|deck=deck', 'seed=1|units=missing|deck=deck'],
  ...['seed=1|units=latin1|deck=deck', 'seed=1|units=|deck=deck', 'seed=1|board=missing|units=units|deck=deck'],
  ...['seed=1|units=noUnits|deck=deck'],
])('prints only an error for %s', async (args) => expect(await outputOf(args, ['hand'])).toBe('ERROR\n'));

test.each([
  ['seed=1|units=badUnits|deck=deck', FILES.badUnits],
  ['seed=1|units=oneUnit|deck=deck', `${FILES.oneUnit}\n${FILES.deck}`],
  ['seed=1|units=units|deck=badDeck', FILES.units + FILES.badDeck],
  ['seed=1|units=units|deck=missing', FILES.units],
  ['seed=1|units=units|deck1=badDeck|deck2=deck', FILES.units + FILES.badDeck],
  ['seed=1|units=units|deck1=deck|deck2=badDeck', FILES.units + FILES.deck + FILES.badDeck],
  ['seed=1|units=units|deck=deck|board=shortBoard', FILES.shortBoard],
  ['seed=1|units=units|deck=deck|board=twoBoards', FILES.twoBoards],
  ['seed=1|units=units|deck=deck|team1=Fünfzehn Hasen!', FILES.units + FILES.deck],
  ['seed=1|units=units|deck=deck|team2=Fünfzehn Hasen!', FILES.units + FILES.deck],
  ['seed=1|units=units|deck=deck|verbosity=ALL', FILES.units + FILES.deck],
  ['seed=1|units=units|verbosity=loud|deck=badDeck', FILES.units + FILES.badDeck],
])('echoes the files read before the error for %s', async (args, echo) => {
  expect(await outputOf(args, ['hand'])).toBe(`${echo}ERROR\n`);
});

test('names a wrong field in capitals, as the document names fields', async () => {
  const { output } = await playTyped(
    textGame,
    ['seed=1', `units=${folder}/units`, `deck=${folder}/deck`],
    ['select h1'],
  );
  expect(output).toContain('ERROR: "H1" is not a field; fields are A1 to G7.');
});
