import type { Text } from '@longtable/kit';
import { say } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { textOf } from '../../render/message.ts';
import { drawTournament, pairingText, resultText } from './board.ts';
import { termsOf } from './labels.ts';
import type { Pairing, Tournament } from './record.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dev', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo', 'Kai', 'Lu'];
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
const WON: Pairing = { seats: [0, 1], points: [1, 0] };
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

  test('shows why games wait, and which players have withdrawn', () => {
    const entrants = NAMES.slice(0, 3).map((name, at) => ({ name, ...(at === 1 && { out: true as const }) }));
    const { text } = draw({ rounds: [round(WON, BYE)], entrants }, 3, 'No threads here.');
    expect(text).toContain('waiting.** No threads here.');
    expect(text).toContain('-# Bo withdrew.');
  });

  test.each([
    ['swiss', 10, 0],
    ['swiss', 11, 1],
    ['swiss', 12, 2],
    ['knockout', 12, 0],
  ] as const)('counts the players beyond ten rows: %s with %i', (format, count, more) => {
    const { text } = draw({ format, rounds: [round(WON)] }, count);
    if (more === 0) expect(text).not.toContain('more');
    else expect(text).toContain(`-# … and ${more} more`);
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

describe('the result', () => {
  const rounds = [round(WON, { seats: [2, 3], points: [0.5, 0.5] })];

  test('shows why there is none', () => {
    expect(say(resultText(tournament({ rounds, cancelled: true })), 'en')).toContain('canceled');
    expect(say(resultText(tournament()), 'en')).toBe('It never started.');
    expect(say(resultText(tournament({ rounds: [round()] }, 0)), 'en')).toBe('It never started.');
  });
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
    expect([terms({ rated: true }), terms({ rated: false })].map((text) => /unrated|not rated/i.test(text))).toEqual([
      false,
      true,
    ]);
  });

  test('name the size of tables and the points for several players', () => {
    const several = terms({ tables: { least: 3, most: 3 } }, auction);
    expect(several).toContain('average points');
    expect(several).toContain('the player to move comes last');
    expect(several).toContain('- Tables of **3**\n- First place is worth **2 points**');
    expect(terms({ tables: { least: 2, most: 3 } }, auction)).not.toBe(several);
    expect(terms({ tables: { least: 2, most: 3 } }, auction)).toMatch(/or fewer/);
    expect(several).not.toMatch(/or fewer/);
    expect(terms({ tables: { least: 2, most: 2 } })).toBe(terms({}));
  });
});

test('escapes names, and calls players without a name “someone”', () => {
  const entrants = [{ name: '*Ada*' }, { name: '' }];
  expect(say(pairingText(tournament({ entrants }), 0, { seats: [0, 1] }), 'en')).toBe('Round 1: \\*Ada\\* – someone');
});
