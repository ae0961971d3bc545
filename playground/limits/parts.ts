import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { duplicateIndexes, flag, int, list, reportViolation, text } from './form.ts';
import { emoji, LINK_SCHEMES, MEDIA_SCHEMES, urlWith } from './values.ts';

/** The id of a component within its message. */
const id = int(0, 2 ** 31 - 1).nullish();

/** Returns the schema of a component type. */
export function part<const Type extends ComponentType, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.looseObject({ type: z.literal(type), id, ...shape });
}

export const customId = text(1, 100);

export const button = part(ComponentType.Button, {
  style: int(1, 6),
  label: text(0, 80).nullish(),
  emoji: emoji.nullish(),
  custom_id: customId.nullish(),
  url: urlWith(512, [...LINK_SCHEMES, 'discord']).nullish(),
  sku_id: z.string().nullish(),
  disabled: flag,
}).superRefine((one, context) => {
  const isPremium = one.style === ButtonStyle.Premium;
  const needed = one.style === ButtonStyle.Link ? 'url' : isPremium ? 'sku_id' : 'custom_id';
  if (!one[needed]) reportViolation(context, 'BASE_TYPE_REQUIRED', 'This field is required', [needed]);
  if (needed !== 'custom_id' && one.custom_id) {
    const message = 'A custom id and url cannot both be specified';
    reportViolation(context, 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', message);
  }
  if (!isPremium && !one.label && !one.emoji)
    reportViolation(context, 'BUTTON_COMPONENT_INVALID', 'A button must have a label or an emoji', ['label']);
});

export const option = z.looseObject({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).nullish(),
  default: flag,
});

const menu = {
  custom_id: customId,
  placeholder: text(0, 150).nullish(),
  min_values: int(0, 25).nullish(),
  max_values: int(1, 25).nullish(),
  disabled: flag,
  required: flag,
};

interface Bounds {
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
}

/** Reports a `min_values` above `max_values`. */
export function checkBounds(one: Bounds, context: z.RefinementCtx): void {
  if ((one.min_values ?? 1) <= (one.max_values ?? 1)) return;
  const most = `int value should be less than or equal to ${one.max_values ?? 1}.`;
  reportViolation(context, 'NUMBER_TYPE_MAX', most, ['min_values']);
}

interface ChoiceBounds extends Bounds {
  readonly options: readonly { readonly value: string; readonly default?: boolean | null | undefined }[];
}

/** Reports duplicate values, a `max_values` above the number of options, and too many defaults. */
export function checkOptions(one: ChoiceBounds, context: z.RefinementCtx): void {
  checkBounds(one, context);
  const { options } = one;
  const most = one.max_values ?? 1;
  if (most > options.length) {
    reportViolation(context, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${options.length}.`, [
      'max_values',
    ]);
  }
  for (const index of duplicateIndexes(options.map(({ value }) => value))) {
    const message = 'The specified option value is already used';
    reportViolation(context, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message, ['options', index, 'value']);
  }
  if (options.filter((entry) => entry.default).length <= most) return;
  reportViolation(context, 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'Too many options are chosen by default', [
    'options',
  ]);
}

const stringSelect = part(ComponentType.StringSelect, {
  ...menu,
  options: list(option.extend({ emoji: emoji.nullish() }), 1, 25),
}).superRefine(checkOptions);

/** All select menus: string, user, role, mentionable and channel. */
export const selects = [
  stringSelect,
  part(ComponentType.UserSelect, menu).superRefine(checkBounds),
  part(ComponentType.RoleSelect, menu).superRefine(checkBounds),
  part(ComponentType.MentionableSelect, menu).superRefine(checkBounds),
  part(ComponentType.ChannelSelect, menu).superRefine(checkBounds),
] as const;

export const textDisplay = part(ComponentType.TextDisplay, { content: text(1, 4000) });

const shown = {
  media: z.looseObject({ url: urlWith(2048, MEDIA_SCHEMES) }),
  spoiler: flag,
  description: text(1, 1024).nullish(),
};

export const thumbnail = part(ComponentType.Thumbnail, shown);
export const gallery = part(ComponentType.MediaGallery, { items: list(z.looseObject(shown), 1, 10) });
export const file = part(ComponentType.File, {
  spoiler: flag,
  file: z.looseObject({ url: urlWith(2048, ['attachment']) }),
});
export const separator = part(ComponentType.Separator, { divider: flag, spacing: int(1, 2).nullish() });
