import { type AnyDesign, type Language, say, type Text } from '@longtable/kit';
import { ButtonStyle, ComponentType, type MessageComponentInteraction, PermissionFlagsBits } from 'discord.js';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Reply } from '../../interactions/reply.ts';
import { replaceWithResult } from '../../interactions/settled.ts';
import { button, row } from '../../render/components.ts';
import { type Drawn, message, type Row } from '../../render/message.ts';
import { plainLine } from '../../render/text.ts';
import { previewDesign, replaceMessage, showEdited } from './actions.ts';
import { beginDraft, type OpenDraft, readDraft, readDraftList } from './drafts.ts';
import { type DesignsId, designsId } from './ids.ts';
import { type DesignKind, designKindsOf, findDesignKind } from './kinds.ts';
import { kindName } from './panel.ts';
import type { DesignCard } from './record.ts';
import { type OpenShared, readShared, sharedListOf, unshare } from './sharing.ts';
import { texts } from './words/texts.ts';

const MAX_LISTED = 8;

type Step = DesignsId['step'];

/** Draws the user's drafts and the shared designs. With a design kind, offers only those of that kind, and its starting points. */
export async function drawOverview(context: Context, reply: Reply, designKind?: DesignKind): Promise<Drawn> {
  const language = reply.language;
  const isMatching = ({ game, design }: DesignCard) =>
    designKind
      ? designKind.game.id === game && designKind.design.id === design
      : findDesignKind(context, { game, design }) !== undefined;
  const drafts = (await readDraftList(context, reply.user.id)).drafts.filter(isMatching);
  const shared = (await sharedListOf(context, reply.guildId)).filter(isMatching);
  const options = (cards: readonly DesignCard[]) => cards.map((card) => optionOf(context, card, language));
  const title = designKind
    ? `**${kindName(designKind, language)}**`
    : `**${say(texts.overview.yourDrafts, language)}**`;
  const listed = drafts.slice(0, MAX_LISTED).map((card) => `- ${lineOf(context, card, language)}`);
  const more = drafts.length - MAX_LISTED;
  const sharedLines = shared
    .slice(0, MAX_LISTED)
    .map(
      (card) => `- ${lineOf(context, card, language)}, ${say(texts.overview.sharedBy({ user: card.owner }), language)}`,
    );
  return message({
    title,
    end: [
      ...(designKind ? [say(designKind.design.about, language), say(texts.overview.orFile, language)] : []),
      ...(designKind ? [] : listed.length > 0 ? listed : [say(texts.overview.noDrafts, language)]),
      ...(more > 0 && !designKind ? [`- … +${more}`] : []),
      ...(sharedLines.length > 0 ? [`**${say(texts.overview.sharedHere, language)}**`, ...sharedLines] : []),
    ],
    rows: [
      ...selectRow('open', '', say(texts.overview.openDraft, language), options(drafts)),
      ...(designKind
        ? selectRow('start', keyOf(designKind), say(texts.overview.startFrom, language), startsOf(designKind, language))
        : selectRow('kind', '', say(texts.overview.createNew, language), kindsOf(context, language))),
      ...selectRow('shared', '', say(texts.overview.browseShared, language), options(shared)),
    ],
  });
}

function drawShared(reply: Reply, { id, shared, game, design }: OpenShared): Drawn {
  const language = reply.language;
  const press = (
    step: Step,
    label: Text,
    style: typeof ButtonStyle.Secondary | typeof ButtonStyle.Success | typeof ButtonStyle.Danger,
  ) => button(designsId.make({ step, what: id }), say(label, language), style);
  const by = texts.overview.sharedOn({ user: shared.owner, day: `<t:${Math.floor(shared.at / 1000)}:D>` });
  return message({
    title: `**${plainLine(shared.name)}** · ${kindName({ game, design }, language)}`,
    end: [say(by, language)],
    rows: [
      row([
        press('try', texts.buttons.tryIt, ButtonStyle.Success),
        press('copy', texts.buttons.copyDraft, ButtonStyle.Secondary),
        ...(canUnshare(reply, shared.owner) ? [press('takeBack', texts.buttons.stopSharing, ButtonStyle.Danger)] : []),
        button(
          designsId.make({ step: 'list', what: '' }),
          say(texts.buttons.allDesigns, language),
          ButtonStyle.Secondary,
        ),
      ]),
    ],
  });
}

/** Whether the user may stop the sharing of a design, as its owner or as a server manager. */
function canUnshare({ interaction: { user, memberPermissions } }: Reply, owner: string): boolean {
  return user.id === owner || memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
}

/** Returns the menu value for a design kind. `designKindAt` is the inverse. */
function keyOf({ game, design }: DesignKind): string {
  return `${game.id}/${design.id}`;
}

function designKindAt(context: Context, key: string): DesignKind | undefined {
  const [game = '', design = ''] = key.split('/');
  return findDesignKind(context, { game, design });
}

function startsOf({ design }: DesignKind, language: Language) {
  return design.starts.map(({ id, name }) => ({ value: id, label: say(name, language) }));
}

function kindsOf(context: Context, language: Language) {
  return designKindsOf(context.games.values()).map((designKind) => ({
    value: keyOf(designKind),
    label: kindName(designKind, language),
  }));
}

function optionOf(context: Context, card: DesignCard, language: Language) {
  const designKind = findDesignKind(context, card);
  return {
    value: card.id,
    label: card.name,
    ...(designKind && { description: kindName(designKind, language) }),
  };
}

function lineOf(context: Context, card: DesignCard, language: Language): string {
  const designKind = findDesignKind(context, card);
  return `${plainLine(card.name)} · ${designKind ? kindName(designKind, language) : ''}`;
}

function selectRow(
  step: Step,
  what: string,
  placeholder: string,
  options: readonly { readonly value: string; readonly label: string }[],
): Row[] {
  if (options.length === 0) return [];
  const custom_id = designsId.make({ step, what });
  return [row([{ type: ComponentType.StringSelect, custom_id, placeholder, options: options.slice(0, MAX_OPTIONS) }])];
}

export async function runOverviewAction(
  reply: Reply<MessageComponentInteraction>,
  { step, what }: DesignsId,
): Promise<void> {
  const { context } = reply.bot;
  const person = reply.user.id;
  const value = reply.interaction.isStringSelectMenu() ? (reply.interaction.values[0] ?? '') : what;
  switch (step) {
    case 'list':
      return replaceMessage(reply, await drawOverview(context, reply));
    case 'kind':
      return replaceMessage(reply, await drawOverview(context, reply, designKindAt(context, value)));
    case 'start':
      return showEdited(reply, await beginFromStart(reply, what, value));
    case 'open':
      return showEdited(reply, await readDraft(context, person, value));
  }
  const open = await readShared(context, reply.guildId, value);
  switch (step) {
    case 'copy':
      return showEdited(reply, await beginDraft(context, person, open, open.shared));
    case 'try':
      return previewDesign(reply, open, open.shared.doc);
    case 'takeBack':
      if (!canUnshare(reply, open.shared.owner)) throw new Refusal('notYourDesign');
      await unshare(context, open);
      return replaceWithResult(reply, texts.replies.stoppedSharing);
    default:
      return replaceMessage(reply, drawShared(reply, open));
  }
}

async function beginFromStart(
  reply: Reply<MessageComponentInteraction>,
  key: string,
  start: string,
): Promise<OpenDraft> {
  const designKind = designKindAt(reply.bot.context, key);
  const found = (designKind?.design as AnyDesign | undefined)?.starts.find(({ id }) => id === start);
  if (!designKind || !found) throw new Refusal('draftGone');
  const name = say(found.name, reply.language);
  return beginDraft(reply.bot.context, reply.user.id, designKind, { name, doc: found.doc });
}
