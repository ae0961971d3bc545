import type { MessageComponentInteraction, ModalMessageModalSubmitInteraction } from 'discord.js';
import { eachLanguage, say } from '../../../games/kit/text.ts';
import {
  beginDraft,
  dropDraft,
  editDraft,
  type OpenDraft,
  readDraft,
  readPortfolio,
  renameDraft,
  undoEdit,
} from '../../host/workshop/drafts.ts';
import type { Rejected } from '../../host/workshop/listing.ts';
import { easelOf } from '../../host/workshop/painting.ts';
import { shareDraft } from '../../host/workshop/sharing.ts';
import { refuse, whisper } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { conclude } from '../desk/settled.ts';
import { languageOf } from '../drawing/words.ts';
import type { Id } from '../ids/ids.ts';
import { wholeBoard } from './easel.ts';
import { editedBy, filledBy, isEdit } from './edits.ts';
import { sendFiles } from './files.ts';
import { askForName, askForPlace, askForValues, filledIn, NAME_LENGTH, TYPED } from './forms.ts';
import { drawDelete, drawMore } from './panel.ts';
import { show, showEdited } from './show.ts';
import { tryOut } from './trial.ts';
import { HELP, HELP_ALL, WORDS } from './words.ts';

/** Does what was pressed in the editor of a draft. */
export async function pressDesign(bot: Bot, pressed: MessageComponentInteraction, id: Id<'design'>): Promise<void> {
  const { house } = bot;
  const person = pressed.user.id;
  const chosen = pressed.isStringSelectMenu() ? pressed.values : [];
  if (id.deed === 'undo') return showEdited(bot, pressed, await undoEdit(house, person, id.draft));
  if (isEdit(id.deed)) {
    const edit = (open: OpenDraft) => editedBy(open, id.deed, chosen);
    return showEdited(bot, pressed, await editDraft(house, person, id.draft, edit));
  }
  const open = await readDraft(house, person, id.draft);
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
  const { house } = bot;
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
      const easel = easelOf(open);
      return whisper(pressed, '', { content: easel ? wholeBoard(easel) : '' });
    }
    case 'help':
      return whisper(
        pressed,
        eachLanguage((tongue) =>
          [open.design.about, HELP[open.design.kind], HELP_ALL].map((text) => say(text, tongue)).join('\n'),
        ),
      );
    case 'more': {
      const { shared } = await readPortfolio(house, person);
      const isShared = shared.some(({ draft, guild }) => draft === id.draft && guild === pressed.guildId);
      return show(pressed, drawMore(open, language, isShared, pressed.guildId !== null));
    }
    case 'delete':
      return show(pressed, drawDelete(open, language));
    case 'sure':
      await dropDraft(house, person, id.draft);
      return conclude(pressed, WORDS.deleted);
    case 'try':
      return tryOut(bot, pressed, open, open.draft.doc);
    case 'file':
      return sendFiles(pressed, open, open.draft);
    case 'twin':
      return showEdited(bot, pressed, await beginDraft(house, person, open, open.draft));
    case 'share': {
      const shared = await shareDraft(house, person, id.draft, pressed.guildId);
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
  const { house } = bot;
  const person = submitted.user.id;
  const filled = filledIn(submitted);
  if (deed === 'rename') {
    const typed = (filled.get(TYPED)?.[0] ?? '').trim();
    const name = typed.replace(/\s+/g, ' ').slice(0, NAME_LENGTH.most);
    if (name.length < NAME_LENGTH.least) return whisper(submitted, WORDS.newName);
    return showEdited(bot, submitted, await renameDraft(house, person, draft, name));
  }
  let rejected: readonly Rejected[] = [];
  const edited = await editDraft(house, person, draft, (open) => {
    const taken = filledBy(open, deed, filled);
    if ('rejected' in taken) rejected = taken.rejected ?? [];
    return taken;
  });
  return showEdited(bot, submitted, edited, rejected);
}
