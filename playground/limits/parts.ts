import { z } from 'zod';
import { address, MEDIA, WEB } from './address.ts';
import { emoji } from './emoji.ts';
import { broke, int, list, text } from './form.ts';

/** The number that Discord, or the bot, gives to a component inside its message. */
export const id = int(0, 2 ** 31 - 1).nullish();

/** What comes back when a component is used. */
export const customId = text(1, 100);

const LINK = 5;
const PREMIUM = 6;

/** A button: with a custom id, or a link, and never without a face. */
export const button = z
  .looseObject({
    type: z.literal(2),
    id,
    style: int(1, 6),
    label: text(0, 80).nullish(),
    emoji: emoji.nullish(),
    custom_id: customId.nullish(),
    url: address(512, [...WEB, 'discord']).nullish(),
    sku_id: z.string().nullish(),
    disabled: z.boolean().nullish(),
  })
  .superRefine((one, context) => {
    const needed = one.style === LINK ? 'url' : one.style === PREMIUM ? 'sku_id' : 'custom_id';
    if (!one[needed]) broke(context, 'BASE_TYPE_REQUIRED', 'This field is required', [needed]);
    if (needed !== 'custom_id' && one.custom_id) {
      broke(
        context,
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      );
    }
    if (one.style !== PREMIUM && !one.label && !one.emoji) {
      broke(context, 'BUTTON_COMPONENT_INVALID', 'A button must have a label or an emoji', ['label']);
    }
  });

const option = z.looseObject({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

const menu = {
  id,
  custom_id: customId,
  placeholder: text(0, 150).nullish(),
  min_values: int(0, 25).nullish(),
  max_values: int(1, 25).nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};

interface Bounds {
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
}

/** The least number of values is not above the largest. */
export function checkBounds(one: Bounds, context: z.RefinementCtx): void {
  if ((one.min_values ?? 1) <= (one.max_values ?? 1)) return;
  const most = `int value should be less than or equal to ${one.max_values ?? 1}.`;
  broke(context, 'NUMBER_TYPE_MAX', most, ['min_values']);
}

interface Choosing extends Bounds {
  readonly options: readonly { readonly value: string; readonly default?: boolean | null | undefined }[];
}

/** Every value stands once, no more can be chosen than there are, and no more are chosen by default than may be. */
export function checkOptions(one: Choosing, context: z.RefinementCtx): void {
  checkBounds(one, context);
  const { options } = one;
  const most = one.max_values ?? 1;
  if (most > options.length) {
    broke(context, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${options.length}.`, ['max_values']);
  }
  options.forEach((entry, index) => {
    if (options.findIndex((other) => other.value === entry.value) === index) return;
    const message = 'The specified option value is already used';
    broke(context, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message, ['options', index, 'value']);
  });
  if (options.filter((entry) => entry.default).length <= most) return;
  broke(context, 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'Too many options are chosen by default', ['options']);
}

/** A menu with options of its own, each value once. */
export const stringSelect = z
  .looseObject({ type: z.literal(3), ...menu, options: list(option, 1, 25) })
  .superRefine(checkOptions);

/** Menus of users, roles, mentionables and channels. */
export const userSelect = z.looseObject({ type: z.literal(5), ...menu }).superRefine(checkBounds);
export const roleSelect = z.looseObject({ type: z.literal(6), ...menu }).superRefine(checkBounds);
export const mentionableSelect = z.looseObject({ type: z.literal(7), ...menu }).superRefine(checkBounds);
export const channelSelect = z.looseObject({ type: z.literal(8), ...menu }).superRefine(checkBounds);

/** Running text, drawn as markdown. */
export const textDisplay = z.looseObject({ type: z.literal(10), id, content: text(1, 4000) });

const media = z.looseObject({ url: address(2048, MEDIA) });
const spoiler = z.boolean().nullish();

/** The parts of components V2 that show something. */
export const thumbnail = z.looseObject({
  type: z.literal(11),
  id,
  media,
  spoiler,
  description: text(1, 1024).nullish(),
});
export const gallery = z.looseObject({
  type: z.literal(12),
  id,
  items: list(z.looseObject({ media, spoiler, description: text(1, 1024).nullish() }), 1, 10),
});
export const file = z.looseObject({
  type: z.literal(13),
  id,
  spoiler,
  file: z.looseObject({ url: address(2048, ['attachment']) }),
});
export const separator = z.looseObject({
  type: z.literal(14),
  id,
  divider: z.boolean().nullish(),
  spacing: int(1, 2).nullish(),
});
