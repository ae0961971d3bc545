import { eachLanguage, type Language, type Reader, say, type Text } from '@longtable/kit';
import type { FieldName } from '../rules/fields.ts';
import { makePoint, type Point } from '../rules/grid.ts';
import { failedSpyAttempts, noteAbout } from '../rules/knowledge/intelligence.ts';
import { fieldsOfKind } from '../rules/match/board.ts';
import { isOnBoard, nameOf } from '../rules/match/people.ts';
import type { Board, Person, Player, State } from '../state.ts';
import { chips, countText, gadgetTitle, propertyTitle, roundTitle } from './descriptions.ts';
import { NOTES as MARKED, ownNoteAbout } from './notes.ts';
import { scoreText } from './statistics.ts';
import { texts as TEXTS } from './texts.ts';

const NOTES = {
  enemy: TEXTS.sentences.anEnemy,
  guest: TEXTS.sentences.aGuest,
  harmless: TEXTS.sentences.probablyNotAnEnemy,
} as const;

/** Returns the casino as the reader sees it in sentences, without the reader's own agents. */
export function casinoSentences(state: State, reader: Reader): string[] {
  const { viewer, language } = reader;
  const { board, cat, janitor } = state;
  const at = (place: Point, en: string, de: string) =>
    say(TEXTS.sentences.isAt({ en, makePoint: makePoint(place), de }), language);
  return [
    `${roundTitle(state, language)}.`,
    ...(janitor ? [at(janitor, 'The janitor', 'Der Hausmeister')] : []),
    ...state.people
      .filter(({ faction }) => faction !== viewer)
      .map((person) => strangerSentence(state, person, reader)),
    ...(cat ? [at(cat, 'The cat', 'Die Katze')] : []),
    ...furnitureSentences(board, language),
  ];
}

function strangerSentence(state: State, person: Person, reader: Reader): string {
  const { viewer, language } = reader;
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const noted = ownNoteAbout(reader, person);
  const name = nameOf(state, person.id);
  if (!isOnBoard(person)) return say(TEXTS.sentences.hasLeft({ name }), language);
  const note = player === undefined ? undefined : noteAbout(state, player, person.id);
  const tried = player !== undefined && failedSpyAttempts(state, player, person.id) > 0;
  const drink = person.cocktail
    ? person.cocktail.poisonedBy.length > 0
      ? TEXTS.sentences.poisoned
      : TEXTS.sentences.cocktail
    : '';
  const marked = noted ? `, ${say(TEXTS.sentences.yourNote, language)}: ${say(MARKED[noted].name, language)}` : '';
  const rest = [drink, note ? NOTES[note] : tried ? TEXTS.sentences.revealedNothing : '', marked]
    .map((words) => say(words, language))
    .join('');
  const place = makePoint(person.at);
  return say(TEXTS.sentences.isAtWithName({ name, place, rest }), language);
}

function furnitureSentences(board: Board, language: Language): string[] {
  const { safes, tables, cocktails, fog, lying } = board;
  const listed = (things: readonly string[], title: Text) =>
    things.length > 0 ? [`${say(title, language)}: ${things.join(', ')}.`] : [];
  const fixed = (kind: FieldName) => fieldsOfKind(board, kind).map(makePoint);
  const roulette = tables.map(({ at, chips: left, inverted, destroyed }) => {
    const how = destroyed ? say(TEXTS.sentences.wrecked, language) : chips(left, language);
    return `${makePoint(at)} ${how}${inverted ? say(TEXTS.sentences.prism, language) : ''}`;
  });
  return [
    ...listed(
      safes.map(({ at, number }) => `${number} ${say(TEXTS.sentences.at, language)} ${makePoint(at)}`),
      TEXTS.sentences.safes,
    ),
    ...listed(roulette, TEXTS.sentences.rouletteTables),
    ...listed(fixed('BAR_SEAT'), TEXTS.sentences.barSeats),
    ...listed(fixed('FIREPLACE'), TEXTS.sentences.fireplaces),
    ...listed(fixed('BAR_TABLE'), TEXTS.sentences.barTables),
    ...listed(
      cocktails.map(({ at }) => makePoint(at)),
      TEXTS.sentences.cocktails,
    ),
    ...listed(
      fog.map(({ at }) => makePoint(at)),
      TEXTS.sentences.fog,
    ),
    ...listed(
      lying.map(({ at, item }) => `${gadgetTitle(item.gadget, language)} (${makePoint(at)})`),
      TEXTS.sentences.onTheFloor,
    ),
  ];
}

/** Returns a player's agents and knowledge in sentences. */
export function ownSentences(state: State, player: Player, language: Language): string[] {
  const { combinations, opened, secrets } = state.sides[player];
  const listed = (things: readonly (number | string)[]) =>
    things.length === 0 ? say(TEXTS.sentences.none, language) : things.join(', ');
  const poisoned = state.board.cocktails.filter(({ cocktail }) => cocktail.poisonedBy.length > 0);
  const texts: Text[] = [
    TEXTS.sentences.combinationsYouKnowSafesYouve({ listed: listed(combinations), listed2: listed(opened) }),
    TEXTS.sentences.guestsWhoTalked({ listed: listed(secrets.map((id) => nameOf(state, id))) }),
  ];
  if (poisoned.length > 0) {
    const places = listed(poisoned.map(({ at }) => makePoint(at)));
    texts.push(TEXTS.sentences.cocktailsYouPoisoned({ places }));
  }
  const team = state.people.filter(({ faction }) => faction === player);
  const first = team.filter(({ id }) => id === state.active);
  return [
    ...[...first, ...team.filter(({ id }) => id !== state.active)].map((agent) =>
      agentSentence(state, agent, language),
    ),
    ...texts.map((text) => say(text, language)),
    `${say(scoreText(state, player), language)}.`,
  ];
}

function agentSentence(state: State, person: Person, language: Language): string {
  const name = nameOf(state, person.id);
  if (!isOnBoard(person)) return say(TEXTS.sentences.yourAgentIsOutOfTheMatch({ name }), language);
  const { hp, ip, bp, ap, properties, items, cocktail } = person;
  const carried = [
    ...items.map(({ gadget }) => gadgetTitle(gadget, language)),
    ...(cocktail ? [say(TEXTS.sentences.aCocktail, language)] : []),
  ];
  const traits = properties.map((property) => propertyTitle(property, language));
  const on = state.active === person.id;
  return say(
    TEXTS.sentences.atHpIpAndLeftCarriesTalents({
      on,
      name,
      makePoint: makePoint(person.at),
      hp,
      ip,
      chips: eachLanguage((language) => chips(person.chips, language)),
      countText,
      bp,
      ap,
      carried,
      traits,
    }),
    language,
  );
}
