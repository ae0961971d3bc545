import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { RNG } from '@longtable/kit';
import { type Playground, startPlayground } from '@longtable/playground';
import { textChannel } from '@longtable/playground/world/channel';
import { FEATURES } from '../../bot/features/index.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { featuresWith } from '../../bot/interactions/feature.ts';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { builtInGames } from '../../games/index.ts';
import { openStorage } from '../../storage/index.ts';
import { postgresServer, type TestServer } from '../../storage/testing/servers.ts';
import { type Child, startBot } from '../child-process.ts';
import { recordingLog } from '../context.ts';
import { waitUntilConsistent } from './audit.ts';
import { Answers, DirectUser, findId } from './direct-user.ts';
import { RandomPresser } from './random-presser.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    people: { type: 'string', default: '10000' },
    servers: { type: 'string', default: '2000' },
    visits: { type: 'string', default: '20000' },
  },
});
const [MINUTES, PEOPLE, SERVERS, VISITS] = [values.minutes, values.people, values.servers, values.visits].map(
  Number,
) as [number, number, number, number];

const DAYS = 7;
const PROCESSES = [0, 1, 2];
const SHARDS_EACH = 4;
/** Delay before a killed process is restarted. */
const RESTART_DELAY_MS = 10_000;
/** Timeout for all boards to be current after the last action. */
const CONSISTENCY_TIMEOUT_MS = 120_000;
const TICK_MS = 50;
/** Relative activity by hour of the day. At weekends it is 50 % higher. */
const HOURS = [2, 1, 1, 1, 1, 1, 2, 4, 5, 4, 4, 5, 8, 7, 5, 5, 6, 8, 10, 13, 15, 14, 10, 5];
const WEEKEND = 1.5;

/** A server: its channel, users and time zone offset in hours. */
interface SimulatedServer {
  readonly room: string;
  readonly pressers: readonly RandomPresser<DirectUser>[];
  readonly zone: number;
}

const random = RNG.seeded(33);
const answers = new Answers();
const visiting = new Set<RandomPresser<DirectUser>>();
const tally = { visits: 0, dailies: 0, tournaments: 0, mostOpen: 0 };

const database = await postgresServer.start();
const playground = await startPlayground({
  server: LOCAL_SERVER,
  shards: PROCESSES.length * SHARDS_EACH,
  otherGuilds: others,
});
const homes = createServers(playground);
const bots = await Promise.all(PROCESSES.map(start));
const storage = await openStorage(database.url);
const context = openContext({ features: featuresWith(FEATURES), storage, games: builtInGames, log: recordingLog() });
const { counts } = playground.buckets;
const atStart = { ...counts };
const beginning = performance.now();
console.log(`${PEOPLE} users on ${SERVERS} servers, ${VISITS} visits, a week in ${MINUTES} minutes`);
console.log('     day   visits  answers  p50 ms  p99 ms  open  requests  429  unanswered  memory MB');
try {
  await Promise.all([simulateUsers(), simulateOutages(database), printReports()]);
  while (visiting.size > 0) await sleep(TICK_MS);
  await checkMoves();
} finally {
  await Promise.all(bots.map((bot) => bot.end()));
  await playground.close();
  await storage.close();
  await database.stop();
}

function idOf(number: number): string {
  return String(BigInt(number) << 22n);
}

function* others() {
  for (let number = 1; number <= SERVERS; number++) yield { id: idOf(number) };
}

function createServers({ world }: Playground): SimulatedServer[] {
  const each = Math.max(1, Math.round(PEOPLE / SERVERS));
  return Array.from({ length: SERVERS }, (_, index) => {
    const id = String(BigInt(idOf(index + 1)) + 1n);
    world.channels.set(id, { ...textChannel(id, `room-${index}`, 0), guild_id: idOf(index + 1) });
    const pressers = Array.from({ length: each }, (__, at) => {
      const member = world.users.restoreSaved({ id: String(BigInt(id) + 10n + BigInt(at)), name: `P${index}x${at}` });
      const visitor = new DirectUser(playground, member, id, answers);
      return new RandomPresser(visitor, RNG.seeded(index * each + at), { places: [id] });
    });
    return { room: id, pressers, zone: [-8, -5, 0, 1, 1, 2, 8, 9][index % 8] ?? 0 };
  });
}

function start(process: number): Promise<Child> {
  const shards = Array.from({ length: SHARDS_EACH }, (_, shard) => process * SHARDS_EACH + shard);
  return startBot(playground, database.url, { SHARDS: `${shards}/${PROCESSES.length * SHARDS_EACH}` });
}

/** Returns the simulated time in days. */
function dayAt(): number {
  return (DAYS * (performance.now() - beginning)) / (60_000 * MINUTES);
}

function activityOf({ zone }: SimulatedServer, day: number): number {
  const local = day + zone / 24;
  const hour = Math.floor(24 * (local - Math.floor(local)));
  return (HOURS[hour] ?? 1) * (Math.floor(local) % DAYS >= 5 ? WEEKEND : 1);
}

/** Simulates users by hour of the day, with peaks at midnight for the new dailies. */
async function simulateUsers(): Promise<void> {
  const mean = (HOURS.reduce((sum, busy) => sum + busy, 0) / HOURS.length) * ((5 + 2 * WEEKEND) / DAYS);
  const busiest = WEEKEND * Math.max(...HOURS);
  const perTick = (VISITS * TICK_MS * busiest) / (60_000 * MINUTES * mean);
  let [due, midnight] = [0, 1];
  for (let day = dayAt(); day < DAYS; day = dayAt()) {
    for (due += perTick; due >= 1; due--) {
      const home = random.pick(homes);
      if (random.below(1000) >= (1000 * activityOf(home, day)) / busiest) continue;
      startVisit(home);
      if (random.below(200) === 0) for (let burst = 0; burst < 5; burst++) startVisit(home);
    }
    if (day >= midnight) {
      midnight++;
      for (let nth = 0; nth < VISITS / 100; nth++) void daily(random.pick(homes));
      for (let nth = 0; nth < SERVERS / 200; nth++) void tournament(random.pick(homes));
    }
    await sleep(TICK_MS);
  }
}

function startVisit({ pressers }: SimulatedServer): void {
  const presser = random.pick(pressers);
  if (visiting.has(presser)) return;
  tally.visits++;
  void visit(presser, async () => {
    for (let acts = 1 + random.below(6); acts > 0; acts--) await presser.act();
  });
}

async function daily({ pressers, room }: SimulatedServer): Promise<void> {
  const presser = random.pick(pressers);
  if (visiting.has(presser)) return;
  tally.dailies++;
  await visit(presser, () => presser.person.command(room, 'daily'));
}

async function tournament({ pressers, room }: SimulatedServer): Promise<void> {
  const [host, ...guests] = pressers;
  if (!host || visiting.has(host)) return;
  tally.tournaments++;
  await visit(host, () => host.person.command(room, 'tournament', { subcommand: 'create', options: { game: 'duel' } }));
  const post = host.person.messages(room).findLast((message) => findId(message, 'tournament|join'));
  const join = post && findId(post, 'tournament|join');
  if (post && join) for (const guest of guests) await visit(guest, () => guest.person.click(post, join));
}

async function visit(presser: RandomPresser<DirectUser>, act: () => Promise<unknown>): Promise<void> {
  visiting.add(presser);
  tally.mostOpen = Math.max(tally.mostOpen, visiting.size);
  try {
    await act();
  } finally {
    visiting.delete(presser);
  }
}

/** Updates the bot on Tuesday, restarts the database on Thursday and kills a process on Saturday. */
async function simulateOutages(server: TestServer): Promise<void> {
  const at = (day: number) => sleep((60_000 * MINUTES * (day - dayAt())) / DAYS);
  await at(1.5);
  for (const process of PROCESSES) {
    const old = bots[process];
    bots[process] = await start(process);
    await old?.end();
  }
  console.log('all processes were replaced');
  await at(3.5);
  await duringOutage(() => server.restart(), 5000);
  console.log('the database was restarted');
  await at(5);
  await duringOutage(async () => {
    await bots[0]?.end('SIGKILL');
    await sleep(RESTART_DELAY_MS);
    bots[0] = await start(0);
  }, 3000);
  console.log('a process was killed and restarted');
}

/** Excuses unanswered interactions during an outage and shortly after it. */
async function duringOutage(during: () => Promise<void>, after: number): Promise<void> {
  answers.isDown = true;
  await during();
  await sleep(after);
  answers.isDown = false;
}

/** Prints the state twice per simulated day. */
async function printReports(): Promise<void> {
  for (let day = dayAt(); day < DAYS; day = dayAt()) {
    await sleep((60_000 * MINUTES) / (2 * DAYS));
    report(dayAt().toFixed(1));
  }
}

function report(when: string): void {
  const waits = answers.waits.toSorted((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor(share * (waits.length - 1))] ?? 0).toFixed(0);
  const [requests, refused] = [counts.requests - atStart.requests, counts.refused - atStart.refused];
  const memory = bots.map((bot) => (bot.residentMemory() / 2 ** 20).toFixed(0)).join('/');
  const numbers = [when, tally.visits, waits.length, at(0.5), at(0.99), visiting.size, requests, refused];
  console.log(
    [...numbers, `${answers.unanswered}+${answers.excused}`, memory].map((one) => `${one}`.padStart(8)).join(' '),
  );
}

/** Throws unless every seen move is stored exactly once and in order. */
async function checkMoves(): Promise<void> {
  const everybody = homes.flatMap(({ pressers }) => pressers);
  const count = await waitUntilConsistent(CONSISTENCY_TIMEOUT_MS, context, playground, everybody);
  const { requests } = { requests: counts.requests - atStart.requests };
  console.log(`${tally.visits} visits, ${tally.dailies} reads of the dailies, ${tally.tournaments} tournaments`);
  console.log(`${count.moves} moves at ${count.tables} tables: all ${count.seen} shown moves are stored exactly once`);
  console.log(
    `${count.moves - count.seen} more moves were saved but not shown; ${(requests / count.moves).toFixed(2)} requests per move`,
  );
  console.log(`${answers.unanswered} unanswered, ${answers.excused} more during outages`);
  console.log(
    `slowest answer ${Math.max(...answers.waits).toFixed(0)} ms, at most ${tally.mostOpen} simultaneous users`,
  );
}
