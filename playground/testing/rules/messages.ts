import { hello, many, published, TOO_LONG, x } from './bodies.ts';

export const messageRules = published('message', { embed: 'embeds', mentions: 'mentions' }, [
  ['content 2000', { content: x(2000) }, { content: x(2001) }, 'content', TOO_LONG],
  ['content counts characters', { content: '🎲'.repeat(2000) }, { content: '🎲'.repeat(2001) }, 'content', TOO_LONG],
  ['content is text', { content: '5' }, { content: 5 }, 'content', 'STRING_TYPE_CONVERT'],
  [
    'the id of an attachment is text',
    hello({ attachments: [] }),
    hello({ attachments: [{ id: 0, filename: 'board.png' }] }),
    'attachments.0.id',
    'STRING_TYPE_CONVERT',
  ],
  [
    'embeds 10',
    { embeds: many(10, () => ({ title: 't' })) },
    { embeds: many(11, () => ({ title: 't' })) },
    'embeds',
    TOO_LONG,
  ],
  [
    'embed description',
    { embeds: [{ description: x(4096) }] },
    { embeds: [{ description: x(4097) }] },
    'embeds.0.description',
    TOO_LONG,
  ],
  ['embed title', { embeds: [{ title: x(256) }] }, { embeds: [{ title: x(257) }] }, 'embeds.0.title', TOO_LONG],
  [
    'all embeds 6000',
    { embeds: [{ description: x(3000) }, { description: x(3000) }] },
    { embeds: [{ description: x(3000) }, { description: x(2999), footer: { text: 'ab' } }] },
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  [
    'the link of an embed',
    { embeds: [{ title: 't', url: 'https://example.org' }] },
    { embeds: [{ title: 't', url: 'javascript:alert(1)' }] },
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
