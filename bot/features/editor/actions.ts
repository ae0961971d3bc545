import type { MessageComponentInteraction, ModalMessageModalSubmitInteraction } from 'discord.js';
import { eachLanguage, say } from '../../../games/kit/text.ts';
import type { Id } from '../../custom-ids/ids.ts';
import { boardDraftOf } from '../../host/editor/boards.ts';
import {
  beginDraft,
  dropDraft,
  editDraft,
  type OpenDraft,
  readDraft,
  readDraftList,
  renameDraft,
  undoEdit,
} from '../../host/editor/drafts.ts';
import type { Rejected } from '../../host/editor/lists.ts';
import { shareDraft } from '../../host/editor/sharing.ts';
import type { Bot } from '../../interactions/bot.ts';
import { refuse, whisper } from '../../interactions/reply.ts';
import { conclude } from '../../interactions/settled.ts';
import { languageOf } from '../../render/text.ts';
import { wholeBoard } from './board.ts';
import { editedBy, filledBy, isEdit } from './edits.ts';
import { sendFiles } from './files.ts';
import { askForName, askForPlace, askForValues, filledIn, NAME_LENGTH, TYPED } from './forms.ts';
import { drawDelete, drawMore } from './panel.ts';
import { previewDesign } from './preview.ts';
import { show, showEdited } from './show.ts';
import { HELP, HELP_ALL, WORDS } from './text.ts';

/** Does what was pressed in the editor of a draft. */
export async function pressDesign(bot: Bot, pressed: MessageComponentInteraction, id: Id<'design'>): Promise<void> {
  const { context } = bot;
  const person = pressed.user.id;
  const chosen = pressed.isStringSelectMenu() ? pressed.values : [];
  if (id.deed === 'undo') return showEdited(bot, pressed, await undoEdit(context, person, id.draft));
  if (isEdit(id.deed)) {
    const edit = (open: OpenDraft) => editedBy(open, id.deed, chosen);
    return showEdited(bot, pressed, await editDraft(context, person, id.draft, edit));
  }
  const open = await readDraft(context, person, id.draft);
  if ('refused' in open) return refuse(pressed, open);
  return attend(bot, pressed, id, open);
}

/** Everything that leaves the document as it is. */
async function attend(
  bot: Bot,
  pressed: MessageComponentInteraction,
  id: Id<'design'>,
  open: OpenDraft,
): Promise<void> {
  const { context } = bot;
  const person = pressed.user.id;
  const language = languageOf(pressed.locale);
  switch (id.deed) {
    case 'goto':
    case 'fill':
      return void (await askForPlace(pressed, id, open, language));
    case 'form':
      return void (await askForValues(pressed, id, open, language));
    case 'rename':
      return void (await askForName(pressed, id, open, language));
    case 'map': {
      const boardDraft = boardDraftOf(open);
      return whisper(pressed, '', { content: boardDraft ? wholeBoard(boardDraft) : '' });
    }
    case 'help':
      return whisper(
        pressed,
        eachLanguage((tongue) =>
          [open.design.about, HELP[open.design.kind], HELP_ALL].map((text) => say(text, tongue)).join('\n'),
        ),
      );
    case 'more': {
      const { shared } = await readDraftList(context, person);
      const isShared = shared.some(({ draft, guild }) => draft === id.draft && guild === pressed.guildId);
      return show(pressed, drawMore(open, language, isShared, pressed.guildId !== null));
    }
    case 'delete':
      return show(pressed, drawDelete(open, language));
    case 'sure':
      await dropDraft(context, person, id.draft);
      return conclude(pressed, WORDS.deleted);
    case 'try':
      return previewDesign(bot, pressed, open, open.draft.doc);
    case 'file':
      return sendFiles(pressed, open, open.draft);
    case 'twin':
      return showEdited(bot, pressed, await beginDraft(context, person, open, open.draft));
    case 'share': {
      const shared = await shareDraft(context, person, id.draft, pressed.guildId);
      return 'refused' in shared ? refuse(pressed, shared) : whisper(pressed, WORDS.isShared);
    }
    default:
      return showEdited(bot, pressed, open);
  }
}

/** Takes in what was typed into a form of the editor. */
export async function submitDesign(
  bot: Bot,
  submitted: ModalMessageModalSubmitInteraction,
  { draft, deed }: Id<'design'>,
): Promise<void> {
  const { context } = bot;
  const person = submitted.user.id;
  const filled = filledIn(submitted);
  if (deed === 'rename') {
    const typed = (filled.get(TYPED)?.[0] ?? '').trim();
    const name = typed.replace(/\s+/g, ' ').slice(0, NAME_LENGTH.most);
    if (name.length < NAME_LENGTH.least) return whisper(submitted, WORDS.newName);
    return showEdited(bot, submitted, await renameDraft(context, person, draft, name));
  }
  let rejected: readonly Rejected[] = [];
  const edited = await editDraft(context, person, draft, (open) => {
    const taken = filledBy(open, deed, filled);
    if ('rejected' in taken) rejected = taken.rejected ?? [];
    return taken;
  });
  return showEdited(bot, submitted, edited, rejected);
}
