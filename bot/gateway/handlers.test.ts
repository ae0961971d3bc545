import { beforeEach, expect, test, vi } from 'vitest';
import { codeOf, locationIn, open, testContext } from '../../tests/context.ts';
import { allIds, makeId } from '../../tests/ids.ts';
import type { Context } from '../host/context.ts';
import type { Buttons } from '../interactions/button.ts';
import type { Command } from '../interactions/command.ts';
import type { Reply } from '../interactions/reply.ts';
import { button, row } from '../render/page.ts';
import { press, runCommand, runOnMessage, submit } from './router.ts';

let context: Context;
let id: string;
const ran = vi.fn(async (_: { target: unknown }) => {});

beforeEach(async () => {
  ran.mockClear();
  context = await testContext();
  ({ id } = (await open(context)).table);
});

function replyTo(about: object, user = 'ada') {
  const [refused, said] = [[] as string[], [] as unknown[]];
  const reply = {
    bot: { context, ids: allIds, layouts: { of: async () => undefined, channel: async () => undefined } },
    ...{ user: { id: user }, channelId: 'c', guildId: 'g', refused, said },
    interaction: {
      ...{ channelId: 'c', guildId: 'g', user: { id: user }, memberPermissions: null },
      ...{ inRawGuild: () => true, isAutocomplete: () => false, ...about },
    },
    say: async (text: unknown) => void said.push(text),
  };
  return reply as unknown as Reply<never> & { refused: string[]; said: unknown[] };
}

/** Records the code of a handler's refusal. */
async function recorded(handling: Promise<void>, { refused }: { readonly refused: string[] }): Promise<void> {
  const code = await codeOf(handling);
  if (code !== 'done') refused.push(code);
}

const customId = () => makeId({ kind: 'panel', table: id });
const buttons = (handlers: object) => ({ panel: { access: 'player', ...handlers } }) as unknown as Buttons;

test('tells that a button of unknown form is outdated', async () => {
  const reply = replyTo({ customId: 'unknown|x' });
  await press(buttons({ press: ran }), reply);
  expect([reply.said.length, reply.refused, ran.mock.calls.length]).toEqual([1, [], 0]);
});

test('submits a form that a message opened, or any form that is received', async () => {
  const submitted = async (handlers: object, isFromMessage: boolean, given = customId(), user = 'ada') => {
    ran.mockClear();
    const reply = replyTo({ customId: given, isFromMessage: () => isFromMessage }, user);
    await recorded(submit(buttons(handlers), reply), reply);
    return [ran.mock.calls.length, reply.said.length, reply.refused];
  };
  expect(await submitted({ submit: ran }, true)).toEqual([1, 0, []]);
  expect(await submitted({ submit: ran }, false)).toEqual([0, 1, []]);
  expect(await submitted({ receive: ran, submit: async () => {} }, false)).toEqual([1, 0, []]);
  expect(await submitted({}, true)).toEqual([0, 1, []]);
  expect(await submitted({ submit: ran }, true, 'unknown|x')).toEqual([0, 1, []]);
  expect(await submitted({ receive: ran }, true, customId(), 'eve')).toEqual([0, 0, ['notYourTable']]);
});

test('runs a command without a table, and none that is unknown', async () => {
  await runCommand(undefined, replyTo({}));
  await runCommand({ access: 'anyone', execute: ran } as unknown as Command, replyTo({}));
  expect(ran.mock.calls).toMatchObject([[{ target: undefined }]]);
  const reply = replyTo({});
  await recorded(runCommand({ access: 'manager', execute: ran } as unknown as Command, reply), reply);
  expect([reply.refused, ran.mock.calls.length]).toEqual([['notManager'], 1]);
});

test('runs a menu entry on the table of a message', async () => {
  const other = (await open(context, { location: locationIn('d') })).table.id;
  const on = async (table: string | undefined, user = 'ada') => {
    ran.mockClear();
    const kind = table === undefined ? ({ kind: 'lessons' } as const) : ({ kind: 'panel', table } as const);
    const parts = [row([button(makeId(kind), 'x', 2)])];
    const targetMessage = { components: parts.map((part) => ({ toJSON: () => part })) };
    const reply = replyTo({ targetMessage }, user);
    await recorded(runOnMessage({ access: 'player', label: 'x', execute: ran }, reply), reply);
    return [reply.refused, (ran.mock.calls[0]?.[0].target as { table: { id: string } } | undefined)?.table.id];
  };
  expect(await on(other)).toEqual([[], other]);
  expect(await on(other, 'eve')).toEqual([['notYourTable'], undefined]);
  expect(await on(undefined)).toEqual([['notABoard'], undefined]);
  await runOnMessage(undefined, replyTo({}));
});
