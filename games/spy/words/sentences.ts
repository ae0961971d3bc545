import { type Language, type Reader, say, type Text } from '@longtable/kit';
import type { FieldName } from '../rules/fields.ts';
import { makePoint, type Point } from '../rules/grid.ts';
import { failedSpyAttempts, noteAbout } from '../rules/knowledge/intelligence.ts';
import { fieldsOfKind } from '../rules/match/board.ts';
import { isOnBoard, nameOf } from '../rules/match/people.ts';
import type { Board, Person, Player, State } from '../state.ts';
import { chips, countText, gadgetTitle, propertyTitle, roundTitle } from './descriptions.ts';
import { NOTES as MARKED, ownNoteAbout } from './notes.ts';
import { scoreText } from './statistics.ts';

const NOTES = {
  enemy: { en: ', an enemy', de: ', gegnerisch' },
  guest: { en: ', a guest', de: ', Gast' },
  harmless: { en: ', probably not an enemy', de: ', wohl nicht gegnerisch' },
} as const;

const REVEALED_NOTHING: Text = { en: ', revealed nothing', de: ', hat nichts verraten' };
const NONE: Text = { en: 'none', de: 'keine' };
const COCKTAIL: Text = { en: ', with a cocktail', de: ', mit einem Cocktail' };
const POISONED: Text = { en: ', with a cocktail you poisoned', de: ', mit einem von dir vergifteten Cocktail' };

/** Returns the public state of the casino in sentences. */
export function casinoSentences(state: State, reader: Reader): string[] {
  const { viewer, language } = reader;
  const { board, cat, janitor } = state;
  const at = (place: Point, en: string, de: string) =>
    say({ en: `${en} is at ${makePoint(place)}.`, de: `${de} ist auf ${makePoint(place)}.` }, language);
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
  if (!isOnBoard(person)) return say({ en: `${name} has left.`, de: `${name} ist gegangen.` }, language);
  const note = player === undefined ? undefined : noteAbout(state, player, person.id);
  const tried = player !== undefined && failedSpyAttempts(state, player, person.id) > 0;
  const drink = person.cocktail ? (person.cocktail.poisonedBy.length > 0 ? POISONED : COCKTAIL) : '';
  const marked = noted
    ? `, ${say({ en: 'your note', de: 'deine Notiz' }, language)}: ${say(MARKED[noted].name, language)}`
    : '';
  const rest = [drink, note ? NOTES[note] : tried ? REVEALED_NOTHING : '', marked]
    .map((words) => say(words, language))
    .join('');
  const place = makePoint(person.at);
  return say({ en: `${name} is at ${place}${rest}.`, de: `${name} ist auf ${place}${rest}.` }, language);
}

function furnitureSentences(board: Board, language: Language): string[] {
  const { safes, tables, cocktails, fog, lying } = board;
  const listed = (things: readonly string[], title: Text) =>
    things.length > 0 ? [`${say(title, language)}: ${things.join(', ')}.`] : [];
  const fixed = (kind: FieldName) => fieldsOfKind(board, kind).map(makePoint);
  const roulette = tables.map(({ at, chips: left, inverted, destroyed }) => {
    const how = destroyed ? say({ en: 'wrecked', de: 'zerstört' }, language) : chips(left, language);
    return `${makePoint(at)} ${how}${inverted ? say({ en: ' (prism)', de: ' (Prisma)' }, language) : ''}`;
  });
  return [
    ...listed(
      safes.map(({ at, number }) => `${number} ${say({ en: 'at', de: 'auf' }, language)} ${makePoint(at)}`),
      { en: 'Safes', de: 'Tresore' },
    ),
    ...listed(roulette, { en: 'Roulette tables', de: 'Roulettetische' }),
    ...listed(fixed('BAR_SEAT'), { en: 'Bar seats', de: 'Sitzplätze' }),
    ...listed(fixed('FIREPLACE'), { en: 'Fireplaces', de: 'Kamine' }),
    ...listed(fixed('BAR_TABLE'), { en: 'Bar tables', de: 'Bartische' }),
    ...listed(
      cocktails.map(({ at }) => makePoint(at)),
      { en: 'Cocktails', de: 'Cocktails' },
    ),
    ...listed(
      fog.map(({ at }) => makePoint(at)),
      { en: 'Fog', de: 'Nebel' },
    ),
    ...listed(
      lying.map(({ at, item }) => `${gadgetTitle(item.gadget, language)} (${makePoint(at)})`),
      { en: 'On the floor', de: 'Am Boden' },
    ),
  ];
}

/** Returns a player's agents and knowledge in sentences. */
export function ownSentences(state: State, player: Player, language: Language): string[] {
  const { combinations, opened, secrets } = state.sides[player];
  const listed = (things: readonly (number | string)[]) =>
    things.length === 0 ? say(NONE, language) : things.join(', ');
  const poisoned = state.board.cocktails.filter(({ cocktail }) => cocktail.poisonedBy.length > 0);
  const texts: Text[] = [
    {
      en: `Combinations you know: ${listed(combinations)}. Safes you’ve opened: ${listed(opened)}.`,
      de: `Bekannte Kombinationen: ${listed(combinations)}. Geöffnete Tresore: ${listed(opened)}.`,
    },
    {
      en: `Guests who talked: ${listed(secrets.map((id) => nameOf(state, id)))}.`,
      de: `Gäste, die geredet haben: ${listed(secrets.map((id) => nameOf(state, id)))}.`,
    },
  ];
  if (poisoned.length > 0) {
    const places = listed(poisoned.map(({ at }) => makePoint(at)));
    texts.push({ en: `Cocktails you poisoned: ${places}.`, de: `Von dir vergiftete Cocktails: ${places}.` });
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
  if (!isOnBoard(person))
    return say(
      { en: `Your agent ${name} is out of the match.`, de: `${name} aus deinem Team ist ausgeschieden.` },
      language,
    );
  const { hp, ip, bp, ap, properties, items, cocktail } = person;
  const carried = [
    ...items.map(({ gadget }) => gadgetTitle(gadget, language)),
    ...(cocktail ? [say({ en: 'a cocktail', de: 'einen Cocktail' }, language)] : []),
  ];
  const traits = properties.map((property) => propertyTitle(property, language));
  const on = state.active === person.id;
  return say(
    {
      en: `${on ? 'Your active agent' : 'Your agent'}: ${name} at ${makePoint(person.at)}, ${hp} HP, ${ip} IP, ${chips(person.chips, 'en')}${on ? `, ${countText(bp, 'step', 'steps')} and ${countText(ap, 'action', 'actions')} left` : ''}. Carries ${carried.join(', ') || 'nothing'}. Talents: ${traits.join(', ') || 'none'}.`,
      de: `${on ? 'Am Zug' : 'Aus deinem Team'}: ${name} auf ${makePoint(person.at)}, ${hp} HP, ${ip} IP, ${chips(person.chips, 'de')}${on ? `, noch ${countText(bp, 'Schritt', 'Schritte')} und ${countText(ap, 'Aktion', 'Aktionen')}` : ''}. Trägt ${carried.join(', ') || 'nichts'}. Talente: ${traits.join(', ') || 'keine'}.`,
    },
    language,
  );
}
