import { type AnyGame, describeOptions, inEachLanguage, labelled, say, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { idFormat, key } from '../../custom-ids/fields.ts';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import { perTurnOf } from '../../host/actions/open.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal, refusalsOf } from '../../host/refusal.ts';
import { hostOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import { findGame } from '../../interactions/command.ts';
import type { Feature } from '../../interactions/feature.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { phrase, plain } from '../../render/page.ts';
import { languageOf } from '../../render/text.ts';
import { showHostChange } from '../../screens/seats.ts';
import { chosenOptions } from '../table-options/index.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

const refusal = refusalsOf(texts.refusals);

const variantId = idFormat`variant|${key('table')}|${key('option')}|${key('value')}`;

/** Buttons with which the host of an open table chooses other rules, such as a shorter match. */
export const variants: Feature = {
  id: 'variants',
  lines: {
    host: (loaded, { language }) => [
      optionButtons(loaded.game, loaded.table.options).length > 0 && phrase`-# ${chosenOptions(loaded, language)}`,
    ],
  },
  boardButtons: {
    start: ({ table, game }) =>
      optionButtons(game, table.options).map(({ label, ...chosen }) =>
        plain(variantId.make({ table: table.id, ...chosen }), label),
      ),
  },
  buttons: {
    variant: button(variantId, {
      access: 'host',
      async press({ reply, id: { table, ...chosen } }) {
        await showHostChange(reply, await chooseVariant(reply.bot.context, table, reply.user.id, chosen));
      },
    }),
  },
};

/** A value of an option that the host of a waiting table can choose with a button. */
interface OptionButton {
  readonly option: string;
  readonly value: string;
  readonly label: Text;
}

/** Returns the values with a button, without those that the options already have. */
function optionButtons(game: AnyGame, options: unknown): OptionButton[] {
  const given = options as Readonly<Record<string, unknown>>;
  return describeOptions(game.options).flatMap((spec) =>
    spec.kind !== 'choice'
      ? []
      : spec.values.flatMap(({ value, button }) =>
          button === undefined || (given[spec.name] ?? spec.default) === value
            ? []
            : [{ option: spec.name, value, label: button }],
        ),
  );
}

/** Sets an option of a waiting table to a value that has a button, and the time per turn that follows from it. */
async function chooseVariant(
  context: Context,
  id: string,
  person: string,
  { option, value }: { readonly option: string; readonly value: string },
): Promise<LoadedTable> {
  return changeTable(context, id, ({ table, game }) => {
    if (hostOf(table)?.id !== person) throw new Refusal('notYourTable');
    if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'begun');
    const isOffered = optionButtons(game, table.options).some((each) => each.option === option && each.value === value);
    if (!isOffered) throw refusal('noSuchRules');
    const options = game.options.parse({ ...(table.options as object), [option]: value });
    const perTurnMs = perTurnOf(game, options, table.terms.perTurnMs);
    return { table: { ...table, options, clock: { ...table.clock, perTurnMs } } };
  });
}

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
            label: labelled(spec.label, label),
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
  if (!variant) throw refusal('noSuchRules');
  return variant.options;
}
