import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnyGame } from '@longtable/kit';
import { box, COLOURS, compose, rect } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ComponentType, MessageFlags } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { tableKind } from '../../../storage/records/table.ts';
import { locationIn, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { findTable } from '../../host/table/find.ts';
import type { Drawn } from '../../render/message.ts';
import { gifsOf } from '../pictures/index.ts';
import { sourceOf } from './replay-board.ts';
import { reelOf } from './replay-button.ts';

const SITTERS = ['1', '2'].map((id) => ({ ...person(id), name: `N${id}` }));
const WORK = `
  export const shot = (bytes, index, language) => ({
    players: ['*Vera*', 'Percy'], length: 3, index, story: ['Step ' + index + ' ' + language],
    end: index === 2 ? 'Vera *wins*' : undefined, board: ['board'], sentences: ['board'],
  });
  export const write = (table, moves) => moves.length === 2 ? { bytes: new Uint8Array(3), ending: '.rec' } : { problem: 'Too short.' };`;
const FORMAT = {
  game: 'noughts',
  endings: ['.rec'],
  work: new URL(`data:text/javascript,${encodeURIComponent(WORK)}`),
};
const drawing: AnyGame = {
  ...noughts,
  presentation: {
    ...noughts.presentation,
    picture: ({ cells }: { cells: string }) =>
      compose(
        40,
        [COLOURS.night, COLOURS.ground],
        [rect(box(0, 0, 9, 9 + [...cells].filter((one) => one !== '.').length), {})],
      ),
  },
};

/** Plays lines in turns and resigns the game for user 2. */
async function finish(bot: FeatureBot, game: AnyGame, lines: readonly string[], where = {}): Promise<string> {
  const { id } = (await open(bot.context, { game, occupants: SITTERS, location: { ...locationIn('c'), ...where } }))
    .table;
  for (const [at, line] of lines.entries()) await playLine(bot.context, id, { person: `${(at % 2) + 1}` }, line);
  const { table } = await findTable(bot.context, id);
  if (table.status !== 'over') await resign(bot.context, id, '2');
  return id;
}
const at = (step: Id<'replay'>['step'], move = 0, table?: string): Id<'replay'> => ({
  ...{ kind: 'replay', step, table, viewer: 'spectator', move },
});

describe('a recording of another program', () => {
  const attach = (bot: FeatureBot, size = 4, name = 'game.rec') => {
    const url = `data:text/plain;base64,${Buffer.from('good').toString('base64')}`;
    const file = { type: ComponentType.File, file: { url }, name, size };
    const components = [{ type: ComponentType.Container, components: [file] }];
    return bot.rest.add('shown', 'c', { flags: MessageFlags.IsComponentsV2, components }).id;
  };

  test('is downloaded for a user one at a time, so that many do not fill the memory', async () => {
    const bot = await openFeatureBot([noughts], { services: { recordings: [FORMAT] } });
    const { fetch } = globalThis;
    let [running, most] = [0, 0];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      most = Math.max(most, ++running);
      await sleep(10);
      running--;
      return fetch(...asked);
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => bot.user('3').press(at('forward', 1), { message: attach(bot) })),
    );
    vi.mocked(globalThis.fetch).mockRestore();
    expect(answers.filter(({ refused }) => refused === 'workQueue')).toHaveLength(2);
    expect(most).toBe(1);
  });

  test('is shown step by step from the file on the message, with its end', async () => {
    const bot = await openFeatureBot([noughts], { services: { recordings: [FORMAT] } });
    const second = await bot.user('3').press(at('forward', 1), { message: attach(bot) });
    expect(second.text).toMatch(/^\*\*Noughts and Crosses\*\* · \\\*Vera\\\* – Percy\n> Step 1 en-US\n/);
    expect(second.text).toMatch(/Picture 1\/2$/);
    expect(second.labels).toContain('1/2');
    expect(second.messages).toMatchObject([{ isEdit: true, files: ['noughts.replay.gz'] }]);
    const typed = await bot.user('3').submit(at('goto', 1), { move: '2' }, { message: attach(bot) });
    expect(typed.text).toMatch(/> Step 2 en-US\n[\s\S]*Picture 2\/2\n\*\*Vera \\\*wins\\\*\*\*$/);
    const german = await bot.user('3', { locale: 'de' }).press(at('forward', 1), { message: attach(bot) });
    expect(german.text).toContain('Step 1 de');
  });

  test('may have 25 MB', async () => {
    const bot = await openFeatureBot([noughts], { services: { recordings: [FORMAT] } });
    const sized = async (size: number) =>
      (await bot.user('3').press(at('forward', 1), { message: attach(bot, size) })).refused;
    expect([await sized(25_000_000), await sized(25_000_001)]).toEqual([undefined, 'tooLarge']);
  });

  test('is attached compressed, and not compressed twice', async () => {
    const bot = await openFeatureBot([noughts], { services: { recordings: [FORMAT] } });
    const drawn: Drawn[] = [];
    const send = bot.bot.pictures.send.bind(bot.bot.pictures);
    vi.spyOn(bot.bot.pictures, 'send').mockImplementation((one, ...rest) => {
      drawn.push(one);
      return send(one, ...rest);
    });
    await bot.user('3').press(at('forward', 1), { message: attach(bot) });
    expect(String(gunzipSync(drawn[0]?.files?.[0]?.attachment as Buffer))).toBe('good');
    const packed = gzipSync('packed');
    const url = `data:text/plain;base64,${packed.toString('base64')}`;
    const file = { type: ComponentType.File, file: { url }, name: 'game.rec', size: packed.length };
    const components = [{ type: ComponentType.Container, components: [file] }];
    bot.rest.add('packed', 'c', { flags: MessageFlags.IsComponentsV2, components });
    await bot.user('3').press(at('forward', 1), { message: 'packed' });
    expect(drawn[1]?.files?.[0]?.attachment).toEqual(packed);
  });

  test('of a game that is not installed is named by its id', async () => {
    const bot = await openFeatureBot([noughts], { services: { recordings: [{ ...FORMAT, game: 'chess' }] } });
    expect((await bot.user('3').press(at('forward', 1), { message: attach(bot) })).text).toMatch(/^\*\*chess\*\* · /);
  });

  test('is written in the format of its game, or refused with the reason', async () => {
    const recordings = [{ ...FORMAT, game: 'other', endings: ['.other'] }, FORMAT];
    const bot = await openFeatureBot([noughts], { services: { recordings } });
    const whole = await finish(bot, noughts, ['a1', 'b2']);
    expect((await bot.user('1').press(at('film', 0, whole))).messages[0]?.files).toEqual([`noughts-${whole}.rec`]);
    const short = await finish(bot, noughts, ['a1']);
    const refused = await bot.user('1').press(at('film', 0, short));
    expect([refused.messages[0]?.files, refused.text]).toEqual([[], expect.stringContaining('Too short.')]);
  });
});

describe('a GIF', () => {
  const damage = async (bot: FeatureBot, id: string) => {
    const { storage } = bot.context;
    const tables = storage.store(tableKind);
    const table = (await tables.get(id))!;
    await storage.transact({ writes: [tables.put(id, { ...table, log: { ...table.log, recentMoves: [] } })] });
  };

  test('is refused if the log of the game is damaged', async () => {
    const bot = await openFeatureBot([drawing]);
    const id = await finish(bot, drawing, ['a1', 'b2']);
    await damage(bot, id);
    for (const step of ['gif', 'open', 'file', 'film'] as const)
      expect((await bot.user('1').press(at(step, 0, id))).refused).toBe('logDamaged');
  });

  test('shows its progress in percent, and its failure', async () => {
    const bot = await openFeatureBot([drawing]);
    const id = await finish(bot, drawing, ['a1', 'b2']);
    vi.spyOn(gifsOf(bot.bot)!, 'render').mockImplementation(async (_, onProgress) => {
      const now = Date.now();
      vi.spyOn(Date, 'now').mockReturnValue(now + 1000);
      onProgress?.(0.504);
      vi.mocked(Date.now).mockRestore();
      return undefined;
    });
    const texts = (await bot.user('1').press(at('gif', 0, id))).messages.map(({ text }) => text);
    expect(texts).toEqual([
      'Making the GIF: 0%',
      'Making the GIF: 50%',
      expect.stringContaining('I’m making too many GIFs right now'),
    ]);
  });

  test('is shared in the language of the table, unless it is gone or not on Discord', async () => {
    const titled = { ...drawing, title: { en: 'English', de: 'Deutsch' } };
    const bot = await openFeatureBot([titled]);
    const id = await finish(bot, titled, ['a1', 'b2'], { language: 'de' });
    const add = (name: string, url: string) => {
      const gallery = { type: ComponentType.MediaGallery, items: [{ media: { url } }] };
      const components = [{ type: ComponentType.Container, components: [gallery] }];
      bot.rest.add(name, 'c', { flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2, components });
    };
    add('good', 'data:image/gif;base64,AAAA');
    add('foreign', 'https://example.com/a.gif');
    const share = (message: string) => bot.user('1').press(at('share', 0, id), { message });
    expect((await share('good')).text).toBe('**Deutsch** · N1 – N2');
    const foreign = await share('foreign');
    expect(foreign.messages).toMatchObject([{ isPrivate: true, isEdit: false, files: [] }]);
    expect([foreign.refused, foreign.text]).toEqual([undefined, expect.stringContaining('This GIF has expired')]);
  });

  test('has a frame of 0.8 seconds per move and one of five seconds for the end', async () => {
    const bot = await openFeatureBot([drawing]);
    const id = await finish(bot, drawing, ['a1', 'b1', 'a2', 'b2', 'a3']);
    const source = await sourceOf(bot.bot, await findTable(bot.context, id));
    const animation = await reelOf(bot.context, '3', source, 'en');
    expect(animation).toMatchObject({ loops: true, bytes: 1_500_000 });
    expect(animation?.frames.map(({ ms }) => ms)).toEqual([800, 800, 800, 800, 5000]);
    expect(animation?.frames.map(({ caption }) => caption?.lines)).toEqual([
      ...['N1 takes a1.', 'N2 takes b1.', 'N1 takes a2.', 'N2 takes b2.'].map((line) => [line]),
      ['N1 wins: three in a row.', 'N1 takes a3.'],
    ]);
  });
});
