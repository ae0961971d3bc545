import {
  type APIApplicationCommand,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { z } from 'zod';
import {
  CHOICE_TYPES,
  checkValues,
  choices,
  duplicateIndexes,
  flag,
  int,
  list,
  localised,
  reportViolation,
  text,
  withPublishedType,
} from './form.ts';

const { Subcommand: SUBCOMMAND, SubcommandGroup: GROUP } = ApplicationCommandOptionType;

/** Letters and digits of any script, underscore, hyphen and apostrophe. Lowercase is checked separately. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const name = text(1, 32).superRefine((value, context) => {
  if ([...value].length > 32 || value === '') return;
  if (NAME.test(value) && value === value.toLowerCase()) return;
  reportViolation(context, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
});
const names = localised(name);
const menuName = text(1, 32);
const description = text(1, 100);
const descriptions = localised(description);

interface OptionForm {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean | null | undefined;
  readonly options?: readonly OptionForm[] | null | undefined;
  readonly [field: string]: unknown;
}

/** Checks sibling options: unique names, required ones first, subcommands not mixed with values. */
function checkSiblings(options: readonly OptionForm[], context: z.RefinementCtx): void {
  for (const index of duplicateIndexes(options.map(({ name }) => name)))
    reportViolation(context, 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED', 'Option names must be unique', [
      index,
      'name',
    ]);
  let optional = false;
  for (const [index, form] of options.entries()) {
    if (form.type <= GROUP) continue;
    if (form.required && optional) {
      const message = 'Required options must be placed before non-required options';
      reportViolation(context, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message, [index]);
    }
    optional ||= !form.required;
  }
  if (options.some((option) => option.type <= GROUP) && options.some((option) => option.type > GROUP)) {
    const message = 'Sub-command and sub-command group option types are mutually exclusive to all other types';
    reportViolation(context, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message);
  }
}

/** Returns the schema of an option. Groups contain subcommands, and subcommands contain values. */
function option(depth: number): z.ZodType<OptionForm> {
  const inner = depth < 2 ? list(option(depth + 1), 0, 25).superRefine(checkSiblings) : list(z.never(), 0, 0);
  return z
    .looseObject({
      type: int(1, 11),
      name,
      name_localizations: names,
      description,
      description_localizations: descriptions,
      required: flag,
      choices: choices.nullish(),
      autocomplete: flag,
      min_length: int(0, 6000).nullish(),
      max_length: int(1, 6000).nullish(),
      min_value: z.number().nullish(),
      max_value: z.number().nullish(),
      channel_types: z.array(z.int()).nullish(),
      options: inner.nullish(),
    })
    .superRefine((option, context) => {
      const misplaced =
        option.type === GROUP
          ? depth > 0
          : option.type === SUBCOMMAND
            ? depth > 1
            : option.type > 2 && option.options?.length;
      if (misplaced) {
        reportViolation(context, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'This option type cannot stand here', [
          'type',
        ]);
      }
      if (option.type === GROUP && option.options?.some((inside) => (inside as OptionForm).type !== SUBCOMMAND)) {
        reportViolation(context, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group holds subcommands only', [
          'options',
        ]);
      }
      if (!CHOICE_TYPES.includes(option.type)) {
        const barred = (field: 'autocomplete' | 'choices', name: string) => {
          const message = `${name} cannot be configured for this type of option`;
          reportViolation(context, `APPLICATION_COMMAND_${name.toUpperCase()}_INVALID`, message, [field]);
        };
        if (option.autocomplete) barred('autocomplete', 'Autocomplete');
        if (option.choices?.length) barred('choices', 'Choices');
      } else checkValues(option.type, option.choices ?? [], context, ['choices']);
      if (option.autocomplete && option.choices?.length) {
        const message = 'Autocomplete cannot be set to true if choices are present';
        reportViolation(context, 'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID', message, ['autocomplete']);
      }
      for (const index of duplicateIndexes(option.choices?.map(({ name }) => name) ?? [])) {
        const message = 'Option choice names must be unique';
        reportViolation(context, 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE', message, [
          'choices',
          index,
          'name',
        ]);
      }
    });
}

const common = {
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  dm_permission: flag,
  contexts: list(int(0, 2), 1, 3).nullish(),
  integration_types: list(int(0, 1), 1, 2).nullish(),
  nsfw: flag,
};

const MAX_COMMAND_SIZE = 8000;

/** Returns the size of a command: names, descriptions and choice values, each in its longest language. */
function size(part: { readonly [field: string]: unknown }): number {
  const texts = [
    longest(part.name, part.name_localizations),
    longest(part.description, part.description_localizations),
  ];
  const value = typeof part.value === 'string' ? [...part.value].length : 0;
  const inner = [part.options, part.choices].flatMap((list) => (Array.isArray(list) ? list : []));
  return [...texts, value, ...inner.map(size)].reduce((sum, part) => sum + part, 0);
}

function longest(text: unknown, translations: unknown): number {
  const all = [text, ...Object.values(translations ?? {})].filter((each) => typeof each === 'string');
  return Math.max(0, ...all.map((each) => [...each].length));
}

/** A validated command without an id. */
export type CommandDraft = Partial<APIApplicationCommand> & Pick<APIApplicationCommand, 'name' | 'type'>;

const UNSET_VALUES: readonly unknown[] = [false, undefined];

/** Removes empty lists and disabled flags, as Discord does when it stores a command. */
function asStored<One extends { readonly [field: string]: unknown }>(stored: One): One {
  const kept = Object.entries(stored).flatMap(([field, value]): [string, unknown][] => {
    if (Array.isArray(value) && ['options', 'choices', 'channel_types'].includes(field)) {
      return value.length === 0 ? [] : [[field, field === 'options' ? value.map(asStored) : value]];
    }
    return ['required', 'autocomplete'].includes(field) && UNSET_VALUES.includes(value) ? [] : [[field, value]];
  });
  return Object.fromEntries(kept) as One;
}

const slashForm = z.looseObject({
  type: z.literal(ApplicationCommandType.ChatInput),
  name,
  name_localizations: names,
  description,
  description_localizations: descriptions,
  options: list(option(0), 0, 25).superRefine(checkSiblings).nullish(),
  ...common,
});

/** A context-menu command: no options and no description. */
const menuForm = z.looseObject({
  type: z.literal([ApplicationCommandType.User, ApplicationCommandType.Message]),
  name: menuName,
  name_localizations: localised(menuName),
  description: z
    .string()
    .max(0)
    .nullish()
    .transform(() => ''),
  options: list(z.never(), 0, 0).nullish(),
  ...common,
});

/** The command that opens the application's Activity. */
const entryPointForm = z.looseObject({
  type: z.literal(ApplicationCommandType.PrimaryEntryPoint),
  name: menuName,
  name_localizations: localised(menuName),
  description: text(0, 100).nullish(),
  description_localizations: descriptions,
  handler: int(1, 2).nullish(),
  options: list(z.never(), 0, 0).nullish(),
  ...common,
});

/** Sets the default type, slash command. */
function withDefaultType(body: unknown): unknown {
  const isPlain = typeof body === 'object' && body !== null && (body as { type?: unknown }).type === undefined;
  return isPlain ? { ...body, type: ApplicationCommandType.ChatInput } : body;
}

export const commandForm = withPublishedType<CommandDraft>(
  z
    .preprocess(withDefaultType, z.discriminatedUnion('type', [slashForm, menuForm, entryPointForm]))
    .superRefine((command, context) => {
      if (size(command) <= MAX_COMMAND_SIZE) return;
      const message = `Command exceeds maximum size (${MAX_COMMAND_SIZE})`;
      reportViolation(context, 'APPLICATION_COMMAND_TOO_LARGE', message);
    })
    .transform(asStored),
);

/** Maximum number of commands per type and scope. */
export const MAX_COMMANDS: Readonly<Record<number, number>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 15,
  [ApplicationCommandType.Message]: 15,
  [ApplicationCommandType.PrimaryEntryPoint]: 1,
};

export const commandsForm = z.array(commandForm).superRefine((all, context) => {
  for (const index of duplicateIndexes(all.map(({ type, name }) => `${type} ${name}`)))
    reportViolation(context, 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique', [
      index,
      'name',
    ]);
});
