import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, RNG } from '@longtable/kit';

import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { parseId } from '../../bot/custom-ids/ids.ts';
import { LIMITS } from '../../bot/host/limits.ts';
import { builtInGames as games } from '../../games/index.ts';
import { press, pressesOn } from '../campaigns/random-presser.ts';
import { isEphemeral, playAlternately, startNoughts } from '../game-helpers.ts';
import { builtInGames } from '../games/index.ts';
import { startTestBot, type TestBot } from '../test-bot.ts';

const ROOM = 'table';
const MOVES = 40;
/** Delay for requests after the last move. */
const AFTER_MS = 1500;

/** Prints the number of requests to Discord per move. */
export async function countRequests(): Promise<void> {
  console.log('requests per move');
  const person = await requestsPerMove(builtInGames, againstPerson);
  console.log(`  against a person    ${person.toFixed(2)}`);
  const computer = await requestsPerMove(games, againstComputer);
  console.log(`  against a computer  ${computer.toFixed(2)}`);
}

/** Returns the requests per move. `play` returns the number of users' moves. */
async function requestsPerMove(
  games: readonly AnyGame[],
  play: (testBot: TestBot, begin: () => void) => Promise<number>,
) {
  const testBot = await startTestBot(games, 'memory:', { limits: LIMITS });
  let requests = 0;
  testBot.longtable.bot.client.rest.on('response', () => {
    requests++;
  });
  const moves = await play(testBot, () => {
    requests = 0;
  });
  await sleep(AFTER_MS);
  await testBot.close();
  return requests / moves;
}

async function againstPerson(testBot: TestBot, begin: () => void): Promise<number> {
  const [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
  const board = await startNoughts(ada, bo, ROOM);
  // The first pings are sent before the users are known to be active, and deleted when they move.
  await playAlternately(ada, bo, board, 'a1 b1 a2 b2');
  await ada.until(() => ada.latest(board)?.content.includes('takes b2'));
  await sleep(AFTER_MS);
  begin();
  await playAlternately(ada, bo, board, 'c3 c1 b3');
  return 3;
}

/** Plays random choices of the panel against the computer of a game with hands. */
async function againstComputer(testBot: TestBot, begin: () => void): Promise<number> {
  const random = RNG.seeded(1);
  const ada = await testBot.join('Ada');
  await ada.command(ROOM, 'play', { subcommand: 'duel', options: { computer: 'beginner' } });
  await ada.command(ROOM, 'panel');
  begin();
  let played = 0;
  for (let tries = 0; tries < 4 * MOVES && played < MOVES; tries++) {
    const offered = (panelOf(ada) && pressesOn(panelOf(ada) as APIMessage)) ?? [];
    const plays = offered.filter(({ choice }) => choice.act === 'play');
    if (offered.length === 0) break;
    const chosen = random.pick(plays.length > 0 ? plays : offered);
    if ((await press(ada, chosen)).ok && chosen.choice.act === 'play') played++;
  }
  return played;
}

function panelOf(person: TestUser): APIMessage | undefined {
  return person.messages(ROOM).findLast((message) => isEphemeral(message) && hasChoices(message));
}

function hasChoices(message: APIMessage): boolean {
  return components(message).some(
    ({ custom_id }) => custom_id && ['choice', 'menu'].includes(parseId(custom_id)?.kind ?? ''),
  );
}
