import {
  about,
  cut,
  headerLine,
  type Language,
  labelled,
  type Reader,
  ruleLine,
  say,
  type Text,
  type View,
  wrapList as wrapAll,
  wrapText,
} from '@longtable/kit';
import { talentsInBrief } from '../menus/action-labels.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { featuresOf, nameOf, shortName } from '../rules/match/people.ts';
import { PICKS } from '../rules/preparation.ts';
import type { Player, State } from '../state.ts';
import { gadgetTitle } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';
import { WIDTH, wrap } from './panel.ts';

/** Maximum number of lines of a draft with blank lines, and with names on lines of their own. */
const MAX_DRAFT_LINES = 22;

/** Returns the view of the draft or equipment phase. Spectators see only the title and who is still choosing. */
export function viewPreparation(state: State, reader: Reader, choosing: readonly Player[]): View {
  const { viewer } = reader;
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const still = stillChoosing(state, reader, choosing);
  const { board, sentences } =
    player === undefined
      ? { board: [headerLine(titleOf(state, reader)), ruleLine()], sentences: [] }
      : state.phase === 'draft'
        ? viewDraft(state, player, reader)
        : viewEquipment(state, player, reader);
  // The offers leave no room for another line on a phone.
  const isFull = player !== undefined && state.sides[player].offer !== null && state.phase === 'draft';
  const lines = isFull ? withoutBlanks(board) : [...board, ...wrapText(still, WIDTH, '')];
  return { board: lines.map((line) => cut(line, WIDTH)), sentences: [still, ...sentences] };
}

/** Returns the lines of a draft without as many of its first blank lines as needed. */
function withoutBlanks(lines: readonly string[]): readonly string[] {
  const blank = lines.length > MAX_DRAFT_LINES ? lines.indexOf('') : -1;
  return blank < 0 ? lines : withoutBlanks(lines.toSpliced(blank, 1));
}

function titleOf({ phase }: State, { language }: Reader): string {
  const title: Text = phase === 'draft' ? texts.preparation.secretDraft : texts.preparation.secretEquipment;
  return say(title, language);
}

/** Returns a sentence about the players who are still choosing, empty after the end. */
export function stillChoosing({ phase }: State, reader: Reader, choosing: readonly Player[]): string {
  const { language } = reader;
  if (choosing.length === 2) return say(texts.preparation.bothChoosing, language);
  const [late = 0] = choosing;
  if (phase === 'over') return '';
  return about(reader, late, texts.preparation.onlyYouChoosing, (name) => texts.preparation.stillChoosing({ name }));
}

function viewDraft(state: State, player: Player, { language, names }: Reader): View {
  const { offer, agents, gadgets } = state.sides[player];
  const chosen = [
    ...agents.map((id) => shortName(state, id, names)),
    ...gadgets.map((name) => gadgetTitle(name, language)),
  ];
  const { agents: people = [], gadgets: things = [] } = offer ?? {};
  const kinds = [
    { title: texts.preparation.agentsOnOffer, cards: people.map((id) => agentCard(state, id, language)) },
    { title: texts.preparation.gadgetsOnOffer, cards: things.map((name) => gadgetCard(name, language)) },
  ].filter(({ cards }) => cards.length > 0);
  const head = say(texts.preparation.chosen, language);
  const draw = (linesOf: (card: Card) => string[]) => [
    headerLine(say(texts.preparation.draft, language), `${chosen.length}/${PICKS}`),
    ruleLine(),
    ...kinds.flatMap(({ cards }, at) => [...(at > 0 ? [''] : []), ...cards.flatMap(linesOf)]),
    ...(kinds.length > 0 && chosen.length > 0 ? [''] : []),
    ...(chosen.length > 0 ? wrapAll([`${head} ${chosen[0]}`, ...chosen.slice(1)], WIDTH) : []),
    ...(kinds.length > 0 ? [] : ['']),
  ];
  const apart = withoutBlanks(
    draw(({ name, about }) => [name, ...wrapText(about, WIDTH - 2, '').map((line) => `  ${line}`)]),
  );
  const joined = ({ name, about }: Card) => wrapText(labelled(name, about, language), WIDTH, '  ');
  return {
    board: apart.length > MAX_DRAFT_LINES ? draw(joined) : apart,
    sentences: [
      say(texts.preparation.picksSoFar({ picks: PICKS, chosen }), language),
      ...kinds.flatMap(({ title, cards }) => [
        say(title, language),
        ...cards.map(({ name, about }) => labelled(name, about, language)),
      ]),
    ],
  };
}

/** What is on offer. */
interface Card {
  readonly name: string;
  readonly about: string;
}

function agentCard(state: State, id: number, language: Language): Card {
  return { name: nameOf(state, id), about: say(talentsInBrief(featuresOf(state, id)), language) };
}

function gadgetCard(name: string, language: Language): Card {
  return { name: gadgetTitle(name, language), about: say(gadgetNamed(name)?.about ?? '', language) };
}

function viewEquipment(state: State, player: Player, { language, names }: Reader): View {
  const { agents, gadgets, given } = state.sides[player];
  const carriedBy = (agent: number | null) =>
    gadgets.filter((_, index) => given[index] === agent).map((name) => gadgetTitle(name, language));
  const open = carriedBy(null);
  const rest = say(texts.preparation.unassigned, language);
  return {
    board: [
      headerLine(say(texts.preparation.equipment, language), `${gadgets.length - open.length}/${gadgets.length}`),
      ruleLine(),
      ...agents.flatMap((id) => [shortName(state, id, names), ...orNothing(wrap(carriedBy(id), ' '))]),
      ...(open.length > 0 ? ['', rest, ...wrap(open, ' ')] : []),
      '',
    ],
    sentences: [
      ...agents.map((id) =>
        say(texts.preparation.carries({ name: shortName(state, id, names), gadgets: carriedBy(id) }), language),
      ),
      ...(open.length > 0 ? [say(texts.preparation.unassignedGadgets({ gadgets: open }), language)] : []),
    ],
  };
}

function orNothing(lines: string[]): string[] {
  return lines.length > 0 ? lines : [' –'];
}
