import { say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { Ending, Table } from '../../../storage/records/table.ts';
import { open, testContext } from '../../../tests/context.ts';
import { endTable } from '../../host/table/endings.ts';
import { readerAt } from '../../host/table/names.ts';
import { FEATURES } from '../index.ts';
import { matchLines, matchNews, matchTitle } from './match.ts';

const game = noughts;
const occupants = ['Ada', 'Bo'].map((name) => ({ kind: 'person' as const, id: name.toLowerCase(), name }));

async function played(mark: Table['features']['match'], ending?: Ending) {
  const { table } = await open(await testContext([game]), { occupants });
  const begun = { ...table, features: { match: mark } };
  return { features: FEATURES, game, table: ending ? endTable(begun, ending, 0) : begun };
}

const lost = (seat: number): Ending => ({ by: 'resigning', seat });
const NEXT = { next: 'n' };

test.each([
  { match: undefined, ending: lost(1), en: [], de: [] },
  {
    match: NEXT,
    ending: lost(1),
    en: ['1–0 after game 1. Game 2 has started, seats swapped.'],
    de: ['1:0 nach dem Hinspiel. Das Rückspiel läuft, die Plätze sind getauscht.'],
  },
  {
    match: NEXT,
    ending: { by: 'aborted', seat: 0 } as const,
    en: ['There’s no second game.'],
    de: ['Ein Rückspiel gibt es nicht.'],
  },
  {
    match: { scored: [1, 0] },
    ending: lost(0),
    en: ['1–1, match drawn.'],
    de: ['1:1, insgesamt unentschieden.'],
  },
  {
    match: { scored: [0.5, 0.5] },
    ending: lost(0),
    en: ['Bo wins the match 1½–½.'],
    de: ['Bo gewinnt insgesamt mit 1½:½.'],
  },
  {
    match: { scored: [1, 0] },
    ending: lost(1),
    en: ['Ada wins the match 2–0.'],
    de: ['Ada gewinnt insgesamt mit 2:0.'],
  },
  {
    match: { scored: [1, 0] },
    ending: { by: 'inactivity' } as const,
    en: ['The match doesn’t count.'],
    de: ['Hin- und Rückspiel zählen nicht.'],
  },
])('shows the match score after a game: $en', async ({ match, ending, ...words }) => {
  const over = await played(match, ending);
  for (const language of ['en', 'de'] as const)
    expect(matchLines(over, readerAt(over, 'spectator', language)).map((line) => say(line, language))).toEqual(
      words[language],
    );
});

test('shows the score in the second game, with names when it starts', async () => {
  const first = await played(NEXT);
  expect(matchTitle(first)).toMatchObject({ en: 'Game 1 of 2', de: 'Hinspiel' });
  expect(matchNews(first, readerAt(first, 'spectator', 'en'))).toEqual([]);
  const second = await played({ scored: [0, 1] });
  expect(matchTitle(second)).toMatchObject({ en: 'Game 2 of 2, 0–1', de: 'Rückspiel, 0:1' });
  expect(matchNews(second, readerAt(second, 'spectator', 'de')).map((line) => say(line, 'de'))).toEqual([
    'Rückspiel, Stand Ada 0:1 Bo.',
  ]);
  expect(
    matchNews(
      { features: FEATURES, game, table: { ...second.table, log: { ...second.table.log, moveCount: 1 } } },
      readerAt(second, 'spectator', 'de'),
    ),
  ).toEqual([]);
});
