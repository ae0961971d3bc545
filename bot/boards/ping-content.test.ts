import { noughts } from '@longtable/kit/testing/games/noughts';
import { ButtonStyle } from 'discord.js';
import { expect, test } from 'vitest';
import type { Notice, SeatOccupant, Table } from '../../storage/records/table.ts';
import { noughtsWithComputers, open, person, testContext } from '../../tests/context.ts';
import { parseId } from '../../tests/ids.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import type { LoadedTable } from '../host/feature.ts';
import { pingContentOf } from './ping-content.ts';

const MINUTE = 60_000;
const [ADA, BO] = ['ada', 'bo'].map((id) => ({ kind: 'person', id, name: id }) as const) as [
  SeatOccupant,
  SeatOccupant,
];
const declined = (id: string): SeatOccupant => ({ kind: 'invited', id, name: id, answer: 'declined' });
const threePlayers = { ...noughtsWithComputers, seats: { min: 2, max: 3 } } as typeof noughts;

type Given = (table: Table) => Partial<Table>;

async function tableWith(given: Given = () => ({}), game = noughts): Promise<LoadedTable> {
  const opened = await open({ ...(await testContext([game])), now: () => 60 * MINUTE }, { game });
  const table = { ...opened.table, seats: [ADA, BO] };
  return { ...opened, table: { ...table, ...given(table) } };
}

/** Returns the text and the buttons of a ping: a mark if they are primary, what they do, and their labels. Checks who is mentioned. */
function shown(at: LoadedTable, notice: Partial<Notice> & Pick<Notice, 'about'>, seats: readonly number[] = [0]) {
  const drawn = pingContentOf(at, { nonce: 'n', seats: [...seats], ...notice }, seats);
  const buttons = (drawn.components ?? []).flatMap(({ components }) =>
    components.map((one) => {
      const id = 'custom_id' in one ? parseId(one.custom_id) : undefined;
      const mark = 'style' in one && one.style === ButtonStyle.Primary ? '!' : '';
      const of = id && (!('table' in id) || id.table === at.table.id) ? id.kind : 'link';
      const does = id?.kind === 'overtime' ? id.decision : of;
      return `${mark}${does} ${'label' in one ? one.label : ''}`;
    }),
  );
  const mentioned = [...drawn.content.matchAll(/<@(\w+)>/g)].map(([, user]) => user);
  expect(drawn.allowedMentions).toMatchObject({ parse: [], users: notice.privately ? expect.anything() : mentioned });
  return [drawn.content, buttons.join(', ')];
}

const running =
  (...expiresAt: (number | null)[]): Given =>
  ({ clock }) => ({ clock: { ...clock, perTurnMs: MINUTE, expiresAt } });
const agreement =
  (about: object): Given =>
  () => ({ features: { agreement: about } as Table['features'] });
const waiting =
  (...seats: SeatOccupant[]): Given =>
  () => ({ status: 'open', seats });

const INVITED: SeatOccupant = { kind: 'invited', id: 'ada' };
const rematch: Given = (table) => ({
  ...waiting({ kind: 'open' }, BO, INVITED)(table),
  terms: { ...table.terms, rematch: true },
});
const three: Given = (table) => ({ ...running(1, null)(table), seats: [ADA, BO, person('cleo')] });
const draw = (agrees: boolean) => agreement({ answer: { what: 'draw', seat: 0, by: 1, agrees } });

/** Each kind of notice, its seats and what its table is like. */
const NOTICES: readonly (readonly [
  notice: Parameters<typeof shown>[1],
  seats: readonly number[],
  given?: Given | undefined,
  game?: typeof noughts,
])[] = [
  [{ about: 'replaced' }, [0]],
  [{ about: 'replaced', privately: true }, [0]],
  [{ about: 'inactivity' }, [0, 1]],
  [{ about: 'agreed' }, [0], draw(true)],
  [{ about: 'declined' }, [0], draw(false)],
  [{ about: 'offer' }, [1], agreement({ offer: { what: 'draw', seat: 0, agreed: [0], mark: 1 } })],
  [{ about: 'invitation' }, [1], waiting(BO, INVITED)],
  [{ about: 'invitation' }, [2], rematch],
  [{ about: 'uninvited', uninvited: 'cleo' }, [0]],
  [{ about: 'vacant' }, [0], waiting(ADA, declined('bo'))],
  [{ about: 'vacant' }, [0], waiting(ADA, declined('bo'), declined('cleo'))],
  [{ about: 'timeout' }, [0], running(1, null), noughtsWithComputers],
  [{ about: 'timeout' }, [0], undefined, noughtsWithComputers],
  [{ about: 'timeout' }, [0], three, threePlayers],
  [{ about: 'reminder', early: true }, [0]],
  [{ about: 'turn' }, [0]],
  [{ about: 'turn', privately: true }, [0]],
  [{ about: 'turn', atStart: true }, [0]],
  [{ about: 'turn', atStart: true, privately: true }, [0]],
  [{ about: 'turn' }, [0, 1], running(9_000_000, 5_000_000)],
  [{ about: 'turn' }, [0, 1], running(null, 5_000_000)],
  [{ about: 'begins' }, [0, 1]],
  [{ about: 'begins', privately: true }, [0]],
  [{ about: 'begins', privately: true }, [1]],
  [{ about: 'end' }, [0], () => ({ status: 'over', ending: { by: 'nobody', why: 'lapsed' } })],
];

const PINGS = `
<@ada> The computer is now playing for you in **Noughts and Crosses**. You can take your seat back until the game ends.
[!back Take back my seat, link Go to board]
The computer is now playing for you in **Noughts and Crosses**. You can take your seat back until the game ends.
[!back Take back my seat, link Go to board]
<@ada> <@bo> Nobody has moved in **Noughts and Crosses** for a long time. Without a move, the table closes <t:5187600:R>.
[!keep Keep the table, link Go to board]
<@ada> **Noughts and Crosses**: ✓ bo agreed to a draw.
[link Go to board]
<@ada> **Noughts and Crosses**: bo declined the draw.
[link Go to board]
<@bo> **Noughts and Crosses**: ada offers a draw. Do you agree?
[agree Agree, refuse Decline, link Go to board]
<@ada> bo invited you to play **Noughts and Crosses**.
Rated · no time limit
[join Accept, decline Decline, link Go to board]
<@ada> bo wants a rematch in **Noughts and Crosses**.
Rated · no time limit
[join Accept, decline Decline, link Go to board]
<@cleo> Your invitation to **Noughts and Crosses** was withdrawn.
[]
<@ada> **Noughts and Crosses**: **bo declined.**
Your table is still open, so you can find another opponent.
[link Go to board]
<@ada> **Noughts and Crosses**: **bo declined.** **cleo declined.**
Your table is still open, so you can find another opponent.
[link Go to board]
<@bo> ada has run out of time in **Noughts and Crosses**. Choose what happens next; until then, ada can still move.
[!claim Claim the win, wait Give more time, computer Let the computer play]
<@bo> ada hasn’t moved in **Noughts and Crosses** for a week. Choose what happens next; until then, ada can still move.
[!end End with no loser, wait Give more time, computer Let the computer play]
<@bo>, <@cleo> ada has run out of time in **Noughts and Crosses**. Choose what happens next; until then, ada can still move.
[!claim Continue without them, wait Give more time, computer Let the computer play]
<@ada> It’s still your turn in **Noughts and Crosses**. Last move: <t:3600:R>.
[!panel Your turn, link Go to board]
<@ada> It’s your turn in **Noughts and Crosses**.
[!panel Your turn, link Go to board]
It’s your turn in **Noughts and Crosses**.
[!panel Your turn, inbox My tables, link Go to board]
<@ada> It’s your turn in **Noughts and Crosses**.
[!panel Your turn]
It’s your turn in **Noughts and Crosses**.
[!panel Your turn, inbox My tables, link Go to board]
<@ada> <@bo> It’s your turn in **Noughts and Crosses**. Time runs out <t:5000:R>.
[!panel Your turn, link Go to board]
<@ada> <@bo> It’s your turn in **Noughts and Crosses**. Time runs out <t:5000:R>.
[!panel Your turn, link Go to board]
<@ada> <@bo> **Noughts and Crosses** has started. **ada** to move.
[]
It’s your turn in **Noughts and Crosses**.
[!panel Your turn, inbox My tables, link Go to board]
**Noughts and Crosses** has started. **ada** to move.
[link Go to board]
<@ada> **Noughts and Crosses** was canceled.
**Nobody joined in time, so the table closed.**
[]
`;

test('words each notice, with its buttons', async () => {
  const pings = NOTICES.map(async ([notice, seats, given, game]) => shown(await tableWith(given, game), notice, seats));
  expect(`\n${(await Promise.all(pings)).map(([text, buttons]) => `${text}\n[${buttons}]\n`).join('')}`).toBe(PINGS);
});

test('tells news in the ping of a turn, not again in its reminder, and of secret moves only in a direct message', async () => {
  const context = await testContext([noughts]);
  const moved = await playLine(context, (await open(context)).table.id, { person: 'ada' }, 'a1');
  const secret = { ...moved, game: { ...noughts, secrets: { phase: () => 0 } } as unknown as typeof noughts };
  const [turn, reminder] = (['turn', 'reminder'] as const).map((about) => ({ about }));
  const news = (at: LoadedTable, notice: Parameters<typeof shown>[1]) => shown(at, notice, [1])[0]?.startsWith('> ');
  expect([news(moved, turn!), news(moved, reminder!), news(secret, turn!)]).toEqual([true, false, false]);
  expect([moved, secret].map((at) => news(at, { about: 'turn', privately: true }))).toEqual([true, true]);
});

test('reports who won, and the last events only of a game that ended by its rules', async () => {
  const context = await testContext([noughts]);
  const { id } = (await open(context)).table;
  const moved = await playLine(context, id, { person: 'ada' }, 'a1');
  const endings = (['game', 'draw'] as const).map((by) =>
    shown({ ...moved, table: { ...moved.table, status: 'over', ending: { by } } }, { about: 'end' })[0]?.includes('a1'),
  );
  expect(endings).toEqual([true, false]);
  expect(shown(await resign(context, id, 'bo'), { about: 'end' })).toEqual([
    expect.stringMatching(/^<@ada> \*\*.* resigned\. .* wins\.\*\* \*\*Noughts and Crosses\*\* is over\.\n-# Rating: /),
    '!rematch Rematch, link Go to board',
  ]);
});
