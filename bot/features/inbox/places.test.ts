import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { locationIn, open, person, type ShortRequest } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { resign } from '../../host/actions/resign.ts';
import { HOUR_MS } from '../../host/duration.ts';

const NAMES = { ada: 'Ada', bo: 'Bo' };
const named = (id: keyof typeof NAMES) => ({ ...person(id), name: NAMES[id] });
const TWO = [named('ada'), named('bo')];

describe('a table in the list', () => {
  async function lines(request: ShortRequest, who = 'ada', before?: (id: string) => Promise<unknown>) {
    const bot = await openFeatureBot([noughts, guess]);
    const { id } = (await open(bot.context, { occupants: TWO, ...request })).table;
    await before?.(id);
    const { text, ids } = await bot.user(who).command('tables');
    const [headline, first, second] = text.split('\n');
    return { headline, first, second, kinds: ids.map(({ kind }) => kind) };
  }

  test('has the game, its name and the opponents', async () => {
    expect((await lines({})).first).toBe('**Noughts and Crosses** · Bo');
    expect((await lines({ name: 'Final' })).first).toBe('**Noughts and Crosses** · Final · Bo');
    expect((await lines({ name: 'Final' }, 'bo')).first).toBe('**Noughts and Crosses** · Final · Ada');
    const solo = { ...noughts, id: 'solo', seats: { min: 1, max: 1 } };
    const bot = await openFeatureBot([solo]);
    await open(bot.context, { game: solo, occupants: [named('ada')] });
    expect((await bot.user('ada').command('tables')).text.split('\n')[1]).toBe('**Noughts and Crosses**');
  });

  test('says whose turn it is, with a link to the board on the own turn', async () => {
    const own = await lines({ perTurn: HOUR_MS });
    expect(own.second).toMatch(/^\*\*Your turn/i);
    expect(own.second).toMatch(/<t:\d+:R>.*<t:\d+:R>/);
    expect(own.second).toContain('https://discord.com/channels/g/c');
    expect(own.kinds).toEqual(['panel', 'inbox']);
    const other = await lines({}, 'bo');
    expect(other.second).toContain('Ada');
    expect(other.second).not.toMatch(/your turn/i);
    expect(other.second).not.toContain('https://');
    expect(other.second?.match(/<t:/g)).toHaveLength(1);
    expect(other.kinds).toEqual(['inbox']);
  });

  test('is shown in the same message again', async () => {
    const bot = await openFeatureBot([noughts]);
    await open(bot.context, { occupants: TWO });
    const first = await bot.user('ada').command('tables');
    expect(first.messages).toMatchObject([{ isPrivate: true, isEdit: false }]);
    const message = first.messages[0]?.id ?? '';
    const again = await bot.user('ada').press({ kind: 'inbox', page: 0 }, { message });
    expect(again.messages).toMatchObject([{ id: message, isEdit: true }]);
  });
});

describe('a watched table', () => {
  test('names the perspectives and marks the one that is shown', async () => {
    const bot = await openFeatureBot([guess]);
    const { table } = await open(bot.context, { game: guess, occupants: TWO, openToSpectators: true });
    const watch = (viewer: 'all' | 'spectator' | number) =>
      bot.user('eve').press({ kind: 'watch', table: table.id, viewer });
    const [shown] = (await watch(1)).messages;
    expect(shown?.labels.slice(0, 4)).toEqual([
      expect.stringMatching(/spectator/i),
      expect.stringMatching(/everything/i),
      expect.stringContaining('Ada'),
      expect.stringContaining('Bo'),
    ]);
    expect(shown?.marked).toEqual([expect.stringContaining('Bo')]);
    expect((await watch('all')).messages[0]?.marked).toEqual([expect.stringMatching(/everything/i)]);
  });

  test('hides secrets from spectators, and nothing from users who see all', async () => {
    const bot = await openFeatureBot([guess]);
    const { table } = await open(bot.context, { game: guess, occupants: TWO, openToSpectators: true });
    const { playLine } = await import('../../host/actions/move.ts');
    await playLine(bot.context, table.id, { person: 'ada' }, 'pick 7');
    const text = async (viewer: 'all' | 'spectator' | number) =>
      (await bot.user('eve').press({ kind: 'watch', table: table.id, viewer })).text;
    expect(await text('spectator')).toContain('Numbers ? 0');
    expect(await text('all')).toContain('Numbers 7 0');
    expect(await text(0)).toContain('Numbers 7 0');
    expect(await text(1)).toContain('Numbers ? 0');
  });

  test('has no button to refresh after the end', async () => {
    const bot = await openFeatureBot([noughts]);
    const { table } = await open(bot.context, { occupants: TWO });
    const labels = async () =>
      (await bot.user('eve').press({ kind: 'watch', table: table.id, viewer: 'spectator' })).labels;
    expect(await labels()).toEqual(['Refresh']);
    await resign(bot.context, table.id, 'bo');
    expect(await labels()).not.toContain('Refresh');
  });

  test('is suggested with game, name, channel and players', async () => {
    const bot = await openFeatureBot([noughts]);
    await open(bot.context, { occupants: TWO, location: locationIn('d'), name: 'Final' });
    await open(bot.context, { occupants: [person('x'), person('y')], location: { ...locationIn('dm'), guild: null } });
    const names = async (who: string, guild: string | null = 'g') =>
      (await bot.user(who, { guild, channel: 'dm' }).suggest('watch', { table: '' })).map(({ name }) => name);
    expect(await names('eve')).toEqual(['Noughts and Crosses · Final · #d · Ada – Bo']);
    expect(await names('x', null)).toEqual([expect.stringMatching(/^Noughts and Crosses · [^·]+$/)]);
    expect(await names('eve', null)).toEqual([]);
  });
});
