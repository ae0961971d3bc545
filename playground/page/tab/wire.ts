import type {
  ApplicationCommandOptionType,
  ButtonStyle,
  ChannelType,
  ComponentType,
  Locale,
  MessageFlags,
} from 'discord-api-types/v10';

/** Discord's numbers for what messages and modals are built of. Only types can be imported in a browser, hence the tables. */
export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const satisfies Record<string, ComponentType>;

/** What a button's style is called in the style sheet. */
export const BUTTON: Readonly<Record<ButtonStyle, string>> = {
  1: 'primary',
  2: 'secondary',
  3: 'success',
  4: 'danger',
  5: 'link',
  6: 'premium',
};

/** The types of a slash command's options. */
export const OPTION = {
  subcommand: 1,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const satisfies Record<string, ApplicationCommandOptionType>;

export const CHANNEL = { text: 0, dm: 1, thread: 11, privateThread: 12 } as const satisfies Record<string, ChannelType>;

/** The languages that somebody can have chosen in Discord. */
export const LANGUAGES = [
  'en-US',
  'en-GB',
  'de',
  'bg',
  'cs',
  'da',
  'el',
  'es-419',
  'es-ES',
  'fi',
  'fr',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'nl',
  'no',
  'pl',
  'pt-BR',
  'ro',
  'ru',
  'sv-SE',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const satisfies readonly `${Locale}`[];

export const FLAG = { ephemeral: 1 << 6, loading: 1 << 7, v2: 1 << 15 } as const satisfies Record<string, MessageFlags>;

/** Message types that are not simply somebody's words. */
export const MESSAGE = { threadCreated: 18, threadStarter: 21 } as const;
