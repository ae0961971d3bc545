import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cast } from '@longtable/spy/files/cast';
import { scenarios } from '@longtable/spy/files/scenarios';
import { defaultConfig } from '@longtable/spy/rules/config';
import { afterAll, expect, test } from 'vitest';
import { KnownMatch, readBriefing } from '../player/known-match.ts';
import { helloReply } from '../wire/messages.ts';
import { loose, normalStatus } from '../wire/normal.ts';
import { newIds } from '../wire/words.ts';
import {
  chooseEquipment,
  chooseItem,
  chooseOperation,
  configureAi,
  type Strategies,
  USUAL_STRATEGIES,
} from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'spy-ai-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the dialog with these lines. Returns its result and output. */
async function dialog(...lines: string[]) {
  const output: string[] = [];
  const settings = await configureAi(
    { read: async () => lines.shift(), write: (...written) => output.push(...written), abandon() {} },
    join(folder, 'saved'),
    'en',
  );
  return { settings, output };
}

test('saves settings under a name and loads them', async () => {
  const { settings } = await dialog('level 3', 'draft 2', 'equipment 2', 'save bold', 'roulette 2', 'add');
  expect(settings).toEqual({ level: 'advanced', strategies: { draft: 2, equipment: 2, roulette: 2 } });
  const again = await dialog('load bold', 'add');
  expect(again.settings).toEqual({ level: 'advanced', strategies: { draft: 2, equipment: 2, roulette: 1 } });
  expect(again.output).toContain('Saved: bold');
});

test('rejects unknown commands, and closes without a computer player', async () => {
  const { settings, output } = await dialog('level 9', 'draft 3', 'save ../x', 'load nobody', 'close');
  expect(settings).toBeUndefined();
  expect(output.filter((line) => line.startsWith('There’s no such command'))).toHaveLength(2);
  expect(output).toContain('A name has 1 to 40 letters, digits, - or _.');
  expect(output).toContain('There are no readable settings with this name.');
});

const QUIRKS = { isCommittee: false, isOriginalAi: false };
const ids = newIds(cast);

function knownMatch(): KnownMatch {
  const files = { config: defaultConfig, scenario: scenarios.small, characters: cast };
  return new KnownMatch(readBriefing(loose(helloReply('', files, ids, QUIRKS)) ?? {}), 0);
}

const settings = (changes: Partial<Strategies>) => ({
  level: 'advanced',
  strategies: { ...USUAL_STRATEGIES, ...changes },
});

test('takes gadgets first, and gives all to one agent, if configured', () => {
  const book = knownMatch();
  book.offer([0, 1, 2], ['HAIRDRYER', 'POCKET_LITTER', 'MAGNETIC_WATCH']);
  expect(chooseItem(book, settings({})).chosenCharacter).not.toBeNull();
  expect(chooseItem(book, settings({ draft: 2 })).chosenGadget).not.toBeNull();
  const carriers = (changes: Partial<Strategies>) => {
    book.team([0, 1], ['HAIRDRYER', 'JETPACK', 'GRAPPLE', 'MOLEDIE']);
    return Object.values(chooseEquipment(book, settings(changes))).filter((gadgets) => gadgets.length > 0);
  };
  expect(carriers({})).toHaveLength(2);
  expect(carriers({ equipment: 2 })).toHaveLength(1);
});

test('never plays roulette, if configured', () => {
  const book = knownMatch();
  book.team([0], []);
  const field = (state: string) => ({ state, chipAmount: state === 'ROULETTE_TABLE' ? 50 : 0, isFoggy: false });
  const character = { characterId: ids.characters[0], name: 'x', coordinates: { x: 1, y: 0 } };
  const status = normalStatus({
    activeCharacter: ids.characters[0],
    operations: [],
    state: {
      currentRound: 1,
      map: { fieldMap: [['ROULETTE_TABLE', 'FREE', 'FREE'].map(field)] },
      characters: [{ ...character, mp: 0, ap: 1, hp: 100, ip: 0, chips: 20, features: ['LUCKY_DEVIL'], gadgets: [] }],
    },
  });
  if (status) book.read(status);
  book.lead(ids.characters[0] ?? '');
  const operation = (changes: Partial<Strategies>) =>
    chooseOperation(book, ids.characters[0] ?? '', settings(changes)).type;
  expect(operation({})).toBe('GAMBLE_ACTION');
  expect(operation({ roulette: 2 })).not.toBe('GAMBLE_ACTION');
});
