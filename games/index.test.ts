import {
  type AnyGame,
  type Choice,
  computerName,
  type Language,
  LEVEL_NAMES,
  type Reader,
  RNG,
  read,
  storyLines,
  storyTexts,
  type Viewer,
} from '@longtable/kit';
import { iconPath } from '@longtable/kit/picture/icons';
import { guess } from '@longtable/kit/testing/games/guess';
import { readersOf } from '@longtable/kit/testing/law';
import { randomLine, randomPositions } from '@longtable/kit/testing/random-play';
import { correctSpelling } from '@longtable/kit/walk';
import { describe, expect, test } from 'vitest';
import { builtInGames } from './index.ts';

const begun = (game: AnyGame, choice: number): { seats: number; state: unknown } => {
  const seats = game.seats.min;
  const outcome = game.setup(game.options.parse(game.daily?.options(choice, choice)), choice, seats);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return { seats, state: outcome.state };
};

describe.each(builtInGames)('the daily of $id', (game) => {
  test('has a score from the start, in both languages', () => {
    const { points, words } = game.daily!.score(begun(game, 7).state);
    expect(points.length).toBeGreaterThan(0);
    expect(words).toMatchObject({ en: expect.stringMatching(/./), de: expect.stringMatching(/./) });
  });
});

/** The computer's name with its article, in capitals where a sentence begins. */
const WITH_ARTICLE = {
  en: /(?:^|[.!?:] )The computer|(?:[\p{L}\d:,]|→) the computer/gu,
  de: /(?:^|[.!?:] )D(?:er|en|em|es) Computers?|[\p{L}\d:,] d(?:er|en|em|es) Computers?/gu,
  fr: /(?:^|[.!?:] )L’ordinateur|[\p{L}\d:,] l’ordinateur/gu,
  es: /(?:^|[.!?:] )La máquina|[\p{L}\d:,] la máquina/gu,
} as const;

const NAME = /computer|ordinateur|máquina/i;

function readerOf({ seats }: AnyGame, viewer: Viewer, language: Language): Reader {
  const computer = computerName(language);
  return { viewer, language, names: seats.max === 1 ? [computer] : ['Ada', computer] };
}

test.each(builtInGames)('names the computer with its article in the sentences of $id', (game) => {
  const positions = randomPositions(game, { positions: 30, steps: 200, options: [{}] });
  const viewers = game.seats.max === 1 ? (['spectator'] as const) : ([0, 1, 'spectator'] as const);
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const texts = viewers.flatMap((viewer) => {
      const reader = readerOf(game, viewer, language);
      return positions.flatMap(({ state, events }) => [
        ...storyTexts(game, events, reader),
        ...game.presentation.view(state, reader).sentences,
        ...(game.result(state) ? [game.presentation.ending(state, reader)] : []),
      ]);
    });
    const named = texts.filter((text) => NAME.test(text));
    expect(named.length > 0 || game.seats.max === 1, language).toBe(true);
    expect(
      named.filter((text) => NAME.test(text.replaceAll(WITH_ARTICLE[language], ''))),
      language,
    ).toEqual([]);
  }
});

const IDS = Object.keys(LEVEL_NAMES);

test.each(builtInGames)(
  '$id names its computer levels by the standard ids, from weakest to strongest',
  ({ computers }) => {
    const ids = computers!.levels.map(({ id }) => id);
    expect(ids).toEqual(IDS.filter((id) => ids.includes(id)));
    for (const { mix } of computers!.levels) if (mix) expect(ids).toEqual(expect.arrayContaining([mix.of, mix.else]));
    expect(ids).toContain(computers!.quick ?? ids[0]);
  },
);

/** Changes case and spaces at random. Numbers keep one space between them. */
const carelessly = (line: string, random: RNG) =>
  [...line]
    .map((sign) => (random.below(2) === 0 ? sign.toUpperCase() : sign.toLowerCase()))
    .join('')
    .replace(/(?<![\d,]) | (?!\d)/g, random.below(2) === 0 ? '   ' : '');

test.each([...builtInGames, guess].map((game) => [game.id, game] as const))(
  'lines of %s are found again, however they are typed',
  (_, game) => {
    const random = RNG.seeded(7);
    for (const { state } of randomPositions(game, { positions: 60, steps: 60, options: [{}] })) {
      const [seat] = game.turn(state);
      if (seat === undefined) continue;
      const line = randomLine(game, state, seat, random) ?? '';
      const found = correctSpelling(game, state, seat, ` ${carelessly(line, random)}  `);
      expect(game.play(state, seat, found).refused, `${line} became ${found}`).toBeUndefined();
      expect(found.toLowerCase().replace(/\s/g, '')).toBe(line.toLowerCase().replace(/\s/g, ''));
    }
  },
);

test('keeps an unknown line unchanged, so that the game refuses it', () => {
  const begun = guess.setup({}, 1, 2);
  if (begun.refused) throw new Error('refused');
  expect(correctSpelling(guess, begun.state, 0, '  pick   77 ')).toBe('pick 77');
});

/** Matches labels other than fields, numbers and arrows. */
const WORD = /^(?!Column )\p{L}{4,}/u;

/** Lines without icon: typed text and the computer's turn. */
const WITHOUT = /^(?:auto|give all |)$/;
const visited = builtInGames.map((game) => ({
  game,
  positions: randomPositions(game, { positions: 100, steps: 50, options: [{}] }),
}));

test.each(visited)('every sentence of $game.title has an icon', ({ game, positions }) => {
  for (const { events, table } of positions) {
    for (const reader of readersOf(game, table)) {
      const without = storyLines(game, events, reader).filter(({ icon = '' }) => !iconPath(icon));
      expect(without).toEqual([]);
    }
  }
});

test.each(visited)('every menu entry of $game.title has an icon', ({ game, positions }) => {
  for (const { state } of positions) {
    for (const seat of game.turn(state)) {
      const reader = { viewer: seat, language: 'en', names: ['Ada', 'Bo'] } as const;
      const first = [...game.choices(state, seat, ''), ...(game.shortcuts?.choices(state, seat, '') ?? [])];
      const next = first.flatMap(({ final, line }) => (final ? [] : game.choices(state, seat, line)));
      const isNamed = ({ label, line }: Choice) => WORD.test(read(label, reader)) && !WITHOUT.test(line);
      const iconOf = ({ line }: Choice) => iconPath(game.presentation.iconOf?.(state, seat, line) ?? '');
      const without = [...first, ...next].filter((choice) => isNamed(choice) && !iconOf(choice));
      expect(without.map(({ line, label }) => `${line}: ${read(label, reader)}`)).toEqual([]);
    }
  }
});
