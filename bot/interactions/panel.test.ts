import { noughts } from '@longtable/kit/testing/games/noughts';
import { ComponentType, type Message, MessageFlags, MessageFlagsBitField } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { locationIn, open, person, testContext } from '../../tests/context.ts';
import { allIds, type Id, makeId } from '../../tests/ids.ts';
import type { PanelView } from '../boards/panels.ts';
import { FEATURES } from '../features/index.ts';
import { playLine } from '../host/actions/move.ts';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { type Drawn, textOf } from '../render/message.ts';
import {
  showInThread,
  showNoteInPanel,
  showOutcome,
  showPage,
  showPanel,
  showPanelBeside,
  showWaitingPanel,
} from './panel.ts';
import type { Reply } from './reply.ts';

const V2 = MessageFlags.IsComponentsV2;
const { Ephemeral } = MessageFlags;

let context: Context;
let table: LoadedTable;
let shown: PanelView[];
let pages: { readonly view: PanelView; readonly page: Drawn }[];
let sent: string[];
let opened: Set<string>;

beforeEach(async () => {
  context = await testContext([noughts]);
  table = await open(context);
  [shown, pages, sent, opened] = [[], [], [], new Set()];
});

interface Pressed {
  readonly user?: string;
  /** Flags of the pressed message. Without them, the interaction is a command. */
  readonly flags?: number;
  readonly message?: string;
  readonly channel?: string;
  readonly id?: Id;
  /** Custom ids on the message. */
  readonly buttons?: readonly string[];
}

function messageWith(flags: number, buttons: readonly (string | null)[], id = 'pressed'): Message {
  const components = [
    { type: ComponentType.TextDisplay },
    { type: ComponentType.ActionRow, components: buttons.map((customId) => ({ customId })) },
  ];
  return { id, flags: new MessageFlagsBitField(flags), components } as unknown as Message;
}

function replyTo({ user = 'ada', flags, message: id, channel = 'c', id: customId, buttons = [] }: Pressed = {}): Reply {
  const message = flags === undefined ? null : messageWith(flags, buttons, id);
  const record = (how: string) => async (drawn: unknown) => {
    sent.push(how);
    const body = drawn as Drawn | { content: string };
    if ('content' in body) sent.push(body.content);
    return { message: 'sent', edit: async () => {}, remove: async () => {} };
  };
  const panels = {
    show: async (view: PanelView) => {
      shown.push(view);
      await view.send({} as Drawn);
    },
    showPage: async (view: PanelView, page: Drawn) => {
      pages.push({ view, page });
      await view.send(page);
    },
    isOpen: (_: string, who: string) => opened.has(who),
  };
  const deliver = async (_: LoadedTable, send?: (drawn: Drawn) => Promise<unknown>) => {
    sent.push('deliver');
    await send?.({} as Drawn);
  };
  return {
    bot: { context, features: FEATURES, ids: allIds, boards: { panels }, delivery: { deliver } },
    ...{ user: { id: user }, language: 'en', message, channelId: channel },
    isInPrivate: ((flags ?? 0) & Ephemeral) !== 0,
    display: Promise.resolve({ language: 'en', display: 'plain' }),
    interaction: {
      isMessageComponent: () => flags !== undefined,
      ...(message && { message }),
      ...(customId && { customId: makeId(customId) }),
    },
    private: record('private'),
    show: record('show'),
    update: record('update'),
    say: async (text: unknown) => void sent.push(`say ${text}`),
    acknowledge: async () => void sent.push('acknowledge'),
  } as unknown as Reply;
}

describe('a panel', () => {
  test('replaces the pressed message, except the list of tables', async () => {
    await showPanel(replyTo({ flags: Ephemeral | V2 }), table, 0);
    await showPanel(replyTo({ flags: Ephemeral | V2, buttons: [makeId({ kind: 'inbox', page: 0 })] }), table, 0);
    await showPanel(replyTo(), table, 0);
    await showPanelBeside(replyTo({ flags: Ephemeral | V2 }), table, 0);
    expect(sent).toEqual(['show', 'private', 'show', 'private']);
    expect(shown[0]).toMatchObject({ person: 'ada', seat: 0, settings: { display: 'plain' }, meanwhile: [] });
  });

  test('offers the next table only to a user who has moved', async () => {
    await open(context, { location: locationIn('d') });
    await showPanel(replyTo(), table, 0);
    const moved = await playLine(context, table.table.id, { person: 'ada' }, 'a1');
    await showPanel(replyTo(), moved, 0, { note: 'No.' });
    expect(shown.map(({ meanwhile, note }) => [meanwhile?.length, note])).toEqual([
      [0, undefined],
      [1, 'No.'],
    ]);
  });

  test('of a waiting table is for players and owners of programs', async () => {
    const seats = [person('ada'), { kind: 'program' as const, owner: { id: 'bo' } }];
    const waiting = { ...table, table: { ...table.table, seats } };
    await showWaitingPanel(replyTo({ user: 'bo' }), waiting, 'Done.');
    await showWaitingPanel(replyTo({ user: 'eve' }), waiting);
    expect(shown.map(({ person: user, seat, done }) => [user, seat, done])).toEqual([['bo', 1, 'Done.']]);
  });
});

describe('a note', () => {
  const noted = (pressed: Pressed) => showNoteInPanel(replyTo(pressed), 'No.');
  const panel = (): Pressed => ({ flags: Ephemeral | V2, id: { kind: 'panel', table: table.table.id } });

  test('is shown in the pressed panel or in an open one', async () => {
    expect(await noted(panel())).toBe(true);
    expect(shown[0]).toMatchObject({ note: 'No.', seat: 0, person: 'ada' });
    const onBoard = { ...panel(), flags: V2 };
    expect(await noted(onBoard)).toBe(false);
    opened.add('ada');
    expect(await noted(onBoard)).toBe(true);
    expect(shown).toHaveLength(2);
  });

  test.each<[string, Partial<Pressed>]>([
    ['a user without a seat', { user: 'eve' }],
    ['a plain private message', { flags: Ephemeral }],
    ['the list of tables', { buttons: [makeId({ kind: 'inbox', page: 0 })] }],
    ['another table', { id: { kind: 'panel', table: 'none' } }],
    ['a press without a table', { id: { kind: 'lessons' } }],
  ])('is not shown for %s', async (_, pressed) => {
    expect(await noted({ ...panel(), ...pressed })).toBe(false);
    expect(shown).toEqual([]);
  });

  test('is not shown after a command', async () => {
    opened.add('ada');
    expect(await showNoteInPanel(replyTo(), 'No.')).toBe(false);
    expect(await showNoteInPanel(replyTo(), 'No.', table.table.id)).toBe(true);
  });
});

test('adds a way back to a page of a table, and follows it for its players', async () => {
  const back = makeId({ kind: 'panel', table: table.table.id });
  await showPage(replyTo(), table, { title: 'Log' });
  expect(pages).toMatchObject([{ view: { person: 'ada', seat: 0 } }]);
  expect([JSON.stringify(pages[0]?.page).includes(back), textOf(pages[0]?.page as Drawn)]).toEqual([true, 'Log']);
  await showPage(replyTo({ user: 'eve' }), table, { title: 'Log' });
  await showPage(replyTo(), undefined, { title: 'Help' });
  expect([pages.length, sent]).toEqual([1, ['show', 'show', 'show']]);
});

describe('the outcome of an action', () => {
  const at = (location: object, changes: object = {}) =>
    ({
      ...table,
      table: { ...table.table, ...changes, location: { ...table.table.location, ...location } },
    }) as LoadedTable;
  const showing = async (pressed: Pressed, loadedTable: LoadedTable) => {
    await showOutcome(replyTo(pressed), loadedTable, 'Done.');
    return sent.splice(0);
  };

  test('updates the pressed board', async () => {
    expect(await showing({ flags: 0, message: 'board' }, at({ message: 'board' }))).toEqual(['deliver', 'update']);
    expect(await showing({ flags: 0, message: 'x' }, at({ message: null }))).toEqual(['deliver', 'update']);
  });

  test('acknowledges a press of another message, or of one that is deleted', async () => {
    const acknowledged = ['acknowledge', 'deliver'];
    expect(await showing({ flags: 0, message: 'ping' }, at({ message: 'board' }))).toEqual(acknowledged);
    expect(await showing({ flags: 0, channel: 'd' }, at({ message: null }))).toEqual(acknowledged);
    const closed = at({ message: 'pressed', lobby: 'c' }, { status: 'over', ending: { by: 'nobody', why: 'lapsed' } });
    expect(await showing({ flags: 0 }, closed)).toEqual(acknowledged);
  });

  test('is described in private messages and after commands', async () => {
    expect(await showing({ flags: Ephemeral }, at({ message: 'pressed' }))).toEqual(['update', 'deliver']);
    expect(await showing({}, table)).toEqual(['say Done.', 'deliver']);
  });

  test('links to the new thread of a table', async () => {
    expect(await showing({ flags: 0 }, at({ forum: 'c' }))).toEqual(['deliver', 'show', 'Your table: <#c>']);
    await showInThread(replyTo(), at({ channel: 'old' }));
    expect(sent.at(-1)).toBe('Your table: <#c>');
  });
});
