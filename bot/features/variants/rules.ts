import { type AnyGame, describeOptions, eachLanguage, labelled, say, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { findGame } from '../../interactions/command.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { languageOf } from '../../render/text.ts';
import { texts } from './words/texts.ts';

const RULES = 'rules';

/** An option value that differs from the original rules, written `start=even`. */
interface Variant {
  readonly value: string;
  readonly label: Text;
  readonly options: Readonly<Record<string, string>>;
}

function variantsOf(game: AnyGame): Variant[] {
  return describeOptions(game.options).flatMap((spec) =>
    spec.kind !== 'choice'
      ? []
      : spec.values
          .filter(({ value }) => value !== spec.default)
          .map(({ value, label }) => ({
            value: `${spec.name}=${value}`,
            label: eachLanguage((language) => labelled(say(spec.label, language), say(label, language), language)),
            options: { [spec.name]: value },
          })),
  );
}

/** Returns the option of `/lobby` and `/tournament create` for other rules than the original. */
export function rulesOption(): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.String,
    name: RULES,
    ...localizedDescription(texts.rules),
    autocomplete: true,
  };
}

/** Whether the focused option is the one for rules. */
export function asksForRules({ options }: AutocompleteInteraction): boolean {
  return options.getFocused(true).name === RULES;
}

export async function suggestRules(interaction: AutocompleteInteraction, { context }: Bot): Promise<void> {
  const game = findGame(context.games, interaction.options.getString('game'));
  const language = languageOf(interaction.locale);
  const typed = interaction.options.getFocused().toLowerCase();
  const suggested = (game ? variantsOf(game) : [])
    .map(({ value, label }) => ({ name: say(label, language).slice(0, MAX_OPTION_LABEL), value }))
    .filter(({ name }) => name.toLowerCase().includes(typed));
  await interaction.respond(suggested.slice(0, MAX_OPTIONS));
}

/** Returns the options of the selected variant, which are undefined for the original rules. Refuses an unknown variant. */
export function readRules({ options }: ChatInputCommandInteraction, game: AnyGame): Variant['options'] | undefined {
  const chosen = options.getString(RULES);
  if (chosen === null) return undefined;
  const variant = variantsOf(game).find(({ value }) => value === chosen);
  if (!variant) throw new Refusal('noSuchRules');
  return variant.options;
}
