import { APPLICATION_ID, GUILD, PLAYGROUND_TOKEN, TEXT_CHANNELS } from '../world/setup.ts';

const docs = (page: string) => `https://docs.discord.com/developers/${page}`;
const schema = (name: string) => `https://github.com/discord/discord-api-spec (openapi.json, ${name})`;

/** Pages that document Discord's rules. */
export const PUBLISHED = {
  versions: docs('reference#api-versioning'),
  errors: docs('topics/opcodes-and-status-codes#json-json-error-codes'),
  http: docs('topics/opcodes-and-status-codes#http-http-response-codes'),
  closeCodes: docs('topics/opcodes-and-status-codes#gateway-gateway-close-event-codes'),
  files: docs('reference#uploading-files'),
  locales: docs('reference#locales'),
  authentication: docs('reference#authentication'),
  headers: docs('topics/rate-limits#header-format'),
  globalLimit: docs('topics/rate-limits#global-rate-limit'),
  exceeding: docs('topics/rate-limits#exceeding-a-rate-limit'),
  /** Discord documents the headers only; the numbers were observed. */
  seen: `${docs('topics/rate-limits')} (numbers as seen in the headers)`,
  intents: docs('events/gateway#privileged-intents'),
  sharding: docs('events/gateway#sharding'),
  startLimit: docs('events/gateway#session-start-limit-object'),
  identifying: docs('events/gateway#identifying'),
  resuming: docs('events/gateway#resuming'),
  sending: docs('events/gateway#sending-events'),
  guildCreate: docs('events/gateway-events#guild-create'),
  ready: docs('events/gateway-events#ready'),
  message: docs('resources/message#create-message'),
  editing: docs('resources/message#edit-message'),
  embeds: docs('resources/message#embed-object-embed-limits'),
  mentions: docs('resources/message#allowed-mentions-object'),
  dm: docs('resources/user#create-dm'),
  user: schema('UserResponse'),
  threads: docs('resources/channel#start-thread-without-message'),
  posts: docs('resources/channel#start-thread-in-forum-or-media-channel'),
  tags: docs('resources/channel#forum-tag-object'),
  components: docs('components/reference'),
  button: docs('components/reference#button'),
  selects: docs('components/reference#string-select'),
  modalFields: docs('components/reference#label'),
  modals: docs('interactions/receiving-and-responding#interaction-response-object-modal'),
  emojis: docs('resources/emoji#create-application-emoji'),
  events: docs('resources/guild-scheduled-event#create-guild-scheduled-event'),
  autocompletion: docs('interactions/receiving-and-responding#interaction-response-object-autocomplete'),
  answering: docs('interactions/receiving-and-responding#responding-to-an-interaction'),
  followUps: docs('interactions/receiving-and-responding#followup-messages'),
  commands: docs('interactions/application-commands#application-command-object'),
  options: schema('ApplicationCommandCreateRequest'),
  booleanOption: schema('ApplicationCommandBooleanOption'),
  integerOption: schema('ApplicationCommandIntegerOption'),
  stored: schema('ApplicationCommandResponse'),
} as const;

/** A limit: a body at the limit, one above it, the path of the violation, and Discord's error code. */
export type Rule = [rule: string, fits: object, breaks: object, path: string, code: string];

/** A limit with the page that documents it. */
export type PublishedRule = [...Rule, published: string];

/** Returns a rule for a number in a body: the limit fits, one more breaks it. */
export const limit = (
  rule: string,
  max: number,
  body: (number: number) => object,
  path: string,
  code: string,
): Rule => [rule, body(max), body(max + 1), path, code];

type Source = keyof typeof PUBLISHED;

/** Adds the documenting page to each limit: that of the first word its name contains, otherwise `rest`. */
export function published(
  rest: Source,
  words: Readonly<Record<string, Source>>,
  rules: readonly Rule[],
): PublishedRule[] {
  return rules.map((rule) => {
    const word = Object.keys(words).find((word) => rule[0].includes(word));
    return [...rule, PUBLISHED[word === undefined ? rest : (words[word] ?? rest)]];
  });
}

export const BAD_LENGTH = 'BASE_TYPE_BAD_LENGTH';
export const TOO_LONG = 'BASE_TYPE_MAX_LENGTH';

export const V2 = 1 << 15;

export const x = (length: number) => 'x'.repeat(length);

export const many = <One>(count: number, make: (index: number) => One): One[] =>
  Array.from({ length: count }, (_, index) => make(index));

let last = 0;
const nextCustomId = () => `id${++last}`;

/** Valid bodies and components. */
export const hello = (more: object) => ({ content: 'hello', ...more });
export const text = (content: string) => ({ type: 10, content });
export const row = (...components: object[]) => ({ type: 1, components });
export const button = (more: object = {}) => ({ type: 2, style: 1, label: 'go', custom_id: nextCustomId(), ...more });
export const link = (url: string) => ({ type: 2, style: 5, label: 'go', url });
export const gallery = (...urls: string[]) => ({ type: 12, items: urls.map((url) => ({ media: { url } })) });
export const option = (index: number) => ({ label: `o${index}`, value: `v${index}` });
export const menu = (more: object = {}) => ({ type: 3, custom_id: nextCustomId(), options: [option(0)], ...more });
export const command = (more: object = {}) => ({ name: 'play', description: 'Play', ...more });
export const field = (more: object = {}) => ({ type: 4, custom_id: nextCustomId(), style: 1, ...more });
export const label = (more: object = {}) => ({ type: 18, label: 'Label', component: field(), ...more });
export const modal = (more: object = {}) => ({ custom_id: 'm', title: 'Title', components: [label()], ...more });

/** A request whose response does not depend on earlier ones: its page, method and path, expected status and code, and body. */
type RequestRow = readonly [
  behaviour: string,
  published: string,
  request: string,
  status: number,
  code?: number,
  more?: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>>; readonly version?: string },
];

const messages = `/channels/${TEXT_CHANNELS[0].id}/messages`;
const commands = `/applications/${APPLICATION_ID}/commands`;
const { errors, http } = PUBLISHED;

export const requestRows: readonly RequestRow[] = [
  ['v10 is served', PUBLISHED.versions, 'GET /users/@me', 200],
  ...['/v6', '/v7', '/v8', ''].map(
    (version): RequestRow => [
      `${version || 'no version'} is not served`,
      PUBLISHED.versions,
      'GET /users/@me',
      ...([400, 50041, { version }] as const),
    ],
  ),
  ['a wrong token', PUBLISHED.authentication, 'GET /users/@me', 401, 0, { headers: { authorization: 'Bot wrong' } }],
  ['an unknown route', http, 'GET /nothing', 404, 0],
  ['a wrong method', http, 'DELETE /users/@me', 405, 0],
  ['no JSON', errors, `POST ${messages}`, 400, 50109, { body: '{' }],
  ['an unknown channel', errors, 'GET /channels/1', 404, 10003],
  ['an unknown server', errors, 'GET /guilds/1', 404, 10004],
  ['an unknown member', errors, `GET /guilds/${GUILD.id}/members/1`, 404, 10007],
  ['an unknown message', errors, `GET ${messages}/1`, 404, 10008],
  ['an unknown user', errors, 'GET /users/1', 404, 10013],
  ['an unknown command', errors, `GET ${commands}/1`, 404, 10063],
  ['an unknown interaction', errors, 'POST /interactions/1/token/callback', 404, 10062, { body: { type: 6 } }],
  ['an expired token', errors, `POST /webhooks/${APPLICATION_ID}/token`, 401, 50027, { body: { content: 'x' } }],
  ['an empty message', errors, `POST ${messages}`, 400, 50006, { body: {} }],
  ['an invalid form', errors, `POST ${messages}`, 400, 50035, { body: { content: 5 } }],
  [
    'a direct message to an unknown user',
    errors,
    'POST /users/@me/channels',
    400,
    50033,
    { body: { recipient_id: '1' } },
  ],
  [
    'a direct message to the bot itself',
    PUBLISHED.dm,
    'POST /users/@me/channels',
    ...([400, 50007, { body: { recipient_id: APPLICATION_ID } }] as const),
  ],
  [
    'a reply to an unknown message',
    PUBLISHED.message,
    `POST ${messages}`,
    ...([400, 50035, { body: { content: 'x', message_reference: { message_id: '1' } } }] as const),
  ],
  ['an invalid emoji as a reaction', errors, `PUT ${messages}/1/reactions/dice/@me`, 404, 10008],
  ['the commands of another application', errors, 'GET /applications/1/commands', 403, 50001],
];

/** Payloads sent to the gateway, its close code, the query of its address, and the page if it is not that of close codes. */
type GatewayRow = readonly [
  behaviour: string,
  payloads: readonly unknown[],
  code: number,
  query?: string,
  published?: string,
];

const identify = (more: object = {}) => ({
  op: 2,
  d: { token: PLAYGROUND_TOKEN, intents: 1, properties: {}, ...more },
});
const MEMBERS = 1 << 1;
const PRESENCES = 1 << 8;
const CONTENT = 1 << 15;

/** Payloads that close the connection. The playground of this list requires two shards. */
export const gatewayRows: readonly GatewayRow[] = [
  ['an unknown opcode', [{ op: 99, d: null }], 4001],
  ['no JSON', ['{'], 4002],
  ['more than 4,096 bytes', [`"${'x'.repeat(4_100)}"`], 4002],
  ['a payload before identifying', [{ op: 3, d: {} }], 4003],
  ['a wrong token', [identify({ token: 'wrong', shard: [0, 2] })], 4004],
  ['identifying twice', [identify({ shard: [0, 2] }), identify({ shard: [0, 2] })], 4005],
  ['more than 120 payloads in a minute', Array.from({ length: 121 }, () => ({ op: 1, d: null })), 4008],
  ['an invalid shard', [identify({ shard: [2, 2] })], 4010],
  ['a shard without a count', [identify({ shard: [0] })], 4010],
  ['fewer shards than are needed', [identify({ shard: [0, 1] })], 4011],
  ['no shard where several are needed', [identify()], 4011],
  ['no intents', [identify({ intents: undefined, shard: [0, 2] })], 4013],
  ['unknown intents', [identify({ intents: 1 << 17, shard: [0, 2] })], 4013],
  ['the privileged intent for members', [identify({ intents: MEMBERS, shard: [0, 2] })], 4014],
  ['the privileged intent for presences', [identify({ intents: PRESENCES, shard: [0, 2] })], 4014],
  ['the privileged intent for content', [identify({ intents: CONTENT, shard: [0, 2] })], 4014],
  ['an unknown encoding', [], 4002, '?v=10&encoding=xml'],
  ['version 6', [], 4012, '?v=6&encoding=json', PUBLISHED.versions],
];
