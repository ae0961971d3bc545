import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import type { Ending, Features, Table } from '../../storage/records/table.ts';
import { noughtsWithComputers, person } from '../../tests/context.ts';
import { kindOf, parseId } from '../../tests/ids.ts';
import { COMPUTER, noughtsTable } from '../../tests/noughts-table.ts';
import type { ButtonSpec, LoadedTable } from '../host/feature.ts';
import { afterGameButtons, controlButtons, nextButton } from './controls.ts';

const { at } = noughtsTable();
const over = (ending: Ending, changes: Partial<Table> = {}, game?: object) =>
  at({ status: 'over', ending, ...changes }, game);
const features = (given: object) => given as unknown as Features;
const kindsOf = (buttons: readonly ButtonSpec[]) => buttons.map(([id]) => kindOf(id));
const shown = (loaded: LoadedTable) =>
  controlButtons(loaded, 'en').map((one) => ('custom_id' in one ? parseId(one.custom_id)?.kind : undefined));

describe('below a board', () => {
  test('a running game has the log and more, and the answers to an offer', () => {
    expect(shown(at())).toEqual(['touch', 'log', 'more']);
    const offer = { what: 'draw' as const, seat: 0, agreed: [0], mark: 1 };
    expect(shown(at({ features: { agreement: { offer } } }))).toEqual(['agree', 'refuse', 'touch', 'log', 'more']);
    expect(shown(at({ status: 'paused' }))).toEqual(['resume', 'touch', 'log', 'more']);
  });

  test('a game with secrets has a panel, and a game alone its display', () => {
    expect(shown(at({}, { ...noughts, secrets: true }))).toEqual(['panel', 'touch', 'log', 'more']);
    const pictured = { ...noughts, presentation: { ...noughts.presentation, picture: () => ({}) } };
    expect(shown(at({ seats: [person('ada'), COMPUTER] }, pictured))).toEqual(['showAs', 'touch', 'log', 'more']);
    expect(shown(at({}, pictured))).toEqual(['touch', 'log', 'more']);
  });

  test('a guided game has hints, and a game for more takes latecomers', () => {
    expect(shown(at({ terms: { shuffleSeats: false, guided: true }, seats: [person('ada')] }))).toEqual([
      'hint',
      'touch',
      'log',
      'more',
    ]);
    expect(shown(at({}, { ...noughts, seats: { min: 2, max: 3 } }))).toEqual(['join', 'touch', 'log', 'more']);
  });
});

describe('after a game', () => {
  test('players can play again, replay, share and read the log', () => {
    expect(kindsOf(afterGameButtons(over({ by: 'draw' })))).toEqual(['rematch', 'replay', 'share', 'log']);
    expect(kindsOf(afterGameButtons(over({ by: 'draw' }, { seats: [person('ada')] })))).toEqual([
      'again',
      'again',
      'replay',
      'share',
      'log',
    ]);
    expect(kindsOf(afterGameButtons(over({ by: 'draw' }, {}, noughtsWithComputers)))).toContain('analysis');
    expect(kindsOf(afterGameButtons(over({ by: 'draw' }, { seats: [COMPUTER, COMPUTER] })))).toEqual(['replay', 'log']);
    expect(afterGameButtons(over({ by: 'nobody' }))).toEqual([]);
  });

  test('there is a rematch only after a result with a person and an opponent', () => {
    expect(kindsOf(nextButton(over({ by: 'draw' })))).toEqual(['rematch']);
    for (const ending of [{ by: 'inactivity' }, { by: 'aborted', seat: 0 }] as Ending[])
      expect(nextButton(over(ending))).toEqual([]);
    expect(nextButton(over({ by: 'draw' }, { seats: [{ kind: 'someone' }, COMPUTER] }))).toEqual([]);
    expect(nextButton(over({ by: 'draw' }, { seats: [person('ada')] }))).toEqual([]);
    expect(
      kindsOf(
        nextButton(
          over(
            { by: 'inactivity' },
            {
              terms: { shuffleSeats: false, single: true },
              features: features({ tournament: { id: 't', round: 0 } }),
            },
          ),
        ),
      ),
    ).toEqual(['tournament']);
  });
});
