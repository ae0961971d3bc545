import { describe, expect, test } from 'vitest';
import { JavaRandom } from '../../kit/random.ts';
import { wander } from '../../kit/testing/wander.ts';
import { LANGUAGES, say } from '../../kit/text.ts';
import { spy } from '../index.ts';
import { ask } from '../menus/ask.ts';
import type { State } from '../state.ts';
import { scramble } from '../testing/scramble.ts';
import { stage } from '../testing/stage.ts';
import { turnOf } from '../turn.ts';
import { pages } from './pages.ts';

const positions = wander(spy, { positions: 60, steps: 60, options: [{ scenario: 'small', rounds: 2 }] });

describe('what can be looked up', () => {
  test('fits a message and rests on nothing that the viewer may not know, and so does the question', () => {
    const random = JavaRandom.seeded(7);
    for (const position of positions) {
      const state = position.state as State;
      for (const viewer of [0, 1, 'spectator'] as const) {
        const other = scramble(structuredClone(state), viewer, random);
        expect(pages(other, viewer)).toEqual(pages(state, viewer));
        for (const { title, text = '' } of pages(state, viewer)) {
          for (const language of LANGUAGES) {
            expect(say(title, language)).not.toBe('');
            expect(say(text, language).length).toBeLessThan(1800);
          }
        }
      }
      for (const seat of turnOf(state)) {
        const other = scramble(structuredClone(state), seat, random);
        expect(ask(other, seat, '')).toEqual(ask(state, seat, ''));
      }
    }
  });

  test('begins with what can be done now', () => {
    const { state } = stage(
      ['...', '.@.'],
      [
        { at: 'B1', carries: ['JETPACK'] },
        { at: 'C1', faction: 1 },
      ],
    );
    const [now] = pages(state, 0);
    const titles = say(now?.text ?? '', 'en').match(/^\*\*(.*?)\*\*/gm);
    expect(titles).toEqual(['**Step**', '**Spy on somebody**', '**Roulette**', '**Jetpack**', '**End the turn**']);
    expect(say(pages(state, 1)[0]?.text ?? '', 'en')).toMatch(/^Somebody else is on/);
    expect(pages(state, 'spectator').map(({ title }) => say(title, 'en'))).toEqual(['Everybody', 'Signs']);
  });
});

test.each([
  ['', 'A Agent A is on: 2 BP to walk, 1 AP to act.'],
  ['use', 'Which gadget?'],
  ['gamble', 'Roulette: where?'],
  ['gamble B2', 'Roulette: how many chips?'],
  ['use JETPACK', 'Jetpack: where?'],
  ['use JETPACK C', 'Jetpack: which field of this column?'],
])('after "%s" the question is "%s"', (partial, question) => {
  const { state } = stage(['...', '.@.'], [{ at: 'B1', carries: ['JETPACK'] }]);
  expect(say(ask(state, 0, partial), 'en')).toBe(question);
});
