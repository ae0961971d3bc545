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

/** A behaviour of Discord and the page that documents it. */
export interface Behaviour {
  readonly behaviour: string;
  readonly published: string;
}
