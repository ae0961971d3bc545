import type { Viewer } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import type { FieldName } from '../rules/fields.ts';
import { makePoint, type Point } from '../rules/grid.ts';
import { failuresOn, noteOn } from '../rules/knowledge/notes.ts';
import { fieldsOfKind } from '../rules/match/board.ts';
import { isPresent, nameOf } from '../rules/match/people.ts';
import type { Board, Person, Player, State } from '../state.ts';

const NOTES = {
  enemy: { en: ', an enemy', de: ', gegnerisch' },
  guest: { en: ', a guest', de: ', Gast' },
  harmless: { en: ', seemingly no enemy', de: ', wohl kein Gegner' },
} as const;

const TOLD_NOTHING = { en: ', told nothing', de: ', verriet nichts' };
const COCKTAIL = { en: ', with a cocktail', de: ', mit Cocktail' };
const POISONED = { en: ', with a poisoned cocktail', de: ', mit vergiftetem Cocktail' };
const NOTHING = { en: '', de: '' };

/** The casino in sentences: people, the cat and the janitor, safes, tables, cocktails, fog and what lies about. */
export function casinoSentences(state: State, viewer: Viewer): Text[] {
  const { board, cat, janitor, active } = state;
  const on = active === null ? undefined : nameOf(state, active);
  return [
    {
      en: `Round ${state.round} of ${state.config.roundLimit}.`,
      de: `Runde ${state.round} von ${state.config.roundLimit}.`,
    },
    ...(on ? [{ en: `${on} is on.`, de: `${on} ist am Zug.` }] : []),
    ...state.people
      .filter(({ faction }) => faction !== viewer)
      .map((person) => strangerSentence(state, person, viewer)),
    ...(cat ? [{ en: `The cat is at ${makePoint(cat)}.`, de: `Die Katze ist auf ${makePoint(cat)}.` }] : []),
    ...(janitor
      ? [{ en: `The janitor is at ${makePoint(janitor)}.`, de: `Der Hausmeister ist auf ${makePoint(janitor)}.` }]
      : []),
    ...furnitureSentences(board),
  ];
}

function strangerSentence(state: State, person: Person, viewer: Viewer): Text {
  const name = nameOf(state, person.id);
  if (!isPresent(person)) return { en: `${name} has left.`, de: `${name} ist gegangen.` };
  const at = makePoint(person.at);
  const note = viewer === 0 || viewer === 1 ? noteOn(state, viewer, person.id) : undefined;
  const tried = (viewer === 0 || viewer === 1) && failuresOn(state, viewer, person.id) > 0;
  const known = note ? NOTES[note] : tried ? TOLD_NOTHING : NOTHING;
  const drink = person.cocktail ? (person.cocktail.poisonedBy.length > 0 ? POISONED : COCKTAIL) : NOTHING;
  return { en: `${name} is at ${at}${drink.en}${known.en}.`, de: `${name} ist auf ${at}${drink.de}${known.de}.` };
}

function furnitureSentences(board: Board): Text[] {
  const { safes, tables, cocktails, fog, lying } = board;
  const safeList = safes.map(({ at, number }) => `${number} ${makePoint(at)}`).join(', ');
  const tableList = tables.map(({ at, chips, inverted, destroyed }) => {
    const how = destroyed ? { en: 'wrecked', de: 'zerstört' } : { en: `${chips} chips`, de: `${chips} Chips` };
    const prism = inverted ? { en: ' (prism)', de: ' (Prisma)' } : NOTHING;
    return { en: `${makePoint(at)} ${how.en}${prism.en}`, de: `${makePoint(at)} ${how.de}${prism.de}` };
  });
  const places = (list: readonly { at: Point }[]) => list.map(({ at }) => makePoint(at)).join(', ');
  const fixed = (kind: FieldName) => fieldsOfKind(board, kind).map(makePoint).join(', ');
  const things = lying.map(({ at, item }) => `${item.gadget} ${makePoint(at)}`).join(', ');
  const both = (list: string, en: string, de: string): Text[] =>
    list ? [{ en: `${en}: ${list}.`, de: `${de}: ${list}.` }] : [];
  return [
    ...both(safeList, 'Safes', 'Tresore'),
    ...(tables.length > 0
      ? [
          {
            en: `Roulette: ${tableList.map(({ en }) => en).join(', ')}.`,
            de: `Roulette: ${tableList.map(({ de }) => de).join(', ')}.`,
          },
        ]
      : []),
    ...both(fixed('BAR_SEAT'), 'Seats', 'Sitzplätze'),
    ...both(fixed('FIREPLACE'), 'Fireplaces', 'Kamine'),
    ...both(fixed('BAR_TABLE'), 'Bar tables', 'Bar-Tische'),
    ...both(places(cocktails), 'Cocktails at', 'Cocktails auf'),
    ...both(places(fog), 'Fog on', 'Nebel auf'),
    ...both(things, 'On the floor', 'Am Boden'),
  ];
}

/** A player's own agents and what the side knows, in sentences. */
export function ownSentences(state: State, player: Player): Text[] {
  const { combinations, opened, secrets } = state.sides[player];
  const list = (values: readonly (number | string)[]) => (values.length === 0 ? '–' : values.join(', '));
  const poisoned = state.board.cocktails.filter(({ cocktail }) => cocktail.poisonedBy.length > 0);
  return [
    ...state.people.filter(({ faction }) => faction === player).map((person) => agentSentence(state, person)),
    {
      en: `Combinations you know: ${list(combinations)}. Safes opened: ${list(opened)}.`,
      de: `Bekannte Kombinationen: ${list(combinations)}. Geöffnete Tresore: ${list(opened)}.`,
    },
    {
      en: `Secrets of: ${list(secrets.map((id) => nameOf(state, id)))}.`,
      de: `Geheimnisse von: ${list(secrets.map((id) => nameOf(state, id)))}.`,
    },
    ...(poisoned.length > 0
      ? [
          {
            en: `You poisoned: ${list(poisoned.map(({ at }) => makePoint(at)))}.`,
            de: `Von dir vergiftet: ${list(poisoned.map(({ at }) => makePoint(at)))}.`,
          },
        ]
      : []),
  ];
}

function agentSentence(state: State, person: Person): Text {
  const name = nameOf(state, person.id);
  const at = person.at ? makePoint(person.at) : '–';
  const { hp, ip, chips, bp, ap, properties, items, cocktail } = person;
  const values = `HP ${hp}, IP ${ip}, chips ${chips}, BP ${bp}, AP ${ap}`;
  const carried = [...items.map(({ gadget }) => gadget), ...(cocktail ? ['COCKTAIL'] : [])].join(', ') || '–';
  const traits = properties.join(', ') || '–';
  return {
    en: `Your agent ${name} at ${at}: ${values}. Carries ${carried}. Properties: ${traits}.`,
    de: `Dein Agent ${name} auf ${at}: ${values}. Trägt ${carried}. Eigenschaften: ${traits}.`,
  };
}
