import { type APIMessage, InteractionResponseType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { MovableClock, Snowflakes } from '../../clock.ts';
import type { Discord } from '../../discord.ts';
import { type Interaction, type InteractionRequest, Interactions } from '../../interactions/interactions.ts';
import type { ActionOutcome } from '../../protocol.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import type { WorldChannel } from '../../world/channel.ts';
import { APPLICATION_ID, GUILD, type PlaygroundUser, parseSetup, TEXT_CHANNELS } from '../../world/setup.ts';
import { World } from '../../world/world.ts';
import { applyResponse } from './webhooks.ts';

let clock: MovableClock;
let world: World;
let interactions: Interactions;
let discord: Discord;
let ada: PlaygroundUser;
let general: WorldChannel;
let asked: { payload: Record<string, unknown>; interaction: Interaction }[];
let outcomes: ActionOutcome[];

beforeEach(() => {
  clock = new MovableClock(new ManualClock());
  world = new World('http://127.0.0.1:1', parseSetup({}));
  world.createDefaultChannels();
  const ids = new Snowflakes(clock.now);
  interactions = new Interactions(clock, ids, world);
  discord = { clock, ids, world, interactions, activities: { enabled: false } } as unknown as Discord;
  [ada] = world.users.people as [PlaygroundUser];
  general = world.channels.get(TEXT_CHANNELS[0].id) as WorldChannel;
  [asked, outcomes] = [[], []];
  interactions.on('ask', (payload, interaction) => asked.push({ payload, interaction }));
});

const command = (more: object = {}) =>
  ({
    kind: InteractionType.ApplicationCommand,
    data: { name: 'play', options: [{ type: 1, name: 'duel', options: [{ type: 3, name: 'deck' }] }] },
    person: ada,
    channel: general,
    report: (outcome: ActionOutcome) => outcomes.push(outcome),
    ...more,
  }) as unknown as InteractionRequest;

function begin(more: object = {}): Interaction {
  interactions.begin(command(more));
  const last = asked.at(-1);
  if (!last) throw new Error('not asked');
  return last.interaction;
}

function posted(more: object = {}): APIMessage {
  const base = { id: '5', channel_id: general.id, author: world.users.bot, content: 'x', embeds: [], mentions: [] };
  const message = { ...base, attachments: [], components: [], ...more } as unknown as APIMessage;
  world.post(message);
  return message;
}

const press = (holder: APIMessage, more: object = {}) =>
  begin({ kind: InteractionType.MessageComponent, data: { custom_id: 'a' }, holder, ...more });
const respond = (interaction: Interaction, type: number, data: unknown = {}) =>
  applyResponse(discord, interaction, type, data, []);
const {
  ApplicationCommandAutocompleteResult,
  ChannelMessageWithSource,
  DeferredChannelMessageWithSource,
  DeferredMessageUpdate,
  Modal,
  UpdateMessage,
} = InteractionResponseType;
const modal = { custom_id: 'm', title: 'T', components: [{ type: 10, content: 'x' }] };

describe('an interaction', () => {
  test('of a command can be answered by a message, later, or by a modal', () => {
    for (const type of [DeferredMessageUpdate, UpdateMessage, ApplicationCommandAutocompleteResult, 99, '4'])
      expect(() => respond(begin(), type as number, { content: 'x' })).toThrow('Invalid Form Body');
    expect(respond(begin(), ChannelMessageWithSource, { content: 'x' })?.content).toBe('x');
    expect(respond(begin(), Modal, modal)).toBeUndefined();
  });

  test('of a component can also update its message', () => {
    const holder = posted();
    expect(respond(press(holder), UpdateMessage, { content: 'y' })).toMatchObject({ id: '5', content: 'y' });
    expect(respond(press(holder), DeferredMessageUpdate)?.id).toBe('5');
    expect(outcomes.at(-1)).toEqual({ type: 'done', later: 'update' });
    world.deleteMessage(general.id, '5');
    expect(() => respond(press(holder), UpdateMessage, { content: 'z' })).toThrow('Unknown Message');
  });

  test('of a modal cannot open another one', () => {
    const trigger = begin().metadata;
    const submit = () => begin({ kind: InteractionType.ModalSubmit, data: {}, trigger });
    expect(() => respond(submit(), Modal, modal)).toThrow('Invalid Form Body');
    expect(() => respond(submit(), UpdateMessage, { content: 'x' })).toThrow('Invalid Form Body');
    expect(respond(submit(), ChannelMessageWithSource, { content: 'x' })?.interaction_metadata).toMatchObject({
      type: InteractionType.ModalSubmit,
      triggering_interaction_metadata: { id: trigger.id },
    });
  });

  test('of autocompletion can be answered by choices only', () => {
    const kind = InteractionType.ApplicationCommandAutocomplete;
    const options = [{ type: 1, name: 'sub', options: [{ type: 4, name: 'n', focused: true }] }];
    const complete = () => begin({ kind, data: { name: 'play', options } });
    expect(() => respond(complete(), ChannelMessageWithSource, { content: 'x' })).toThrow('Invalid Form Body');
    const choices = [{ name: 'One', value: 1 }];
    expect(() =>
      respond(complete(), ApplicationCommandAutocompleteResult, { choices: [{ name: 'One', value: 'one' }] }),
    ).toThrow('Invalid Form Body');
    respond(complete(), ApplicationCommandAutocompleteResult, { choices });
    expect(outcomes).toEqual([{ type: 'choices', choices }, { type: 'done' }]);
  });

  test('is reported as done, or as answered later', () => {
    respond(begin(), ChannelMessageWithSource, { content: 'x' });
    const deferred = begin();
    respond(deferred, DeferredChannelMessageWithSource, { flags: MessageFlags.Ephemeral });
    expect(outcomes).toEqual([{ type: 'done' }, { type: 'done', later: 'reply' }]);
    expect([deferred.state, deferred.isThinking, deferred.isDeferred]).toEqual(['answered', true, true]);
    expect(interactions.thinking).toEqual([deferred]);
    const [shown] = world.messagesIn(general.id).slice(-1);
    expect([shown?.only, shown?.message.flags]).toEqual([ada.user.id, MessageFlags.Ephemeral | MessageFlags.Loading]);
  });

  test('has its full name and metadata on the answer', () => {
    const message = respond(begin(), ChannelMessageWithSource, { content: 'x' });
    expect(message).toMatchObject({
      type: 20,
      webhook_id: APPLICATION_ID,
      interaction: { name: 'play duel', user: { username: 'ada' } },
      interaction_metadata: { authorizing_integration_owners: { 0: GUILD.id } },
    });
    const reply = respond(press(posted()), ChannelMessageWithSource, { content: 'y' });
    expect(reply).toMatchObject({ type: 19, interaction_metadata: { interacted_message_id: '5' } });
    expect(reply).not.toHaveProperty('interaction');
  });

  test('fails if it is not answered, and open ones if the bot stops', () => {
    const lapsed: Interaction[] = [];
    interactions.on('lapse', (interaction) => lapsed.push(interaction));
    const answered = begin();
    respond(answered, ChannelMessageWithSource, { content: 'x' });
    const open = begin();
    interactions.failOpen('The bot stopped.');
    expect([answered.state, open.state]).toEqual(['answered', 'lapsed']);
    expect(outcomes.at(-1)).toEqual({ type: 'failed', sentence: 'The bot stopped.' });
    const late = begin();
    clock.advance(3_000);
    expect(lapsed).toEqual([late]);
    expect(outcomes.filter(({ type }) => type === 'failed')).toHaveLength(2);
  });
});

describe('modals', () => {
  const open = (interaction: Interaction) => {
    interactions.openModal(interaction, modal);
    const shown = outcomes.at(-1);
    if (shown?.type !== 'modal') throw new Error('no modal');
    return shown.token;
  };

  test('beyond 500 replace the oldest', () => {
    const opener = begin();
    const tokens = Array.from({ length: 501 }, () => open(opener));
    const isOpen = (at: number) => interactions.modal(tokens[at] ?? '', ada.user.id) !== undefined;
    expect([isOpen(0), isOpen(1), isOpen(500)]).toEqual([false, true, true]);
  });

  test('have the metadata of the interaction that opened the first one', () => {
    const first = begin();
    const second = begin({ kind: InteractionType.ModalSubmit, data: {}, trigger: first.metadata });
    expect(interactions.modal(open(second), ada.user.id)?.trigger).toBe(first.metadata);
    expect(interactions.modal(open(first), ada.user.id)?.trigger).toBe(first.metadata);
  });
});
