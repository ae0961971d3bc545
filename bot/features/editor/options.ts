import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Design } from '../../../games/kit/design/design.ts';
import type { AnyGame } from '../../../games/kit/game.ts';
import { eachLanguage, say, type Text } from '../../../games/kit/text.ts';
import { OPTION_MAX, OPTIONS_MAX } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import { designOptions, pairOptions } from '../../host/editor/choices.ts';
import { readDraftList } from '../../host/editor/drafts.ts';
import { sharedListOf } from '../../host/editor/sharing.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { described } from '../../render/command-data.ts';
import { languageOf } from '../../render/text.ts';
import { WORDS } from './text.ts';

/** An option that takes something made: the first of a design at a table, or the second. */
interface MadeOption {
  readonly name: string;
  readonly design: Design;
  readonly about: Text;
}

function optionsFor({ designs = [] }: AnyGame): MadeOption[] {
  return designs.flatMap((design) => [
    { name: firstName(design), design, about: design.name },
    ...(design.second ? [{ name: secondName(design), design, about: design.second.about }] : []),
  ]);
}

/** What people made, as options of a game's `/play`. */
export function madeOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  return optionsFor(game).map(({ name, about }) => ({
    type: ApplicationCommandOptionType.String,
    name,
    ...described(
      eachLanguage((language) => {
        const what = say(about, language);
        return language === 'de' ? `Mit /entwerfen gemacht: ${what}` : `Made with /design: ${what}`;
      }),
    ),
    autocomplete: true,
  }));
}

/** What a table is given of what somebody chose. */
export async function readMade(
  interaction: ChatInputCommandInteraction,
  { context }: Bot,
  { designs = [] }: AnyGame,
): Promise<{ readonly made: Record<string, string> } | Refused> {
  let made: Record<string, string> = {};
  for (const design of designs) {
    const chosen = await readOne(interaction, context, design);
    if ('refused' in chosen) return chosen as Refused;
    made = { ...made, ...chosen };
  }
  return { made };
}

async function readOne(
  { options, user, guildId }: ChatInputCommandInteraction,
  context: Context,
  design: Design,
): Promise<Readonly<Record<string, string>> | Refused> {
  const first = options.getString(firstName(design));
  const second = design.second ? options.getString(secondName(design)) : null;
  if (first === null) return second === null ? {} : refusal('firstDesign');
  if (second === null) return designOptions(context, user.id, guildId, first);
  return pairOptions(context, user.id, guildId, [first, second]);
}

/** Offers a person's own drafts and what is shared here. */
export async function suggestMade(interaction: AutocompleteInteraction, { context }: Bot): Promise<void> {
  const { name: focused, value } = interaction.options.getFocused(true);
  const game = context.shelf.get(interaction.options.getSubcommand());
  const design = game && optionsFor(game).find(({ name }) => name === focused)?.design;
  const language = languageOf(interaction.locale);
  const { drafts } = await readDraftList(context, interaction.user.id);
  const shared = await sharedListOf(context, interaction.guildId);
  const all = [
    ...drafts.map((card) => ({ card, whose: WORDS.yours })),
    ...shared.map((card) => ({ card, whose: WORDS.shared })),
  ];
  const fitting = all
    .filter(({ card }) => card.game === game?.id && card.design === design?.id)
    .filter(({ card }) => card.name.toLowerCase().includes(value.toLowerCase()));
  await interaction.respond(
    fitting.slice(0, OPTIONS_MAX).map(({ card, whose }) => {
      const label = ` (${say(whose, language)})`;
      return { name: card.name.slice(0, OPTION_MAX - label.length) + label, value: card.id };
    }),
  );
}

function firstName({ id }: Design): string {
  return `design-${id}`;
}

function secondName(design: Design): string {
  return `${firstName(design)}2`;
}
