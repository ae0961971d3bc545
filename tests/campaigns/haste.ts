import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { APIMessage } from 'discord-api-types/v10';
import { openContext } from '../../bot/host/open.ts';
import { shelf } from '../../games/index.ts';
import { JavaRandom } from '../../games/kit/random.ts';
import { oneOf } from '../../games/kit/testing/wander.ts';
import { ROOMS, startPlayground } from '../../playground/index.ts';
import { openStorage } from '../../storage/index.ts';
import { startBot } from '../child.ts';
import { keptLog } from '../context.ts';
import { type Outcome, Person } from '../person.ts';
import { isEphemeral } from '../played.ts';
import { temporaryFolder } from '../stage.ts';
import { press, pressesOn } from './presses.ts';

const PRESS_EVERY_MS = 250;
const LOOK_EVERY_MS = 50;
const ASK_EVERY_MS = 3000;
/** So far behind what is on disk a board may be. */
const MOST_BEHIND_MS = 6000;

/** What came of a hasty game. */
interface Tally {
  presses: number;
  moves: number;
  /** How long a board showed what was no longer so, at most. */
  behind: number;
  /** How long the slowest answer took. */
  slowest: number;
  unanswered: number;
}

/** Somebody presses their panel four times a second, within Discord's usual limits, and asks for the board now and then. */
export async function campaign(seconds: number): Promise<Tally> {
  const folder = temporaryFolder();
  const database = `sqlite:${folder.path}/longtable.sqlite`;
  const playground = await startPlayground({ port: 0 });
  const bot = await startBot(playground, database);
  const storage = await openStorage(database);
  const context = openContext({ storage, shelf, log: keptLog() });
  const ada = await Person.join(playground.url, 'Ada');
  const tally: Tally = { presses: 0, moves: 0, behind: 0, slowest: 0, unanswered: 0 };
  const here = ROOMS[0].id;
  const answers: Promise<void>[] = [];
  const ask = (asked: Promise<Outcome>) => {
    const begun = performance.now();
    const done = asked.then(({ ok }) => {
      if (!ok) tally.unanswered++;
      tally.slowest = Math.max(tally.slowest, performance.now() - begun);
    });
    answers.push(done);
    return done;
  };
  const end = performance.now() + 1000 * seconds;
  const goesOn = () => performance.now() < end;

  /** Begins a run and opens its panel. */
  async function begin(): Promise<void> {
    await ask(ada.command(here, 'play', { subcommand: 'runa' }));
    await ask(ada.command(here, 'panel'));
  }

  async function play(): Promise<void> {
    const random = JavaRandom.seeded(1);
    for (; goesOn(); await sleep(PRESS_EVERY_MS)) {
      const offered = pressesOn(panelOf(ada, here) ?? ({ components: [] } as unknown as APIMessage));
      if (offered.length === 0) {
        await begin();
        continue;
      }
      tally.presses++;
      void ask(press(ada, oneOf(offered, random)));
    }
  }

  async function askForBoard(): Promise<void> {
    for (await sleep(ASK_EVERY_MS); goesOn(); await sleep(ASK_EVERY_MS)) await ask(ada.command(here, 'board'));
  }

  /** Looks how long the board has shown an earlier turn than the one on disk. */
  async function watch(): Promise<void> {
    let since: { readonly turn: string; readonly at: number } | undefined;
    for (; goesOn(); await sleep(LOOK_EVERY_MS)) {
      const place = await context.places.get(here);
      const table = place && (await context.tables.get(place.table));
      if (!table || table.status === 'over' || table.place.message === null) continue;
      tally.moves = Math.max(tally.moves, table.version);
      const board = playground.world.find(here, table.place.message)?.message;
      const shown = board && pressesOn(board)[0]?.choice;
      if (!shown || shown.turn >= (table.turns[0] ?? 0)) {
        since = undefined;
        continue;
      }
      const turn = `${table.id} ${shown.turn}`;
      if (since?.turn !== turn) since = { turn, at: performance.now() };
      tally.behind = Math.max(tally.behind, performance.now() - since.at);
    }
  }

  try {
    await ada.until(() => ada.online && ada.commands.length > 0);
    await begin();
    await Promise.all([play(), askForBoard(), watch()]);
    await Promise.all(answers);
    if (tally.behind > MOST_BEHIND_MS) throw new Error(`The board was ${Math.round(tally.behind)} ms behind.`);
    if (tally.unanswered > 0) throw new Error(`${tally.unanswered} times nobody answered.`);
    return { ...tally, behind: Math.round(tally.behind), slowest: Math.round(tally.slowest) };
  } finally {
    ada.leave();
    await bot.end();
    await playground.close();
    await storage.close();
    folder.remove();
  }
}

function panelOf(person: Person, channel: string): APIMessage | undefined {
  return person.messages(channel).findLast((message) => isEphemeral(message) && pressesOn(message).length > 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [seconds = 60] = process.argv.slice(2).map(Number);
  console.log({ seconds, ...(await campaign(seconds)) });
}
