import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType, type Attachment } from 'discord.js';
import { readFiles } from '../bot/features/editor/files.ts';
import { NAME_LENGTH } from '../bot/features/editor/forms.ts';
import { drawOverview } from '../bot/features/editor/overview.ts';
import { drawEditor } from '../bot/features/editor/panel.ts';
import { beginDraft } from '../bot/host/editor/drafts.ts';
import { type DesignKind, designKindName, designKindsOf } from '../bot/host/editor/kinds.ts';
import type { Command } from '../bot/interactions/command.ts';
import { refuse } from '../bot/interactions/reply.ts';
import { described, EVERYWHERE } from '../bot/render/command-data.ts';
import { lookOf } from '../bot/render/display.ts';
import { inPrivate } from '../bot/render/message.ts';

const LIST = 'list';
const FILES = ['file', 'file2'] as const;

export const command: Command = {
  data: (shelf) => {
    const designKinds = designKindsOf(shelf);
    return {
      name: 'design',
      ...described({
        en: 'Make decks, levels and scenarios of your own',
        de: 'Eigene Decks, Level und Szenarien entwerfen',
      }),
      ...EVERYWHERE,
      options: [
        {
          type: ApplicationCommandOptionType.Subcommand,
          name: LIST,
          ...described({
            en: 'Your drafts and what is shared here',
            de: 'Deine Entwürfe und was hier geteilt ist',
          }),
        },
        ...designKinds.map((designKind) => ({
          type: ApplicationCommandOptionType.Subcommand as const,
          name: designKindName(designKind, designKinds),
          ...described(designKind.design.about),
          options: fileOptions(designKind),
        })),
      ],
    };
  },

  async execute(interaction, bot) {
    const { context } = bot;
    const designKinds = designKindsOf(context.shelf.values());
    const designKind = designKinds.find(
      (one) => designKindName(one, designKinds) === interaction.options.getSubcommand(),
    );
    const [first, ...others] = designKind
      ? attached(designKind, (name) => interaction.options.getAttachment(name))
      : [];
    if (!designKind || !first) {
      await interaction.reply(inPrivate(await drawOverview(context, interaction, designKind)));
      return;
    }
    const read = await readFiles(bot, designKind, [first, ...others]);
    if ('refused' in read) return refuse(interaction, read);
    const name = first.name.replace(/\.[^.]*$/, '').slice(0, NAME_LENGTH.most) || first.name;
    const begun = await beginDraft(context, interaction.user.id, designKind, { name, doc: read.doc });
    if ('refused' in begun) return refuse(interaction, begun);
    await interaction.reply(inPrivate(drawEditor(begun, await lookOf(context, interaction))));
  },
};

function fileOptions({ design }: DesignKind): APIApplicationCommandBasicOption[] {
  return design.files.map(({ ending }, index) => ({
    type: ApplicationCommandOptionType.Attachment,
    name: FILES[index] ?? FILES[0],
    ...described({ en: `A file to begin from (${ending})`, de: `Eine Datei, mit der du beginnst (${ending})` }),
  }));
}

function attached({ design }: DesignKind, get: (name: string) => Attachment | null): Attachment[] {
  return design.files.flatMap((_, index) => get(FILES[index] ?? FILES[0]) ?? []);
}
