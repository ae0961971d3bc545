import type { APIApplicationCommand } from 'discord-api-types/v10';
import { z } from 'zod';
import { type Discord, discordErrors } from '../../discord.ts';
import { applicationFlags } from '../../gateway/events.ts';
import { type CommandDraft, commandForm, commandsForm, MAX_COMMANDS } from '../../limits/commands.ts';
import { check, reportViolation, text, validationError } from '../../limits/form.ts';
import { emojiObject, type StoredEmoji } from '../../world/attachments.ts';
import { guildOf, isForum, isTextChannel, isThread } from '../../world/channel.ts';
import { isEntryPoint, type Scope } from '../../world/commands.ts';
import { guildObject } from '../../world/guild.ts';
import { APPLICATION_ID, EVERYONE_PERMISSIONS, type Server } from '../../world/setup.ts';
import { type Call, type Route, route } from '../router.ts';

function application(discord: Discord) {
  const { users } = discord.world;
  return {
    id: APPLICATION_ID,
    name: users.bot.global_name,
    icon: null,
    description: '',
    type: null,
    bot: users.bot,
    bot_public: true,
    bot_require_code_grant: false,
    flags: applicationFlags(discord),
    flags_new: String(applicationFlags(discord)),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: [],
    approximate_user_authorization_count: 0,
    owner: users.people[0]?.user,
    team: null,
    summary: '',
    verify_key: '0'.repeat(64),
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    integration_types_config: { '0': {}, '1': {} },
  };
}

/** Returns a server as an entry of `/users/@me/guilds`. */
function membership({ id, name }: Server) {
  const permissions = String(EVERYONE_PERMISSIONS);
  return { id, name, icon: null, banner: null, owner: false, permissions, features: [] };
}

/** Routes for the application, its user, the server and its members. */
export function applicationRoutes(discord: Discord): Route[] {
  const { activities, world, gatewayUrl, portal, starts } = discord;
  const inGuild = (path: string, read: (guild: string) => unknown) =>
    route('GET', `/guilds/:guild${path}`, ({ params: { guild = '' } }: Call) => {
      if (!world.hasServer(guild) && channelsOf(guild).length === 0) throw discordErrors.unknownGuild();
      if (!world.installations.isOn(guild)) throw discordErrors.missingAccess();
      return { body: read(guild) };
    });
  const channelsOf = (guild: string) =>
    [...world.channels.values()].filter((channel) => guildOf(channel).guild_id === guild);
  return [
    route('GET', '/gateway', () => ({ body: { url: gatewayUrl } })),
    route('GET', '/gateway/bot', () => {
      return { body: { url: gatewayUrl, shards: portal.shards, session_start_limit: starts.limit } };
    }),
    route('GET', '/users/@me/guilds', () => {
      return { body: world.servers.filter(({ id }) => world.installations.isOn(id)).map(membership) };
    }),
    route('GET', '/applications/@me', () => ({ body: application(discord) })),
    route('GET', '/oauth2/applications/@me', () => ({ body: application(discord) })),
    route('GET', '/applications/:application/activity-instances/:instance', (call) => {
      checkOwn(call);
      const body = activities.describe(call.params.instance);
      // The id comes from the page, so that the bot has made no mistake if there is no such instance.
      return body ? { body } : { status: 404, body: { message: '404: Not Found', code: 0 } };
    }),
    route('GET', '/users/:user', ({ params }) => {
      const body = world.users.userOrBot(params.user);
      if (!body) throw discordErrors.unknownUser();
      return { body };
    }),
    inGuild('', (id) => {
      return { ...guildObject(world, id), approximate_member_count: world.state(id).members.length };
    }),
    inGuild('/channels', (guild) => channelsOf(guild).filter((channel) => isTextChannel(channel) || isForum(channel))),
    inGuild('/threads/active', (guild) => {
      const threads = channelsOf(guild).filter((channel) => isThread(channel) && !channel.thread_metadata?.archived);
      return { threads, members: [], has_more: false };
    }),
  ];
}

const bases = ['/applications/:application/commands', '/applications/:application/guilds/:guild/commands'] as const;

/** Routes for global and server commands. */
export function commandRoutes({ ids, world }: Discord): Route[] {
  const { commands, installations } = world;
  const nextId = () => ids.next();

  const requireCommand = (scope: Scope, id: string): APIApplicationCommand => {
    const command = commands.get(scope, id);
    if (!command) throw discordErrors.unknownCommand();
    return command;
  };

  const scopeOf = ({ params }: Call): Scope => {
    if (params.application !== APPLICATION_ID) throw discordErrors.missingAccess();
    if (params.guild === undefined) return 'global';
    if (!world.hasServer(params.guild) || !installations.isOn(params.guild)) throw discordErrors.missingAccess();
    return params.guild;
  };

  // The playground has no Integrations page, so no server changes who may use a command.
  const unchanged = route('GET', '/applications/:application/guilds/:guild/commands/permissions', (call: Call) => {
    scopeOf(call);
    return { body: [] };
  });

  return [
    unchanged,
    ...bases.flatMap((base) => [
      route('GET', base, (call: Call) => {
        const full = call.query.get('with_localizations') === 'true';
        return { body: commands.list(scopeOf(call)).map((command) => (full ? command : withoutTranslations(command))) };
      }),
      route('PUT', base, (call: Call) => {
        const scope = scopeOf(call);
        const forms = check(commandsForm, call.body);
        for (const { type } of forms) checkCommandCount(forms, type);
        for (const [index, form] of forms.entries()) checkScope(scope, form, [index]);
        const hasEntryPoint = forms.some(isEntryPoint);
        if (commands.list(scope).some(isEntryPoint) && !hasEntryPoint) throw discordErrors.entryPointNeeded();
        return { body: commands.replace(scope, forms, nextId) };
      }),
      route('POST', base, (call: Call) => {
        const scope = scopeOf(call);
        const form = check(commandForm, call.body);
        checkScope(scope, form);
        const known = commands.named(scope, form);
        if (!known) checkCommandCount([...commands.list(scope), form], form.type);
        return { status: known ? 200 : 201, body: commands.write(scope, form, nextId) };
      }),
      route('GET', `${base}/:command`, (call: Call) => ({
        body: requireCommand(scopeOf(call), call.params.command ?? ''),
      })),
      route('PATCH', `${base}/:command`, (call: Call) => {
        const scope = scopeOf(call);
        const before = requireCommand(scope, call.params.command ?? '');
        const change = check(z.looseObject({}), call.body);
        const form = check(commandForm, { ...before, ...change });
        return { body: commands.write(scope, form, nextId, before.id) };
      }),
      route('DELETE', `${base}/:command`, (call: Call) => {
        const scope = scopeOf(call);
        commands.remove(scope, requireCommand(scope, call.params.command ?? '').id);
        return {};
      }),
    ]),
  ];
}

/** Throws if a server command is an entry point command, which are global only. */
function checkScope(scope: Scope, command: CommandDraft, path: readonly PropertyKey[] = []): void {
  if (scope === 'global' || !isEntryPoint(command)) return;
  const message = 'Value must be one of {1, 2, 3}.';
  throw validationError([{ path: [...path, 'type'], code: 'BASE_TYPE_CHOICES', message }]);
}

function checkCommandCount(all: readonly Pick<APIApplicationCommand, 'type'>[], type: number): void {
  if (all.filter((pick) => pick.type === type).length > (MAX_COMMANDS[type] ?? 0))
    throw discordErrors.tooManyCommands();
}

/** Removes translations, which Discord lists only on request. */
function withoutTranslations(command: APIApplicationCommand): object {
  return JSON.parse(JSON.stringify(command), (key, value: unknown) =>
    key === 'name_localizations' || key === 'description_localizations' ? undefined : value,
  ) as object;
}

const BASE = '/applications/:application/emojis';
const ONE = `${BASE}/:emoji` as const;

export function emojiRoutes({ ids, world }: Discord): Route[] {
  const { emojis, users } = world;
  const requireEmoji = (call: Call): StoredEmoji => {
    checkOwn(call);
    const emoji = emojis.get(call.params.emoji ?? '');
    if (!emoji || emoji.server !== undefined) throw discordErrors.unknownEmojiId();
    return emoji;
  };
  const checkFree = (name: string, id?: string): void => {
    const taken = emojis.ofServer().find((emoji) => emoji.name === name);
    if (taken && taken.id !== id) throw validationError([{ path: ['name'], ...TAKEN }]);
  };
  const object = (emoji: StoredEmoji) => emojiObject(emoji, users.bot);
  return [
    route('GET', BASE, (call: Call) => {
      checkOwn(call);
      return { body: { items: emojis.ofServer().map(object) } };
    }),
    route('POST', BASE, (call: Call) => {
      checkOwn(call);
      const { name, image } = check(emojiForm, call.body);
      checkFree(name);
      if (emojis.ofServer().length >= MAX_EMOJIS) throw discordErrors.tooManyEmojis();
      return { status: 201, body: object(emojis.put({ id: ids.next(), name, ...image })) };
    }),
    route('GET', ONE, (call: Call) => ({ body: object(requireEmoji(call)) })),
    route('PATCH', ONE, (call: Call) => {
      const before = requireEmoji(call);
      const { name } = check(emojiChange, call.body);
      checkFree(name, before.id);
      return { body: object(emojis.put({ ...before, name })) };
    }),
    route('DELETE', ONE, (call: Call) => {
      emojis.remove(requireEmoji(call).id);
      return {};
    }),
  ];
}

const TAKEN = { code: 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', message: 'An emoji with this name already exists' };

function checkOwn({ params }: Call<'application'> | Call): void {
  if (params.application !== APPLICATION_ID) throw discordErrors.missingAccess();
}

/** Maximum number of emojis of an application. */
const MAX_EMOJIS = 2000;

const MAX_IMAGE_BYTES = 256 * 1024;
const DATA_URI = /^data:(image\/(?:png|jpe?g|gif|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

const name = text(2, 32).superRefine((value, context) => {
  if (/^\w*$/.test(value)) return;
  reportViolation(context, 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
});

const image = z.string().transform((value, context) => {
  const [, type = '', base64 = ''] = DATA_URI.exec(value) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) reportViolation(context, 'IMAGE_INVALID', 'Invalid image data');
  else if (bytes.length > MAX_IMAGE_BYTES)
    reportViolation(
      context,
      'BINARY_TYPE_MAX_SIZE',
      `File cannot be larger than ${(MAX_IMAGE_BYTES / 1024).toFixed(1)} kb.`,
    );
  return { type, bytes };
});

export const emojiForm = z.looseObject({ name, image });

export const emojiChange = z.looseObject({ name });
