import type { AnyGame } from '@longtable/kit';
import { box, COLOURS, compose, rect } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ComponentType, MessageFlags, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { noughtsWithComputers, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { attachmentData } from '../../../tests/interaction-data.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { findTable } from '../../host/table/find.ts';
import { gifsOf } from '../pictures/index.ts';
import { makeRecord, recordOf } from './record.ts';
import { sourceOf } from './replay-board.ts';
import { reelOf } from './replay-button.ts';

const SITTERS = ['1', '2'].map((id) => ({ ...person(id), name: `N${id}` }));
const drawing: AnyGame = {
  ...noughts,
  presentation: {
    ...noughts.presentation,
    picture: ({ cells }: { cells: string }) =>
      compose(
        40,
        [COLOURS.night, COLOURS.ground],
        [rect(box(0, 0, cells.indexOf('.'), 9 + cells.lastIndexOf('o')), {})],
      ),
  },
};

async function finished(game: AnyGame = noughts, parts: Parameters<typeof openFeatureBot>[1] = {}) {
  const bot = await openFeatureBot([game], parts);
  const { id } = (await open(bot.context, { game, occupants: SITTERS })).table;
  await playLine(bot.context, id, { person: '1' }, 'a1');
  await playLine(bot.context, id, { person: '2' }, 'b2');
  await resign(bot.context, id, '2');
  const press = (step: Id<'replay'>['step'], move = 0, more: Partial<Id<'replay'>> = {}, use = {}, where = {}) =>
    bot.user('3', where).press({ kind: 'replay', step, table: id, viewer: 'spectator', move, ...more }, use);
  return { bot, id, press };
}

describe('a replay', () => {
  test('starts with the empty board, opened in a private message', async () => {
    const { press } = await finished();
    const first = await press('open');
    expect(first.messages).toMatchObject([{ isPrivate: true, isEdit: false, marked: ['Everyone'] }]);
    expect(first.text).toMatch(/^\*\*Noughts and Crosses\*\* · N1 – N2\n[\s\S]*Start position$/);
    expect(first.labels).toEqual(['«', '‹', '0/2', '›', '»', 'Everyone', 'N1', 'N2', 'Save as file']);
    expect(first.ids.map((id) => 'move' in id && id.move)).toEqual([0, 0, 0, 1, 2, 0, 0]);
  });

  test('shows a move with its story and number, and the result after the last one only', async () => {
    const { press } = await finished();
    const middle = await press('forward', 1, {}, { message: 'shown' });
    expect(middle.messages).toMatchObject([{ id: 'shown', isEdit: true }]);
    expect(middle.text).toMatch(/> N1 takes a1\.\n[\s\S]*Move 1\/2 · N1$/);
    expect(middle.ids.map((id) => 'move' in id && id.move)).toEqual([0, 0, 1, 2, 2, 1, 1]);
    const last = await press('last', 2);
    expect(last.text).toMatch(/Move 2\/2 · N2\n\*\*N2 resigned\. N1 wins\.\*\*\n-# Rating/);
  });

  test('names the line of a move without a story', async () => {
    const { press } = await finished({ ...noughts, presentation: { ...noughts.presentation, story: () => [] } });
    expect((await press('forward', 2)).text).toContain('Move 2/2 · N2: b2');
  });

  test('counts steps of several moves as such', async () => {
    const { press } = await finished({ ...noughts, replayStep: () => 'x' });
    expect((await press('last', 2)).text).not.toContain('Move');
  });

  test('is seen as a chosen player, and as everyone for a wrong choice', async () => {
    const { press } = await finished();
    const seen = async (value: string) =>
      (await press('viewer', 1, {}, { values: [value], message: 'shown' })).messages[0]?.marked;
    expect(await seen('1')).toEqual(['N2']);
    expect(await seen('0')).toEqual(['N1']);
    for (const wrong of ['2', '9', '10', 'spectator', 'x']) expect(await seen(wrong)).toEqual(['Everyone']);
    expect((await press('forward', 1, { viewer: 1 })).messages[0]?.marked).toEqual(['N2']);
  });

  test('has no menu of players in a solo game', async () => {
    const solo = { ...noughts, seats: { min: 1, max: 1 } };
    const bot = await openFeatureBot([solo]);
    const { id } = (await open(bot.context, { game: solo, occupants: SITTERS.slice(0, 1) })).table;
    await resign(bot.context, id, '1');
    const { labels } = await bot
      .user('1')
      .press({ kind: 'replay', step: 'open', table: id, viewer: 'spectator', move: 0 });
    expect(labels).not.toContain('Everyone');
  });

  test('asks for the number of a step', async () => {
    const { press } = await finished();
    expect((await press('goto', 1)).form?.components).toMatchObject([
      { component: { custom_id: 'move', max_length: 6, required: true } },
    ]);
  });

  test('can be saved as a GIF only if the game has pictures, and as a recording if there is a format', async () => {
    expect((await (await finished(drawing)).press('open')).labels).toContain('Save as GIF');
    expect((await (await finished()).press('open')).labels).not.toContain('Save as GIF');
    const recordings = [{ game: 'noughts', endings: ['.rec'], work: new URL('data:text/javascript,') }];
    expect((await (await finished(noughts, { services: { recordings } })).press('open')).ids).toContainEqual(
      expect.objectContaining({ step: 'film' }),
    );
    const others = [{ ...recordings[0]!, game: 'other' }];
    expect(
      (await (await finished(noughts, { services: { recordings: others } })).press('open')).ids,
    ).not.toContainEqual(expect.objectContaining({ step: 'film' }));
  });
});

describe('a replay from a file', () => {
  /** Adds a message with an attached file and returns its id. */
  function attach(bot: FeatureBot, name: string, text: string): string {
    const { url, size } = attachmentData({ file: name, text });
    const file = { type: ComponentType.File, file: { url }, name, size };
    const components = [{ type: ComponentType.Container, components: [file] }];
    bot.rest.add('shown', 'c', { flags: MessageFlags.IsComponentsV2, components });
    return 'shown';
  }

  async function recorded(game: AnyGame = noughts) {
    const { bot, id, press } = await finished(game);
    const record = await recordOf(bot.context, (await findTable(bot.context, id)).table);
    return { bot, press, text: makeRecord(record) };
  }

  test('is attached to each step, without names and a table', async () => {
    const { bot, text } = await recorded();
    const first = await bot.user('3').command('replay', { file: { file: 'game.txt', text } });
    expect(first.messages[0]?.files).toEqual([expect.stringMatching(/^noughts-replay\./)]);
    expect(first.text).toMatch(/^\*\*Noughts and Crosses\*\*\n/);
    expect(first.labels.slice(-3)).toEqual(['Everyone', 'the starting player', 'the second player']);
    const message = attach(bot, 'game.txt', text);
    const next = await bot
      .user('3')
      .press({ kind: 'replay', step: 'forward', table: undefined, viewer: 'spectator', move: 1 }, { message });
    expect(next.text).toMatch(/> the starting player takes a1\./);
    expect(next.text).toMatch(/Move 1\/2 · the starting player$/);
  });

  test('names the level of a computer', async () => {
    const bot = await openFeatureBot([noughtsWithComputers]);
    const occupants = [person('1'), { kind: 'computer' as const, level: 'master' }];
    const { id } = (await open(bot.context, { game: noughtsWithComputers, occupants })).table;
    await resign(bot.context, id, '1');
    const record = await recordOf(bot.context, (await findTable(bot.context, id)).table);
    const shown = await bot.user('1').command('replay', { file: { file: 'game.txt', text: makeRecord(record) } });
    expect(shown.labels).toContain('Computer (master)');
  });

  test('ends with the result of the game', async () => {
    const bot = await openFeatureBot([noughts]);
    const { id } = (await open(bot.context, { occupants: SITTERS })).table;
    for (const [at, line] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries())
      await playLine(bot.context, id, { person: SITTERS[at % 2]!.id }, line);
    const record = await recordOf(bot.context, (await findTable(bot.context, id)).table);
    const message = attach(bot, 'game.txt', makeRecord(record));
    const at = async (move: number) =>
      (
        await bot
          .user('3')
          .press({ kind: 'replay', step: 'last', table: undefined, viewer: 'spectator', move }, { message })
      ).text;
    expect(await at(5)).toContain('**the starting player wins: three in a row.**');
    attach(bot, 'game.txt', makeRecord(record));
    expect(await at(4)).not.toContain('wins');
  });

  test('is refused if the file is gone or no record', async () => {
    const { bot } = await recorded();
    const press = (use: object) =>
      bot.user('3').press({ kind: 'replay', step: 'forward', table: undefined, viewer: 'spectator', move: 1 }, use);
    expect((await press({})).refused).toBe('fileGone');
    expect((await press({ message: attach(bot, 'game.txt', 'nonsense') })).refused).toBeDefined();
    expect((await press({ message: attach(bot, 'game.txt', 'x'.repeat(3_000_000)) })).refused).toBe('tooLarge');
  });
});

describe('a GIF', () => {
  test('is sent in private with a button to share it, after its progress', async () => {
    const { bot, id, press } = await finished(drawing);
    vi.spyOn(gifsOf(bot.bot)!, 'render').mockImplementation(async (make) => {
      expect(await make()).toBeDefined();
      return Buffer.alloc(3);
    });
    const { messages } = await press('gif');
    expect(messages[0]).toMatchObject({ isPrivate: true, text: expect.stringContaining('0%') });
    expect(messages.at(-1)).toMatchObject({ isEdit: true, files: [`noughts-${id}.gif`] });
    expect(messages.at(-1)?.labels).toHaveLength(1);
    expect(messages.at(-1)?.customIds).toEqual([expect.stringMatching(/^replay\|share/)]);
  });

  test('can fail', async () => {
    const { bot, press } = await finished(drawing);
    vi.spyOn(gifsOf(bot.bot)!, 'render').mockResolvedValue(undefined);
    const { messages } = await press('gif');
    expect(messages.at(-1)).toMatchObject({ isEdit: true, files: [], customIds: [] });
    expect(messages.at(-1)?.text).not.toContain('%');
  });

  test('is shared from the private message, if the bot may send files and it is not gone', async () => {
    const { bot, id, press } = await finished(drawing);
    const { url } = attachmentData({ file: 'a.gif', text: 'gif' });
    const items = [{ media: { url } }];
    const gallery = { type: ComponentType.MediaGallery, items };
    const components = [{ type: ComponentType.Container, components: [gallery] }];
    bot.rest.add('gif', 'c', { flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2, components });
    const shared = await press('share', 0, {}, { message: 'gif' });
    expect(shared.messages).toMatchObject([{ isPrivate: false, files: [`noughts-${id}.gif`] }]);
    expect(shared.text).toContain('**Noughts and Crosses** · N1 – N2');
    const gone = await press('share', 0, {}, { isPrivate: true });
    expect(gone.messages).toMatchObject([{ isPrivate: true, files: [] }]);
    const botMay = PermissionFlagsBits.SendMessages | PermissionFlagsBits.ViewChannel;
    const refused = await press('share', 0, {}, { message: 'gif' }, { botMay });
    expect(refused.messages).toMatchObject([{ isPrivate: true, files: [] }]);
  });

  test('has a frame for each move and for the end, and none without pictures', async () => {
    const reel = async (game: AnyGame) => {
      const { bot, id } = await finished(game);
      const source = await sourceOf(bot.bot, await findTable(bot.context, id));
      return reelOf(bot.context, '3', source, 'en');
    };
    const animation = await reel(drawing);
    expect(animation).toMatchObject({ loops: true });
    expect(JSON.stringify(animation)).toContain('N1 takes a1.');
    expect(JSON.stringify(animation)).toContain('N2 takes b2.');
    expect(JSON.stringify(animation)).toContain('N2 resigned. N1 wins.');
    expect(JSON.stringify(animation).match(/N2 takes b2\./g)).toHaveLength(1);
    expect(await reel(noughts)).toBeUndefined();
  });
});

describe('a recording of another program', () => {
  const WORK = `
    export const shot = (bytes, index) => Buffer.from(bytes).toString() === 'bad'
      ? { problem: 'No recording.' }
      : { players: ['Vera', 'Percy'], length: 3, index, story: ['Step ' + index], end: index === 2 ? 'Vera wins' : undefined,
          board: ['board ' + index], sentences: ['board'] };
    export const write = (table, moves) => moves.length === 2 ? { bytes: new Uint8Array(3), ending: '.rec' } : { problem: 'x' };`;
  const recordings = [
    { game: 'noughts', endings: ['.rec'], work: new URL(`data:text/javascript,${encodeURIComponent(WORK)}`) },
  ];

  test('is shown frame by frame', async () => {
    const bot = await openFeatureBot([noughts], { services: { recordings } });
    const show = (text: string, file = 'game.rec') => bot.user('3').command('replay', { file: { file, text } });
    const first = await show('good');
    expect(first.text).toMatch(/^\*\*Noughts and Crosses\*\* · Vera – Percy\n> Step 0\n/);
    expect(first.text).not.toContain('wins');
    expect(first.labels).toContain('0/2');
    expect(first.messages[0]?.files).toEqual(['noughts.replay.gz']);
    expect((await show('bad')).text).toContain('No recording.');
    expect((await show('good', 'game.txt')).refused).toBeDefined();
  });

  test('is written for a game with a format', async () => {
    const { id, press } = await finished(noughts, { services: { recordings } });
    const sent = await press('film');
    expect(sent.messages).toMatchObject([{ isPrivate: true, files: [`noughts-${id}.rec`] }]);
    expect((await (await finished(noughts)).press('film')).refused).toBe('logDamaged');
  });
});
