import { ButtonStyle, ComponentType, PermissionFlagsBits } from 'discord.js';
import { type Language, say } from '../../../games/kit/text.ts';
import type { DesignCard } from '../../../storage/records/design.ts';
import type { House } from '../../host/house/house.ts';
import { type Craft, craftsOf, findCraft } from '../../host/workshop/crafts.ts';
import { readPortfolio } from '../../host/workshop/drafts.ts';
import { galleryOf, type OpenShared } from '../../host/workshop/sharing.ts';
import type { Asked } from '../desk/answer.ts';
import { plainLine } from '../drawing/escape.ts';
import { button, type Row, row } from '../drawing/menu.ts';
import { type Drawn, message } from '../drawing/message.ts';
import { languageOf } from '../drawing/words.ts';
import { type Id, makeId } from '../ids/ids.ts';
import { OPTION_MAX, OPTIONS_MAX } from '../limits.ts';
import { kindOf } from './panel.ts';
import { WORDS } from './words.ts';

const LISTED = 8;

type Step = Id<'workshop'>['step'];

/** Everything that somebody may go on with here; with a craft only what is of its kind, and what to begin from. */
export async function drawOverview(house: House, asked: Asked, craft?: Craft): Promise<Drawn> {
  const language = languageOf(asked.locale);
  const isMeant = ({ game, design }: DesignCard) =>
    craft ? craft.game.id === game && craft.design.id === design : findCraft(house, { game, design }) !== undefined;
  const drafts = (await readPortfolio(house, asked.user.id)).drafts.filter(isMeant);
  const shared = (await galleryOf(house, asked.guildId)).filter(isMeant);
  const options = (cards: readonly DesignCard[]) => cards.map((card) => optionOf(house, card, language));
  const title = craft ? `**${kindOf(craft, language)}**` : `**${say(WORDS.yourDrafts, language)}**`;
  const listed = drafts.slice(0, LISTED).map((card) => `- ${lineOf(house, card, language)}`);
  const more = drafts.length - LISTED;
  const theirs = shared
    .slice(0, LISTED)
    .map((card) => `- ${lineOf(house, card, language)}, ${say(WORDS.sharedBy, language)} <@${card.owner}>`);
  return message({
    title,
    end: [
      ...(craft ? [say(craft.design.about, language), say(WORDS.orFile, language)] : []),
      ...(craft ? [] : listed.length > 0 ? listed : [say(WORDS.noDrafts, language)]),
      ...(more > 0 && !craft ? [`- … +${more}`] : []),
      ...(theirs.length > 0 ? [`**${say(WORDS.sharedHere, language)}**`, ...theirs] : []),
    ],
    rows: [
      ...selectRow('open', '', say(WORDS.goOn, language), options(drafts)),
      ...(craft
        ? selectRow('start', keyOf(craft), say(WORDS.beginFrom, language), startsOf(craft, language))
        : selectRow('kind', '', say(WORDS.makeNew, language), kindsOf(house, language))),
      ...selectRow('shared', '', say(WORDS.lookAtShared, language), options(shared)),
    ],
  });
}

/** Something that is shared: whose it is, and what can be done with it. */
export function drawShared(asked: Asked, { id, shared, game, design }: OpenShared): Drawn {
  const language = languageOf(asked.locale);
  const press = (
    step: Step,
    label: keyof typeof WORDS,
    style: typeof ButtonStyle.Secondary | typeof ButtonStyle.Success | typeof ButtonStyle.Danger,
  ) => button(makeId({ kind: 'workshop', step, what: id }), say(WORDS[label], language), style);
  const by = `${say(WORDS.sharedBy, language)} <@${shared.owner}>, <t:${Math.floor(shared.at / 1000)}:D>`;
  return message({
    title: `**${plainLine(shared.name)}** · ${kindOf({ game, design }, language)}`,
    end: [by],
    rows: [
      row([
        press('try', 'tryIt', ButtonStyle.Success),
        press('copy', 'twin', ButtonStyle.Secondary),
        ...(mayTakeBack(asked, shared.owner) ? [press('takeBack', 'takeBack', ButtonStyle.Danger)] : []),
        button(makeId({ kind: 'workshop', step: 'list', what: '' }), say(WORDS.mine, language), ButtonStyle.Secondary),
      ]),
    ],
  });
}

/** Whoever shared something may take it back, and whoever manages the server. */
export function mayTakeBack({ user, memberPermissions }: Asked, owner: string): boolean {
  return user.id === owner || memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
}

/** A craft as a value of a menu. */
function keyOf({ game, design }: Craft): string {
  return `${game.id}/${design.id}`;
}

/** The craft that a value of a menu stands for. */
export function craftAt(house: House, key: string): Craft | undefined {
  const [game = '', design = ''] = key.split('/');
  return findCraft(house, { game, design });
}

function startsOf({ design }: Craft, language: Language) {
  return design.starts.map(({ id, name }) => ({ value: id, label: say(name, language) }));
}

function kindsOf(house: House, language: Language) {
  return craftsOf(house.shelf.values()).map((craft) => ({ value: keyOf(craft), label: kindOf(craft, language) }));
}

function optionOf(house: House, card: DesignCard, language: Language) {
  const craft = findCraft(house, card);
  return {
    value: card.id,
    label: card.name.slice(0, OPTION_MAX),
    ...(craft && { description: kindOf(craft, language).slice(0, OPTION_MAX) }),
  };
}

function lineOf(house: House, card: DesignCard, language: Language): string {
  const craft = findCraft(house, card);
  return `${plainLine(card.name)} · ${craft ? kindOf(craft, language) : ''}`;
}

function selectRow(
  step: Step,
  what: string,
  placeholder: string,
  options: readonly { readonly value: string; readonly label: string }[],
): Row[] {
  if (options.length === 0) return [];
  const custom_id = makeId({ kind: 'workshop', step, what });
  return [row([{ type: ComponentType.StringSelect, custom_id, placeholder, options: options.slice(0, OPTIONS_MAX) }])];
}
