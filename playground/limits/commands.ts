import type { APIApplicationCommand } from 'discord-api-types/v10';
import { z } from 'zod';
import { broke, int, list, published, text } from './form.ts';

const SUBCOMMAND = 1;
const GROUP = 2;

/** Lower case letters, digits, underscore, hyphen and apostrophe, in any script. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const name = text(1, 32).superRefine((value, context) => {
  if ([...value].length > 32 || value === '') return;
  if (NAME.test(value) && value === value.toLowerCase()) return;
  broke(context, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
});
const names = z.record(z.string(), name.nullable()).nullish();
const description = text(1, 100);
const descriptions = z.record(z.string(), description.nullable()).nullish();

const choice = z.looseObject({
  name: text(1, 100),
  name_localizations: z.record(z.string(), text(1, 100).nullable()).nullish(),
  value: z.union([text(0, 100), z.number()]),
});

interface Option {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean | null | undefined;
  readonly options?: readonly Option[] | null | undefined;
  readonly [field: string]: unknown;
}

/** Rules about options that stand side by side: names once, required ones first, subcommands not mixed with values. */
function checkSiblings(options: readonly Option[], context: z.RefinementCtx): void {
  let optional = false;
  const seen = new Set<string>();
  for (const [index, one] of options.entries()) {
    if (seen.has(one.name)) {
      broke(context, 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED', 'Option names must be unique', [index, 'name']);
    }
    seen.add(one.name);
    if (one.type <= GROUP) continue;
    if (one.required && optional) {
      const message = 'Required options must be placed before non-required options';
      broke(context, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message, [index]);
    }
    optional ||= !one.required;
  }
  if (options.some((one) => one.type <= GROUP) && options.some((one) => one.type > GROUP)) {
    const message = 'Sub-command and sub-command group option types are mutually exclusive to all other types';
    broke(context, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message);
  }
}

/** An option and what may stand in it: a group holds subcommands, a subcommand values, a value nothing. */
function option(depth: number): z.ZodType<Option> {
  const inner = depth < 2 ? list(option(depth + 1), 0, 25).superRefine(checkSiblings) : list(z.never(), 0, 0);
  return z
    .looseObject({
      type: int(1, 11),
      name,
      name_localizations: names,
      description,
      description_localizations: descriptions,
      required: z.boolean().nullish(),
      choices: list(choice, 0, 25).nullish(),
      autocomplete: z.boolean().nullish(),
      min_length: int(0, 6000).nullish(),
      max_length: int(1, 6000).nullish(),
      min_value: z.number().nullish(),
      max_value: z.number().nullish(),
      channel_types: z.array(z.int()).nullish(),
      options: inner.nullish(),
    })
    .superRefine((one, context) => {
      const misplaced =
        one.type === GROUP ? depth > 0 : one.type === SUBCOMMAND ? depth > 1 : one.type > 2 && one.options?.length;
      if (misplaced) {
        broke(context, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'This option type cannot stand here', ['type']);
      }
      if (one.type === GROUP && one.options?.some((inside) => (inside as Option).type !== SUBCOMMAND)) {
        broke(context, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group holds subcommands only', ['options']);
      }
      if (one.autocomplete && one.choices?.length) {
        const message = 'Autocomplete cannot be set to true if choices are present';
        broke(context, 'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID', message, ['autocomplete']);
      }
      one.choices?.forEach((entry, index) => {
        if (one.choices?.findIndex((other) => other.name === entry.name) === index) return;
        const message = 'Option choice names must be unique';
        broke(context, 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE', message, ['choices', index, 'name']);
      });
    });
}

const common = {
  name_localizations: names,
  description_localizations: descriptions,
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  dm_permission: z.boolean().nullish(),
  contexts: list(int(0, 2), 1, 3).nullish(),
  integration_types: list(int(0, 1), 1, 2).nullish(),
  nsfw: z.boolean().nullish(),
};

const WHOLE_COMMAND = 8000;

/** All that a reader may see of a command: names, descriptions and the values of choices, localised ones at their longest. */
function size(one: { readonly [field: string]: unknown }): number {
  const own = [one.name, one.description, one.value].filter((part) => typeof part === 'string');
  const inner = [one.options, one.choices].flatMap((part) => (Array.isArray(part) ? part : []));
  return own.join('').length + inner.reduce((sum, part) => sum + size(part), 0);
}

/** A command as its registration was checked, before it has an id. */
export type CommandDraft = Partial<APIApplicationCommand> & Pick<APIApplicationCommand, 'name' | 'type'>;

/** One slash command as it is registered. */
export const commandForm = published<CommandDraft>(
  z
    .looseObject({
      type: z.literal(1).default(1),
      name,
      description,
      options: list(option(0), 0, 25).superRefine(checkSiblings).nullish(),
      ...common,
    })
    .superRefine((one, context) => {
      if (size(one) <= WHOLE_COMMAND) return;
      const message = `Command exceeds maximum size (${WHOLE_COMMAND})`;
      broke(context, 'APPLICATION_COMMAND_TOO_LARGE', message);
    }),
);

/** All commands of a place at once: up to a hundred, each name once. */
export const commandsForm = z.array(commandForm).superRefine((all, context) => {
  all.forEach((one, index) => {
    if (all.findIndex((other) => other.name === one.name) === index) return;
    const message = 'Application command names must be unique';
    broke(context, 'APPLICATION_COMMANDS_DUPLICATE_NAME', message, [index, 'name']);
  });
});

/** How many commands fit into one place. */
export const MOST_COMMANDS = 100;
