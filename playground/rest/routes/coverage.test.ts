import {
  AuditLogEvent,
  AutoModerationActionType,
  AutoModerationRuleEventType,
  AutoModerationRuleTriggerType,
  Client,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  type Guild,
  type GuildMember,
  type Message,
  type NewsChannel,
  PermissionFlagsBits,
  type PermissionsString,
  type Role,
  type TextChannel,
  WebhookClient,
} from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APPLICATION_ID, GUILD, type Playground, startPlayground, type TestUser } from '../../index.ts';
import { call, RawGateway } from '../../testing/raw-bot.ts';
import { EVERYONE_PERMISSIONS } from '../../world/setup.ts';

const INTENTS = Object.values(GatewayIntentBits).filter((bit) => typeof bit === 'number');
const ALL = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n) & ~PermissionFlagsBits.Administrator;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let playground: Playground;
let client: Client<true>;
let guild: Guild;
let general: TextChannel;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  const server = {
    bot: { name: 'Bot', permissions: ['BanMembers' as const] },
    channels: ['general', 'random', { name: 'news', type: 'announcement' as const }],
    skus: ['Gold'],
  };
  playground = await startPlayground({
    limits: false,
    privilegedIntents: INTENTS.reduce((all, bit) => all | bit, 0),
    server,
  });
  const bot = new Client({ intents: INTENTS, rest: { api: playground.apiUrl } });
  const ready = new Promise<void>((resolve) => bot.once(Events.ClientReady, () => resolve()));
  await bot.login(playground.token);
  await ready;
  client = bot as Client<true>;
  guild = client.guilds.cache.get(GUILD.id) as Guild;
  general = guild.channels.cache.find(({ name }) => name === 'general') as TextChannel;
  [ada, bo] = [playground.user('Ada'), playground.user('Bo')];
  playground.world.serverPermissions = ALL;
});

afterAll(async () => {
  await client?.destroy();
  await playground?.close();
});

beforeEach(() => {
  playground.world.serverPermissions = ALL;
});

/** Returns the code with which the playground refuses a request, or undefined. */
async function codeOf(request: () => Promise<unknown>): Promise<number | string | undefined> {
  try {
    await request();
  } catch (error) {
    if (error instanceof DiscordAPIError) return error.code;
    throw error;
  }
  return undefined;
}

const heardEvent = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No event ${name}`)), 60_000);
    client.once(name as 'ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const raw = (method: string, path: string, body?: unknown) => call(playground, method, path, body);
const said = async (content = 'Hello'): Promise<Message> => {
  await ada.say('general', content);
  const id = ada.lastMessage('general')?.id ?? '';
  return general.messages.fetch(id);
};
const member = (user: TestUser): Promise<GuildMember> => guild.members.fetch({ user: user.user.id, force: true });
const newRole = (name = 'Judge'): Promise<Role> => guild.roles.create({ name });
const sentPoll = (text = 'Tea?') => {
  const answers = [{ text: 'Yes' }, { text: 'No' }];
  return general.send({ poll: { question: { text }, answers, duration: 1, allowMultiselect: false } });
};
const newRule = () =>
  guild.autoModerationRules.create({
    name: 'Words',
    eventType: AutoModerationRuleEventType.MessageSend,
    triggerType: AutoModerationRuleTriggerType.Keyword,
    triggerMetadata: { keywordFilter: ['cheat*'] },
    actions: [{ type: AutoModerationActionType.BlockMessage }],
    enabled: true,
  });
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000);
/** Lets a user join again after a request. */
const rejoin = async (user: TestUser, request: Promise<unknown>) => {
  await request;
  playground.world.state().bans.delete(user.user.id);
  await user.joinServer();
};

/** Preparation with all permissions, and a request that breaks a limit, with its error code. */
interface More<Target> {
  readonly set?: () => Promise<Target>;
  readonly limit?: readonly [request: (target: Target) => Promise<unknown>, code: number];
}
type Run<Target> = (target: Target) => Promise<unknown>;
type Row = readonly [
  does: string,
  needs: PermissionsString | '',
  event: string,
  run: Run<unknown>,
  more: More<unknown>,
];
/** Returns what a request does, the permission that it needs, its event, the request, and its preparation and limit. */
const row = <Target>(does: string, needs: Row[1], event: string, run: Run<Target>, more: More<Target> = {}) =>
  [does, needs, event, run, more] as Row;

const long = (length: number) => 'x'.repeat(length);
const post = (path: string, body?: unknown) => raw('POST', path, body).then(refused);
const inGeneral = (path: string) => `/channels/${general.id}/${path}`;

const rows: readonly Row[] = [
  row('adds a reaction', 'AddReactions', Events.MessageReactionAdd, (message) => message.react('🎲'), {
    set: () => said(),
    limit: [({ id }) => raw('PUT', inGeneral(`messages/${id}/reactions/dice/@me`)).then(refused), 10014],
  }),
  row(
    'removes the reactions of others',
    'ManageMessages',
    Events.MessageReactionRemoveAll,
    (message) => message.reactions.removeAll(),
    {
      set: async () => {
        const message = await said();
        await bo.react(ada.lastMessage('general')!, '🎲');
        return message;
      },
    },
  ),
  row('pins a message', 'PinMessages', Events.ChannelPinsUpdate, (message) => message.pin(), { set: () => said() }),
  row('deletes several messages', 'ManageMessages', Events.MessageBulkDelete, (all) => general.bulkDelete(all), {
    set: async () => [await said('1'), await said('2')],
    limit: [([first]) => post(inGeneral('messages/bulk-delete'), { messages: [first?.id] }), 50016],
  }),
  row('publishes an announcement', '', Events.MessageUpdate, (message) => message.crosspost(), {
    set: () => news().send('News'),
    limit: [(message) => message.crosspost(), 40033],
  }),
  row('creates a webhook', 'ManageWebhooks', Events.WebhooksUpdate, () => general.createWebhook({ name: 'Reporter' }), {
    limit: [() => general.createWebhook({ name: 'Discord news' }), 50035],
  }),
  row('creates a role', 'ManageRoles', Events.GuildRoleCreate, () => newRole(), {
    limit: [() => guild.roles.create({ name: long(101) }), 50035],
  }),
  row('changes a role', 'ManageRoles', Events.GuildRoleUpdate, (role) => role.setName('Referee'), {
    set: () => newRole(),
    limit: [(role) => role.setName(long(101)), 50035],
  }),
  row('deletes a role', 'ManageRoles', Events.GuildRoleDelete, (role) => role.delete(), { set: () => newRole() }),
  row('adds a role to a member', 'ManageRoles', Events.GuildMemberUpdate, ({ role, bo }) => bo.roles.add(role), {
    set: async () => ({ role: await newRole(), bo: await member(bo) }),
    limit: [({ bo }) => bo.roles.add('1'), 10011],
  }),
  row('changes a nickname', 'ManageNicknames', Events.GuildMemberUpdate, (member) => member.setNickname('Bobby'), {
    set: () => member(bo),
    limit: [(member) => member.setNickname(long(33)), 50035],
  }),
  row('changes its own nickname', 'ChangeNickname', Events.GuildMemberUpdate, () => editMe('Botty'), {
    limit: [() => editMe(long(33)), 50035],
  }),
  row('times a member out', 'ModerateMembers', Events.GuildMemberUpdate, (member) => member.timeout(60_000), {
    set: () => member(bo),
    limit: [(member) => member.timeout(29 * 86_400_000), 50035],
  }),
  row('kicks a member', 'KickMembers', Events.GuildMemberRemove, async (member) => rejoin(bo, member.kick('spam')), {
    set: () => member(bo),
  }),
  row('bans a user', 'BanMembers', Events.GuildBanAdd, async () => rejoin(bo, guild.bans.create(bo.user.id)), {
    limit: [() => guild.bans.create(bo.user.id, { deleteMessageSeconds: 604_801 }), 50035],
  }),
  row('removes a ban', 'BanMembers', Events.GuildBanRemove, async () => rejoin(bo, guild.bans.remove(bo.user.id)), {
    set: () => guild.bans.create(bo.user.id),
    limit: [() => guild.bans.remove('1'), 10026],
  }),
  row('bans several users', 'BanMembers', Events.GuildBanAdd, async () => rejoin(bo, banAll(bo)), {
    limit: [() => banAll(ada), 500000],
  }),
  row('overwrites the permissions of a channel', 'ManageRoles', Events.ChannelUpdate, () => overwrite(), {
    limit: [() => raw('PUT', inGeneral('permissions/1'), { type: 0 }).then(refused), 10009],
  }),
  row('changes a channel', 'ManageChannels', Events.ChannelUpdate, () => general.setTopic('Games'), {
    limit: [() => general.setTopic(long(1025)), 50035],
  }),
  row('deletes a channel', 'ManageChannels', Events.ChannelDelete, (channel) => channel.delete(), {
    set: () => guild.channels.create({ name: 'spare' }),
  }),
  row('creates an emoji', 'CreateGuildExpressions', Events.GuildEmojiCreate, () => newEmoji('die'), {
    limit: [() => newEmoji('a'), 50035],
  }),
  row('creates a sticker', 'CreateGuildExpressions', Events.GuildStickerCreate, () => newSticker('Die'), {
    limit: [() => newSticker('x'), 50035],
  }),
  row('creates an invite', 'CreateInstantInvite', Events.InviteCreate, () => general.createInvite(), {
    limit: [() => general.createInvite({ maxUses: 101 }), 50035],
  }),
  row(
    'deletes an invite',
    'ManageGuild',
    Events.InviteDelete,
    (invite) => withoutManageChannels(() => invite.delete()),
    {
      set: () => general.createInvite(),
      limit: [() => client.fetchInvite('nothing'), 10006],
    },
  ),
  row('posts a poll', 'SendPolls', Events.MessageCreate, () => sentPoll(), {
    limit: [() => sentPoll(long(301)), 50035],
  }),
  row('ends a poll', '', Events.MessageUpdate, (message) => message.poll!.end(), {
    set: () => sentPoll(),
    limit: [({ id }) => post(inGeneral(`polls/${id}/expire`)), 520001],
  }),
  row('reads the audit log', 'ViewAuditLog', '', () => guild.fetchAuditLogs(), {
    limit: [() => guild.fetchAuditLogs({ limit: 101 }), 50035],
  }),
  row('creates a scheduled event', 'CreateEvents', Events.GuildScheduledEventCreate, () => newEvent('Cup'), {
    limit: [() => newEvent(long(101)), 50035],
  }),
  row('creates a rule of automatic moderation', 'ManageGuild', Events.AutoModerationRuleCreate, () => newRuleOnce(), {
    limit: [() => post(`/guilds/${guild.id}/auto-moderation/rules`, SHORT_RULE), 50035],
  }),
  row('gives a user an entitlement', '', Events.EntitlementCreate, async () => entitle((await skus())[0]!.id), {
    limit: [() => entitle('1'), 10027],
  }),
];

const SHORT_RULE = { name: 'x', event_type: 1, trigger_type: 1, actions: [{ type: 1 }] };
const newRuleOnce = async () => (await newRule()).delete();
const editMe = (nick: string) => guild.members.editMe({ nick });
const banAll = (user: TestUser) => guild.bans.bulkCreate([user.user.id]);
const overwrite = () => general.permissionOverwrites.create(bo.user.id, { AddReactions: true });
const newEmoji = (name: string) => guild.emojis.create({ name, attachment: PNG });
const newSticker = (name: string) => guild.stickers.create({ file: PNG, name, tags: 'die' });
const entitle = (sku: string) => client.application.entitlements.createTest({ sku, user: bo.user.id });
const skus = async () => [...(await client.application.fetchSKUs()).values()];
const news = () => guild.channels.cache.find(({ name }) => name === 'news') as NewsChannel;
const newEvent = (name: string) =>
  guild.scheduledEvents.create({
    ...{ name, privacyLevel: 2, entityType: 3, entityMetadata: { location: 'here' } },
    ...{ scheduledStartTime: soon(1), scheduledEndTime: soon(2) },
  });

/** Throws Discord's error of a raw response. */
function refused({ status, body }: { status: number; body: { code: number } }): void {
  if (status >= 400)
    throw new DiscordAPIError(body as never, body.code, status, '', '', { body: undefined, files: undefined });
}

/** Runs a request without a permission that is enough, too. */
const withoutManageChannels = (run: () => Promise<unknown>) => {
  playground.world.serverPermissions &= ~PermissionFlagsBits.ManageChannels;
  return run();
};

describe('a bot on discord.js', () => {
  test.each(rows)('%s', async (_, needs, event, run, { set, limit }) => {
    const target = await set?.();
    if (needs) {
      playground.world.serverPermissions = ALL & ~PermissionFlagsBits[needs];
      expect(await codeOf(() => run(target))).toBe(50013);
    }
    playground.world.serverPermissions = ALL;
    const heard = event ? heardEvent(event) : undefined;
    await run(target);
    await heard;
    playground.world.serverPermissions = ALL;
    if (limit) expect(await codeOf(() => limit[0](target))).toBe(limit[1]);
  });

  test('sends, edits and deletes messages of a webhook', async () => {
    const { id, token } = await general.createWebhook({ name: 'Reporter' });
    expect(await codeOf(() => news().createWebhook({ name: ' ' }))).toBe(50035);
    const webhook = new WebhookClient({ id, token: token! }, { rest: { api: playground.apiUrl } });
    const message = await webhook.send({ content: 'Breaking', username: 'Anchor' });
    expect(ada.lastMessage('general')).toMatchObject({
      content: 'Breaking',
      author: { username: 'Anchor', bot: true },
    });
    await webhook.editMessage(message.id, 'Corrected');
    expect(ada.lastMessage('general')?.content).toBe('Corrected');
    await webhook.deleteMessage(message.id);
    expect(ada.messages('general').some((shown) => shown.id === message.id)).toBe(false);
    expect(await codeOf(() => webhook.editMessage(message.id, 'gone'))).toBe(10008);
    const wrong = new WebhookClient({ id, token: 'x'.repeat(68) }, { rest: { api: playground.apiUrl } });
    expect(await codeOf(() => wrong.send('x'))).toBe(50027);
    await webhook.delete();
    expect(await codeOf(() => webhook.send('x'))).toBe(10015);
  });

  test('may not moderate the owner, nor members with a role as high as its own', async () => {
    expect(await codeOf(async () => (await member(ada)).kick())).toBe(50013);
    const role = await newRole('High');
    const state = playground.world.state();
    state.putRole({ ...state.roles.get(role.id)!, position: 99 });
    expect(await codeOf(() => role.delete())).toBe(50013);
    expect(await codeOf(async () => (await member(bo)).roles.add(role))).toBe(50013);
    state.changeMember(bo.user.id, { roles: [role.id] });
    expect(await codeOf(async () => (await member(bo)).timeout(1_000))).toBe(50013);
    state.deleteRole(role.id);
  });

  test('pins up to 250 messages of a channel', async () => {
    const channel = await guild.channels.create({ name: 'pins' });
    for (let count = 0; count < 250; count++) await (await channel.send('x')).pin();
    const last = await channel.send('x');
    expect(await codeOf(() => last.pin())).toBe(30003);
    await channel.delete();
  }, 60_000);

  test('may not give permissions that it lacks', async () => {
    playground.world.serverPermissions = EVERYONE_PERMISSIONS | PermissionFlagsBits.ManageRoles;
    expect(await codeOf(() => guild.roles.create({ permissions: ['BanMembers'] }))).toBe(50013);
    expect(await codeOf(() => general.permissionOverwrites.create(bo.user.id, { ManageMessages: true }))).toBe(50013);
  });

  test('names the reason in the audit log and in its event', async () => {
    const heard = heardEvent(Events.GuildAuditLogEntryCreate);
    await (await member(bo)).setNickname('B', 'Too long: ä');
    await heard;
    const entry = (await guild.fetchAuditLogs({ type: AuditLogEvent.MemberUpdate, limit: 1 })).entries.first();
    expect(entry).toMatchObject({ reason: 'Too long: ä', executorId: APPLICATION_ID, targetId: bo.user.id });
    expect(entry?.changes).toContainEqual(expect.objectContaining({ key: 'nick', new: 'B' }));
  });

  test('lists and finds members', async () => {
    expect((await guild.members.list({ limit: 1000 })).size).toBe(5);
    expect((await guild.members.search({ query: 'cl' })).map(({ user }) => user.username)).toEqual(['cleo']);
  });
});

describe('a user', () => {
  test('reacts, and the bot reads who did', async () => {
    const message = await general.send('Vote');
    const heard = heardEvent(Events.MessageReactionAdd);
    await bo.react(bo.lastMessage('general')!, '👍');
    await heard;
    expect(bo.lastMessage('general')?.reactions?.[0]).toMatchObject({ count: 1, me: true });
    expect(ada.lastMessage('general')?.reactions?.[0]).toMatchObject({ count: 1, me: false });
    const reaction = (await message.fetch(true)).reactions.cache.get('👍');
    expect([...((await reaction?.users.fetch()) ?? new Map()).keys()]).toEqual([bo.user.id]);
    await bo.react(bo.lastMessage('general')!, '👍', false);
    expect(bo.lastMessage('general')?.reactions).toEqual([]);
  });

  test('cannot write, react or use commands while timed out, and can again afterwards', async () => {
    const message = await general.send('Vote');
    await message.react('👍');
    await (await member(bo)).timeout(60_000);
    const refused = { ok: false, sentence: expect.stringContaining('timed out') };
    expect(await bo.say('general', 'x')).toMatchObject(refused);
    expect(await bo.react(message, '👍')).toMatchObject(refused);
    expect(await bo.command('general', 'ping')).toMatchObject(refused);
    playground.advance(61_000);
    expect(await bo.say('general', 'x')).toMatchObject({ ok: true });
  });

  test('has all permissions as the owner', async () => {
    const command = await guild.commands.create({ name: 'kick', description: 'd', defaultMemberPermissions: '2' });
    await general.permissionOverwrites.create(guild.id, { SendMessages: false });
    const permissions = new Promise<boolean | undefined>((resolve) => {
      client.once(Events.InteractionCreate, async (interaction) => {
        if (interaction.isRepliable()) await interaction.reply('Done');
        resolve(interaction.memberPermissions?.has(['KickMembers', 'BanMembers', 'ManageRoles']));
      });
    });
    expect(await ada.slash('/kick')).toMatchObject({ ok: true });
    expect(await permissions).toBe(true);
    expect(await ada.say('general', 'x')).toMatchObject({ ok: true });
    expect(await bo.say('general', 'x')).toMatchObject({ ok: false });
    const sentence = expect.stringContaining('hidden from members without: KickMembers.');
    expect(await bo.command('general', 'kick')).toMatchObject({ ok: false, sentence });
    await general.permissionOverwrites.delete(guild.id);
    await command.delete();
  });

  test('waits in a channel with slowmode, unless the user may bypass it', async () => {
    await general.setRateLimitPerUser(30);
    playground.advance(30_000);
    for (const user of [ada, ada, bo]) expect(await user.say('general', 'x')).toMatchObject({ ok: true });
    expect(await bo.say('general', 'x')).toMatchObject({ ok: false, sentence: expect.stringContaining('slowmode') });
    playground.advance(30_000);
    expect(await bo.say('general', 'x')).toMatchObject({ ok: true });
    await general.setRateLimitPerUser(0);
  });

  test('gets no direct messages of the bot without a common server', async () => {
    const dm = await client.users.createDM(bo.user.id);
    await guild.members.kick(bo.user.id);
    expect(await codeOf(() => dm.send('Bye'))).toBe(50278);
    await bo.joinServer();
    expect(await codeOf(() => dm.send('Welcome'))).toBeUndefined();
  });

  test('sees and loses what overwrites and roles allow', async () => {
    await general.permissionOverwrites.create(bo.user.id, { SendMessages: false });
    expect(await bo.say('general', 'x')).toMatchObject({ ok: false });
    await general.permissionOverwrites.create(bo.user.id, { ViewChannel: false });
    await bo.until(() => !bo.channels.some(({ name }) => name === 'general'));
    await general.permissionOverwrites.delete(bo.user.id);
    await bo.until(() => bo.channels.some(({ name }) => name === 'general'));
    expect(await bo.say('general', 'x')).toMatchObject({ ok: true });
  });

  test('is banned, cannot come back, and joins with an invite after the ban', async () => {
    const invite = await general.createInvite();
    await guild.bans.create(bo.user.id, { reason: 'spam', deleteMessageSeconds: 3600 });
    expect(bo.channels.some(({ name }) => name === 'general')).toBe(false);
    expect(await bo.joinServer(invite.code)).toMatchObject({ ok: false, sentence: expect.stringContaining('banned') });
    expect((await guild.bans.fetch(bo.user.id)).reason).toBe('spam');
    await guild.bans.remove(bo.user.id);
    expect(await bo.joinServer('nothing')).toMatchObject({ ok: false });
    const heard = heardEvent(Events.GuildMemberAdd);
    expect(await bo.joinServer(invite.code)).toMatchObject({ ok: true });
    await heard;
    expect((await guild.invites.fetch({ code: invite.code, force: true })).uses).toBe(1);
    await bo.until(() => bo.channels.some(({ name }) => name === 'general'));
  });

  test('is stopped by automatic moderation, which reports to the bot', async () => {
    const rule = await newRule();
    const heard = heardEvent(Events.AutoModerationActionExecution);
    expect(await bo.say('general', 'Cheaters!')).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('blocks'),
    });
    await heard;
    expect(await bo.say('general', 'A scheat')).toMatchObject({ ok: true });
    playground.world.serverPermissions = EVERYONE_PERMISSIONS;
    expect(await codeOf(() => general.send('cheat'))).toBe(200000);
    playground.world.serverPermissions = ALL;
    await rule.delete();
  });

  test('votes in a poll, which ends with a result', async () => {
    const message = await sentPoll();
    const heard = heardEvent(Events.MessagePollVoteAdd);
    expect(await bo.vote(bo.lastMessage('general')!, 'Yes')).toMatchObject({ ok: true });
    await heard;
    const voters = await message.poll?.answers.get(1)?.voters.fetch();
    expect([...(voters?.keys() ?? [])]).toEqual([bo.user.id]);
    await message.poll?.end();
    expect(ada.lastMessage('general')?.type).toBe(46);
    expect(await bo.vote(bo.messages('general').at(-2)!, 'No')).toMatchObject({ ok: false });
  });

  test('sees a poll end at its time', async () => {
    const { id } = await sentPoll();
    playground.advance(3_601_000);
    await ada.until(() => ada.messages('general').find((shown) => shown.id === id)?.poll?.results?.is_finalized);
    expect(ada.lastMessage('general')?.type).toBe(46);
  });

  test('buys an item, which interactions then name', async () => {
    const heard = heardEvent(Events.EntitlementCreate);
    expect(await bo.buy('Gold')).toMatchObject({ ok: true });
    await heard;
    await guild.commands.set([{ name: 'shop', description: 'Shop' }]);
    const entitled = new Promise<number>((resolve) =>
      client.once(Events.InteractionCreate, (interaction) => {
        resolve(interaction.entitlements.size);
        if (interaction.isCommand()) void interaction.reply('ok');
      }),
    );
    await bo.slash('/shop');
    expect(await entitled).toBeGreaterThan(0);
  });
});

describe('intents', () => {
  const { GuildExpressions, GuildInvites, GuildMembers, GuildModeration } = GatewayIntentBits;

  test.each([
    ['GUILD_BAN_ADD', GuildModeration, () => guild.bans.create(bo.user.id)],
    ['GUILD_MEMBER_ADD', GuildMembers, () => rejoin(bo, Promise.resolve())],
    ['GUILD_EMOJIS_UPDATE', GuildExpressions, () => guild.emojis.create({ name: 'suit', attachment: PNG })],
    ['INVITE_CREATE', GuildInvites, () => general.createInvite()],
  ])('decide who receives %s', async (type, intent, run) => {
    const [informed, other] = [await RawGateway.ready(playground, intent | 1), await RawGateway.ready(playground, 1)];
    await run();
    await informed.event(type);
    await general.setTopic(type);
    await other.event('CHANNEL_UPDATE');
    expect(other.received.some(({ t }) => t === type)).toBe(false);
    informed.close();
    other.close();
  });
});

test('returns an error for routes that are not simulated', async () => {
  const { status, body } = await raw('GET', `/guilds/${guild.id}/widget`);
  expect([status, body.message]).toEqual([
    400,
    `The playground does not simulate this route: GET /guilds/${guild.id}/widget`,
  ]);
});
