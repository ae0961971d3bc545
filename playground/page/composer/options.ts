import { type APIApplicationCommandOptionChoice, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { GivenFile, GivenOption } from '../../protocol.ts';
import { everybody, nameOf } from '../tab/page.ts';
import { isChat } from '../tab/place.ts';
import type { World } from '../tab/state.ts';
import type { Words } from '../tab/words.ts';
import { nameIn, type Option } from './commands.ts';

/** A value that can be picked for an option. */
export interface Suggestion {
  readonly label: string;
  readonly detail?: string;
  readonly value: string | number | boolean;
}

/** The current input of an option. */
export interface Entered {
  readonly typed: string;
  readonly picked?: Suggestion;
  readonly file?: GivenFile;
}

/** The parsed value of an option, or an error message. Empty if the option is not set. */
export type Settled = { readonly value?: GivenOption['value']; readonly problem?: string };

/** Returns choices as suggestions with localized labels. */
export function choiceSuggestions(choices: readonly APIApplicationCommandOptionChoice[], locale: string): Suggestion[] {
  return choices.map((choice) => ({ label: nameIn(locale, choice), value: choice.value }));
}

/** Returns all values that can be picked for an option, or undefined if it is free text or completed by the bot. */
export function pickable(option: Option, world: World, locale: string, words: Words): Suggestion[] | undefined {
  switch (option.type) {
    case ApplicationCommandOptionType.Boolean:
      return [
        { label: words.true, value: true },
        { label: words.false, value: false },
      ];
    case ApplicationCommandOptionType.User:
    case ApplicationCommandOptionType.Mentionable:
      return everybody(world).map((user) => ({ label: nameOf(user), detail: user.username, value: user.id }));
    case ApplicationCommandOptionType.Channel: {
      const types: readonly number[] | undefined = option.channel_types;
      const fitting = world.channels.filter((one) => types?.includes(one.type) ?? !isChat(one));
      return fitting.map(({ id, name }) => ({ label: `#${name}`, value: id }));
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
export function settle(
  option: Option,
  entered: Entered,
  list: readonly Suggestion[] | undefined,
  words: Words,
): Settled {
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

function number(option: Extract<Option, { type: 4 | 10 }>, typed: string, words: Words): Settled {
  const value = Number(typed.replace(',', '.'));
  if (!Number.isFinite(value)) return { problem: words.number };
  if (option.type === ApplicationCommandOptionType.Integer && !Number.isInteger(value)) return { problem: words.whole };
  const { min_value: min, max_value: max } = option;
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return { value };
  if (min === undefined) return { problem: words.atMost(max!) };
  return { problem: max === undefined ? words.atLeast(min) : words.between(min, max) };
}
