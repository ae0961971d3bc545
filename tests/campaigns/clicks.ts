import { setTimeout } from 'node:timers/promises';
import { isShortcut, RNG, type Seat } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { OpenModal, Outcome, TestUser } from '@longtable/playground';
import { runa } from '@longtable/runa';
import { Events } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import { parseId } from '../../bot/custom-ids/ids.ts';
import { FEATURES } from '../../bot/features/index.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { onTurn, seatsOf } from '../../bot/host/table/table.ts';
import { recordingLog } from '../context.ts';
import { scriptArguments } from '../script.ts';
import { startTestBot } from '../test-bot.ts';
import { ChannelScenario, type Snapshot } from './channel-scenario.ts';
import { type Choice, press, pressesOn } from './random-presser.ts';

const GAMES = [noughts, guess, runa];

export interface Tally {
  clicks: number;
  moves: number;
  privateReplies: number;
}

/**
 * Lets all users click simultaneously: twice, too late, and at tables of others. Throws unless exactly one legal click counts
 * per seat to move, and every rejected click gets a private answer.
 */
export async function campaign(rounds: number, seed = 0): Promise<Tally> {
  let [begun, done] = [0, 0];
  const testBot = await startTestBot(GAMES, undefined, { onInteraction: () => void done++ });
  testBot.longtable.bot.client.on(Events.InteractionCreate, () => void begun++);
  // An answer may update both the pressed board and a panel.
  const allIsSaid = async () => {
    while (done < begun) await setTimeout(1);
  };
  try {
    const context = openContext({ features: FEATURES, storage: testBot.storage, games: GAMES, log: recordingLog() });
    const people = await Promise.all(['Ada', 'Bo', 'Cleo', 'Dev'].map((name) => testBot.join(name)));
    // A user who has chosen a style gets no colour preview, so every private message answers a click.
    await Promise.all(people.map((person) => person.command('lounge', 'display', { options: { style: 'plain' } })));
    const [ada, bo, cleo, dev] = people as [TestUser, TestUser, TestUser, TestUser];
    const parties = [
      new ChannelScenario(context, people, { channel: 'table', game: 'noughts', players: [ada, bo] }),
      new ChannelScenario(context, people, { channel: 'second-table', game: 'guess', players: [bo, cleo] }),
      new ChannelScenario(context, people, { channel: 'lounge', game: 'runa', players: [dev] }),
    ];
    return await playRounds(parties, rounds, RNG.seeded(seed), allIsSaid);
  } finally {
    await testBot.close();
  }
}

async function playRounds(
  parties: readonly ChannelScenario[],
  rounds: number,
  random: RNG,
  allIsSaid: () => Promise<void>,
): Promise<Tally> {
  const tally: Tally = { clicks: 0, moves: 0, privateReplies: 0 };
  let forms: Click[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const party of parties) await party.prepare();
    await allIsSaid();
    const before = new Map<ChannelScenario, Snapshot>();
    for (const party of parties) before.set(party, await party.snapshot());
    // Half of the forms are submitted later, when they are outdated.
    const sent = forms.filter(() => random.below(2) === 0);
    const kept = forms.filter((form) => !sent.includes(form));
    const clicks = random.shuffle([...parties.flatMap((party) => clicksAt(party, random)), ...sent]);
    const answered = await Promise.all(clicks.map(async (click) => ({ ...click, outcome: await click.send() })));
    await allIsSaid();
    for (const [party, was] of before) {
      const here = answered.filter((click) => click.party === party && !isGone(click));
      await judge(party, was, here, tally);
    }
    forms = [...kept, ...answered.flatMap((click) => formOf(click, random))];
  }
  return tally;
}

const GONE = ['That’s no longer on this message.', 'This message is gone.'];

/** Whether the button was gone when the press arrived. Discord rejects such a press itself. */
function isGone({ outcome }: Answered): boolean {
  return !outcome.ok && GONE.includes(outcome.sentence);
}

function formOf(click: Answered, random: RNG): Click[] {
  const { outcome } = click;
  return outcome.ok && outcome.modal ? [fillIn(click, outcome.modal, `${1 + random.below(9)}`)] : [];
}

async function judge(
  party: ChannelScenario,
  before: Snapshot,
  clicks: readonly Answered[],
  tally: Tally,
): Promise<void> {
  const after = await party.snapshot();
  const flaw = invariantViolation(before, after, clicks);
  if (flaw) throw new Error(`Table ${after.table.id}: ${flaw}\n${clicks.map(describe).join('\n')}`);
  await party.waitUntilShown(
    after,
    clicks.map(({ choice }) => choice.line),
  );
  tally.clicks += clicks.length;
  tally.moves += movesBetween(before, after).length;
  for (const person of party.people) tally.privateReplies += privateMessagesBetween(before, after, person).length;
}

/** A user's action at a table. */
interface Click {
  readonly party: ChannelScenario;
  readonly person: TestUser;
  readonly choice: Choice;
  send(): Promise<Outcome>;
}

/** A click and its outcome. */
type Answered = Click & { readonly outcome: Outcome };

const MAX_CLICKS = 3;

/** Returns random clicks of all users on the board and on current and outdated panels. */
function clicksAt(party: ChannelScenario, random: RNG): Click[] {
  return party.people.flatMap((person) => {
    const offered = [party.boardOf(person), ...party.privateMessagesTo(person)].flatMap(pressesOn);
    const many = offered.length === 0 ? 0 : random.below(MAX_CLICKS + 1);
    return Array.from({ length: many }, (): Click => {
      const chosen = random.pick(offered);
      return { party, person, choice: chosen.choice, send: () => press(person, chosen) };
    });
  });
}

/** Returns a click that submits the form opened by another click. */
function fillIn({ party, person }: Click, modal: OpenModal, text: string): Click {
  const choice = parseId(modal.modal.custom_id) as Choice;
  return {
    party,
    person,
    choice: { ...choice, act: 'play', line: choice.line + text },
    send: () => person.submit(modal, { text }),
  };
}

function describe({ person, choice, outcome }: Answered): string {
  return `${person.user.global_name}: ${choice.act} "${choice.line}" for turn ${choice.turn} of seat ${choice.seat} ${JSON.stringify(outcome)}`;
}

/** Returns the first violation after simultaneous clicks, or undefined if exactly the legal ones count. */
function invariantViolation(before: Snapshot, after: Snapshot, clicks: readonly Answered[]): string | undefined {
  if (clicks.some(({ outcome }) => !outcome.ok)) return 'a click was not answered';
  const flaws = [
    ...after.table.seats.map((_, seat) => seatViolation(before, after, seat, clicks)),
    ...[...after.privateMessages.keys()].map((person) => replyViolation(before, after, person, clicks)),
  ];
  return flaws.find((flaw) => flaw !== undefined);
}

/** Returns the moves between two snapshots. Several lines of one press count once. */
function movesBetween(before: Snapshot, after: Snapshot): Snapshot['log'] {
  return after.log.slice(before.log.length).filter(({ joined }) => !joined);
}

/** Returns the private messages to a user between two snapshots. */
function privateMessagesBetween(before: Snapshot, after: Snapshot, person: TestUser): APIMessage[] {
  const known = new Set(before.privateMessages.get(person)?.map(({ id }) => id));
  return (after.privateMessages.get(person) ?? []).filter(({ id }) => !known.has(id));
}

/** Returns a violation unless the seat moved exactly once after a legal click, and not at all without one. */
function seatViolation(before: Snapshot, after: Snapshot, seat: Seat, clicks: readonly Answered[]): string | undefined {
  const legal = clicks.filter((click) => isLegal(before, seat, click)).map(({ choice }) => choice.line);
  const moves = movesBetween(before, after).filter((move) => move.seat === seat);
  if (moves.length !== Math.min(1, legal.length)) return `seat ${seat} moved ${moves.length} times`;
  const isMeant = moves.every(({ line }) => legal.includes(line) || legal.some(isShortcut));
  return isMeant ? undefined : `seat ${seat} played what nobody clicked`;
}

/** Whether a click is a legal move if it arrives first. */
function isLegal({ features: FEATURES, table, game }: Snapshot, seat: Seat, { person, choice }: Answered): boolean {
  return (
    choice.act === 'play' &&
    choice.table === table.id &&
    choice.seat === seat &&
    choice.turn === table.turns[seat]?.count &&
    onTurn({ features: FEATURES, table, game }).includes(seat) &&
    seatsOf(table, person.user.id).includes(seat)
  );
}

/**
 * Returns a violation unless every rejected click got a private message or updated the pressed panel. A menu may have
 * opened before the move that outdated it.
 */
function replyViolation(
  before: Snapshot,
  after: Snapshot,
  person: TestUser,
  clicks: readonly Answered[],
): string | undefined {
  const seats = seatsOf(before.table, person.user.id);
  const mine = clicks.filter((click) => click.person === person);
  const moves = movesBetween(before, after).filter(({ seat }) => seats.includes(seat)).length;
  const forms = mine.filter(({ outcome }) => outcome.ok && outcome.modal).length;
  const inPlace = mine.filter(({ choice }) => choice.act === 'step' || choice.surface === 'panel');
  const menus = seats.length === 0 ? 0 : inPlace.length;
  const replies = privateMessagesBetween(before, after, person);
  const rejected = mine.length - moves - forms;
  // Each answer replaces the previous one, and a replaced panel is sent again.
  if (replies.length < Math.min(1, rejected - menus) || replies.length > mine.length) {
    const sent = JSON.stringify(replies.map(({ content }) => content));
    return `${person.user.global_name} had ${rejected} rejected clicks and was sent ${sent}`;
  }
  return replies.some(({ content }) => content === '') ? 'an answer is empty' : undefined;
}

if (import.meta.main) {
  const [rounds, seed] = scriptArguments(200, 0);
  const { clicks, moves, privateReplies } = await campaign(rounds, seed);
  console.log(`${rounds} rounds: ${clicks} clicks, ${moves} moves, ${privateReplies} private replies`);
}
