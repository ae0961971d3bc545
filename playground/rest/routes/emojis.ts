import type { Discord } from '../../discord.ts';
import { discordErrors } from '../../error.ts';
import { emojiChange, emojiForm, MAX_EMOJIS } from '../../limits/emojis.ts';
import { check, validationError } from '../../limits/form.ts';
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
