import { guess } from '@longtable/kit/testing/games/guess';
import { describe, expect, test } from 'vitest';
import { codeOf, noughtsWithComputers, open, person, type ShortRequest } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';

async function begin(request: ShortRequest = {}, parts = {}) {
  const bot = await openFeatureBot([noughtsWithComputers, guess], parts);
  const { id } = (await open(bot.context, request)).table;
  return { bot, id, read: async () => (await findTable(bot.context, id)).table };
}
const press = (bot: FeatureBot, who: string, id: Id, use = {}) => bot.user(who).press(id, { isPrivate: true, ...use });

describe('offers', () => {
  test('ask the other player and are applied when they agree', async () => {
    const { bot, id, read } = await begin();
    const made = await press(bot, 'ada', { kind: 'draw', table: id });
    expect(made.refused).toBeUndefined();
    const { offer } = (await read()).features.agreement ?? {};
    expect(offer).toMatchObject({ what: 'draw', seat: 0, agreed: [] });
    const answer = { table: id, mark: offer?.mark ?? 0 };
    const own = await press(bot, 'ada', { kind: 'agree', ...answer });
    expect([own.refused, own.text]).toEqual(['ownOffer', expect.stringContaining('Press “Withdraw”')]);
    expect((await press(bot, 'eve', { kind: 'agree', ...answer })).refused).toBe('notYourTable');
    expect((await press(bot, 'bo', { kind: 'agree', ...answer, mark: answer.mark + 1 })).refused).toBe('offerGone');
    await press(bot, 'bo', { kind: 'agree', ...answer });
    expect(await read()).toMatchObject({ status: 'over', ending: { by: 'draw' } });
  });

  test('are declined by the other player and withdrawn by the one who made them', async () => {
    const { bot, id, read } = await begin();
    for (const who of ['bo', 'ada']) {
      await press(bot, 'ada', { kind: 'pause', table: id });
      const mark = (await read()).features.agreement?.offer?.mark ?? 0;
      expect((await press(bot, who, { kind: 'refuse', table: id, mark })).refused).toBeUndefined();
      expect((await read()).features.agreement?.offer).toBeUndefined();
      expect((await press(bot, who, { kind: 'refuse', table: id, mark })).refused).toBe('offerGone');
    }
    expect((await read()).status).toBe('playing');
  });

  test('are applied without a question if no other person plays, with a confirmation', async () => {
    const occupants = [person('ada'), { kind: 'computer' as const, level: 'master' }];
    const { bot, id, read } = await begin({ game: noughtsWithComputers, occupants });
    const paused = await press(bot, 'ada', { kind: 'pause', table: id });
    expect(paused.text).toMatch(/paused/i);
    expect((await read()).status).toBe('paused');
    expect((await press(bot, 'ada', { kind: 'pause', table: id })).refused).toBe('paused');
    expect((await press(bot, 'ada', { kind: 'resume', table: id })).refused).toBeUndefined();
    expect((await read()).status).toBe('playing');
    expect((await press(bot, 'ada', { kind: 'draw', table: id })).refused).toBe('computerPlaysOn');
  });

  test('of a draw need a game with draws, and of an undo a move to take back', async () => {
    const secret = await begin({ game: guess });
    expect((await press(secret.bot, 'ada', { kind: 'draw', table: secret.id })).refused).toBe('noDraws');
    const { bot, id, read } = await begin();
    expect((await press(bot, 'ada', { kind: 'undo', table: id })).refused).toBe('nothingToUndo');
    expect(await codeOf(playLine(bot.context, id, { person: 'ada' }, 'a1'))).toBe('done');
    await press(bot, 'ada', { kind: 'undo', table: id });
    expect((await read()).features.agreement?.offer).toMatchObject({ what: 'undo', seat: 0 });
  });

  test('are made by players of a running game only', async () => {
    const { bot, id } = await begin({ occupants: [person('ada'), { kind: 'open' }] });
    for (const kind of ['draw', 'undo', 'pause'] as const) {
      expect((await press(bot, 'ada', { kind, table: id })).refused).toBe('notStarted');
      expect((await press(bot, 'eve', { kind, table: id })).refused).toBe('notYourTable');
    }
    expect((await press(bot, 'eve', { kind: 'resume', table: id })).refused).toBe('notYourTable');
  });
});

describe('resigning', () => {
  test('asks first and is then shown as the result', async () => {
    const { bot, id, read } = await begin();
    const asked = await press(bot, 'ada', { kind: 'giveUp', table: id });
    expect(asked.ids).toContainEqual({ kind: 'resign', table: id });
    expect((await read()).status).toBe('playing');
    expect((await press(bot, 'eve', { kind: 'resign', table: id })).refused).toBe('notYourTable');
    await press(bot, 'ada', { kind: 'resign', table: id });
    expect(await read()).toMatchObject({ status: 'over', ending: { by: 'resigning', seat: 0 } });
    for (const kind of ['giveUp', 'resign'] as const)
      expect((await press(bot, 'bo', { kind, table: id })).refused).toBe('over');
  });

  test('is not possible before the start', async () => {
    const { bot, id } = await begin({ occupants: [person('ada'), { kind: 'open' }] });
    for (const kind of ['giveUp', 'resign'] as const)
      expect((await press(bot, 'ada', { kind, table: id })).refused).toBe('notStarted');
  });
});

describe('the name of a table', () => {
  test('is asked for with the current one and shown after the change', async () => {
    const { bot, id, read } = await begin({ name: 'Final' });
    const { form } = await press(bot, 'ada', { kind: 'rename', table: id });
    expect(JSON.stringify(form)).toContain('"value":"Final"');
    const renamed = await bot.user('ada').submit({ kind: 'rename', table: id }, { name: ' Semi  final ' }, {});
    expect(renamed.refused).toBeUndefined();
    expect((await read()).terms.name).toBe('Semi final');
    await bot.user('ada').submit({ kind: 'rename', table: id }, { name: '  ' }, {});
    expect((await read()).terms.name).toBeUndefined();
  });

  test('is set by players only, and not where the server forbids names', async () => {
    const { bot, id, read } = await begin();
    const rename = async (who: string, name: string) =>
      (await bot.user(who).submit({ kind: 'rename', table: id }, { name }, {})).refused;
    expect(await rename('eve', 'Mine')).toBe('notYourTable');
    await changeServer(bot.context, 'g', (server) => ({ ...server, unnamed: true }));
    expect(await rename('ada', 'Mine')).toBe('namesOff');
    expect(await rename('ada', '')).toBeUndefined();
    expect((await read()).terms.name).toBeUndefined();
  });
});

test('hides a table from spectators at the request of a player', async () => {
  const { bot, id, read } = await begin({ game: guess, openToSpectators: true });
  expect((await read()).terms.openToSpectators).toBe(true);
  expect((await press(bot, 'eve', { kind: 'hide', table: id })).refused).toBe('notYourTable');
  const hidden = await press(bot, 'bo', { kind: 'hide', table: id });
  expect(hidden.text).toMatch(/spectators/i);
  expect((await read()).terms.openToSpectators).toBeUndefined();
});

test('does not hide a table that is over', async () => {
  const { bot, id, read } = await begin({ game: guess, openToSpectators: true });
  await resign(bot.context, id, 'ada');
  const answer = await press(bot, 'bo', { kind: 'hide', table: id });
  expect(answer.refused).toBe('over');
  expect((await read()).terms.openToSpectators).toBe(true);
});

test('keeps an inactive table open and replaces the question', async () => {
  let now = DAY_MS;
  const { bot, id, read } = await begin({}, { now: () => now });
  const before = (await read()).times.inactivity;
  now += HOUR_MS;
  expect((await bot.user('eve').press({ kind: 'keep', table: id })).refused).toBe('notYourTable');
  const kept = await bot.user('ada').press({ kind: 'keep', table: id });
  expect(kept.messages).toMatchObject([{ isEdit: true, labels: [] }]);
  expect((await read()).times.inactivity).not.toEqual(before);
});

describe('a change of the table', () => {
  test('is shown on the pressed board, or in the panel', async () => {
    const { bot, id } = await begin();
    const onBoard = await bot.user('ada').press({ kind: 'draw', table: id }, { message: 'board' });
    expect(onBoard.messages).toMatchObject([{ id: 'board', isEdit: true, isPrivate: false }]);
    const mark = (await findTable(bot.context, id)).table.features.agreement?.offer?.mark ?? 0;
    const inPanel = await press(bot, 'bo', { kind: 'refuse', table: id, mark }, { message: 'panel' });
    expect(inPanel.messages).toMatchObject([{ id: 'panel', isEdit: true, isPrivate: true }]);
  });

  test('is confirmed in the panel only once it is applied', async () => {
    const { bot, id, read } = await begin();
    const offered = await press(bot, 'ada', { kind: 'pause', table: id }, { message: 'panel' });
    expect(offered.text).not.toMatch(/^.*is paused/i);
    const mark = (await read()).features.agreement?.offer?.mark ?? 0;
    await press(bot, 'bo', { kind: 'agree', table: id, mark });
    const resumed = await press(bot, 'bo', { kind: 'resume', table: id }, { message: 'panel' });
    expect(resumed.messages[0]).toMatchObject({ id: 'panel', isEdit: true });
    expect((await press(bot, 'bo', { kind: 'resume', table: id })).refused).toBeDefined();
  });

  test('of the name is shown after the form', async () => {
    const { bot, id, read } = await begin();
    const renamed = await bot
      .user('ada')
      .submit({ kind: 'rename', table: id }, { name: 'Final' }, { isPrivate: true, message: 'panel' });
    expect(renamed.messages[0]).toMatchObject({ id: 'panel', isEdit: true });
    expect((await read()).terms.name).toBe('Final');
    const { form } = await press(bot, 'ada', { kind: 'rename', table: id });
    expect(form?.components).toMatchObject([{ component: { value: 'Final', required: false } }]);
  });
});

describe('the decision about a player whose time is up', () => {
  const late = async (perTurn: number | undefined) => {
    let now = DAY_MS;
    const started = await begin({ game: noughtsWithComputers, perTurn }, { now: () => now });
    const { table } = await changeTable(started.bot.context, started.id, ({ table: before }) => ({
      table: { ...before, clock: { ...before.clock, expired: [0] } },
    }));
    now += HOUR_MS;
    const decide = (who: string, decision: Id<'overtime'>['decision'], turn = table.turns[0]?.count ?? 0) =>
      started.bot.user(who).press({ kind: 'overtime', table: started.id, seat: 0, turn, decision });
    return { ...started, decide };
  };

  test.each([
    ['claim', 'claimed the win'],
    ['wait', 'more time'],
    ['end', 'ended the game'],
    ['computer', 'computer take over'],
  ] as const)('replaces the question with what was decided: %s', async (decision, words) => {
    const { decide } = await late(HOUR_MS);
    expect((await decide('bo', decision)).text).toContain(words);
  });

  test('keeps the question if the decision is refused for another reason', async () => {
    const { decide } = await late(undefined);
    const refused = await decide('bo', 'claim');
    expect(refused.messages.filter(({ isEdit }) => isEdit)).toEqual([]);
  });

  test('can be a win, which replaces the question', async () => {
    const { decide, read } = await late(HOUR_MS);
    expect((await decide('eve', 'claim')).refused).toBe('notYourTable');
    expect((await decide('ada', 'claim')).refused).toBe('notWaiting');
    const claimed = await decide('bo', 'claim');
    expect(claimed.messages).toMatchObject([{ isEdit: true, labels: [] }]);
    expect(await read()).toMatchObject({ status: 'over', ending: { seat: 0 } });
    const again = await decide('bo', 'claim');
    expect([again.refused, again.messages[0]?.isEdit]).toEqual(['over', true]);
  });

  test('cannot be a win without a clock', async () => {
    const { decide, read } = await late(undefined);
    expect((await decide('bo', 'claim')).refused).toBe('noClock');
    await decide('bo', 'end');
    expect(await read()).toMatchObject({ status: 'over', ending: { by: 'absence', seat: 0 } });
  });

  test('can be another turn or a computer', async () => {
    const waits = await late(HOUR_MS);
    await waits.decide('bo', 'wait');
    expect((await waits.read()).clock).toMatchObject({ expired: [], expiresAt: [DAY_MS + 2 * HOUR_MS, null] });
    const stale = await waits.decide('bo', 'wait');
    expect([stale.refused, stale.messages[0]]).toMatchObject(['stale', { isEdit: true, labels: [] }]);
    const replaced = await late(HOUR_MS);
    await replaced.decide('bo', 'computer');
    expect((await replaced.read()).seats[0]).toMatchObject({
      kind: 'computer',
      level: 'master',
      instead: { id: 'ada' },
    });
  });

  test('is about one turn', async () => {
    const { decide } = await late(HOUR_MS);
    expect((await decide('bo', 'claim', 7)).refused).toBe('stale');
  });
});
