import { noughts } from '@longtable/kit/testing/games/noughts';
import { ButtonStyle, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../storage/index.ts';
import type { BoardLocation, Notice, SeatOccupant, SentPing, Table } from '../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person, recordingLog, testContext } from '../../tests/context.ts';
import { parseId } from '../../tests/ids.ts';
import { temporaryFolder } from '../../tests/test-bot.ts';
import { FEATURES } from '../features/index.ts';
import { playLine } from '../host/actions/move.ts';
import { amendTable } from '../host/commit/commit.ts';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { openContext } from '../host/open-context.ts';
import { changePerson } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { NoInteractionTokenError } from '../messages/interaction-tokens.ts';
import type { Messages } from '../messages/messages.ts';
import { pingContentOf } from './ping-content.ts';
import { Pings, Presence } from './pings.ts';

describe('pings', () => {
  const PING_DELAY_MS = 20_000;
  const HOUR_MS = 3_600_000;

  interface Given {
    readonly notices?: readonly Partial<Notice>[];
    readonly sent?: readonly Partial<SentPing>[];
    readonly location?: Partial<BoardLocation>;
    /** Milliseconds since the last move. */
    readonly movedMs?: number;
  }

  interface Situation extends Given {
    /** Milliseconds for which users still count as looking at their panels. */
    readonly panels?: Readonly<Record<string, number>>;
    /** Users who are active in the channel. */
    readonly present?: readonly string[];
    readonly canPost?: boolean;
    /** Codes of errors, by user or channel for sends and by message for deletions. `token`: the bot is a guest without a token. */
    readonly failures?: Readonly<Record<string, keyof typeof RESTJSONErrorCodes | 'token'>>;
  }

  /** Opens a table of ada and bo with notices and earlier pings. Returns what is sent and deleted without Discord. */
  async function opened({ panels = {}, present = [], canPost = true, failures = {}, ...given }: Situation = {}) {
    const now = Date.now();
    const base = await testContext();
    const context = { ...base, now: () => now, limits: { ...base.limits, pingDelayMs: PING_DELAY_MS } };
    const { id } = (await open(context)).table;
    const sent: string[] = [];
    const nonces: (string | undefined)[] = [];
    const deleted: string[] = [];
    const failing = new Map(Object.entries(failures));
    const fail = (where: string) => {
      const name = failing.get(where);
      if (name === 'token') throw new NoInteractionTokenError();
      const code = name && RESTJSONErrorCodes[name];
      if (code) throw new DiscordAPIError({ code, message: '' }, code, 403, 'POST', '', {});
    };
    const messages = {
      canPost: () => canPost,
      send: async (to: { user?: string; channel?: string }, _: unknown, { nonce }: { nonce?: string }) => {
        const where = to.user ?? to.channel ?? '';
        fail(where);
        nonces.push(nonce);
        return { channel: where, message: `m${sent.push(where)}` };
      },
      delete: async ({ channel, guild }: { channel: string; guild?: string }, message: string) => {
        deleted.push(`${channel} ${message}${guild ? ' of the server' : ''}`);
        fail(message);
      },
    } as unknown as Messages;
    const presence = new Presence(() => now);
    for (const user of present) presence.record('c', user);
    const inUseUntil = (_: unknown, user: string) => (user in panels ? now + (panels[user] ?? 0) : undefined);
    const pings = new Pings(context, messages, {
      panels: { isLive: (_, user) => user in panels, inUseUntil },
      presence,
    });
    await store(context, id, given);
    const stored = async (of = id) => (await findTable(context, of)).table.pings;
    return {
      ...{ context, id, sent, nonces, deleted, failing, stored },
      send: async (of = id) => pings.send(await findTable(context, of)),
      left: async () => (await stored()).notices.map(({ nonce }) => nonce),
      deferredMs: () => {
        const until = pings.deferredUntil(id);
        return until === undefined ? undefined : Math.round((until - now) / 1000) * 1000;
      },
    };
  }

  /** Stores notices and earlier pings at a table. */
  async function store(context: Context, id: string, { notices = [], sent = [], location = {}, movedMs = 0 }: Given) {
    const added = notices.map((one, n) => ({ nonce: `n${n}`, about: 'turn', seats: [0], ...one }) as Notice);
    const old = sent.map((one) => ({ channel: 'c', message: 'old', about: 'turn', seats: [1], ...one }) as SentPing);
    await amendTable(context, id, (table) => ({
      table: {
        ...table,
        pings: { notices: added, sent: old },
        location: { ...table.location, ...location },
        times: { ...table.times, movedAt: context.now() - movedMs },
      },
    }));
  }

  test('sends several notices of a table that another process has stored', async () => {
    const folder = temporaryFolder();
    const storages = await Promise.all([1, 2].map(() => openStorage(`sqlite:${folder.path}/pings.sqlite`)));
    onTestFinished(async () => {
      await Promise.all(storages.map((storage) => storage.close()));
      folder.remove();
    });
    const [writer, reader] = storages.map((storage) =>
      openContext({ features: FEATURES, storage, games: [noughts], log: recordingLog() }),
    ) as [Context, Context];
    const { id } = (await open(writer)).table;
    await store(writer, id, { notices: [{ about: 'turn' }, { about: 'reminder' }] });
    const sent: string[] = [];
    const messages = {
      canPost: () => true,
      send: async (_: unknown, { content }: { content: string }) => ({
        channel: 'c',
        message: `${sent.push(content)}`,
      }),
      delete: async () => {},
    } as unknown as Messages;
    const panels = { isLive: () => false, inUseUntil: () => undefined };
    await new Pings(reader, messages, { panels, presence: new Presence(reader.now) }).send(await findTable(reader, id));
    expect(sent).toHaveLength(2);
    expect((await findTable(reader, id)).table.pings).toMatchObject({ notices: [], sent: [{ about: 'reminder' }] });
  });

  describe('a notice', () => {
    const both: Partial<Notice> = { about: 'begins', seats: [0, 1] };
    const wantDms = (context: Context, ...users: string[]) =>
      Promise.all(users.map((user) => changePerson(context, user, (before) => ({ ...before, reminders: 'dm' }))));

    test.each<[what: string, situation: Situation, sent: string[], left: number, deferredMs?: number]>([
      ['immediately to a user who is not there', {}, ['c'], 0],
      ['after its user has looked at the panel that shows it', { panels: { ada: 60_000 } }, [], 1, 60_000],
      ['now if the panel does not show it', { panels: { ada: 60_000 }, notices: [{ about: 'reminder' }] }, ['c'], 0],
      ['now if its user no longer looks', { panels: { ada: -1 } }, ['c'], 0],
      [
        'when the first of its users looks away',
        { panels: { ada: 60_000, bo: 30_000 }, notices: [both] },
        [],
        1,
        30_000,
      ],
      ['now if one of its users has no panel', { panels: { ada: 60_000 }, notices: [both] }, ['c'], 0],
      ['after a delay if the user is active', { present: ['ada'] }, [], 1, PING_DELAY_MS],
      ['after that delay', { present: ['ada'], movedMs: PING_DELAY_MS }, ['c'], 0],
      ['if only others are active', { present: ['bo'] }, ['c'], 0],
      ['while another one waits', { panels: { ada: 60_000 }, notices: [{}, { about: 'reminder' }] }, ['c'], 1, 60_000],
      ['never if the panel shows the end', { panels: { ada: 1000 }, notices: [{ about: 'end' }] }, [], 0],
      ['never if the user sees the end', { present: ['ada'], notices: [{ about: 'end' }] }, [], 0],
      ['if only others see the end', { present: ['bo'], notices: [{ about: 'end' }] }, ['c'], 0],
      ['as a direct message where the bot cannot post', { canPost: false }, ['ada'], 0],
      ['after an hour without a way', { canPost: false, failures: { ada: 'token', c: 'token' } }, [], 1, HOUR_MS],
      ['never if the channel is closed', { failures: { c: 'token' } }, [], 0],
      ['never before the table has its thread', { location: { forum: 'c' } }, [], 1],
    ])('is sent %s', async (_, { notices = [{}], ...situation }, sent, left, deferredMs) => {
      const at = await opened({ notices, ...situation });
      await at.send();
      expect([at.sent, (await at.left()).length, at.deferredMs()]).toEqual([sent, left, deferredMs]);
    });

    test('is stored as a ping if it is deleted when it is answered', async () => {
      const at = await opened({ notices: [{ about: 'turn' }, { about: 'end' }], location: { guest: true } });
      await at.send();
      const ping = { channel: 'c', message: 'm1', about: 'turn', seats: [0], guest: true };
      expect([await at.stored(), at.sent, at.deleted]).toEqual([{ notices: [], sent: [ping] }, ['c', 'c'], []]);
    });

    test('is a direct message to each user who wants that, with its own nonce', async () => {
      const at = await opened({ notices: [both] });
      await wantDms(at.context, 'ada', 'bo');
      await at.send();
      expect([at.sent, at.nonces]).toEqual([
        ['ada', 'bo'],
        ['n0d0', 'n0d1'],
      ]);
    });

    test('is posted in the channel if the direct message is refused', async () => {
      const at = await opened({ notices: [{ privately: true }], failures: { ada: 'CannotSendMessagesToThisUser' } });
      await at.send();
      expect([at.sent, (await at.stored()).sent]).toMatchObject([['c'], [{ channel: 'c', message: 'm1' }]]);
    });

    test('is dropped if the channel refuses it, and kept after another error', async () => {
      const at = await opened({ notices: [{}], failures: { c: 'InvalidFormBodyOrContentType' } });
      await expect(at.send()).rejects.toThrow();
      expect(await at.left()).toEqual(['n0']);
      at.failing.set('c', 'MissingAccess');
      await at.send();
      expect(await at.stored()).toEqual({ notices: [], sent: [] });
    });

    test('is kept only for users who could not be reached, until they can be', async () => {
      const failures = { ada: 'CannotSendMessagesToThisUser', c: 'CannotSendMessagesToThisUser' } as const;
      const at = await opened({ notices: [both], canPost: false, failures });
      await at.send();
      expect([at.sent, (await at.stored()).notices]).toMatchObject([['bo'], [{ nonce: 'n0', seats: [0] }]]);
      expect(at.deferredMs()).toBe(HOUR_MS);
      at.failing.clear();
      await at.send();
      expect([at.sent, await at.left(), at.deferredMs()]).toEqual([['bo', 'ada'], [], undefined]);
    });

    test.each(['declined', 'agreed'] as const)('is no answer that an open panel shows: %s', async (about) => {
      const agreement = { answer: { what: 'draw' as const, seat: 0, by: 1, agrees: about === 'agreed' } };
      for (const [panels, sent] of [
        [{ ada: 0 }, []],
        [{}, ['c']],
      ] as const) {
        const at = await opened({ notices: [{ about }], panels });
        await amendTable(at.context, at.id, (stored) => ({ table: { ...stored, features: { agreement } } }));
        await at.send();
        expect([at.sent, await at.left()]).toEqual([sent, []]);
      }
    });
  });

  describe('a sent ping', () => {
    test('is deleted once it is answered, a direct message in its own channel', async () => {
      const sent = [{ seats: [0], message: 'needed' }, { message: 'old' }, { channel: 'dm', message: 'direct' }];
      const at = await opened({ sent });
      await at.send();
      expect(at.deleted).toEqual(['c old of the server', 'dm direct']);
      expect((await at.stored()).sent.map(({ message }) => message)).toEqual(['needed']);
    });

    test('of a turn is replaced by its reminder', async () => {
      const at = await opened({ notices: [{ about: 'reminder' }], sent: [{ seats: [0], message: 'turn' }] });
      await at.send();
      const left = (await at.stored()).sent.map(({ message }) => message);
      expect([at.deleted, left]).toEqual([['c turn of the server'], ['m1']]);
    });

    test.each([
      ['UnknownMessage', true],
      ['MissingAccess', true],
      ['InvalidFormBodyOrContentType', false],
    ] as const)('that is gone is forgotten, and deleted again after another error: %s', async (code, isForgotten) => {
      const at = await opened({ sent: [{}], failures: { old: code } });
      const done = at.send().then(
        () => true,
        () => false,
      );
      expect([await done, (await at.stored()).sent.length === 0]).toEqual([isForgotten, isForgotten]);
    });

    test('of several tables stays until all of them are answered', async () => {
      const at = await opened();
      const other = (await open(at.context, { location: locationIn('d') })).table.id;
      await store(at.context, other, { sent: [{ message: 'both', seats: [0], among: [at.id] }] });
      await store(at.context, at.id, { sent: [{ message: 'both', among: [other, 'gone'] }] });
      await at.send();
      expect([at.deleted, (await at.stored()).sent]).toEqual([[], []]);
      await playLine(at.context, other, { person: 'ada' }, 'a1');
      await store(at.context, other, { sent: [{ message: 'both', seats: [0], among: [at.id] }] });
      await at.send(other);
      expect([at.deleted, (await at.stored(other)).sent]).toEqual([['c both'], []]);
    });
  });
});

describe('contents', () => {
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
    const pings = NOTICES.map(async ([notice, seats, given, game]) =>
      shown(await tableWith(given, game), notice, seats),
    );
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
});
