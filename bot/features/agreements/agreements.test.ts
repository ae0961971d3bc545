import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person, type ShortRequest } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';

const SITTERS = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));
const AGAINST_COMPUTER = [SITTERS[0]!, { kind: 'computer' as const, level: 'master' }];
const WAITING = [SITTERS[0]!, { kind: 'open' as const }];
/** Noughts that is rated after two moves by each player. */
const LONG: AnyGame = { ...noughtsWithComputers, id: 'long', ratedAfter: 2 };
const GERMAN = { location: { ...locationIn('c'), language: 'de' as const } };

async function begin(request: ShortRequest = {}) {
  const clock = { at: DAY_MS };
  const bot = await openFeatureBot([noughtsWithComputers, LONG, guess], { now: () => clock.at });
  const { id } = (await open(bot.context, { game: noughtsWithComputers, occupants: SITTERS, ...request })).table;
  const read = async () => (await findTable(bot.context, id)).table;
  return {
    ...{ bot, id, read, clock },
    mark: async () => (await read()).features.agreement?.offer?.mark ?? 0,
    press: (who: string, about: Partial<Id> & { kind: string }, use = {}) =>
      bot.user(who).press({ table: id, ...about } as Id, { isPrivate: true, ...use }),
    rename: (who: string, name: string, use = {}) => bot.user(who).submit({ kind: 'rename', table: id }, { name }, use),
    boards: () => bot.rest.sent.filter(({ channel }) => channel === 'c').map(({ text }) => text),
  };
}

describe('an offer', () => {
  test('asks the other player on the board, and is applied when they agree', async () => {
    const { press, read, mark } = await begin();
    const made = await press('ada', { kind: 'draw' }, { isPrivate: false, message: 'board' });
    expect(made.messages).toMatchObject([{ id: 'board', isEdit: true, isPrivate: false }]);
    expect((await read()).features.agreement?.offer).toMatchObject({ what: 'draw', seat: 0, agreed: [] });
    const answer = { kind: 'agree', mark: await mark() } as const;
    expect((await press('ada', answer)).text).toContain(
      'This is your own request, so the others decide. Press “Withdraw” to withdraw it.',
    );
    expect((await press('eve', answer)).refused).toBe('notYourTable');
    expect((await press('bo', { ...answer, mark: answer.mark + 1 })).text).toContain('This request has expired.');
    expect((await press('bo', { kind: 'pause' })).text).toContain(
      'There’s already a request on the board. Answer that one first.',
    );
    await press('bo', answer);
    expect(await read()).toMatchObject({ status: 'over', ending: { by: 'draw' } });
  });

  test('is declined by the other player, or withdrawn by the one who made it, in their panels', async () => {
    const { press, read, mark } = await begin();
    for (const who of ['bo', 'ada']) {
      const offered = await press('ada', { kind: 'pause' }, { message: 'panel' });
      expect(offered.text.includes('The game and its clock are paused.')).toBe(false);
      const answer = { kind: 'refuse', mark: await mark() } as const;
      const refused = await press(who, answer, { message: 'panel' });
      expect(refused.messages).toMatchObject([{ id: 'panel', isEdit: true, isPrivate: true }]);
      expect((await read()).features.agreement?.offer).toBeUndefined();
      expect((await press(who, answer)).refused).toBe('offerGone');
    }
    expect((await read()).status).toBe('playing');
  });

  test('that is accepted in private updates the board, and a paused game is resumed once', async () => {
    const { press, mark, boards } = await begin();
    await press('ada', { kind: 'pause' });
    const before = boards().length;
    await press('bo', { kind: 'agree', mark: await mark() });
    expect(boards().length).toBeGreaterThan(before);
    const resumed = await press('bo', { kind: 'resume' }, { message: 'panel' });
    expect(resumed.messages[0]).toMatchObject({ id: 'panel', isEdit: true });
    expect((await press('bo', { kind: 'resume' })).text).toContain('This game isn’t paused.');
  });

  test('is applied without a question if no other person plays, and confirmed', async () => {
    const { bot, id, press, read, boards } = await begin({ occupants: AGAINST_COMPUTER });
    expect((await press('ada', { kind: 'undo' })).text).toContain('You haven’t moved yet, so there’s nothing to undo.');
    await playLine(bot.context, id, { person: 'ada' }, 'a1');
    expect((await press('ada', { kind: 'undo' })).text).toContain('Your move was undone.');
    expect((await press('ada', { kind: 'pause' })).text).toContain('The game and its clock are paused.');
    expect((await press('ada', { kind: 'pause' })).refused).toBe('paused');
    await bot.settle(await findTable(bot.context, id));
    expect(boards().at(-1)).toMatch(/paused/i);
    expect((await press('ada', { kind: 'resume' })).text).toContain('The game continues.');
    expect((await read()).status).toBe('playing');
    expect((await press('ada', { kind: 'draw' })).text).toContain('The computer declined the draw.');
  });

  test('has a button behind “More” if it is possible, and its answers in the panel', async () => {
    const { bot, id, press } = await begin();
    const offered = async (who: string) => {
      const { labels } = await press(who, { kind: 'more' });
      return ['Undo', 'Offer a draw', 'Pause', 'Keep playing'].filter((label) => labels.includes(label));
    };
    const answers = async (who: string) => {
      const { labels } = await press(who, { kind: 'panel' });
      return ['Agree', 'Allow', 'Decline', 'Withdraw'].filter((label) => labels.includes(label));
    };
    expect(await offered('ada')).toEqual(['Offer a draw', 'Pause']);
    await playLine(bot.context, id, { person: 'ada' }, 'a1');
    expect([await offered('ada'), await offered('bo')]).toEqual([
      ['Undo', 'Offer a draw', 'Pause'],
      ['Offer a draw', 'Pause'],
    ]);
    await press('ada', { kind: 'draw' });
    expect([await offered('bo'), await answers('ada'), await answers('bo')]).toEqual([
      [],
      ['Withdraw'],
      ['Agree', 'Decline'],
    ]);
    expect((await press('bo', { kind: 'panel' })).text).toContain('Ada offers a draw.');
    expect((await press('ada', { kind: 'panel' })).text).toContain('You offered Bo a draw.');
    await press('ada', { kind: 'undo' });
    expect(await answers('bo')).toEqual(['Allow', 'Decline']);
  });

  test('needs a running game of the player, with draws for a draw', async () => {
    const secret = await begin({ game: guess });
    expect((await secret.press('ada', { kind: 'draw' })).text).toContain(
      'This game has no draws. Keep playing, or use `/resign`.',
    );
    const { press } = await begin({ occupants: WAITING });
    for (const kind of ['draw', 'undo', 'pause', 'giveUp', 'resign'] as const) {
      expect([kind, (await press('ada', { kind })).refused]).toEqual([kind, 'notStarted']);
      expect([kind, (await press('eve', { kind })).refused]).toEqual([kind, 'notYourTable']);
    }
    expect((await press('eve', { kind: 'resume' })).refused).toBe('notYourTable');
  });
});

describe('a table', () => {
  test('gets a name of up to 32 characters from its players, unless the server forbids names', async () => {
    const { bot, press, read, rename } = await begin({ name: 'Final' });
    expect((await press('ada', { kind: 'rename' })).form?.components).toMatchObject([
      { component: { value: 'Final', max_length: 32, required: false } },
    ]);
    const renamed = await rename('ada', ' Semi  final ', { isPrivate: true, message: 'panel' });
    expect(renamed.messages[0]).toMatchObject({ id: 'panel', isEdit: true });
    expect(renamed.text).toContain('Table renamed.');
    expect((await read()).terms.name).toBe('Semi final');
    await rename('ada', '  ');
    expect((await read()).terms.name).toBeUndefined();
    expect((await rename('eve', 'Mine')).refused).toBe('notYourTable');
    await changeServer(bot.context, 'g', (server) => ({ ...server, unnamed: true }));
    expect((await rename('ada', 'Mine')).text).toContain('Tables on this server can’t have their own names.');
    expect((await rename('ada', '')).refused).toBeUndefined();
  });

  test('is hidden from spectators at the request of a player, until it is over', async () => {
    const { bot, id, press, read } = await begin({ game: guess, openToSpectators: true });
    expect((await press('eve', { kind: 'hide' })).refused).toBe('notYourTable');
    expect((await press('bo', { kind: 'hide' })).text).toContain('Spectators now see only what’s public.');
    expect((await read()).terms.openToSpectators).toBeUndefined();
    await resign(bot.context, id, 'ada');
    expect((await press('bo', { kind: 'hide' })).refused).toBe('over');
  });

  test('that is inactive is kept open in its own language, which replaces the question', async () => {
    const { bot, id, read, clock, boards } = await begin(GERMAN);
    const before = (await read()).times.inactivity;
    clock.at += HOUR_MS;
    expect((await bot.user('eve').press({ kind: 'keep', table: id })).refused).toBe('notYourTable');
    const kept = await bot.user('ada').press({ kind: 'keep', table: id });
    expect(kept).toMatchObject({ text: 'Der Tisch bleibt offen.', messages: [{ isEdit: true, labels: [] }] });
    expect((await read()).times.inactivity).not.toEqual(before);
    expect(boards().length).toBeGreaterThan(0);
  });
});

describe('the decision about a player whose time is up', () => {
  async function late(perTurn: number | undefined = HOUR_MS, request: ShortRequest = {}) {
    const started = await begin({ perTurn, ...request });
    const { bot, id, clock } = started;
    const { table } = await changeTable(bot.context, id, ({ table: before }) => ({
      table: { ...before, clock: { ...before.clock, expired: [0] } },
    }));
    clock.at += HOUR_MS;
    const decide = (who: string, decision: Id<'overtime'>['decision'], turn = table.turns[0]?.count ?? 0) =>
      bot.user(who).press({ kind: 'overtime', table: id, seat: 0, turn, decision });
    return { ...started, decide };
  }

  test.each([
    ['claim', 'Bo claimed the win on time.', { status: 'over', ending: { seat: 0 } }],
    [
      ...(['wait', 'Bo gave Ada more time.'] as const),
      { status: 'playing', clock: { expired: [], expiresAt: [DAY_MS + 2 * HOUR_MS, null] } },
    ],
    ['end', 'Bo ended the game. Nobody loses.', { status: 'over', ending: { by: 'absence', seat: 0 } }],
    [
      ...(['computer', 'Bo let the computer take over for Ada.'] as const),
      { seats: [{ kind: 'computer', level: 'master', instead: { id: 'ada' } }, {}] },
    ],
  ] as const)('replaces the question with what was decided: %s', async (decision, text, expected) => {
    const { decide, read, boards } = await late();
    const decided = await decide('bo', decision);
    expect(decided).toMatchObject({ text, messages: [{ isEdit: true, labels: [] }] });
    expect(await read()).toMatchObject(expected);
    expect(boards().length).toBeGreaterThan(0);
    const again = await decide('bo', decision);
    expect([['over', 'stale'].includes(again.refused ?? ''), again.messages[0]?.isEdit]).toEqual([true, true]);
  });

  test('is for the waiting players, about one turn, and a win only with a clock', async () => {
    const { decide } = await late();
    expect((await decide('eve', 'claim')).refused).toBe('notYourTable');
    expect((await decide('ada', 'claim')).refused).toBe('notWaiting');
    expect((await decide('bo', 'claim', 7)).refused).toBe('stale');
    const unlimited = await late(undefined, { perTurn: undefined });
    const refused = await unlimited.decide('bo', 'claim');
    expect(refused.text).toContain(
      'This game has no clock, so nobody can lose on time. End it with no loser, or keep waiting.',
    );
    expect(refused.messages.filter(({ isEdit }) => isEdit)).toEqual([]);
    expect((await (await late(HOUR_MS, GERMAN)).decide('bo', 'wait')).text).toMatch(/^Bo .*Ada .*Zeit/);
  });
});
