import {
  eachLanguage,
  escapeFormatting,
  type InEach,
  type Language,
  type Noun,
  nameNoun,
  type Reader,
  rulesFrom,
  say,
  type Text,
  type Translation,
} from '@longtable/kit';
import type { CharacterSpec } from '../files/cast.ts';
import { gadgetNamed, gadgets } from '../rules/gadgets/index.ts';
import { type FieldName, makePoint, type Point } from '../rules/grid.ts';
import { hasFailedToSpy, noteAbout } from '../rules/knowledge/intelligence.ts';
import { type Command, type Fault, sharesFault } from '../rules/lines.ts';
import { fieldsOfKind, safeAt } from '../rules/match/board.ts';
import { rouletteChance, testChance } from '../rules/match/draft-state.ts';
import { carries, isOnBoard, shortName } from '../rules/match/people.ts';
import { PROPERTY_NAMES, type PropertyName, properties } from '../rules/properties.ts';
import type { Board, Person, Player, Side, State } from '../state.ts';
import { scoreText } from './statistics.ts';
import { texts } from './texts.ts';

/** Descriptions of the built-in characters, by the English ones in the files. */
const DESCRIPTIONS = new Map(Object.values(texts.cast).map((text) => [text.en, text]));

/** Returns a character's gender and description, each if given. */
export function descriptionOf({ description = '', gender }: CharacterSpec, language: Language): string {
  const text = say(DESCRIPTIONS.get(description) ?? description, language);
  return [...(gender ? [say(texts.descriptions.genders[gender], language)] : []), text].filter(Boolean).join(' · ');
}

/** Returns a gadget's title, or the name of an unknown gadget. */
export function gadgetTitle(name: string, language: Language): string {
  return say(gadgetNamed(name)?.title ?? name, language);
}

/** Returns a gadget's noun, or the name of an unknown gadget. */
export function gadgetNoun(name: string): InEach<Noun> | Noun {
  return gadgetNamed(name)?.noun ?? nameNoun(name);
}

export function propertyTitle(name: PropertyName, language: Language): string {
  return say(properties[name].title, language);
}

/** Returns a probability in percent, per language. */
export function percent(probability: number): Translation {
  return texts.descriptions.percent({ percent: Math.round(100 * probability) });
}

/** Returns the effect of a talent in a few words. Odds include the person's other talents, as on the buttons. */
export function briefTalent(name: PropertyName, all: readonly PropertyName[]): Text {
  if (name !== 'LUCKY_DEVIL' && name !== 'JINX') return properties[name].brief;
  const clammy = all.includes('CLAMMY_CLOTHES') || all.includes('CONSTANT_CLAMMY_CLOTHES');
  const odds = testChance(rouletteChance(all, false), { clammy, tradecraft: all.includes('TRADECRAFT') });
  return texts.descriptions.rouletteOdds({ odds: percent(odds) });
}

/** Returns the round, with the round limit, or with a note once the janitor is there. */
export function roundTitle({ round, janitor, config }: State, language: Language): string {
  const words = janitor
    ? texts.descriptions.janitorRound({ round })
    : texts.descriptions.round({ round, last: config.roundLimit });
  return say(words, language);
}

/** Returns the error message of a fault. For an assignment of all gadgets it names the gadget at fault. */
export function faultText(fault: Fault, side: Side, command: Command): Text {
  const name = command.kind === 'assign-all' ? sharesFault(side, command.shares)?.gadget : undefined;
  if (name === undefined) return texts.faults[fault];
  const gadget = gadgetNoun(name);
  const { unassigned, givenTwice } = texts.gadgetFaults;
  return fault === 'left-over' ? unassigned({ gadget }) : givenTwice({ gadget });
}

/** The notes a player can make about a person, with their map symbols. */
export const NOTES = {
  enemy: { sign: '!', name: texts.notes.enemy },
  guest: { sign: '+', name: texts.notes.guest },
  mine: { sign: '-', name: texts.notes.mine },
} as const satisfies Record<string, { sign: string; name: Text }>;

export type NoteName = keyof typeof NOTES;
/** All notes in the order of their menu. */
export const NOTE_NAMES = Object.keys(NOTES) as NoteName[];

/** Returns the reader's note about a person, or undefined if there is none or the faction is known. */
export function ownNoteAbout({ notes = [] }: Reader, { id, faction }: Person): NoteName | undefined {
  const mark = notes.find(({ about }) => about === String(id))?.mark;
  return faction === 'UNKNOWN' ? NOTE_NAMES.find((name) => name === mark) : undefined;
}

/** The pages of `/rules spy`. */
export const rulebook = rulesFrom(texts.rulebook.rules, eachLanguage(typing), [
  { title: texts.rulebook.gadgets, text: eachLanguage(gadgetList) },
  { title: texts.rulebook.talents, text: eachLanguage(talentList) },
]);

function typing(language: Language): string {
  return `${say(texts.rulebook.typing, language)}\n${nameList(language)}`;
}

function gadgetList(language: Language): string {
  return gadgets.map(({ title, about }) => `- **${say(title, language)}:** ${say(about, language)}`).join('\n');
}

function talentList(language: Language): string {
  return PROPERTY_NAMES.map((name) => properties[name])
    .map(({ title, about }) => `- **${say(title, language)}:** ${say(about, language)}`)
    .join('\n');
}

/** Returns the titles of the usable gadgets with their names in lines. */
function nameList(language: Language): string {
  return gadgets
    .filter(({ use }) => use)
    .map(({ name, title }) => `${say(title, language)}: \`${name}\``)
    .join(' · ');
}

const { sentences } = texts;

/** Returns the casino as the reader sees it in sentences, without the reader's own agents. */
export function casinoSentences(state: State, reader: Reader): string[] {
  const { viewer, language } = reader;
  const { board, cat, janitor } = state;
  const figures: Text[] = [
    ...(janitor ? [sentences.figure({ figure: texts.log.janitor, field: makePoint(janitor) })] : []),
    ...state.people.filter(({ faction }) => faction !== viewer).map((person) => strangerText(state, person, reader)),
    ...(cat ? [sentences.figure({ figure: texts.log.cat, field: makePoint(cat) })] : []),
  ];
  return [
    `${roundTitle(state, language)}.`,
    ...[...figures, ...furnitureTexts(board)].map((text) => say(text, language)),
  ];
}

/** Returns a sentence about a person who is not the reader's agent. */
export function strangerText(state: State, person: Person, reader: Reader): Text {
  const name = shortName(state, person.id, reader.names);
  if (!isOnBoard(person)) return sentences.left({ name });
  const { viewer } = reader;
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const noted = ownNoteAbout(reader, person);
  const { cocktail } = person;
  return sentences.person({
    name,
    field: makePoint(person.at),
    drink: cocktail ? (cocktail.poisonedBy.length > 0 ? 'poisoned' : 'cocktail') : undefined,
    known: player === undefined ? undefined : knownAbout(state, player, person.id),
    note: noted ? NOTES[noted].name : '',
  });
}

/** Returns what a player knows about a person, `silent` if only spying on them has failed. */
export function knownAbout(state: State, player: Player, id: number) {
  return noteAbout(state, player, id) ?? (hasFailedToSpy(state, player, id) ? 'silent' : undefined);
}

function furnitureTexts(board: Board): Text[] {
  const fixed = (kind: FieldName) => fieldsOfKind(board, kind).map(makePoint);
  const safes = board.safes.map(({ at, number }) => ({ number, field: makePoint(at) }));
  const tables = board.tables.map(({ at, chips, inverted, destroyed }) => ({
    field: makePoint(at),
    chips,
    isInverted: inverted,
    isWrecked: destroyed,
  }));
  const items = board.lying.map(({ at, item }) =>
    eachLanguage((language) => `${gadgetTitle(item.gadget, language)} (${makePoint(at)})`),
  );
  const places = [
    [sentences.barSeats, fixed('BAR_SEAT')],
    [sentences.fireplaces, fixed('FIREPLACE')],
    [sentences.barTables, fixed('BAR_TABLE')],
    [sentences.cocktails, board.cocktails.map(({ at }) => makePoint(at))],
    [sentences.fog, board.fog.map(({ at }) => makePoint(at))],
  ] as const;
  return [
    ...(safes.length > 0 ? [sentences.safes({ safes })] : []),
    ...(tables.length > 0 ? [sentences.rouletteTables({ tables })] : []),
    ...places.flatMap(([text, fields]) => (fields.length > 0 ? [text({ fields })] : [])),
    ...(items.length > 0 ? [sentences.onTheFloor({ items })] : []),
  ];
}

/** Returns a player's agents and knowledge in sentences. */
export function ownSentences(state: State, player: Player, { language, names }: Reader): string[] {
  const { combinations, opened, secrets } = state.sides[player];
  const poisoned = state.board.cocktails.filter(({ cocktail }) => cocktail.poisonedBy.length > 0);
  const team = state.people.filter(({ faction }) => faction === player);
  const isActive = ({ id }: Person) => id === state.active;
  const said: Text[] = [
    ...[...team.filter(isActive), ...team.filter((agent) => !isActive(agent))].map((agent) =>
      agentText(state, agent, names),
    ),
    sentences.safesKnown({ known: combinations.map(String), opened: opened.map(String) }),
    sentences.guestsWhoTalked({ names: secrets.map((id) => shortName(state, id, names)) }),
    ...(poisoned.length > 0 ? [sentences.poisonedByYou({ fields: poisoned.map(({ at }) => makePoint(at)) })] : []),
  ];
  return [
    ...said.map((text) => say(text, language)),
    `${say(scoreText(state, player), language)}.`,
    say(texts.score.theirs, language),
  ];
}

/** Returns a sentence about an agent of the reader. */
export function agentText(state: State, person: Person, players: readonly string[]): Text {
  const name = shortName(state, person.id, players);
  if (!isOnBoard(person)) return sentences.agentOut({ name });
  const { hp, ip, bp, ap, chips, items, cocktail } = person;
  return sentences.agent({
    name,
    field: makePoint(person.at),
    hp,
    ip,
    chips,
    points: state.active === person.id ? { steps: bp, actions: ap } : undefined,
    gadgets: items.map(({ gadget }) => eachLanguage((language) => gadgetTitle(gadget, language))),
    hasCocktail: cocktail !== null,
    talents: person.properties.map((property) => properties[property].title),
  });
}

/** The next objective: bring the collar to the cat, pick it up, open a safe, or spy on guests. */
type Objective =
  | { readonly bearer: number }
  | { readonly collar: Point }
  | { readonly safe: number; readonly at: Point }
  | 'guests';

function nextObjective({ people, board, sides }: State, player: Player): Objective {
  const team = people.filter(({ faction, at }) => faction === player && at !== null);
  const bearer = team.find((person) => carries(person, 'DIAMOND_COLLAR'));
  if (bearer) return { bearer: bearer.id };
  const lying = board.lying.find(({ item }) => item.gadget === 'DIAMOND_COLLAR');
  if (lying) return { collar: lying.at };
  const { combinations, opened } = sides[player];
  const [next] = combinations.filter((number) => !opened.includes(number)).sort((a, b) => b - a);
  const safe = board.safes.find(({ number }) => number === next);
  return safe && safeAt(board, safe.at) ? { safe: safe.number, at: safe.at } : 'guests';
}

/** Returns a sentence about the player's next objective. */
export function objectiveText(visibleState: State, player: Player, players: readonly string[]): Text {
  const aim = nextObjective(visibleState, player);
  const cat = visibleState.cat ? makePoint(visibleState.cat) : '?';
  if (aim === 'guests') return texts.objective.spyOnGuestsWhy;
  if ('bearer' in aim) {
    const name = escapeFormatting(shortName(visibleState, aim.bearer, players));
    return texts.objective.deliverCollar({ name, cat });
  }
  if ('collar' in aim) {
    return texts.objective.fetchCollar({ field: makePoint(aim.collar), cat });
  }
  const isLast = aim.safe === visibleState.board.safes.length;
  const { openSafeWhy, openLastSafeWhy } = texts.objective;
  return (isLast ? openLastSafeWhy : openSafeWhy)({ safe: aim.safe, field: makePoint(aim.at) });
}

/** Returns the next objective in a few words, for the title of a picture. */
export function objectiveTitle(
  visibleState: State,
  player: Player,
  language: Language,
  players: readonly string[],
): string {
  const aim = nextObjective(visibleState, player);
  const cat = visibleState.cat ? makePoint(visibleState.cat) : '?';
  if (aim === 'guests') return say(texts.objective.spyOnGuests, language);
  if ('bearer' in aim) {
    const name = shortName(visibleState, aim.bearer, players);
    return say(texts.objective.deliverCollarTitle({ name, cat }), language);
  }
  const field = makePoint('collar' in aim ? aim.collar : aim.at);
  const words =
    'collar' in aim ? texts.objective.collarAt({ field, cat }) : texts.objective.openSafe({ safe: aim.safe, field });
  return say(words, language);
}
