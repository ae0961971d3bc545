import { noughts } from '@longtable/kit/testing/games/noughts';
import { ButtonStyle } from 'discord.js';
import { expect, test } from 'vitest';
import type { Ending, Notice, SeatOccupant, Table } from '../../storage/records/table.ts';
import { noughtsWithComputers, open, person, testContext } from '../../tests/context.ts';
import { parseId } from '../../tests/ids.ts';
import { inactivityDueAt } from '../features/inactivity/index.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import type { LoadedTable } from '../host/feature.ts';
import { pingContentOf } from './ping-content.ts';

const NAMED: SeatOccupant[] = ['ada', 'bo'].map((id) => ({ kind: 'person', id, name: id }));

async function tableWith(changes: Partial<Table> = {}, game = noughts): Promise<LoadedTable> {
  const opened = await open(await testContext([game]), { game });
  return { ...opened, table: { ...opened.table, seats: NAMED, ...changes } };
}

/** Returns the text of a ping, and its buttons: what they do and whether they are primary. */
function ping(at: LoadedTable, notice: Partial<Notice> & Pick<Notice, 'about'>, seats: readonly number[] = [0]) {
  const drawn = pingContentOf(at, { nonce: 'n', seats: [...seats], ...notice }, seats);
  const buttons = (drawn.components ?? []).flatMap(({ components }) =>
    components.map((one) => {
      const id = 'custom_id' in one ? parseId(one.custom_id) : undefined;
      const mark = 'style' in one && one.style === ButtonStyle.Primary ? '!' : '';
      return id ? `${mark}${id.kind}${'table' in id && id.table === at.table.id ? '' : ' of no table'}` : 'link';
    }),
  );
  return { text: drawn.content, buttons, mentions: drawn.allowedMentions };
}

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

test('lets a replaced player take the seat back, without a mention in a direct message', async () => {
  const at = await tableWith();
  const words =
    'The computer is now playing for you in **Noughts and Crosses**. You can take your seat back until the game ends.';
  expect(ping(at, { about: 'replaced' })).toEqual({
    text: `<@ada> ${words}`,
    buttons: ['!back', 'link'],
    mentions: { parse: [], users: ['ada'] },
  });
  expect(ping(at, { about: 'replaced', privately: true }).text).toBe(words);
});

test('asks whether to keep an inactive table, with the time when it closes', async () => {
  const at = await tableWith();
  const closes = Math.floor((inactivityDueAt(at.table) ?? 0) / 1000);
  expect(ping(at, { about: 'inactivity' }, [0, 1])).toEqual({
    text: `<@ada> <@bo> Nobody has moved in **Noughts and Crosses** for a long time. Without a move, the table closes <t:${closes}:R>.`,
    buttons: ['!keep', 'link'],
    mentions: { parse: [], users: ['ada', 'bo'] },
  });
});

test.each(['agreed', 'declined'] as const)('tells the answer to an offer with a link: %s', async (about) => {
  const answer = { what: 'draw' as const, seat: 0, by: 1, agrees: about === 'agreed' };
  const { text, buttons } = ping(await tableWith({ features: { agreement: { answer } } }), { about });
  expect(text).toMatch(/^<@ada> \*\*Noughts and Crosses\*\*: .*bo/);
  expect(buttons).toEqual(['link']);
});

test('names the game and the offer, with a link to the board', async () => {
  const at = await tableWith({ features: { agreement: { offer: { what: 'draw', seat: 0, agreed: [0], mark: 1 } } } });
  const { text, buttons } = ping(at, { about: 'offer' }, [1]);
  expect(text).toMatch(/^<@bo> \*\*Noughts and Crosses\*\*: .*ada.* Do you agree\?$/);
  expect(buttons).toEqual(['agree', 'refuse', 'link']);
});

test('shows the terms in an invitation, with its answers and a link', async () => {
  const seats: SeatOccupant[] = [NAMED[1]!, { kind: 'invited', id: 'ada' }];
  const { text, buttons } = ping(await tableWith({ status: 'open', seats }), { about: 'invitation' }, [1]);
  expect(text.split('\n')[0]).toBe('<@ada> bo invited you to play **Noughts and Crosses**.');
  expect(text.split('\n').slice(1).join(' ')).toContain('no time limit');
  expect(buttons).toEqual(['join', 'decline', 'link']);
});

test('tells the waiting players that their table is still open', async () => {
  const seats: SeatOccupant[] = [NAMED[0]!, { kind: 'invited', id: 'bo', name: 'bo', answer: 'declined' }];
  const { text, buttons } = ping(await tableWith({ status: 'open', seats }), { about: 'vacant' });
  expect(text.split('\n')[1]).toBe('Your table is still open, so you can find another opponent.');
  expect(buttons).toEqual(['link']);
});

test('offers the win or the end of the game first, and other decisions less prominently', async () => {
  const at = await tableWith({}, noughtsWithComputers);
  const timed = { ...at, table: { ...at.table, clock: { ...at.table.clock, perTurnMs: 1000 } } };
  const asked = pingContentOf(timed, { nonce: 'n', seats: [0], about: 'timeout' }, [0]);
  const made = (asked.components ?? []).flatMap(({ components }) =>
    components.map((one) => {
      const id = 'custom_id' in one ? parseId(one.custom_id) : undefined;
      const decision = id?.kind === 'overtime' && id.table === at.table.id ? id.decision : '';
      return [decision, 'label' in one && one.label, 'style' in one && one.style === ButtonStyle.Primary];
    }),
  );
  expect(made).toEqual([
    ['claim', 'Claim the win', true],
    ['wait', 'Give more time', false],
    ['computer', 'Let the computer play', false],
  ]);
  expect(asked.content).toBe(
    '<@bo> ada has run out of time in **Noughts and Crosses**. Choose what happens next; until then, ada can still move.',
  );
  const away = pingContentOf(at, { nonce: 'n', seats: [0], about: 'timeout' }, [0]);
  expect(away.content).toContain('hasn’t moved in **Noughts and Crosses** for a week');
  expect(away.components?.[0]?.components.map((one) => 'style' in one && one.style === ButtonStyle.Primary)).toEqual([
    true,
    false,
    false,
  ]);
});

test('tells when the last move was made in an early reminder', async () => {
  const at = await tableWith();
  const moved = Math.floor(at.table.times.movedAt / 1000);
  const { text, buttons } = ping(at, { about: 'reminder', early: true });
  expect(text).toBe(`<@ada> It’s still your turn in **Noughts and Crosses**. Last move: <t:${moved}:R>.`);
  expect(buttons).toEqual(['!panel', 'link']);
  expect(ping(at, { about: 'turn', privately: true }).buttons).toEqual(['!panel', 'inbox of no table', 'link']);
});

test('tells news of a game with secret moves only in a direct message', async () => {
  const context = await testContext([noughts]);
  const { id } = (await open(context)).table;
  const moved = await playLine(context, id, { person: 'ada' }, 'a1');
  const secret = { ...moved, game: { ...noughts, secrets: { phase: () => 0 } } as never };
  expect(ping(secret, { about: 'turn' }, [1]).text).not.toMatch(/^> /);
  expect(ping(moved, { about: 'turn' }, [1]).text).toMatch(/^> .*a1/);
  expect(ping(moved, { about: 'turn', privately: true }, [1]).text).toMatch(/^> .*a1/);
});

test('reports who won at the end, and the reason before the start', async () => {
  const context = await testContext([noughts]);
  const { id } = (await open(context)).table;
  const won = ping(await resign(context, id, 'bo'), { about: 'end' });
  expect(won.text).toMatch(
    /^<@ada> \*\*.* resigned\. .* wins\.\*\* \*\*Noughts and Crosses\*\* is over\.\n-# Rating: /,
  );
  expect(won.buttons).toEqual(['!rematch', 'link']);
  const ending: Ending = { by: 'nobody', why: 'lapsed' };
  const cancelled = ping(await tableWith({ status: 'over', ending }), { about: 'end' });
  const [first, second] = cancelled.text.split('\n');
  expect([first, second?.startsWith('**')]).toEqual(['<@ada> **Noughts and Crosses** was canceled.', true]);
  expect(cancelled.buttons).toEqual([]);
});

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

test('turns the direct message at the start into a turn ping for the first player only', async () => {
  const at = await tableWith();
  const [first, second] = [0, 1].map((seat) => shown(at, { about: 'begins', privately: true }, [seat]));
  expect(first).toEqual(shown(at, { about: 'turn', privately: true }));
  expect([second?.labels.length, second?.text.includes('<@bo>')]).toEqual([1, false]);
  const openly = shown(at, { about: 'begins' }, [0, 1]);
  expect([openly.labels, openly.users]).toEqual([[], ['ada', 'bo']]);
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
