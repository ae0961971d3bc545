import { type AnyGame, computerName, type Language, type Reader, storyTexts, type Viewer } from '@longtable/kit';
import { randomPositions } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import { builtInGames } from './index.ts';

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
