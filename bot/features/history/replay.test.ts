import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnyGame } from '@longtable/kit';
import { box, COLOURS, compose, rect } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ComponentType, MessageFlags, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { tableKind } from '../../../storage/records/table.ts';
import { noughtsWithComputers, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { attachmentData } from '../../../tests/interaction-data.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { findTable } from '../../host/table/find.ts';
import type { Drawn } from '../../render/message.ts';
import { gifsOf } from '../pictures/index.ts';
import { makeRecord, recordOf } from './record.ts';
import { sourceOf, stepButtons } from './replay-board.ts';
import { reelOf } from './replay-button.ts';

const SITTERS = ['1', '2'].map((id) => ({ ...person(id), name: `N${id}` }));
const WON = ['a1', 'b1', 'a2', 'b2', 'a3'];
const drawing: AnyGame = {
  ...noughts,
  presentation: {
    ...noughts.presentation,
    picture: ({ cells }: { cells: string }) =>
      compose(
        40,
        [COLOURS.night, COLOURS.ground],
        [rect(box(0, 0, 9, 9 + [...cells].filter((cell) => cell !== '.').length), {})],
      ),
  },
};
const damaged = 'Some of this game’s moves are damaged, so it can’t be replayed.';

/** Plays lines in turns. User 2 resigns if the game is not over then. */
async function finished({
  game = noughts as AnyGame,
  lines = ['a1', 'b2'] as readonly string[],
  location = {},
  parts = {} as Parameters<typeof openFeatureBot>[1],
} = {}) {
  const bot = await openFeatureBot([game], parts);
  const at = { guild: 'g', channel: 'c', message: null, language: 'en' as const, ...location };
  const { id } = (await open(bot.context, { game, occupants: SITTERS, location: at })).table;
  for (const [at, line] of lines.entries()) await playLine(bot.context, id, { person: `${(at % 2) + 1}` }, line);
  if ((await findTable(bot.context, id)).table.status !== 'over') await resign(bot.context, id, '2');
  const press = (step: Id<'replay'>['step'], move = 0, more: Partial<Id<'replay'>> = {}, use = {}, where: Where = {}) =>
    bot.user('3', where).press({ kind: 'replay', step, table: id, viewer: 'spectator', move, ...more }, use);
  const text = async () => makeRecord(await recordOf(bot.context, (await findTable(bot.context, id)).table));
  const damage = async () => {
    const tables = bot.context.storage.store(tableKind);
    const table = (await tables.get(id))!;
    await bot.context.storage.transact({
      writes: [tables.put(id, { ...table, log: { ...table.log, recentMoves: [] } })],
    });
  };
  return { bot, id, press, text, damage };
}

/** Adds a message with an attached file and returns its id. */
function attach(bot: FeatureBot, name: string, content: string | Buffer, size?: number): string {
  const url =
    typeof content === 'string'
      ? attachmentData({ file: name, text: content }).url
      : `data:text/plain;base64,${content.toString('base64')}`;
  const file = { type: ComponentType.File, file: { url }, name, size: size ?? content.length };
  const components = [{ type: ComponentType.Container, components: [file] }];
  return bot.rest.add('shown', 'c', { flags: MessageFlags.IsComponentsV2, components }).id;
}
const fileStep = (step: Id<'replay'>['step'], move: number): Id<'replay'> => ({
  ...{ kind: 'replay', step, table: undefined, viewer: 'spectator', move },
});

describe('a replay', () => {
  test('is for finished games that the user may see', async () => {
    const bot = await openFeatureBot();
    const { table } = await open(bot.context, { occupants: SITTERS });
    const id: Id<'replay'> = { kind: 'replay', step: 'open', table: table.id, viewer: 'spectator', move: 0 };
    expect((await bot.user('1').press(id)).refused).toBe('notOver');
    expect((await bot.user('1').command('replay')).refused).toBe('notOver');
    await resign(bot.context, table.id, '2');
    expect((await bot.user('1').press(id)).refused).toBeUndefined();
    expect((await bot.user('3', { channel: 'x', guild: 'h' }).press(id)).refused).toBe('notFromHere');
  });

  test('goes from the empty board move by move to the result, and jumps to a typed number', async () => {
    const { bot, id, press } = await finished();
    const first = await press('open');
    expect(first.messages).toMatchObject([{ isPrivate: true, isEdit: false, marked: ['Everyone'] }]);
    expect(first.text).toMatch(/^\*\*Noughts and Crosses\*\* · N1 – N2\n[\s\S]*Start position$/);
    expect(first.labels).toEqual(['«', '‹', '›', '»', 'Everyone', 'N1', 'N2', '0/2', 'Save as file']);
    expect(first.ids.map((id) => 'move' in id && id.move)).toEqual([0, 0, 1, 2, 0, 0, 0]);
    const middle = await press('forward', 1, {}, { message: 'shown' });
    expect(middle.messages).toMatchObject([{ id: 'shown', isEdit: true }]);
    expect(middle.text).toMatch(/> N1 takes a1\.\n[\s\S]*Move 1\/2 · N1$/);
    expect(middle.ids.map((id) => 'move' in id && id.move)).toEqual([0, 0, 2, 2, 1, 1, 1]);
    expect((await press('last', 2)).text).toMatch(/Move 2\/2 · N2\n\*\*N2 resigned\. N1 wins\.\*\*\n-# Rating/);
    expect((await press('goto', 1)).form?.components).toMatchObject([
      { component: { custom_id: 'move', max_length: 6, required: true } },
    ]);
    const goto: Id<'replay'> = { kind: 'replay', step: 'goto', table: id, viewer: 'spectator', move: 0 };
    const jump = async (move: string) => (await bot.user('3').submit(goto, { move }, {})).text;
    expect(await jump(' 1 ')).toContain('Move 1/2');
    for (const wrong of ['x', '-1', '1.5', '1234567', ''])
      expect(await jump(wrong)).toBe('Enter the number of a step, such as 12.');
    const saved = await press('file');
    expect([saved.messages[0]?.files.length, saved.text]).toEqual([1, expect.stringContaining('one move per line')]);
  });

  test.each([
    [
      'names the line of a move without a story',
      { presentation: { ...noughts.presentation, story: () => [] } },
      'Move 2/2 · N2: b2',
    ],
    ['counts steps of several moves as such', { replayStep: () => 'x' }, 'Step 1/1'],
  ])('%s', async (_, change, end) => {
    const { press } = await finished({ game: { ...noughts, ...change } as AnyGame });
    expect((await press('last', 2)).text).toContain(end);
  });

  test('is seen as a chosen player, and as everyone for a wrong choice or in a solo game', async () => {
    const { press } = await finished();
    const seen = async (value: string) =>
      (await press('viewer', 1, {}, { values: [value], message: 'shown' })).messages[0]?.marked;
    expect([await seen('1'), await seen('0')]).toEqual([['N2'], ['N1']]);
    for (const wrong of ['2', '9', '10', 'spectator', 'x']) expect(await seen(wrong)).toEqual(['Everyone']);
    expect((await press('forward', 1, { viewer: 1 })).messages[0]?.marked).toEqual(['N2']);
    const solo = { ...noughts, seats: { min: 1, max: 1 } };
    const bot = await openFeatureBot([solo]);
    const { id } = (await open(bot.context, { game: solo, occupants: SITTERS.slice(0, 1) })).table;
    await resign(bot.context, id, '1');
    const alone = await bot.user('1').press({ kind: 'replay', step: 'open', table: id, viewer: 'spectator', move: 0 });
    expect(alone.labels).toEqual(['«', '‹', '›', '»', 'Save as file']);
  });

  test.each([
    [[0, 3, 5], 0, [true, true, false, false]],
    [[0, 3, 5], 3, [false, false, false, false]],
    [[0, 3, 5], 5, [false, false, true, true]],
    [[0], 0, [true, true, true, true]],
  ])('disables buttons that lead nowhere: ends %j, move %i', (ends, move, disabled) => {
    const buttons = stepButtons(ends, { table: undefined, viewer: 'spectator', move });
    expect(buttons.map(([, , , , isDisabled = false]) => isDisabled)).toEqual(disabled);
  });

  test('can be saved as a GIF only if the game has pictures, and as a recording if there is a format', async () => {
    const recordings = [{ game: 'noughts', endings: ['.rec'], work: new URL('data:text/javascript,') }];
    const labels = async (game: AnyGame, formats: typeof recordings) =>
      (await (await finished({ game, parts: { services: { recordings: formats } } })).press('open')).labels.slice(8);
    expect(await labels(drawing, [{ ...recordings[0]!, game: 'other' }])).toEqual(['Save as file', 'Save as GIF']);
    expect(await labels(noughts, recordings)).toEqual(['Save as file', 'Save as .replay']);
  });
});

describe('a replay from a file', () => {
  test('is attached to each step, without names and a table, and ends with the result', async () => {
    const { bot, text: write } = await finished({ lines: WON });
    const text = await write();
    const first = await bot.user('3').command('replay', { file: { file: 'game.txt', text } });
    expect(first.messages[0]?.files).toEqual([expect.stringMatching(/^noughts-replay\./)]);
    expect(first.text).toMatch(/^\*\*Noughts and Crosses\*\*\n/);
    expect(first.labels.slice(-4)).toEqual(['Everyone', 'the starting player', 'the second player', '0/5']);
    const at = async (move: number) =>
      (await bot.user('3').press(fileStep('forward', move), { message: attach(bot, 'game.txt', text) })).text;
    expect(await at(1)).toMatch(/> the starting player takes a1\.[\s\S]*Move 1\/5 · the starting player$/);
    expect(await at(4)).toMatch(/Move 4\/5 · the second player$/);
    expect(await at(5)).toContain('**the starting player wins: three in a row.**');
  });

  test('names the level of a computer', async () => {
    const bot = await openFeatureBot([noughtsWithComputers]);
    const occupants = [person('1'), { kind: 'computer' as const, level: 'master' }];
    const { id } = (await open(bot.context, { game: noughtsWithComputers, occupants })).table;
    await resign(bot.context, id, '1');
    const text = makeRecord(await recordOf(bot.context, (await findTable(bot.context, id)).table));
    const shown = await bot.user('1').command('replay', { file: { file: 'game.txt', text } });
    expect(shown.labels).toContain('Computer (master)');
  });

  test('is refused if the file is gone, too large or no record of a game here', async () => {
    const { bot, text } = await finished();
    const press = (content?: string) =>
      bot.user('3').press(fileStep('forward', 1), content ? { message: attach(bot, 'game.txt', content) } : {});
    expect((await press()).text).toBe('This replay has expired. Load it again with `/replay`.');
    expect((await press('x'.repeat(3_000_000))).refused).toBe('tooLarge');
    expect((await press('nonsense')).text).toContain('Line 1 of the file has to contain `Longtable 1`.');
    const record = await text();
    expect((await press(record.replace('noughts', 'chess'))).text).toBe(
      'This file is for a game that isn’t available here.',
    );
    expect((await press(record.replace('"person",', '"person","person",'))).text).toBe(
      'Line 5 of the file lists the wrong number of seats for this game.',
    );
  });
});

describe('a GIF', () => {
  test('is sent in private after its progress, with a button to share it, or its failure', async () => {
    const { bot, id, press } = await finished({ game: drawing });
    const render = vi.spyOn(gifsOf(bot.bot)!, 'render').mockImplementation(async (make, onProgress) => {
      expect(await make()).toBeDefined();
      const now = Date.now();
      vi.spyOn(Date, 'now').mockReturnValue(now + 1000);
      onProgress?.(0.504);
      vi.mocked(Date.now).mockRestore();
      return Buffer.alloc(3);
    });
    const { messages } = await press('gif');
    expect(messages.map(({ text }) => text)).toEqual([
      'Making the GIF: 0%',
      'Making the GIF: 50%',
      expect.stringContaining('Here’s the game as a GIF.'),
    ]);
    expect(messages.at(-1)).toMatchObject({ isEdit: true, files: [`noughts-${id}.gif`], labels: ['Share GIF'] });
    render.mockResolvedValue(undefined);
    expect((await press('gif')).messages.at(-1)).toMatchObject({
      ...{ isEdit: true, files: [], customIds: [] },
      text: expect.stringContaining('I’m making too many GIFs right now'),
    });
  });

  test('is shared in the language of the table, if the bot may send files and it is on Discord', async () => {
    const game = { ...drawing, title: { en: 'English', de: 'Deutsch' } };
    const { bot, id, press } = await finished({ game, location: { language: 'de' } });
    const share = (url: string | undefined, where: Where = {}) => {
      const gallery = { type: ComponentType.MediaGallery, items: [{ media: { url } }] };
      const components = [{ type: ComponentType.Container, components: [gallery] }];
      const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;
      if (url) bot.rest.add('gif', 'c', { flags, components });
      return press('share', 0, {}, url ? { message: 'gif' } : { isPrivate: true }, where);
    };
    const { url } = attachmentData({ file: 'a.gif', text: 'gif' });
    const shared = await share(url);
    expect(shared.messages).toMatchObject([{ isPrivate: false, files: [`noughts-${id}.gif`] }]);
    expect(shared.text).toBe('**Deutsch** · N1 – N2');
    for (const gone of [undefined, 'https://example.com/a.gif'])
      expect((await share(gone)).text).toBe('This GIF has expired. Press “Save as GIF” again.');
    const botMay = PermissionFlagsBits.SendMessages | PermissionFlagsBits.ViewChannel;
    expect((await share(url, { botMay })).text).toContain('Attach Files');
  });

  test('has a frame of 0.8 seconds per move and one of five seconds for the end, and none without pictures', async () => {
    const reel = async (game: AnyGame) => {
      const { bot, id } = await finished({ game, lines: WON });
      return reelOf(bot.context, '3', await sourceOf(bot.bot, await findTable(bot.context, id)), 'en');
    };
    const animation = await reel(drawing);
    expect(animation).toMatchObject({ loops: true, bytes: 1_500_000 });
    expect(animation?.frames.map(({ ms }) => ms)).toEqual([800, 800, 800, 800, 5000]);
    expect(animation?.frames.map(({ caption }) => caption?.lines)).toEqual([
      ...['N1 takes a1.', 'N2 takes b1.', 'N1 takes a2.', 'N2 takes b2.'].map((line) => [line]),
      ['N1 wins: three in a row.', 'N1 takes a3.'],
    ]);
    expect(await reel(noughts)).toBeUndefined();
  });
});

describe('a recording of another program', () => {
  const WORK = `
    export const shot = (bytes, index, language) => Buffer.from(bytes).toString() === 'bad' ? { problem: 'No recording.' } : {
      players: ['*Vera*', 'Percy'], length: 3, index, story: ['Step ' + index + ' ' + language],
      end: index === 2 ? 'Vera *wins*' : undefined, board: ['board'], sentences: ['board'],
    };
    export const write = (table, moves) => moves.length === 2 ? { bytes: new Uint8Array(3), ending: '.rec' } : { problem: 'Too short.' };`;
  const FORMAT = {
    ...{ game: 'noughts', endings: ['.rec'] },
    work: new URL(`data:text/javascript,${encodeURIComponent(WORK)}`),
  };
  const RECORDINGS = { services: { recordings: [FORMAT] } };
  const good = (bot: FeatureBot, size = 4) => ({ message: attach(bot, 'game.rec', Buffer.from('good'), size) });

  test('is shown step by step from the file on the message, with its end', async () => {
    const bot = await openFeatureBot([noughts], RECORDINGS);
    const show = (text: string, file = 'game.rec') => bot.user('3').command('replay', { file: { file, text } });
    const first = await show('good');
    expect(first.text).toMatch(
      /^\*\*Noughts and Crosses\*\* · \\\*Vera\\\* – Percy\n> Step 0 en-US\n[\s\S]*Picture 0\/2$/,
    );
    expect([first.labels[4], first.messages[0]?.files]).toEqual(['0/2', ['noughts.replay.gz']]);
    expect((await show('bad')).text).toContain('No recording.');
    expect((await show('good', 'game.txt')).refused).toBeDefined();
    const german = await bot.user('3', { locale: 'de' }).press(fileStep('forward', 1), good(bot));
    expect(german.messages).toMatchObject([{ isEdit: true, text: expect.stringContaining('Step 1 de') }]);
    const typed = await bot.user('3').submit(fileStep('goto', 1), { move: '2' }, good(bot));
    expect(typed.text).toMatch(/> Step 2 en-US\n[\s\S]*Picture 2\/2\n\*\*Vera \\\*wins\\\*\*\*$/);
    const unknown = await openFeatureBot([noughts], { services: { recordings: [{ ...FORMAT, game: 'chess' }] } });
    expect((await unknown.user('3').press(fileStep('forward', 1), good(unknown))).text).toMatch(/^\*\*chess\*\* · /);
  });

  test('may have 25 MB, and is downloaded for a user one at a time, so that many do not fill the memory', async () => {
    const bot = await openFeatureBot([noughts], RECORDINGS);
    const sized = async (size: number) => (await bot.user('3').press(fileStep('forward', 1), good(bot, size))).refused;
    expect([await sized(25_000_000), await sized(25_000_001)]).toEqual([undefined, 'tooLarge']);
    const { fetch } = globalThis;
    let [running, most] = [0, 0];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      most = Math.max(most, ++running);
      await sleep(1);
      running--;
      return fetch(...asked);
    });
    const presses = Array.from({ length: 6 }, () => bot.user('3').press(fileStep('forward', 1), good(bot)));
    const answers = await Promise.all(presses);
    vi.mocked(globalThis.fetch).mockRestore();
    expect(answers.filter(({ text }) => text.includes('I’m still working on your last request.'))).toHaveLength(2);
    expect(most).toBe(1);
  });

  test('is attached compressed, and not compressed twice', async () => {
    const bot = await openFeatureBot([noughts], RECORDINGS);
    const drawn: Drawn[] = [];
    const send = bot.bot.pictures.send.bind(bot.bot.pictures);
    vi.spyOn(bot.bot.pictures, 'send').mockImplementation((one, ...rest) => {
      drawn.push(one);
      return send(one, ...rest);
    });
    const packed = gzipSync('packed');
    await bot.user('3').press(fileStep('forward', 1), good(bot));
    await bot.user('3').press(fileStep('forward', 1), { message: attach(bot, 'game.rec', packed) });
    const [first, second] = drawn.map(({ files }) => files?.[0]?.attachment as Buffer);
    expect([String(gunzipSync(first!)), second]).toEqual(['good', packed]);
  });

  test('is written in the format of its game, or refused with the reason', async () => {
    const recordings = [{ ...FORMAT, game: 'other', endings: ['.other'] }, FORMAT];
    const { id, press, damage } = await finished({ parts: { services: { recordings } } });
    const sent = await press('film');
    expect(sent.messages).toMatchObject([{ isPrivate: true, files: [`noughts-${id}.rec`] }]);
    expect(sent.text).toContain('The whole match in the original .replay format.');
    const short = await (await finished({ lines: ['a1'], parts: { services: { recordings } } })).press('film');
    expect([short.messages[0]?.files, short.text]).toEqual([[], expect.stringContaining('Too short.')]);
    expect((await (await finished()).press('film')).text).toBe(damaged);
    await damage();
    for (const step of ['gif', 'open', 'file', 'film'] as const) expect((await press(step)).text).toBe(damaged);
  });
});
