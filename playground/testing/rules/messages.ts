import {
  BAD_LENGTH,
  button,
  gallery,
  hello,
  limit,
  link,
  many,
  menu,
  option,
  published,
  row,
  TOO_LONG,
  text,
  V2,
  x,
} from '../conformance.ts';

const embedded = (...embeds: object[]) => ({ embeds });
const inRow = (...parts: object[]) => ({ components: [row(...parts)] });
const v2 = (...components: object[]) => ({ components, flags: V2 });

export const messageRules = published('message', { embed: 'embeds', mentions: 'mentions' }, [
  limit('content 2000', 2000, (length) => ({ content: x(length) }), 'content', TOO_LONG),
  limit('content counts characters', 2000, (length) => ({ content: '🎲'.repeat(length) }), 'content', TOO_LONG),
  ['content is text', { content: '5' }, { content: 5 }, 'content', 'STRING_TYPE_CONVERT'],
  [
    'the id of an attachment is text',
    hello({ attachments: [] }),
    hello({ attachments: [{ id: 0, filename: 'board.png' }] }),
    'attachments.0.id',
    'STRING_TYPE_CONVERT',
  ],
  limit('embeds 10', 10, (count) => embedded(...many(count, () => ({ title: 't' }))), 'embeds', TOO_LONG),
  limit('embed description', 4096, (n) => embedded({ description: x(n) }), 'embeds.0.description', TOO_LONG),
  limit('embed title', 256, (length) => embedded({ title: x(length) }), 'embeds.0.title', TOO_LONG),
  [
    'all embeds 6000',
    embedded({ description: x(3000) }, { description: x(3000) }),
    embedded({ description: x(3000) }, { description: x(2998), footer: { text: 'a' }, author: { name: 'ab' } }),
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  [
    'the link of an embed',
    embedded({ title: 't', url: 'https://example.org' }),
    embedded({ title: 't', url: 'javascript:alert(1)' }),
    'embeds.0.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'allowed mentions do not contradict themselves',
    hello({ allowed_mentions: { parse: [], users: ['1'] } }),
    hello({ allowed_mentions: { parse: ['users'], users: ['1'] } }),
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
]);

const [ROW, PART] = ['components.0.components', 'components.0.components.0'];

export const componentRules = published(
  'components',
  {
    row: 'components',
    button: 'button',
    link: 'button',
    option: 'selects',
    menu: 'selects',
    placeholder: 'selects',
    max_values: 'selects',
  },
  [
    limit('5 rows', 5, (count) => ({ components: many(count, () => row(button())) }), 'components', TOO_LONG),
    limit('5 buttons', 5, (count) => inRow(...many(count, () => button())), ROW, BAD_LENGTH),
    ['no empty row', inRow(button()), hello(inRow()), ROW, BAD_LENGTH],
    [
      'a menu alone in its row',
      { components: [row(menu()), row(button())] },
      inRow(button(), menu()),
      `${ROW}.1`,
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    limit('25 options', 25, (n) => inRow(menu({ options: many(n, option) })), `${PART}.options`, BAD_LENGTH),
    [
      'unique option values',
      inRow(menu({ options: [option(0), option(1)] })),
      inRow(menu({ options: [option(0), option(0)] })),
      `${PART}.options.1.value`,
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    limit(
      'max_values within the options',
      2,
      (max_values) => inRow(menu({ options: many(2, option), max_values })),
      `${PART}.max_values`,
      'NUMBER_TYPE_MAX',
    ),
    limit(
      'option label 100',
      100,
      (length) => inRow(menu({ options: [{ label: x(length), value: 'v' }] })),
      `${PART}.options.0.label`,
      BAD_LENGTH,
    ),
    limit('placeholder 150', 150, (n) => inRow(menu({ placeholder: x(n) })), `${PART}.placeholder`, TOO_LONG),
    limit('button label 80', 80, (length) => inRow(button({ label: x(length) })), `${PART}.label`, TOO_LONG),
    limit('custom_id 100', 100, (n) => inRow(button({ custom_id: x(n) })), `${PART}.custom_id`, BAD_LENGTH),
    [
      'custom_id 1',
      inRow(button({ custom_id: 'x' })),
      inRow(button({ custom_id: '' })),
      `${PART}.custom_id`,
      BAD_LENGTH,
    ],
    [
      'custom ids unique in a message',
      { components: [row(button({ custom_id: 'a' })), row(button({ custom_id: 'b' }))] },
      { components: [row(button({ custom_id: 'a' })), row(button({ custom_id: 'a', disabled: true }))] },
      'components.1.components.0.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a button has a style',
      inRow(button()),
      inRow(button({ style: undefined })),
      `${PART}.style`,
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a link leads to the web',
      inRow(link('https://example.org')),
      inRow(link('javascript:alert(1)')),
      `${PART}.url`,
      'URL_TYPE_INVALID_SCHEME',
    ],
    [
      'a link may lead into Discord',
      inRow(link('discord://-/channels/@me')),
      inRow(link('no link')),
      `${PART}.url`,
      'URL_TYPE_INVALID_URL',
    ],
    [
      'one emoji on a button',
      inRow(button({ emoji: { name: '🎲' } }), button({ emoji: { name: '⚔' } })),
      inRow(button({ emoji: { name: 'dice' } })),
      `${PART}.emoji.name`,
      'BUTTON_COMPONENT_INVALID_EMOJI',
    ],
    [
      'one emoji on an option',
      inRow(menu({ options: [{ ...option(0), emoji: { name: '👩‍🚀' } }] })),
      inRow(menu({ options: [{ ...option(0), emoji: { name: '🎲🎲' } }] })),
      `${PART}.options.0.emoji.name`,
      'BUTTON_COMPONENT_INVALID_EMOJI',
    ],
  ],
);

const FITS = v2(text('t'));
const section = (texts: number, accessory?: object) =>
  v2({ type: 9, components: many(texts, () => text('t')), accessory });

export const partRules = published('components', { embed: 'embeds' }, [
  [
    'a picture comes from the web',
    v2(gallery('https://example.org/a.png')),
    v2(gallery('file:///etc/passwd')),
    'components.0.items.0.media.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  limit(
    'V2 10 pictures in a gallery',
    10,
    (count) => v2(gallery(...many(count, () => 'https://example.org/a.png'))),
    'components.0.items',
    BAD_LENGTH,
  ),
  [
    'V2 a file component shows a file of its message',
    FITS,
    v2({ type: 13, file: { url: 'attachment://none.txt' } }),
    'components.0.file.url',
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'V2 a file component shows nothing from the web',
    FITS,
    v2({ type: 13, file: { url: 'https://example.org/a.txt' } }),
    'components.0.file.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  limit('V2 three texts in a section', 3, (count) => section(count, button()), 'components.0.components', BAD_LENGTH),
  limit(
    'V2 a colour has 24 bits',
    0xffffff,
    (accent_color) => v2({ type: 17, accent_color, components: [text('t')] }),
    'components.0.accent_color',
    'NUMBER_TYPE_MAX',
  ),
  [
    'V2 no container in a container',
    v2({ type: 17, components: [text('t')] }),
    v2({ type: 17, components: [{ type: 17, components: [text('t')] }] }),
    PART,
    'UNION_TYPE_CHOICES',
  ],
  [
    'V2 two spacings of a separator',
    v2(text('t'), { type: 14, spacing: 2, divider: false }),
    v2(text('t'), { type: 14, spacing: 3 }),
    'components.1.spacing',
    'NUMBER_TYPE_MAX',
  ],
  ['no V2 part without the flag', FITS, { components: [text('t')] }, 'components.0', 'UNION_TYPE_CHOICES'],
  ['V2 without content', FITS, hello(FITS), 'content', 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2'],
  [
    'V2 without embeds',
    FITS,
    { ...embedded({ title: 't' }), ...FITS },
    'embeds',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 40 parts, nested ones too',
    v2({ type: 17, components: many(39, () => text('t')) }),
    v2({ type: 17, components: many(37, () => text('t')) }, row(button(), button())),
    'components',
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  limit(
    'V2 4000 characters of text',
    2000,
    (length) => v2(text(x(2000)), { type: 17, components: [text(x(length))] }),
    'components',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ),
  ['V2 more than five rows', v2(...many(6, () => row(button()))), v2(row(...many(6, () => button()))), ROW, BAD_LENGTH],
  ['a section has an accessory', section(1, button()), section(1), 'components.0.accessory', 'BASE_TYPE_REQUIRED'],
]);
