import { duel } from '@longtable/duel';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, person } from '../../tests/context.ts';
import { type Answer, type FeatureBot, openFeatureBot } from '../../tests/feature-bot.ts';
import { resign } from '../host/actions/resign.ts';

interface Input {
  readonly custom_id: string;
  readonly required?: boolean;
  readonly style?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly max_values?: number;
  readonly options?: readonly object[];
}

/** Returns each input of a form: its id, whether it must be filled, its limits and whether it is a paragraph. */
function inputsOf({ form }: Answer): string[] {
  const parts = (form?.components ?? []) as { component?: Input }[];
  return parts.flatMap(({ component }) => {
    if (!component) return [];
    const { custom_id, required = true, style, min_length = 0, max_length, max_values, options } = component;
    const typed = max_values === undefined ? `${min_length}–${max_length ?? ''}` : `${max_values} files`;
    const limits = options ? `1 of ${options.length}` : typed;
    return [[custom_id, required ? 'required' : 'optional', limits, ...(style === 2 ? ['long'] : [])].join(' ')];
  });
}

const FORMS: Readonly<Record<string, [(bot: FeatureBot, table: string) => Promise<Answer>, string[]]>> = {
  'the name of a table': [(bot, table) => bot.user('ada').press({ kind: 'rename', table }), ['name optional 0–32']],
  'a planned move': [
    (bot, table) => bot.user('bo').press({ kind: 'plan', act: 'type', table, mark: 0 }, { isPrivate: true }),
    ['line required 0–64', 'if optional 0–100'],
  ],
  'the step of a replay': [
    async (bot, table) => {
      await resign(bot.context, table, 'bo');
      return bot.user('ada').press({ kind: 'replay', step: 'goto', table, viewer: 'spectator', move: 0 });
    },
    ['move required 0–6'],
  ],
  'quiet hours': [
    (bot) => bot.user('ada').press({ kind: 'preference', what: 'quiet', value: 'form' }),
    ['from required 0–', 'to required 0–', 'zone required 0–'],
  ],
  'a block': [
    (bot) =>
      bot.user('mia', { isManager: true }).press({ kind: 'sanction', act: 'block', person: '1', from: undefined }),
    ['days required 1 of 8', 'reason optional 0–200'],
  ],
  'the files of a game': [
    (bot) => bot.user('ada', { channel: 'd' }).command('play duel', { opponent: { user: 'bo' }, 'own-files': true }),
    ['deck optional 1 files', 'deck2 optional 1 files'],
  ],
};

test.each(Object.entries(FORMS))('asks for %s with these inputs', async (_, [ask, inputs]) => {
  const bot = await openFeatureBot([noughts, duel]);
  const { table } = await open(bot.context, { occupants: [person('ada'), person('bo')] });
  expect(inputsOf(await ask(bot, table.id))).toEqual(inputs);
});
