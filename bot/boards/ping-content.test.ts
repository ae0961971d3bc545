import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { Ending, Notice, SeatOccupant, Table } from '../../storage/records/table.ts';
import { noughtsWithComputers, open, person, testContext } from '../../tests/context.ts';
import { playLine } from '../host/actions/move.ts';
import type { LoadedTable } from '../host/feature.ts';
import { pingContentOf } from './ping-content.ts';

interface Shown {
  readonly text: string;
  readonly users: readonly string[];
  readonly labels: readonly string[];
}

/** Returns the text, the mentioned users and the labels of the buttons. */
function shown(
  at: LoadedTable,
  notice: Partial<Notice> & Pick<Notice, 'about'>,
  seats: readonly number[] = [0],
): Shown {
  const {
    content,
    components = [],
    allowedMentions,
  } = pingContentOf(at, { nonce: 'n', seats: [...seats], ...notice }, seats);
  const labels = components.flatMap((row) => row.components.map((one) => ('label' in one ? (one.label ?? '') : '')));
  return { text: content, users: allowedMentions?.users ?? [], labels };
}

const NAMED: SeatOccupant[] = ['ada', 'bo'].map((id) => ({ kind: 'person', id, name: id }));

async function tableWith(changes: Partial<Table> = {}, game = noughts): Promise<LoadedTable> {
  const opened = await open(await testContext([game]), { game });
  return { ...opened, table: { ...opened.table, seats: NAMED, ...changes } };
}

test('tells the news in the ping of a turn, and not again in its reminder', async () => {
  const context = await testContext([noughts]);
  const { id } = (await open(context, { game: noughts })).table;
  const table = await playLine(context, id, { person: 'ada' }, 'a1');
  const contentOf = (about: Notice['about']) => pingContentOf(table, { about, seats: [1] } as Notice, [1]).content;
  expect(contentOf('turn')).toMatch(/^> /);
  expect(contentOf('reminder')).not.toMatch(/^> /);
});

test('mentions the players in the channel, and links the inbox in a direct message', async () => {
  const at = await tableWith();
  const [openly, privately] = [shown(at, { about: 'turn' }), shown(at, { about: 'turn', privately: true })];
  expect([openly.users, openly.text.includes('<@ada>'), openly.labels.includes('My tables')]).toEqual([
    ['ada'],
    true,
    false,
  ]);
  expect([privately.text.includes('<@ada>'), privately.labels.includes('My tables')]).toEqual([false, true]);
  const atStart = shown(at, { about: 'turn', atStart: true }).labels;
  expect(openly.labels.length - atStart.length).toBe(1);
  expect(shown(at, { about: 'turn', atStart: true, privately: true }).labels).toEqual(privately.labels);
});

test('names the earliest deadline of a turn, if a clock runs', async () => {
  const at = await tableWith();
  const until = (expiresAt: (number | null)[]) =>
    shown({ ...at, table: { ...at.table, clock: { ...at.table.clock, expiresAt } } }, { about: 'turn' }, [0, 1]).text;
  expect(until([9_000_000, 5_000_000])).toContain('<t:5000');
  expect(until([null, 5_000_000])).toContain('<t:5000');
  expect(until([null, null])).not.toContain('<t:');
});

test('words an early reminder differently from the last one', async () => {
  const at = await tableWith();
  const [early, last, turn] = [
    shown(at, { about: 'reminder', early: true }).text,
    shown(at, { about: 'reminder' }).text,
    shown(at, { about: 'turn' }).text,
  ];
  expect(new Set([early, last, turn]).size).toBe(3);
});

test('turns the direct message at the start into a turn ping for the first player only', async () => {
  const at = await tableWith();
  const [first, second] = [0, 1].map((seat) => shown(at, { about: 'begins', privately: true }, [seat]));
  expect(first).toEqual(shown(at, { about: 'turn', privately: true }));
  expect([second?.labels.length, second?.text.includes('<@bo>')]).toEqual([1, false]);
  const openly = shown(at, { about: 'begins' }, [0, 1]);
  expect([openly.labels, openly.users]).toEqual([[], ['ada', 'bo']]);
});

test('offers the answers to an offer while it is open', async () => {
  const offer = { what: 'draw' as const, seat: 0, agreed: [0], mark: 1 };
  const at = await tableWith({ features: { agreement: { offer } } });
  const answers = shown(at, { about: 'offer' }, [1]);
  expect(answers.users).toEqual(['bo']);
  expect(answers.labels.length).toBe(shown(await tableWith(), { about: 'offer' }, [1]).labels.length + 2);
});

test('asks for a rematch in other words than for a first game', async () => {
  const seats: SeatOccupant[] = [{ kind: 'open' }, NAMED[1]!, { kind: 'invited', id: 'ada' }];
  const at = await tableWith({ status: 'open', seats });
  const again = { ...at, table: { ...at.table, terms: { ...at.table.terms, rematch: true as const } } };
  const [first, second] = [at, again].map((one) => shown(one, { about: 'invitation' }, [2]));
  expect(first?.text).toContain('bo');
  expect(first?.users).toEqual(['ada']);
  expect(first?.labels.slice(0, 2)).toEqual(['Accept', 'Decline']);
  expect(second?.text).not.toBe(first?.text);
});

test('mentions a user whose invitation was withdrawn, without buttons', async () => {
  const { text, users, labels } = shown(await tableWith(), { about: 'uninvited', uninvited: 'cleo' });
  expect([text.startsWith('<@cleo> '), users, labels]).toEqual([true, ['cleo'], []]);
});

test('asks the waiting players about a late one, in other words without a clock', async () => {
  const at = await tableWith();
  const timed = { ...at, table: { ...at.table, clock: { ...at.table.clock, perTurnMs: 1000 } } };
  const [late, away] = [timed, at].map((one) => shown(one, { about: 'timeout' }));
  expect([late?.users, away?.users]).toEqual([['bo'], ['bo']]);
  expect(late?.text).toContain('ada');
  expect(late?.text).not.toBe(away?.text);
  expect(late?.labels.length).toBeGreaterThan(1);
});

test('calls a claim playing on where a computer takes the seat', async () => {
  const game = { ...noughtsWithComputers, seats: { min: 2, max: 3 } } as typeof noughts;
  const at = await tableWith({}, game);
  const timed = (seats: SeatOccupant[]) =>
    shown(
      { ...at, table: { ...at.table, seats, clock: { ...at.table.clock, perTurnMs: 1000 } } },
      { about: 'timeout' },
    );
  const [two, three] = [timed(NAMED), timed([...NAMED, person('cleo')])];
  expect(three.labels[0]).not.toBe(two.labels[0]);
});

test('reports the end with the way to the board, and only as text if the game never began', async () => {
  const ended = async (ending: Ending) => shown(await tableWith({ status: 'over', ending }), { about: 'end' });
  const [over, cancelled] = [await ended({ by: 'draw' }), await ended({ by: 'nobody', why: 'lapsed' })];
  expect([over.users, over.labels.length > 0]).toEqual([['ada'], true]);
  expect([cancelled.users, cancelled.labels]).toEqual([['ada'], []]);
  expect(cancelled.text).not.toBe(over.text);
});

test('repeats the last events only of a game that ended by its rules', async () => {
  const context = await testContext([noughts]);
  const { id } = (await open(context, { game: noughts })).table;
  const at = await playLine(context, id, { person: 'ada' }, 'a1');
  const ended = (ending: Ending) =>
    shown({ ...at, table: { ...at.table, status: 'over', ending } }, { about: 'end' }).text.includes('a1');
  expect([ended({ by: 'game' }), ended({ by: 'draw' })]).toEqual([true, false]);
});

test('reports each declined invitation to the waiting players', async () => {
  const invited = (id: string): SeatOccupant => ({ kind: 'invited', id, name: id, answer: 'declined' });
  const at = await tableWith({ status: 'open', seats: [NAMED[0]!, invited('bo'), invited('cleo')] });
  const { text, users } = shown(at, { about: 'vacant' });
  expect(users).toEqual(['ada']);
  expect(text).toMatch(/bo.*\.\** .*cleo/);
});
