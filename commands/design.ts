import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType, type Attachment } from 'discord.js';
import { beginDraft, type DesignKind, designKindName, designKindsOf } from '../bot/features/editor/drafts.ts';
import { NAME_LENGTH, readFiles } from '../bot/features/editor/forms.ts';
import { drawOverview } from '../bot/features/editor/overview.ts';
import { drawEditor } from '../bot/features/editor/panel.ts';
import { requireRole } from '../bot/interactions/access.ts';
import type { Command } from '../bot/interactions/command.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { texts } from './words/texts.ts';

const LIST = 'list';
const FILES = ['file', 'second-file'] as const;

export const command: Command = {
  data: (games) => {
    const designKinds = designKindsOf(games);
    return {
      name: 'design',
      ...localizedDescription(texts.about.design),
      ...EVERYWHERE,
      options: [
        {
          type: ApplicationCommandOptionType.Subcommand,
          name: LIST,
          ...localizedDescription(texts.about.designList),
        },
        ...designKinds.map((designKind) => ({
          type: ApplicationCommandOptionType.Subcommand as const,
          name: designKindName(designKind, designKinds),
          ...localizedDescription(designKind.design.about),
          options: fileOptions(designKind),
        })),
      ],
    };
  },

  access: 'anyone',
  async execute({ reply }) {
    await requireRole(reply, 'designRoles');
    const { bot } = reply;
    const { context } = bot;
    const designKinds = designKindsOf(context.games.values());
    const designKind = designKinds.find(
      (kind) => designKindName(kind, designKinds) === reply.interaction.options.getSubcommand(),
    );
    const [first, ...others] = designKind
      ? attachedFiles(designKind, (name) => reply.interaction.options.getAttachment(name))
      : [];
    if (!designKind || !first) {
      await reply.private(await drawOverview(context, reply, designKind));
      return;
    }
    const read = await readFiles(bot, designKind, [first, ...others]);
    const name = first.name.replace(/\.[^.]*$/, '').slice(0, NAME_LENGTH.max) || first.name;
    const begun = await beginDraft(context, reply.user.id, designKind, { name, doc: read.doc });
    const drawn = drawEditor(begun, await reply.display);
    await bot.pictures.send(drawn, (shown) => reply.private(shown));
  },
};

function fileOptions({ design }: DesignKind): APIApplicationCommandBasicOption[] {
  return design.files.map(({ ending }, index) => ({
    type: ApplicationCommandOptionType.Attachment,
    name: FILES[index] ?? FILES[0],
    ...localizedDescription(texts.options.startFile({ ending })),
  }));
}

function attachedFiles({ design }: DesignKind, get: (name: string) => Attachment | null): Attachment[] {
  return design.files.flatMap((_, index) => get(FILES[index] ?? FILES[0]) ?? []);
}
