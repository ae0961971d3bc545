import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import {
  duplicateIndexes,
  emoji,
  flag,
  int,
  kinds,
  LINK_SCHEMES,
  list,
  MEDIA_SCHEMES,
  reportViolation,
  text,
  urlWith,
  withPublishedType,
} from './form.ts';

/** The id of a component within its message. */
const id = int(0, 2 ** 31 - 1).nullish();
export const customId = text(1, 100);

const button = part(ComponentType.Button, {
  style: int(1, 6),
  label: text(0, 80).nullish(),
  emoji: emoji.nullish(),
  custom_id: customId.nullish(),
  url: urlWith(512, [...LINK_SCHEMES, 'discord']).nullish(),
  sku_id: z.string().nullish(),
  disabled: flag,
}).superRefine((form, context) => {
  const isPremium = form.style === ButtonStyle.Premium;
  const needed = form.style === ButtonStyle.Link ? 'url' : isPremium ? 'sku_id' : 'custom_id';
  if (!form[needed]) reportViolation(context, 'BASE_TYPE_REQUIRED', 'This field is required', [needed]);
  if (needed !== 'custom_id' && form.custom_id) {
    const message = 'A custom id and url cannot both be specified';
    reportViolation(context, 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', message);
  }
  if (!isPremium && !form.label && !form.emoji)
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

interface ChoiceBounds extends Bounds {
  readonly options: readonly { readonly value: string; readonly default?: boolean | null | undefined }[];
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

const thumbnail = part(ComponentType.Thumbnail, shown);
const gallery = part(ComponentType.MediaGallery, { items: list(z.looseObject(shown), 1, 10) });

const file = part(ComponentType.File, {
  spoiler: flag,
  file: z.looseObject({ url: urlWith(2048, ['attachment']) }),
});

const separator = part(ComponentType.Separator, { divider: flag, spacing: int(1, 2).nullish() });

const MAX_ROW_WIDTH = 5;

/** Action row: up to five buttons, or one select menu. */
const row = part(ComponentType.ActionRow, {
  components: list(kinds([button, ...selects]), 1, MAX_ROW_WIDTH),
}).superRefine((form, context) => {
  let used = 0;
  form.components.forEach(({ type }, index) => {
    used += type === ComponentType.Button ? 1 : MAX_ROW_WIDTH;
    if (used <= MAX_ROW_WIDTH || index >= MAX_ROW_WIDTH) return;
    const message = 'The specified component exceeds the maximum width';
    reportViolation(context, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message, ['components', index]);
  });
});

/** Rejects duplicate custom ids in a message or modal. */
export function checkUnique(components: readonly AnyComponent[], context: z.RefinementCtx): void {
  const ids = [...customIds(components)];
  for (const index of duplicateIndexes(ids.map(({ id }) => id)))
    reportViolation(
      context,
      'COMPONENT_CUSTOM_ID_DUPLICATED',
      'Component custom id cannot be duplicated',
      ids[index]?.path,
    );
}

/** Components of a message without components V2: up to five action rows. */
export const classicComponents = withPublishedType<APIMessageTopLevelComponent[]>(
  list(kinds([row]), 0, 5).superRefine(checkUnique),
);

const section = part(ComponentType.Section, {
  components: list(kinds([textDisplay]), 1, 3),
  accessory: kinds([button, thumbnail]),
});

const container = part(ComponentType.Container, {
  accent_color: int(0, 0xffffff).nullish(),
  spoiler: flag,
  components: list(kinds([row, section, textDisplay, gallery, file, separator]), 1, 40),
});

const MAX_COMPONENTS = 40;
const MAX_TEXT_LENGTH = 4000;

/** Components of a V2 message: up to 40, nested ones included, with up to 4,000 characters of text in total. */
export const v2Components = withPublishedType<APIMessageTopLevelComponent[]>(
  list(kinds([row, section, textDisplay, gallery, file, separator, container]), 0, MAX_COMPONENTS).superRefine(
    (all, context) => {
      checkUnique(all, context);
      const everything = [...parts(all)];
      if (everything.length > MAX_COMPONENTS) {
        const message = `The maximum number of components in a message is ${MAX_COMPONENTS}`;
        reportViolation(context, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message);
      }
      const texts = everything.map(({ type, content = '' }) => (type === ComponentType.TextDisplay ? content : ''));
      const size = texts.reduce((sum, text) => sum + [...text].length, 0);
      if (size > MAX_TEXT_LENGTH) {
        const message = `The total displayable text size exceeds the maximum size of ${MAX_TEXT_LENGTH}`;
        reportViolation(context, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message);
      }
    },
  ),
);

/** The fields of any component that validation and interactions use. */
export interface AnyComponent {
  readonly type: number;
  readonly id?: number | null | undefined;
  readonly custom_id?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly content?: string | undefined;
  readonly disabled?: boolean | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly min_length?: number | null | undefined;
  readonly max_length?: number | null | undefined;
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
  readonly emoji?: EmojiReference | null | undefined;
  readonly options?:
    | readonly { readonly value: string; readonly emoji?: EmojiReference | null | undefined }[]
    | undefined;
  readonly components?: readonly AnyComponent[] | undefined;
  readonly accessory?: AnyComponent | undefined;
  readonly component?: AnyComponent | undefined;
  readonly media?: MediaReference | undefined;
  readonly file?: MediaReference | undefined;
  readonly items?: readonly { readonly media: MediaReference }[] | undefined;
}

interface EmojiReference {
  readonly id?: string | null | undefined;
}

interface MediaReference {
  readonly url: string;
}

type ComponentPath = PropertyKey[];

/** Yields every component with its path, parents first. */
function* withPaths(components: readonly AnyComponent[]): Generator<{ part: AnyComponent; path: ComponentPath }> {
  for (const [index, part] of components.entries()) yield* descend(part, [index]);
}

function* descend(part: AnyComponent, path: ComponentPath): Generator<{ part: AnyComponent; path: ComponentPath }> {
  yield { part, path };
  for (const [steps, component] of childrenOf(part)) yield* descend(component, [...path, ...steps]);
}

/** Yields every component, parents first. */
export function* parts(components: readonly AnyComponent[]): Generator<AnyComponent> {
  for (const { part } of withPaths(components)) yield part;
}

/** Yields every custom id with its path. */
function* customIds(components: readonly AnyComponent[]): Generator<{ id: string; path: ComponentPath }> {
  for (const { part, path } of withPaths(components)) {
    if (part.custom_id) yield { id: part.custom_id, path: [...path, 'custom_id'] };
  }
}

/** Yields the id of every custom emoji with its path. */
export function* emojiIds(components: readonly AnyComponent[]): Generator<{ id: string; path: ComponentPath }> {
  for (const { part, path } of withPaths(components)) {
    if (part.emoji?.id) yield { id: part.emoji.id, path: [...path, 'emoji', 'id'] };
    for (const [index, { emoji }] of (part.options ?? []).entries()) {
      if (emoji?.id) yield { id: emoji.id, path: [...path, 'options', index, 'emoji', 'id'] };
    }
  }
}

/** Yields every media URL with its path. */
export function* mediaUrls(components: readonly AnyComponent[]): Generator<{ url: string; path: ComponentPath }> {
  for (const { part, path } of withPaths(components)) {
    if (part.media) yield { url: part.media.url, path: [...path, 'media', 'url'] };
    if (part.file) yield { url: part.file.url, path: [...path, 'file', 'url'] };
    for (const [index, { media }] of (part.items ?? []).entries()) {
      yield { url: media.url, path: [...path, 'items', index, 'media', 'url'] };
    }
  }
}

function childrenOf(part: AnyComponent): [ComponentPath, AnyComponent][] {
  const listed = (part.components ?? []).map((component, index): [ComponentPath, AnyComponent] => [
    ['components', index],
    component,
  ]);
  if (part.accessory) listed.push([['accessory'], part.accessory]);
  if (part.component) listed.push([['component'], part.component]);
  return listed;
}

/** Returns the components with missing ids filled in, as Discord does. */
export function withIds<Component extends AnyComponent>(components: readonly Component[]): Component[] {
  const taken = new Set([...parts(components)].map((part) => part.id));
  let next = 1;
  const nextFreeId = (): number => {
    while (taken.has(next)) next++;
    return next++;
  };
  const number = <One extends AnyComponent>(part: One): One => ({
    ...part,
    id: part.id || nextFreeId(),
    ...(part.components && { components: part.components.map(number) }),
    ...(part.accessory && { accessory: number(part.accessory) }),
    ...(part.component && { component: number(part.component) }),
  });
  return components.map(number);
}

/** Returns the schema of a component type. */
export function part<const Type extends ComponentType, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.looseObject({ type: z.literal(type), id, ...shape });
}

/** Reports a `min_values` above `max_values`. */
export function checkBounds(bounds: Bounds, context: z.RefinementCtx): void {
  if ((bounds.min_values ?? 1) <= (bounds.max_values ?? 1)) return;
  const most = `int value should be less than or equal to ${bounds.max_values ?? 1}.`;
  reportViolation(context, 'NUMBER_TYPE_MAX', most, ['min_values']);
}

/** Reports duplicate values, a `max_values` above the number of options, and too many defaults. */
export function checkOptions(bounds: ChoiceBounds, context: z.RefinementCtx): void {
  checkBounds(bounds, context);
  const { options } = bounds;
  const most = bounds.max_values ?? 1;
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
