import { type GameEvent, RNG, type Seat, type Viewer } from '@longtable/kit';
import { auction, genericAuction, scrambleAuction } from '@longtable/kit/testing/games/auction';
import { isSealedAt, propose } from '../../bot/features/agreements/agreement.ts';
import { FEATURES } from '../../bot/features/index.ts';
import { decideOvertime, decisionsAt, timedOutSeat, waitingAt } from '../../bot/features/overtime/index.ts';
import { readPlayerStats } from '../../bot/features/ratings/player-stats.ts';
import { latecomers } from '../../bot/features/rematch/latecomers.ts';
import { askForRematch } from '../../bot/features/rematch/rematch.ts';
import { playLine } from '../../bot/host/actions/move.ts';
import { resign } from '../../bot/host/actions/resign.ts';
import { joinTable, leaveTable } from '../../bot/host/actions/seats.ts';
import { tablesOf } from '../../bot/host/commit/table-lists.ts';
import { type Context, closeResources } from '../../bot/host/context.ts';
import { autoplay } from '../../bot/host/delivery/delivery.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { ignoreRefusal } from '../../bot/host/refusal.ts';
import { runDue } from '../../bot/host/scheduler/scheduler.ts';
import { storyFor } from '../../bot/host/table/events.ts';
import { findTable } from '../../bot/host/table/find.ts';
import { readerAt } from '../../bot/host/table/names.ts';
import { readLog } from '../../bot/host/table/state.ts';
import { isFinished, onTurn, personsAt, playersAt, resultOf } from '../../bot/host/table/table.ts';
import { drawBoard } from '../../bot/render/board.ts';
import { openStorage, type Storage } from '../../storage/index.ts';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { locationIn, openTable, person, recordingLog } from '../context.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';

const GAMES = [auction, genericAuction];
const PEOPLE = Array.from({ length: 40 }, (_, number) => `person${number}`);
const TURN_MS = 60_000;
/** Maximum number of steps before a game counts as stuck. */
const MAX_STEPS = 2000;

/** Counted events. */
const COUNTED = ['games', 'moves', 'takenBack', 'left', 'timedOut', 'kills', 'looks', 'late', 'rematches'] as const;
export type Tally = Record<(typeof COUNTED)[number], number>;

/** A host with a fake clock that is killed and restarted on a database. */
class TestHost {
  readonly #url: string;
  #storage: Storage | undefined;
  #context: Context | undefined;
  now = Date.UTC(2026, 0, 1);

  constructor(url: string) {
    this.#url = url;
  }

  get context(): Context {
    if (!this.#context) throw new Error('The host has not started.');
    return this.#context;
  }

  async start(): Promise<void> {
    this.#storage = await openStorage(this.#url);
    this.#context = openContext({
      features: FEATURES,
      storage: this.#storage,
      games: GAMES,
      log: recordingLog(),
      now: () => this.now,
      limits: { pace: 0 },
    });
  }

  async stop(): Promise<void> {
    await closeResources(this.context);
    await this.#storage?.close();
  }
}

class Play {
  readonly #host: TestHost;
  readonly #random: RNG;
  readonly #tally: Tally;
  readonly #id: string;
  /** Log at the last check. */
  #log: readonly string[] = [];

  constructor(host: TestHost, random: RNG, tally: Tally, id: string) {
    this.#host = host;
    this.#random = random;
    this.#tally = tally;
    this.#id = id;
  }

  /** Plays to the end with random events. Throws if moves are lost, the game is stuck or a secret is shown. */
  async finish(): Promise<LoadedTable> {
    for (let step = 0; step < MAX_STEPS; step++) {
      await autoplay(this.#host.context, await this.#at(), () => {});
      const at = await this.#at();
      await this.#confirm(at);
      this.#mustHide(at);
      if (at.table.status === 'over') return at;
      if (onTurn(at).length === 0) throw new Error('no seat is to move');
      this.#host.now += 1 + this.#random.below(1000);
      await this.#step(at);
    }
    throw new Error(`it is not over after ${MAX_STEPS} steps`);
  }

  async #at(): Promise<LoadedTable> {
    return findTable(this.#host.context, this.#id);
  }

  async #step(at: LoadedTable): Promise<void> {
    const draw = this.#random.below(100);
    if (draw < 60) await this.#bid(at);
    else if (draw < 72) await this.#takeBack(at);
    else if (draw < 75) await this.#leave(at);
    else if (draw < 83) await this.#runOut(at);
    else if (draw < 90) await this.#kill(at);
    else await this.#comeLate(at);
  }

  /** Plays a bid or an invalid line for a random seat to move. */
  async #bid(at: LoadedTable): Promise<LoadedTable | undefined> {
    const { context } = this.#host;
    const turn = onTurn(at).filter((seat) => at.table.seats[seat]?.kind === 'person');
    const occupant = at.table.seats[this.#one(turn) ?? -1];
    if (occupant?.kind !== 'person') return undefined;
    const line = `bid ${1 + this.#random.below(7)}`;
    return playLine(context, this.#id, { person: occupant.id }, line).catch(ignoreRefusal);
  }

  /** Undoes a bid that no other player has seen. Sealed bids of others are kept. */
  async #takeBack(at: LoadedTable): Promise<void> {
    const who = this.#one(personsAt(at.table));
    const seat = at.table.seats.findIndex((occupant) => occupant.kind === 'person' && occupant.id === who);
    if (who === undefined || !isSealedAt(at.table, seat)) return;
    const back = await propose(this.#host.context, this.#id, who, 'undo');
    const others = (table: LoadedTable['table']) =>
      [...table.turns.keys()].filter((other) => other !== seat && isSealedAt(table, other));
    if (`${others(back.table)}` !== `${others(at.table)}`) throw new Error('the undo removed another player’s bid');
    this.#log = await logOf(this.#host.context, back);
    this.#tally.takenBack++;
  }

  async #leave(at: LoadedTable): Promise<void> {
    const who = this.#one(personsAt(at.table));
    if (who === undefined) return;
    await resign(this.#host.context, this.#id, who);
    this.#tally.left++;
  }

  /** Lets the time run out and a waiting player decide about late players. */
  async #runOut(at: LoadedTable): Promise<void> {
    const { context } = this.#host;
    if (at.table.clock.perTurnMs === null) return;
    this.#host.now += TURN_MS + 1;
    await runDue(context, this.#id);
    const due = await this.#at();
    const [decider] = waitingAt(due);
    const late = this.#one(due.table.clock.expired);
    if (decider === undefined || late === undefined || due.table.status !== 'playing') return;
    const decision = this.#one(decisionsAt(due, late)) ?? 'wait';
    await decideOvertime(context, this.#id, decider, timedOutSeat(due, late), decision);
    this.#tally.timedOut++;
  }

  /** Kills the host during an action. Answered actions must be stored. Others must be stored completely or not at all. */
  async #kill(at: LoadedTable): Promise<void> {
    const before = await logOf(this.#host.context, at);
    const acting = this.#bid(at).then(
      (result) => result !== undefined,
      () => false,
    );
    for (let ticks = this.#random.below(8); ticks > 0; ticks--) await Promise.resolve();
    await this.#host.stop();
    const isAnswered = await acting;
    await this.#host.start();
    this.#tally.kills++;
    const after = await logOf(this.#host.context, await this.#at());
    const kept = after.slice(0, before.length);
    if (`${kept}` !== `${before}` || after.length > before.length + 1) throw new Error(`${before} became ${after}`);
    if (isAnswered && after.length === before.length) throw new Error('an answered bid is lost');
    this.#log = after;
  }

  async #comeLate({ table }: LoadedTable): Promise<void> {
    const who = this.#one(PEOPLE) ?? '';
    if (playersAt(table).includes(who)) return;
    const isWaiting = latecomers.usersAt(table).includes(who);
    await (isWaiting ? leaveTable : joinTable)(this.#host.context, this.#id, who).catch(ignoreRefusal);
    this.#tally.late++;
  }

  /** Checks that the log only grows, except after an undo. */
  async #confirm(at: LoadedTable): Promise<void> {
    const log = await logOf(this.#host.context, at);
    if (`${log.slice(0, this.#log.length)}` !== `${this.#log}`) throw new Error(`${this.#log} became ${log}`);
    this.#tally.moves += log.length - this.#log.length;
    this.#log = log;
  }

  /** Checks that no viewer's board depends on hidden bids. */
  #mustHide(at: LoadedTable): void {
    if (at.table.status === 'over') return;
    for (const viewer of [...at.table.seats.keys(), 'spectator'] satisfies Viewer[]) {
      const state = scrambleAuction(at.table.state as never, viewer, this.#random);
      const list = at.table.events.list.map((event) => scrambledEvent(event, viewer, this.#random));
      const other = { ...at, table: { ...at.table, state, events: { ...at.table.events, list } } };
      if (visibleTo(at, viewer) !== visibleTo(other, viewer)) throw new Error(`${viewer} is shown a secret`);
      this.#tally.looks++;
    }
  }

  #one<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : this.#random.pick(list);
  }
}

async function logOf(context: Context, { table }: LoadedTable): Promise<string[]> {
  return (await readLog(context, table)).map(({ seat, line }) => `${seat} ${line}`);
}

function scrambledEvent(event: GameEvent, viewer: Viewer, random: RNG): GameEvent {
  const isOthers = event.kind === 'sealed' && (event as GameEvent & { seat: Seat }).seat !== viewer;
  return isOthers ? Object.assign({}, event, { bid: 1 + random.below(6) }) : event;
}

/** Returns a viewer's board and story. */
function visibleTo(at: LoadedTable, viewer: Viewer): string {
  const reader = readerAt(at, viewer, 'en');
  const { board, sentences } = at.game.presentation.view(at.table.state, reader);
  const story = at.game.presentation.story(storyFor(at, viewer).events, reader);
  return JSON.stringify([board, sentences, story, viewer === 'spectator' ? drawBoard(at) : null]);
}

/** Checks that all players are ranked, departed ones last, and that the table is in no user's list. */
async function checkEnd(context: Context, at: LoadedTable): Promise<void> {
  const { table } = at;
  for (const who of playersAt(table))
    if ((await tablesOf(context, who)).includes(table.id)) throw new Error(`${who} still has the table in their list`);
  if (!isFinished(table)) return;
  for (const who of playersAt(table)) {
    const { played = 0 } = (await readPlayerStats(context, who)).games[table.game] ?? {};
    if (played === 0) throw new Error(`${who} has no finished game`);
  }
  const places = resultOf(at)?.places;
  if (!places || table.seats.length === 2) return;
  if (new Set(places.flat()).size !== table.seats.length) throw new Error(`places ${JSON.stringify(places)}`);
  const isGone = (seat: Seat) => table.seats[seat]?.kind === 'gone';
  const firstGone = places.findIndex((level) => level.some(isGone));
  const isMixed = firstGone >= 0 && places.slice(firstGone).some((level) => !level.every(isGone));
  if (isMixed) throw new Error(`a player who left is ranked too high: ${JSON.stringify(places)}`);
}

/** Plays random games of two to eight players with departures, undos, time-outs, latecomers and kills. */
export async function campaign(games: number, seed = 0): Promise<Tally> {
  const tally = Object.fromEntries(COUNTED.map((what) => [what, 0])) as Tally;
  const folder = temporaryFolder();
  const host = new TestHost(`sqlite:${folder.path}/several.sqlite`);
  await host.start();
  for (; tally.games < games; tally.games++) {
    const random = RNG.seeded(seed + tally.games);
    const id = await openRandomTable(host, random, `c${tally.games}`);
    try {
      const over = await new Play(host, random, tally, id).finish();
      await checkEnd(host.context, over);
      await playRematch(host, over, tally);
    } catch (error) {
      throw new Error(`Game ${seed + tally.games}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  await host.stop();
  folder.remove();
  return tally;
}

async function openRandomTable({ context }: TestHost, random: RNG, channel: string): Promise<string> {
  const game = GAMES[random.below(GAMES.length)] ?? auction;
  const size = random.range(game.seats.min, game.seats.max + 1);
  const people = random.shuffle(PEOPLE);
  const level = game.computers?.levels[0]?.id ?? '';
  const occupants = Array.from({ length: size }, (_, seat): SeatOccupant => {
    const isComputer = seat > 0 && random.below(5) === 0;
    return isComputer ? { kind: 'computer', level } : person(people[seat] ?? '');
  });
  const perTurn = random.below(2) === 0 ? TURN_MS : undefined;
  // A server of its own, because unfinished rematches count towards the server's tables.
  const at = { ...locationIn(channel), guild: channel };
  const { table } = await openTable(context, { game, options: {}, occupants, location: at, perTurn });
  return table.id;
}

/** Opens a rematch, in which latecomers are seated. */
async function playRematch({ context }: TestHost, { table, game }: LoadedTable, tally: Tally): Promise<void> {
  const [who] = personsAt(table);
  const waiting = latecomers.usersAt(table);
  if (who === undefined) return;
  const next = await askForRematch(context, table.id, { person: who });
  const coming = [
    ...next.table.seats.flatMap((occupant) => ('id' in occupant ? [occupant.id] : [])),
    ...latecomers.usersAt(next.table),
  ];
  for (const late of waiting) if (!coming.includes(late)) throw new Error(`${late} has no seat in the rematch`);
  if (next.table.seats.length > game.seats.max) throw new Error('the rematch has too many seats');
  tally.rematches++;
  if (next.table.status === 'open') await leaveTable(context, next.table.id, who);
}

if (import.meta.main) {
  const tally = await campaign(...scriptArguments(100, 0));
  const { games, moves, takenBack, left, timedOut, kills, looks, late, rematches } = tally;
  console.log(
    `${games} games of 2–8 seats, ${moves} moves, ${takenBack} undos, ${left} departures, ${timedOut} time-outs, ` +
      `${kills} kills, ${late} latecomers, ${rematches} rematches: no move lost, no game stuck, ` +
      `no secret in ${looks} views`,
  );
}
