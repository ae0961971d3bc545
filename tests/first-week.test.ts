import { type AnyGame, say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import { nextStepButton, stepButton, suggestionFactsOf, suggestionFor } from '../bot/features/next-step/index.ts';
import { declineInvitation } from '../bot/host/actions/seats.ts';
import { changeTable } from '../bot/host/commit/commit.ts';
import { DAY_MS } from '../bot/host/duration.ts';
import { openContext } from '../bot/host/open-context.ts';
import { endTable } from '../bot/host/table/endings.ts';
import { builtInGames } from '../games/index.ts';
import { openStorage } from '../storage/index.ts';
import { locationIn, openTable, person, recordingLog, type ShortRequest } from './context.ts';

const ADA = 'ada';

let now = Date.parse('2026-11-16T18:00:00Z');
const context = openContext({
  features: FEATURES,
  storage: await openStorage('memory:'),
  games: builtInGames,
  log: recordingLog(),
  now: () => now,
});

/** Returns the suggestion in Ada's `/help`. */
async function suggestionInHelp(): Promise<string> {
  const step = suggestionFor(await suggestionFactsOf(context, ADA, 'g'));
  return step && step.kind !== 'stronger' ? say(stepButton(step)[1], 'en') : 'nothing special';
}

/** Returns the suggestion after Ada won or lost a game. */
async function suggestionAfter(how: 'won' | 'lost', id: string, asked: ShortRequest = {}): Promise<string> {
  const game = builtInGames.find((one) => one.id === id) as AnyGame;
  const level = game.computers?.levels[0]?.id ?? '';
  const others = Array.from({ length: game.seats.min - 1 }, () => ({ kind: 'computer' as const, level }));
  const request = {
    game,
    options: {},
    occupants: [person(ADA), ...others],
    seated: true,
    location: locationIn(`c${id}`),
  };
  const { table } = await openTable(context, { ...request, ...asked });
  const seat = table.seats.findIndex(({ kind }) => (kind === 'person') === (how === 'lost'));
  const over = await changeTable(context, table.id, (standing) => ({
    table: endTable(
      { ...standing.table, log: { ...standing.table.log, moveCount: 99 } },
      { by: 'resigning', seat },
      now,
    ),
  }));
  const [offered] = nextStepButton(over);
  return offered ? say(offered[1], 'en') : 'nothing special';
}

/** Returns the suggestion during an invitation, which Ada then declines. */
async function suggestionWhenInvited(): Promise<string> {
  const game = builtInGames.find(({ id }) => id === 'duel') as AnyGame;
  const occupants = [person('bo'), { kind: 'invited' as const, id: ADA }];
  const { table } = await openTable(context, { game, options: {}, occupants, location: locationIn('cbo') });
  const offered = await suggestionInHelp();
  await declineInvitation(context, table.id, ADA);
  return offered;
}

const lose = (game: string) => () => suggestionAfter('lost', game);
const win = (game: string) => () => suggestionAfter('won', game);
const daily = (game: string) => () => suggestionAfter('lost', game, { daily: true });

/** Actions of a new player by day, and what Longtable offers then. */
const WEEK: readonly (readonly (readonly [what: string, act: () => Promise<string>, offered: string])[])[] = [
  [
    ['Loses a run of Runa’s Strive', lose('runa'), 'Daily: Runa’s Strive'],
    ['Plays its daily', daily('runa'), 'Puzzle: Runa’s Strive'],
  ],
  [
    ['Opens `/help`', suggestionInHelp, 'Daily: Runa’s Strive'],
    ['Plays the daily of Runa’s Strive', daily('runa'), 'Puzzle: Runa’s Strive'],
    ['Opens `/help` once more', suggestionInHelp, 'Daily: Crown of Farmland'],
  ],
  [
    ['Loses a game of Card Duel', lose('duel'), 'Daily: Runa’s Strive'],
    ['Plays the daily of Runa’s Strive', daily('runa'), 'Puzzle: Runa’s Strive'],
    ['Loses another game of Card Duel', lose('duel'), 'Daily: Card Duel'],
  ],
  [
    ['Plays the daily of Runa’s Strive', daily('runa'), 'Puzzle: Runa’s Strive'],
    ['Beats the weakest computer in Card Duel', win('duel'), 'Try Amateur'],
  ],
  [['Is invited by a friend', suggestionWhenInvited, 'Tables waiting for you']],
  [
    ['Opens `/help`', suggestionInHelp, 'Daily: Runa’s Strive'],
    ['Plays the daily of Dungeon', daily('dungeon'), 'Daily: Runa’s Strive'],
  ],
  [
    ['Plays the daily of Card Duel', daily('duel'), 'Puzzle: Card Duel'],
    ['Opens `/help`', suggestionInHelp, 'Daily: Runa’s Strive'],
  ],
];

test('guides a new player through the first week', async () => {
  for (const [day, acts] of WEEK.entries()) {
    for (const [what, act, offered] of acts) expect([day + 1, what, await act()]).toEqual([day + 1, what, offered]);
    now += DAY_MS;
  }
});
