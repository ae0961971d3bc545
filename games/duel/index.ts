import {
  eachLanguage,
  type Game,
  type Lesson,
  type Reader,
  type Result,
  rulesFrom,
  type SeatResults,
  type Statistic,
  say,
  sharedThings,
  type Text,
  viewOf,
} from '@longtable/kit';
import { type Colour, drawScene, type Picture, SIGNS } from '@longtable/kit/picture';
import { hint, LEVELS, line } from './computers/index.ts';
import { worlds } from './computers/worlds.ts';
import { designs } from './designs.ts';
import { hues, iconColours, iconOf, icons, portraitOf } from './drawing/icons.ts';
import { pages } from './drawing/pages.ts';
import { ask, choices, listName, shortcuts, verbLists } from './menus/choices.ts';
import { type Options, optionsSchema, setup } from './options.ts';
import { puzzles } from './puzzles/index.ts';
import { achievements, daily } from './result.ts';
import { SPELLS } from './rules/cards.ts';
import { type BuiltInDeck, cardsOf, DECKS, listDeck } from './rules/decks.ts';
import { acceptsUnlisted, play, turn } from './rules/verbs.ts';
import { scene } from './scene.ts';
import { type Duel, type DuelEvent, stateSchema } from './state.ts';
import { story } from './story.ts';
import { deckLines, ending, spellLines } from './words/names.ts';
import { texts } from './words/texts.ts';

function deckPage(decks: readonly BuiltInDeck[]): Text {
  return eachLanguage((language) =>
    decks
      .map((deck) => {
        const lines = deckLines(listDeck(cardsOf(deck)), language);
        return `### ${say(texts.deckLabel(deck), language)}\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
      })
      .join('\n'),
  );
}

const DECKS_PER_PAGE = 3;
const all = Object.values(DECKS);

export const rulebook = rulesFrom(texts.rulebook.rules, texts.rulebook.typing, [
  { title: texts.rulebook.spells, text: eachLanguage((language) => spellLines(SPELLS, language).join('\n')) },
  { title: texts.rulebook.decks, text: deckPage(all.slice(0, DECKS_PER_PAGE)) },
  { title: texts.rulebook.moreDecks, text: deckPage(all.slice(DECKS_PER_PAGE)) },
]);

/** Background of each seat's half and of the lane between them. */
const GROUNDS = ['#16283e', '#3b2a1c', '#1a1c25'] as const;

/** Returns the colours of a reader's table from top to bottom. */
function groundFor({ viewer }: Reader): readonly Colour[] {
  const [own, other, between] = viewer === 1 ? [GROUNDS[1], GROUNDS[0], GROUNDS[2]] : GROUNDS;
  return [other, between, own];
}

/** Returns the ground of the touched board, on which every player is blue. */
function backgrounds(_: Duel, reader: Reader): Readonly<Record<string, Picture>> {
  return { '': { width: 390, height: 360, ground: groundFor({ ...reader, viewer: 0 }), items: [] } };
}

/** Draws the duel for a reader, and marks the target of a line. */
export function picture(duel: Duel, reader: Reader, partial = ''): Picture {
  const targets = partial === '' ? [] : sharedThings(choices(duel, duel.current, partial));
  return drawScene(scene(duel, reader), { ground: groundFor(reader), hues, targets });
}

const fair = { start: 'fair' };

/** Results between equal computers, from docs/reports/strength.md. */
const FIRST_SEAT: readonly SeatResults[] = [
  { rating: 1020, games: 2000, won: 1670 },
  { rating: 1180, games: 2000, won: 1620 },
  { rating: 1290, games: 2000, won: 1578 },
  { rating: 1420, games: 2000, won: 1580 },
  { rating: 1530, games: 2000, won: 1546 },
  { rating: 1620, games: 2000, won: 1498 },
  { rating: 1740, games: 2000, won: 1422 },
  { options: fair, rating: 1020, games: 2000, won: 846 },
  { options: fair, rating: 1180, games: 2000, won: 878 },
  { options: fair, rating: 1290, games: 2000, won: 868 },
  { options: fair, rating: 1420, games: 2000, won: 882 },
  { options: fair, rating: 1530, games: 2000, won: 968 },
  { options: fair, rating: 1740, games: 2000, won: 996 },
];

/** Lesson of four turns: a creature, an attack, a shield, a spell, and a kill. */
const lesson: Lesson = {
  options: { decks: 'emberpack' },
  seed: 254,
  steps: [
    {
      ...texts.lesson.set,
      line: 'set 2 to 1',
    },
    {
      ...texts.lesson.sleep,
      line: 'finish',
      answers: [{ seat: 1, line: 'finish' }],
    },
    {
      ...texts.lesson.attack,
      line: 'attack 0 with 1',
    },
    {
      ...texts.lesson.shield,
      line: 'set 2 to 2',
    },
    {
      ...texts.lesson.mana,
      line: 'finish',
      answers: [
        { seat: 1, line: 'set 2 to 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      ...texts.lesson.spell,
      line: 'cast 2',
    },
    {
      ...texts.lesson.wait,
      line: 'finish',
      answers: [
        { seat: 1, line: 'attack 2 with 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      ...texts.lesson.kill,
      line: 'attack 1 with 1',
    },
  ],
  end: texts.lesson.end,
};

export const duel: Game<Duel, Options, DuelEvent> = {
  id: 'duel',
  title: 'Card Duel',
  summary: texts.summary,
  rules: rulebook,
  seats: { min: 2, max: 2 },
  minutes: { min: 15, max: 30 },
  secrets: true,
  ratedAfter: 6,
  options: optionsSchema,
  firstSeat: FIRST_SEAT,
  state: stateSchema,
  version: 1,
  setup,
  turn,
  choices,
  play,
  acceptsUnlisted,
  shortcuts,
  result,
  statistics,
  worlds,
  presentation: {
    view: viewOf(scene),
    scene,
    story,
    ending,
    ask,
    listName,
    verbLists,
    backgrounds,
    picture,
    score: ({ sides }) => ({ icon: SIGNS.life, of: sides.map(({ life }) => Math.max(0, life)) }),
    portrait: ({ sides }, seat) => portraitOf(sides[seat] as Duel['sides'][number]),
    emblem: { icon: 'poker-hand', colour: '#ff9d6b' },
    icons,
    iconColours,
    iconOf,
    pages,
  },
  lesson,
  daily,
  achievements,
  puzzles,
  computers: { levels: LEVELS, quick: 'casual', line, hint },
  designs,
};

function result({ winner }: Duel): Result | undefined {
  return winner === null ? undefined : { winners: [winner] };
}

/** Returns the statistics of a duel: rounds, and whether the first player won. */
function statistics({ round, winner }: Duel): readonly Statistic[] {
  return [
    { label: texts.statistics.rounds, value: round + 1, icon: SIGNS.again },
    { label: texts.statistics.firstPlayerWon, value: winner === 0 ? 1 : 0, share: true, icon: SIGNS.trophy },
  ];
}
