import { say, type Text } from '@longtable/kit';
import { COLOURS, type Item } from '@longtable/kit/picture';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { textOf } from '../../render/message.ts';
import { drawTournament, pairingText, resultText, tableLines } from './board.ts';
import { termsOf } from './labels.ts';
import { drawStandings } from './picture.ts';
import type { Format, Pairing, Tournament } from './record.ts';

const POINTS = { a: [1, 0], b: [0, 1], draw: [0.5, 0.5] };

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dev', 'Eve', 'Maximilian Longname', 'Gus', 'Hal', 'Ivy', 'Jo', 'Kai', 'Lu'];
const CONTEXT = { games: new Map([['noughts', noughts]]) } as never;

function tournament(changes: Partial<Tournament> = {}, count = 3): Tournament {
  return {
    ...{ guild: 'g', channel: 'c', message: null, language: 'en', game: 'noughts', format: 'swiss', rated: true },
    ...{ roundTime: DAY_MS, status: 'playing', rounds: [], lapsesAt: 0, revision: 1, at: 0 },
    entrants: NAMES.slice(0, count).map((name) => ({ name })),
    ...changes,
  };
}
const round = (...pairings: Pairing[]) => ({ until: 0, pairings });
const played = (
  format: Format,
  count: number,
  rounds: readonly (readonly Pairing[])[],
  more: Partial<Tournament> = {},
) => tournament({ format, rounds: rounds.map((pairings) => round(...pairings)), ...more }, count);
const game = (a: number, b: number | null, result?: keyof typeof POINTS): Pairing => {
  const seats = b === null ? [a] : [a, b];
  return { seats, ...(result && { points: POINTS[result].slice(0, seats.length) }) };
};
const WON = game(0, 1, 'a');
const BYE: Pairing = { seats: [2], points: [1] };

describe('the board of a tournament', () => {
  const draw = (changes: Partial<Tournament>, count?: number, obstacle?: string) => {
    const drawn = drawTournament(CONTEXT, 'T1', tournament(changes, count), obstacle);
    const json = JSON.stringify(drawn);
    const acts = [...json.matchAll(/"custom_id":"tournament\|(\w+)/g)].map(([, act]) => act);
    const [, start] = /\{[^{}]*"style":(\d)[^{}]*"label":"Start"/.exec(json) ?? [];
    return { drawn, acts, text: textOf(drawn), isReady: /"style":1/.test(json), start };
  };

  test('lists the terms and the players before the start', () => {
    const { text, acts } = draw({ status: 'open' });
    expect(text).toMatch(/^\*\*Tournament: Noughts and Crosses\*\* · Swiss/);
    expect(text).toContain('Players (3): Ada, Bo and Cleo');
    expect(text).toContain('-# Closes <t:0:R>');
    expect(draw({ status: 'open', lapsesAt: 60_000 }).text).toContain('-# Closes <t:60:R>');
    expect(draw({ status: 'open', game: 'chess' }).text).toMatch(/^\*\*Tournament: chess\*\*/);
    expect(acts).toEqual(['join', 'withdraw', 'start']);
  });

  test('shows the round, its games and the table while it is played', () => {
    const { text, acts } = draw({ rounds: [round(WON, BYE)] });
    expect(text).toMatch(/\*\*Round 1 of \d\*\* · ends/);
    expect(text).toContain('- Ada – Bo · 1 : 0\n- Cleo: bye');
    expect(text).toContain('```');
    expect(text).not.toMatch(/Players|wins|withdrew|more|waiting/);
    expect(acts).toEqual(['standings', 'withdraw']);
  });

  test('shows why games wait, which players have withdrawn, and the number of those beyond ten rows', () => {
    const entrants = NAMES.slice(0, 3).map((name, at) => ({ name, ...(at === 1 && { out: true as const }) }));
    const { text } = draw({ rounds: [round(WON, BYE)], entrants }, 3, 'No threads here.');
    expect(text).toContain('waiting.** No threads here.');
    expect(text).toContain('-# Bo withdrew.');
    const more = (format: Format, count: number) =>
      /-# … and (\d) more/.exec(draw({ format, rounds: [round(WON)] }, count).text)?.[1];
    expect([more('swiss', 10), more('swiss', 12), more('knockout', 12)]).toEqual([undefined, '2', undefined]);
  });

  test('is a picture of the standings if the server chose pictures and a round has started', () => {
    const sketch = (changes: Partial<Tournament>) => draw(changes).drawn.sketch;
    expect(sketch({ rounds: [round(WON, BYE)] })).toBeUndefined();
    expect(sketch({ display: 'picture' })).toBeUndefined();
    expect(sketch({ display: 'picture', rounds: [round(WON, BYE)] })).toMatchObject({
      of: 'tournament|T1',
      description: expect.stringMatching(/^1\. \w+ 1 \(tiebreak .+\) 2\. /),
    });
  });
});

const said = (lines: readonly Text[]) => lines.map((line) => say(line, 'en'));

test('shows why there is no result', () => {
  const result = (...given: Parameters<typeof tournament>) => say(resultText(tournament(...given)), 'en');
  expect(result({ rounds: [round(WON, game(2, 3, 'draw'))], cancelled: true })).toContain('canceled');
  expect([result(), result({ rounds: [round()] }, 0)]).toEqual(Array(2).fill('It never started.'));
});

describe('the terms', () => {
  const terms = (changes: Partial<Tournament>, game: typeof noughts | typeof auction | undefined = noughts) =>
    said(termsOf(tournament(changes), game)).join('\n');

  test('name the clock, the rating and the tiebreaks of the format', () => {
    const plain = terms({});
    expect(plain).toContain('modified median');
    expect(plain).toMatch(
      /^- Each round lasts up to \*\*1 day\*\*\. If a game isn’t finished by then, the player to move loses\./,
    );
    expect(plain).toContain('- At least **3** players');
    expect(terms({ format: 'knockout' })).toContain('- At least **2** players');
    expect(terms({ format: 'robin' })).toContain('Sonneborn-Berger');
    const lines = (text: string) => text.split('\n').length;
    expect(lines(terms({ perTurn: HOUR_MS }))).toBe(lines(plain) + 1);
    expect(terms({ perTurn: HOUR_MS })).toMatch(/1 hour|an hour/);
    expect([true, false].map((rated) => /unrated|not rated/i.test(terms({ rated })))).toEqual([false, true]);
  });

  test('name the size of tables and the points for several players', () => {
    const several = terms({ tables: { least: 3, most: 3 } }, auction);
    expect(several).toContain('average points');
    expect(several).toContain('the player to move comes last');
    expect(several).toContain('- Tables of **3**\n- First place is worth **2 points**');
    expect(terms({ tables: { least: 2, most: 3 } }, auction)).toMatch(/or fewer/);
    expect(several).not.toMatch(/or fewer/);
    expect(terms({ tables: { least: 2, most: 2 } })).toBe(terms({}));
  });
});

test('escapes names, and calls players without a name “someone”', () => {
  const entrants = [{ name: '*Ada*' }, { name: '' }];
  expect(say(pairingText(tournament({ entrants }), 0, { seats: [0, 1] }), 'en')).toBe('Round 1: \\*Ada\\* – someone');
});

describe('tables of results', () => {
  test('lists round robin results by opponent, sorted by points', () => {
    const robin = played('robin', 3, [[game(0, 1, 'draw'), game(2, null, 'a')], [game(2, 0, 'b')]]);
    expect(tableLines(robin, 10, 'en')).toEqual([
      '   Against 1 2 3 Pts',
      ' 1 Ada     \\ 1 ½  1½',
      ' 2 Cleo    0 \\ .   1',
      ' 3 Bo      ½ . \\   ½',
    ]);
  });

  test('widens the columns for fractions of points in multiplayer games', () => {
    const first = { seats: [0, 1, 2, 3], points: [3, 1.5, 1.5, 0] };
    const second = { seats: [4, 5, 6], points: [0, 2.25, 2.25] };
    const swiss = played('swiss', 7, [[first, second], []], { tables: { least: 2, most: 4 } });
    expect(tableLines(swiss, 4, 'en')).toEqual([
      '   Round                 1    2  Pts',
      ' 1 Ada                   3    .    3',
      ' 2 Maximilian Longna… 2.25    . 2.25',
      ' 3 Gus                2.25    . 2.25',
      ' 4 Bo                   1½    .   1½',
    ]);
  });

  test('draws the last three rounds of a bracket, with byes and long names', () => {
    const first = [game(0, 7, 'a'), game(3, 4, 'b'), game(1, 5, 'b'), game(2, null, 'a')];
    expect(tableLines(played('knockout', 8, [first, [game(0, 4, 'b'), game(5, 2)]]), 10, 'en')).toEqual([
      'Ada ────┐',
      '        ├Ada ────┐',
      'Hal ────┘        │',
      '                 ├Eve ────┐',
      'Dev ────┐        │        │',
      '        ├Eve ────┘        │',
      'Eve ────┘                 │',
      '                          ├',
      'Bo ─────┐                 │',
      '        ├Maximi… ┐        │',
      'Maximi… ┘        │        │',
      '                 ├────────┘',
      'Cleo ───┐        │',
      '        ├Cleo ───┘',
      '(bye) ──┘',
    ]);
  });

  test('keeps every line within the width of a phone for any number of players', () => {
    const many = (format: Format, count: number): Tournament => {
      const pairings = Array.from({ length: count / 2 }, (_, index) => game(2 * index, 2 * index + 1, 'a'));
      const entrants = Array.from({ length: count }, () => ({ name: 'Maximilian Longname the First' }));
      return played(format, 0, [pairings], { entrants });
    };
    for (const [format, count] of [
      ['robin', 16],
      ['swiss', 128],
      ['knockout', 2],
      ['knockout', 8],
    ] as const)
      for (const line of tableLines(many(format, count), 10, 'en')) expect([...line].length).toBeLessThanOrEqual(36);
    expect(tableLines(many('knockout', 16), 10, 'en')).toEqual([]);
  });

  test('lists up to six rounds with spaces between them, and more without', () => {
    const head = (count: number) => tableLines(played('swiss', 2, Array(count).fill([WON])), 10, 'en').slice(0, 2);
    expect(head(6)).toEqual(['   Round   1 2 3 4 5 6 Pts', ' 1 Ada     1 1 1 1 1 1   6']);
    expect(head(7)).toEqual(['   Round   1234567 Pts', ' 1 Ada     1111111   7']);
    expect(head(11)).toEqual(['   Round   12345678901 Pts', ' 1 Ada     11111111111  11']);
  });
});

describe('pictures of the standings', () => {
  /** Returns the texts of a picture with their positions. */
  const placed = (items: readonly Item[]) =>
    items.flatMap((item) => (item.kind === 'text' ? [{ text: item.text, x: item.x, y: item.y }] : []));

  test('draws rounds to come with the known winners, and lines to them, gold if the game is decided', () => {
    const seeds = [game(0, 3, 'a'), game(1, 2), game(2, 1), game(3, 0)];
    const { items, height } = drawStandings(played('knockout', 4, [seeds]), 'Noughts', '');
    expect(placed(items).filter(({ text }) => text === '?')).toHaveLength(5);
    expect(placed(items).filter(({ text }) => text === 'Ada')).toHaveLength(3);
    const lines = items.flatMap((item) => (item.kind === 'path' ? [item.stroke] : []));
    expect(lines).toEqual([COLOURS.gold, ...Array(5).fill(COLOURS.line)]);
    const boxes = items.flatMap((item) => (item.kind === 'panel' ? [item] : []));
    expect(boxes.map(({ dash }) => dash !== undefined)).toEqual([false, false, false, false, true, true, true]);
    const many = drawStandings(played('knockout', 4, [[...seeds, ...seeds]]), 'Noughts', '');
    expect(Math.max(height, many.height)).toBeLessThanOrEqual(500);
  });

  test('celebrates the winner of a finished tournament, and only then', () => {
    const rounds = [[game(0, 3, 'a'), game(1, 2, 'b')], [game(0, 2, 'b')]];
    const drawn = (format: Format, more: Partial<Tournament>) =>
      placed(drawStandings(played(format, 4, rounds, more), 'Noughts', '').items).map(({ text }) => text);
    for (const format of ['knockout', 'swiss'] as const) {
      expect(drawn(format, { status: 'over' })).toContain('Cleo wins!');
      expect(drawn(format, {})).not.toContain('Cleo wins!');
      expect(drawn(format, { status: 'over', cancelled: true })).not.toContain('Cleo wins!');
    }
  });

  test('draws rounds of up to eight games of a bracket', () => {
    const boxes = (games: number) => {
      const { items } = drawStandings(played('knockout', 4, [Array(games).fill(game(0, 1))]), 'Noughts', '');
      return items.filter((item) => item.kind === 'panel' && item.dash === undefined).length;
    };
    expect([boxes(8), boxes(9)]).toEqual([8, 0]);
  });

  test('draws a row with results and points for each of the best ten players', () => {
    const rounds = [[game(0, 3, 'a'), game(1, 2, 'draw')]];
    const { items, height } = drawStandings(played('swiss', 4, rounds), 'Noughts', 'Round 1 of 2');
    const row = (name: string) => {
      const { y } = placed(items).find(({ text }) => text === name)!;
      return placed(items)
        .filter((one) => one.y === y && one.text !== '')
        .map(({ text }) => text);
    };
    expect(row('Ada')).toEqual(['1', 'Ada', '1', '1']);
    expect(row('Bo')).toEqual(['2', 'Bo', '½', '½']);
    const entrants = Array.from({ length: 40 }, (_, at) => ({ name: `P${at}` }));
    expect(drawStandings(played('swiss', 40, rounds, { entrants }), 'Noughts', '').height).toBe(height + 6 * 38);
  });
});
