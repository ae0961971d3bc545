import { type APIApplicationCommandOptionChoice, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { GivenFile, GivenOption } from '../../protocol.ts';
import { isChat } from '../tab/channels.ts';
import { allUsers, nameOf } from '../tab/page.ts';
import type { PageWorld } from '../tab/state.ts';
import type { Words } from '../tab/words/words.ts';
import { type CommandOption, nameIn } from './commands.ts';

/** A value that can be picked for an option. */
export interface Suggestion {
  readonly label: string;
  readonly detail?: string;
  readonly value: string | number | boolean;
}

/** The current input of an option. */
export interface OptionInput {
  readonly typed: string;
  readonly picked?: Suggestion;
  readonly file?: GivenFile;
}

/** The parsed value of an option, or an error message. Empty if the option is not set. */
export type ParsedOption = { readonly value?: GivenOption['value']; readonly problem?: string };

/** Returns choices as suggestions with localized labels. */
export function choiceSuggestions(choices: readonly APIApplicationCommandOptionChoice[], locale: string): Suggestion[] {
  return choices.map((choice) => ({ label: nameIn(locale, choice), value: choice.value }));
}

/** Returns all values that can be picked for an option, or undefined if it is free text or completed by the bot. */
export function pickableValues(
  option: CommandOption,
  world: PageWorld,
  locale: string,
  words: Words,
): Suggestion[] | undefined {
  switch (option.type) {
    case ApplicationCommandOptionType.Boolean:
      return [
        { label: words.true, value: true },
        { label: words.false, value: false },
      ];
    case ApplicationCommandOptionType.User:
    case ApplicationCommandOptionType.Mentionable:
      return allUsers(world).map((user) => ({ label: nameOf(user), detail: user.username, value: user.id }));
    case ApplicationCommandOptionType.Channel: {
      const types: readonly number[] | undefined = option.channel_types;
      const matchSuggestions = world.channels.filter((one) => types?.includes(one.type) ?? !isChat(one));
      return matchSuggestions.map(({ id, name }) => ({ label: `#${name}`, value: id }));
    }
    case ApplicationCommandOptionType.String:
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return option.choices?.length ? choiceSuggestions(option.choices, locale) : undefined;
    default:
      return undefined;
  }
}

/** Returns the suggestions that match typed text. */
export function fitting(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const sought = typed.trim().replace(/^[@#]/, '').toLowerCase();
  return suggestions.filter(({ label, detail }) => `${label} ${detail ?? ''}`.toLowerCase().includes(sought));
}

/** Validates the input of an option. */
export function parseOption(
  option: CommandOption,
  entered: OptionInput,
  list: readonly Suggestion[] | undefined,
  words: Words,
): ParsedOption {
  if (entered.file) return { value: entered.file };
  if (entered.picked) return { value: entered.picked.value };
  const typed = entered.typed.trim();
  if (typed === '') return option.required ? { problem: words.needed } : {};
  if (list) {
    const meant = list.find(({ label }) => label.toLowerCase() === typed.toLowerCase());
    return meant ? { value: meant.value } : { problem: words.listed };
  }
  if (option.type === ApplicationCommandOptionType.Integer || option.type === ApplicationCommandOptionType.Number)
    return number(option, typed, words);
  if (option.type !== ApplicationCommandOptionType.String) return { value: typed };
  const { min_length = 0, max_length = 6000 } = option;
  if (typed.length < min_length) return { problem: words.longer(min_length) };
  return typed.length > max_length ? { problem: words.shorter(max_length) } : { value: typed };
}

function number(option: Extract<CommandOption, { type: 4 | 10 }>, typed: string, words: Words): ParsedOption {
  const value = Number(typed.replace(',', '.'));
  if (!Number.isFinite(value)) return { problem: words.number };
  if (option.type === ApplicationCommandOptionType.Integer && !Number.isInteger(value)) return { problem: words.whole };
  const { min_value: min, max_value: max } = option;
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return { value };
  if (min === undefined) return { problem: words.atMost(max!) };
  return { problem: max === undefined ? words.atLeast(min) : words.between(min, max) };
}
