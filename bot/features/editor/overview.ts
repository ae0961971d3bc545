import { type AnyDesign, say, type Text } from '@longtable/kit';
import { type MessageComponentInteraction, PermissionFlagsBits } from 'discord.js';
import { tellAdmins } from '../../boards/boards.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { replaceWithResult } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { danger, menu, type Page, phrase, plain, success } from '../../render/page.ts';
import { plainLine } from '../../render/text.ts';
import { previewDesign, replaceMessage, showEdited } from './actions.ts';
import {
  beginDraft,
  type DesignKind,
  designKindsOf,
  findDesignKind,
  type OpenDraft,
  readDraft,
  readDraftList,
} from './drafts.ts';
import { kindName } from './panel.ts';
import { ALL_DESIGNS, type DesignCard, type DesignsId, designsId } from './record.ts';
import { type OpenShared, readShared, sharedListOf, unshare } from './sharing.ts';
import { refusal, texts } from './words/texts.ts';

const MAX_LISTED = 8;

/** Draws the user's drafts and a page of the shared designs. With a design kind, offers only those of that kind, and its starting points. */
export async function drawOverview(context: Context, reply: Reply, designKind?: DesignKind, at = 0): Promise<Page> {
  const isMatching = ({ game, design }: DesignCard) =>
    designKind
      ? designKind.game.id === game && designKind.design.id === design
      : findDesignKind(context, { game, design }) !== undefined;
  const drafts = (await readDraftList(context, reply.user.id)).drafts.filter(isMatching);
  const shared = (await sharedListOf(context, reply.guildId)).filter(isMatching);
  const options = (cards: readonly DesignCard[]) => cards.map((card) => optionOf(context, card));
  const title = designKind ? phrase`**${kindName(designKind)}**` : phrase`**${texts.overview.yourDrafts}**`;
  const listed = drafts.slice(0, MAX_LISTED).map((card) => phrase`- ${lineOf(context, card)}`);
  const more = drafts.length - MAX_LISTED;
  const last = Math.max(0, Math.ceil(shared.length / MAX_LISTED) - 1);
  const number = Math.min(at, last);
  const sharedPage = shared.slice(number * MAX_LISTED, (number + 1) * MAX_LISTED);
  const turn = (to: number, label: Text): ButtonSpec[] =>
    to < 0 || to > last
      ? []
      : [plain(designsId.make({ step: 'list', what: `${designKind ? keyOf(designKind) : '/'}/${to}` }), label)];
  const sharedLines = sharedPage.map(
    (card) => phrase`- ${lineOf(context, card)}, ${texts.overview.sharedBy({ user: card.owner })}`,
  );
  return {
    title,
    end: [
      ...(designKind ? [designKind.design.about, texts.overview.orFile] : []),
      ...(designKind ? [] : listed.length > 0 ? listed : [texts.overview.noDrafts]),
      ...(more > 0 && !designKind ? [`- … +${more}`] : []),
      ...(sharedLines.length > 0 ? [phrase`**${texts.overview.sharedHere}**`, ...sharedLines] : []),
    ],
    rows: [
      menu(designsId.make({ step: 'open', what: '' }), texts.overview.openDraft, options(drafts)),
      designKind
        ? menu(
            designsId.make({ step: 'start', what: keyOf(designKind) }),
            texts.overview.startFrom,
            (designKind.design as AnyDesign).starts.map(({ id, name }) => ({ value: id, label: name })),
          )
        : menu(designsId.make({ step: 'kind', what: '' }), texts.overview.createNew, kindsOf(context)),
      menu(designsId.make({ step: 'shared', what: '' }), texts.overview.browseShared, options(sharedPage)),
      [...turn(number - 1, texts.overview.newer), ...turn(number + 1, texts.overview.older)],
    ],
  };
}

function drawShared(reply: Reply, { id, shared, game, design }: OpenShared): Page {
  const idOf = (step: DesignsId['step']) => designsId.make({ step, what: id });
  return {
    title: phrase`**${plainLine(shared.name)}** · ${kindName({ game, design })}`,
    end: [texts.overview.sharedOn({ user: shared.owner, day: `<t:${Math.floor(shared.at / 1000)}:D>` })],
    rows: [
      [
        success(idOf('try'), texts.buttons.tryIt),
        plain(idOf('copy'), texts.buttons.copyDraft),
        ...(canUnshare(reply, shared.owner) ? [danger(idOf('takeBack'), texts.buttons.stopSharing)] : []),
        plain(ALL_DESIGNS, texts.buttons.allDesigns),
      ],
    ],
  };
}

/** Whether the user may stop the sharing of a design, as its owner or as a server manager. */
function canUnshare({ interaction: { user, memberPermissions } }: Reply, owner: string): boolean {
  return user.id === owner || memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
}

/** Returns the menu value for a design kind. `designKindAt` is the inverse, and ignores the number of a page behind it. */
function keyOf({ game, design }: DesignKind): string {
  return `${game.id}/${design.id}`;
}

function designKindAt(context: Context, key: string): DesignKind | undefined {
  const [game = '', design = ''] = key.split('/');
  return findDesignKind(context, { game, design });
}

function kindsOf(context: Context) {
  return designKindsOf(context.games.values()).map((designKind) => ({
    value: keyOf(designKind),
    label: kindName(designKind),
  }));
}

function optionOf(context: Context, card: DesignCard) {
  const designKind = findDesignKind(context, card);
  return {
    value: card.id,
    label: card.name,
    ...(designKind && { description: kindName(designKind) }),
  };
}

function lineOf(context: Context, card: DesignCard): Text {
  const designKind = findDesignKind(context, card);
  return phrase`${plainLine(card.name)} · ${designKind ? kindName(designKind) : ''}`;
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
    case 'kind': {
      const number = Number(value.split('/')[2] ?? 0);
      return replaceMessage(reply, await drawOverview(context, reply, designKindAt(context, value), number || 0));
    }
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
      if (!canUnshare(reply, open.shared.owner)) throw refusal('notYourDesign');
      await unshare(context, open);
      if (open.shared.owner !== person)
        await tellAdmins(
          reply.bot,
          reply.guildId ?? '',
          texts.unshared({ by: person, owner: open.shared.owner, name: plainLine(open.shared.name) }),
        );
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
  const startDesign = (designKind?.design as AnyDesign | undefined)?.starts.find(({ id }) => id === start);
  if (!designKind || !startDesign) throw refusal('draftGone');
  const name = say(startDesign.name, reply.language);
  return beginDraft(reply.bot.context, reply.user.id, designKind, { name, doc: startDesign.doc });
}
