import { RNG } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { collectLog, collectStep, type ReplayStep, type StepWanted } from './replay-work.ts';

function stepOf(record: Parameters<typeof collectStep>[1], wanted: StepWanted): ReplayStep {
  const found = collectStep(record.game === 'spy' ? spy : noughts, record, wanted);
  return found;
}

/** Plays a match of two computers. */
function spyRecord() {
  const options = spy.options.parse({ length: 'blitz' });
  const begun = spy.setup(options, 5, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  let { state } = begun;
  const turns: string[] = [];
  const lines: { seat: number; line: string }[] = [];
  for (let [seat] = spy.turn(state); seat !== undefined; [seat] = spy.turn(state)) {
    turns.push(state.phase === 'rounds' ? `${state.round} ${state.active}` : state.phase);
    const line = spy.computers?.line(state, seat, 'casual', new RNG(lines.length)) ?? '';
    const outcome = spy.play(state, seat, line);
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
    lines.push({ seat, line });
  }
  return { record: { game: 'spy', rules: spy.version ?? 1, options, seed: 5, seats: ['', ''], lines }, turns };
}

test('has one step for the draft, one for the equipment, and one per turn of a character', () => {
  const { record, turns } = spyRecord();
  const { ends } = stepOf(record, { step: 0 });
  const parts = turns.filter((part, at) => part !== turns[at - 1]);
  expect(parts.slice(0, 2)).toEqual(['draft', 'equipment']);
  expect(ends).toHaveLength(parts.length + 1);
  expect(ends[1]).toBe(turns.lastIndexOf('draft') + 1);
  expect(ends.at(-1)).toBe(record.lines.length);
});

test('finds a step by its number and by any of its moves, with the events of all of them', () => {
  const { record } = spyRecord();
  const draft = stepOf(record, { step: 1 });
  expect(stepOf(record, { move: 1 })).toEqual(draft);
  expect(stepOf(record, { move: draft.move })).toEqual(draft);
  expect(JSON.stringify(draft.events).match(/"kind":"picked"/g)?.length).toBeGreaterThanOrEqual(16);
  expect(stepOf(record, { move: draft.move + 1 }).move).toBe(draft.ends[2]);
});

test('collects for each player of a secret match only the events that they may see', async () => {
  const { record } = spyRecord();
  const textsFor = async (viewer: 0 | 1 | 'spectator') => {
    const log = await collectLog(spy, record, { viewer, language: 'en', names: ['Ada', 'Bo'] });
    return log.flatMap(({ lines: told }) => told.map(({ text }) => text)).join('\n');
  };
  const [ada, bo, others] = await Promise.all(([0, 1, 'spectator'] as const).map(textsFor));
  expect(ada).not.toBe(bo);
  expect(ada).toContain('your agent');
  expect(others).not.toContain('your agent');
});
