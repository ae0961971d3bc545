import type { MessageComponentInteraction, ModalMessageModalSubmitInteraction } from 'discord.js';
import { parsePlace, type Shift } from '../../../games/kit/design/painting.ts';
import { eachLanguage, say } from '../../../games/kit/text.ts';
import type { Refused } from '../../host/house/refusal.ts';
import { refusal } from '../../host/house/refusal.ts';
import {
  beginDraft,
  dropDraft,
  type Edited,
  editDraft,
  type OpenDraft,
  readDraft,
  readPortfolio,
  renameDraft,
  undoEdit,
} from '../../host/workshop/drafts.ts';
import {
  addEntry,
  dropEntry,
  fillIn,
  type Ledger,
  ledgerOf,
  manyOf,
  type Rejected,
} from '../../host/workshop/listing.ts';
import {
  BOARD_DEEDS,
  type BoardDeed,
  dab,
  easelOf,
  fillTo,
  goTo,
  move,
  rebind,
  reshape,
  stroke,
  turnTo,
} from '../../host/workshop/painting.ts';
import { shareDraft } from '../../host/workshop/sharing.ts';
import { refuse, whisper } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { conclude } from '../desk/settled.ts';
import { codeBlock } from '../drawing/escape.ts';
import { lookOf } from '../drawing/look.ts';
import { type Drawn, inPlace } from '../drawing/message.ts';
import { languageOf } from '../drawing/words.ts';
import type { Id } from '../ids/ids.ts';
import { sendFiles } from './files.ts';
import { askForName, askForPlace, askForValues, filledIn, NAME_LENGTH, TYPED } from './forms.ts';
import { drawDelete, drawEditor, drawMore } from './panel.ts';
import { tryOut } from './trial.ts';
import { HELP, HELP_ALL, WORDS } from './words.ts';

type Easel = NonNullable<ReturnType<typeof easelOf>>;
type Pressed = MessageComponentInteraction | ModalMessageModalSubmitInteraction;
type Deed = Id<'design'>['deed'];

/** What a press does to boards. */
const STROKES: Partial<Record<Deed, (easel: Easel, chosen: readonly string[]) => Edited | Refused>> = {
  left: (easel) => move(easel, -1, 0),
  right: (easel) => move(easel, 1, 0),
  up: (easel) => move(easel, 0, -1),
  down: (easel) => move(easel, 0, 1),
  dab,
  stroke,
  brush: (_, [brush]) => ({ at: { brush: Number(brush) } }),
  before: (easel) => turnTo(easel, -1),
  after: (easel) => turnTo(easel, 1),
  shape: (easel, [by]) =>
    BOARD_DEEDS.includes(by as BoardDeed) ? rebind(easel, by as BoardDeed) : reshape(easel, by as Shift),
};

/** What a press does to lists. */
const ENTRIES: Partial<Record<Deed, (ledger: Ledger, chosen: readonly string[]) => Edited | Refused>> = {
  entry: (_, [entry]) => ({ at: { entry: Number(entry) } }),
  group: (_, [group]) => ({ at: { group: Number(group) } }),
  many: (ledger, chosen) => fillIn(ledger, new Map([[manyOf(ledger)?.id ?? '', chosen]])),
  add: (ledger) => addEntry(ledger, 'fresh'),
  copy: (ledger) => addEntry(ledger, 'chosen'),
  drop: dropEntry,
  after: ({ sheet, design }) => ({ at: { sheet: (sheet + 1) % design.lists.length, entry: 0, group: 0 } }),
};

/** Does what was pressed in the editor of a draft. */
export async function pressDesign(bot: Bot, pressed: MessageComponentInteraction, id: Id<'design'>): Promise<void> {
  const { house } = bot;
  const person = pressed.user.id;
  const chosen = pressed.isStringSelectMenu() ? pressed.values : [];
  if (id.deed === 'undo') return showEdited(bot, pressed, await undoEdit(house, person, id.draft));
  if (STROKES[id.deed] || ENTRIES[id.deed]) {
    const edit = (open: OpenDraft) => editedBy(open, id.deed, chosen);
    return showEdited(bot, pressed, await editDraft(house, person, id.draft, edit));
  }
  const open = await readDraft(house, person, id.draft);
  if ('refused' in open) return refuse(pressed, open);
  return attend(bot, pressed, id, open);
}

function editedBy(open: OpenDraft, deed: Deed, chosen: readonly string[]): Edited | Refused {
  const [easel, ledger] = [easelOf(open), ledgerOf(open)];
  const edited = easel ? STROKES[deed]?.(easel, chosen) : ledger ? ENTRIES[deed]?.(ledger, chosen) : undefined;
  return edited ?? refusal('draftGone');
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
    case 'map':
      return whisper(pressed, '', { content: wholeBoard(open) });
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
  const typed = (filled.get(TYPED)?.[0] ?? '').trim();
  if (deed === 'rename') {
    const name = typed.replace(/\s+/g, ' ').slice(0, NAME_LENGTH.most);
    if (name.length < NAME_LENGTH.least) return whisper(submitted, WORDS.newName);
    return showEdited(bot, submitted, await renameDraft(house, person, draft, name));
  }
  let rejected: readonly Rejected[] = [];
  const edited = await editDraft(house, person, draft, (open) => {
    const [easel, ledger] = [easelOf(open), ledgerOf(open)];
    if (easel) return deed === 'fill' ? fillTo(easel, parsePlace(typed)) : goTo(easel, parsePlace(typed));
    if (!ledger) return refusal('draftGone');
    const taken = fillIn(ledger, filled);
    rejected = taken.rejected;
    return taken;
  });
  return showEdited(bot, submitted, edited, rejected);
}

/** Shows a draft in its editor, in place of what was pressed. */
export async function showEdited(
  bot: Bot,
  pressed: Pressed,
  open: OpenDraft | Refused,
  rejected: readonly Rejected[] = [],
): Promise<void> {
  if ('refused' in open) return refuse(pressed, open);
  return show(pressed, drawEditor(open, await lookOf(bot.house, pressed), rejected));
}

async function show(pressed: Pressed, drawn: Drawn): Promise<void> {
  await pressed.update(inPlace(drawn));
}

/** All of the open board, in strips that fit a phone. */
function wholeBoard(open: OpenDraft): string {
  const { board = [] } = easelOf(open) ?? {};
  const columns = Math.max(1, ...board.map((row) => row.length));
  const strips = Array.from({ length: Math.ceil(columns / STRIP) }, (_, index) =>
    codeBlock(board.map((row) => row.slice(index * STRIP, (index + 1) * STRIP))),
  );
  return strips.join('\n');
}

const STRIP = 36;
