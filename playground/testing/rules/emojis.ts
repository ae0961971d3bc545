import { BAD_LENGTH, type Rule, x } from './bodies.ts';

const png = (size: number) => `data:image/png;base64,${Buffer.alloc(size).toString('base64')}`;

let last = 0;

/** Returns a valid body of a new emoji with a unique name. */
export const emoji = (more: object = {}) => ({ name: `emoji_${++last}`, image: png(1), ...more });

export const emojiRules: readonly Rule[] = [
  ['2 characters', emoji({ name: 'ab' }), emoji({ name: 'a' }), 'name', BAD_LENGTH],
  ['32 characters', emoji({ name: x(32) }), emoji({ name: x(33) }), 'name', BAD_LENGTH],
  ['letters, digits, _', emoji({ name: 'A_1' }), emoji({ name: 'a-1' }), 'name', 'STRING_TYPE_REGEX'],
  ['a name', emoji(), emoji({ name: undefined }), 'name', 'BASE_TYPE_REQUIRED'],
  ['a picture', emoji(), emoji({ image: undefined }), 'image', 'BASE_TYPE_REQUIRED'],
  [
    'a picture of a kind that is known',
    emoji({ image: 'data:image/webp;base64,AAAA' }),
    emoji({ image: 'data:image/bmp;base64,AAAA' }),
    'image',
    'IMAGE_INVALID',
  ],
  ['a data URI', emoji(), emoji({ image: 'https://example.com/a.png' }), 'image', 'IMAGE_INVALID'],
  ['256 KiB', emoji({ image: png(262_144) }), emoji({ image: png(262_145) }), 'image', 'BINARY_TYPE_MAX_SIZE'],
  ['a name once', emoji({ name: 'once' }), emoji({ name: 'once' }), 'name', 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN'],
];
