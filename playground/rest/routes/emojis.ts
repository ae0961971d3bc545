import { z } from 'zod';
import type { Discord } from '../../discord.ts';
import { discordErrors } from '../../error.ts';
import { check, reportViolation, text, validationError } from '../../limits/form.ts';
import { emojiObject, type StoredEmoji } from '../../world/emojis.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import { type Call, type Route, route } from '../router.ts';

const BASE = '/applications/:application/emojis';
const ONE = `${BASE}/:emoji` as const;

export function emojiRoutes({ ids, world }: Discord): Route[] {
  const { emojis, users } = world;
  const found = (call: Call): StoredEmoji => {
    checkOwn(call);
    const emoji = emojis.get(call.params.emoji ?? '');
    if (!emoji) throw discordErrors.unknownEmojiId();
    return emoji;
  };
  const checkFree = (name: string, id?: string): void => {
    const taken = emojis.byName(name);
    if (taken && taken.id !== id) throw validationError([{ path: ['name'], ...TAKEN }]);
  };
  const object = (emoji: StoredEmoji) => emojiObject(emoji, users.bot);
  return [
    route('GET', BASE, (call: Call) => {
      checkOwn(call);
      return { body: { items: emojis.all.map(object) } };
    }),
    route('POST', BASE, (call: Call) => {
      checkOwn(call);
      const { name, image } = check(emojiForm, call.body);
      checkFree(name);
      if (emojis.all.length >= MAX_EMOJIS) throw discordErrors.tooManyEmojis();
      return { status: 201, body: object(emojis.put({ id: ids.next(), name, ...image })) };
    }),
    route('GET', ONE, (call: Call) => ({ body: object(found(call)) })),
    route('PATCH', ONE, (call: Call) => {
      const before = found(call);
      const { name } = check(emojiChange, call.body);
      checkFree(name, before.id);
      return { body: object(emojis.put({ ...before, name })) };
    }),
    route('DELETE', ONE, (call: Call) => {
      emojis.remove(found(call).id);
      return {};
    }),
  ];
}

const TAKEN = { code: 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', message: 'An emoji with this name already exists' };

function checkOwn({ params }: Call): void {
  if (params.application !== APPLICATION_ID) throw discordErrors.missingAccess();
}

/** Maximum number of emojis of an application. */
export const MAX_EMOJIS = 2000;

const MAX_IMAGE_BYTES = 256 * 1024;
const DATA_URI = /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

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

const emojiForm = z.looseObject({ name, image });

const emojiChange = z.looseObject({ name });
