import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Events } from 'discord.js';
import { openContext } from '../../bot/host/open.ts';
import { JavaRandom } from '../../games/kit/random.ts';
import { runa } from '../../games/runa/index.ts';
import { keptLog } from '../context.ts';
import { guess } from '../guess.ts';
import { noughts } from '../noughts.ts';
import type { Person } from '../person.ts';
import { openStage } from '../stage.ts';
import { type Answered, type Click, clicksAt, describe, fillIn } from './click.ts';
import { type Moment, Party } from './party.ts';
import { flawOf, movesBetween, whispersBetween } from './verdict.ts';

const SHELF = [noughts, guess, runa];

/** What became of all clicks. */
export interface Tally {
  clicks: number;
  moves: number;
  whispers: number;
}

/**
 * Lets everybody click everywhere at once: twice, too late, and at tables of others. Throws unless exactly one legal click
 * counts for a seat that is asked, and whoever clicked in vain is told so in a message of their own.
 */
export async function campaign(rounds: number, seed = 0): Promise<Tally> {
  let [begun, done] = [0, 0];
  const stage = await openStage(SHELF, undefined, { answered: () => void done++ });
  stage.longtable.bot.client.on(Events.InteractionCreate, () => void begun++);
  // An answer may have two parts: the board that was pressed, and a panel beside it.
  const allIsSaid = async () => {
    while (done < begun) await setTimeout(1);
  };
  try {
    const context = openContext({ storage: stage.storage, shelf: SHELF, log: keptLog() });
    const people = await Promise.all(['Ada', 'Bo', 'Cleo', 'Dev'].map((name) => stage.person(name)));
    // Who has chosen is not offered colours after a first game: every whisper answers a click.
    await Promise.all(people.map((person) => person.command('lounge', 'display', { options: { style: 'plain' } })));
    const [ada, bo, cleo, dev] = people as [Person, Person, Person, Person];
    const parties = [
      new Party(context, people, { channel: 'table', game: 'noughts', players: [ada, bo] }),
      new Party(context, people, { channel: 'second-table', game: 'guess', players: [bo, cleo] }),
      new Party(context, people, { channel: 'lounge', game: 'runa', players: [dev] }),
    ];
    return await playRounds(parties, rounds, JavaRandom.seeded(seed), allIsSaid);
  } finally {
    await stage.close();
  }
}

async function playRounds(
  parties: readonly Party[],
  rounds: number,
  random: JavaRandom,
  allIsSaid: () => Promise<void>,
): Promise<Tally> {
  const tally: Tally = { clicks: 0, moves: 0, whispers: 0 };
  let forms: Click[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const party of parties) await party.prepare();
    await allIsSaid();
    const before = new Map<Party, Moment>();
    for (const party of parties) before.set(party, await party.moment());
    // Half of the forms are kept for later, when they are out of date.
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

/** Whether the button was gone when the press arrived, as Discord tells whoever presses: the bot never hears of it. */
function isGone({ outcome }: Answered): boolean {
  return !outcome.ok && GONE.includes(outcome.sentence);
}

function formOf(click: Answered, random: JavaRandom): Click[] {
  const { outcome } = click;
  return outcome.ok && outcome.modal ? [fillIn(click, outcome.modal, `${1 + random.below(9)}`)] : [];
}

async function judge(party: Party, before: Moment, clicks: readonly Answered[], tally: Tally): Promise<void> {
  const after = await party.moment();
  const flaw = flawOf(before, after, clicks);
  if (flaw) throw new Error(`Table ${after.table.id}: ${flaw}\n${clicks.map(describe).join('\n')}`);
  await party.inStep(
    after,
    clicks.map(({ choice }) => choice.line),
  );
  tally.clicks += clicks.length;
  tally.moves += movesBetween(before, after).length;
  for (const person of party.people) tally.whispers += whispersBetween(before, after, person).length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rounds = Number(process.argv[2] ?? 200);
  const { clicks, moves, whispers } = await campaign(rounds, Number(process.argv[3] ?? 0));
  console.log(`${rounds} rounds: of ${clicks} clicks ${moves} counted, ${whispers} were answered with a sentence`);
}
