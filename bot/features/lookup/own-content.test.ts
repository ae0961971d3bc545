import { farmland } from '@longtable/farmland';
import type { AnyGame } from '@longtable/kit';
import { spy } from '@longtable/spy';
import { defaultConfig } from '@longtable/spy/rules/config';
import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { textOf } from '../../render/message.ts';
import { drawWaiting } from '../../render/waiting.ts';
import { invitationPages } from './index.ts';

const UNITS = 'Strong;Farmer;8000;0\nWeak;Farmer;0;8000';
const FILES: readonly { game: AnyGame; options: object; files: Record<string, string>; shows: string }[] = [
  {
    game: farmland,
    options: { units: UNITS, deck1: '40\n0', deck2: '0\n40' },
    files: { units: 'giants.units', deck1: 'a.deck', deck2: 'b.deck' },
    shows: 'Strong;Farmer;8000;0',
  },
  {
    game: spy,
    options: { match_file: JSON.stringify({ ...defaultConfig, catIp: 777 }) },
    files: { match_file: 'rich-cat.match' },
    shows: 'A JSON file with',
  },
];

async function waiting(game: AnyGame, asked: object) {
  const occupants: SeatOccupant[] = [person('ada'), { kind: 'invited', id: 'bo' }];
  return open(await testContext([game]), { game, occupants, ...asked });
}

test.each(FILES)('shows the uploaded files of $game.id before anyone accepts, and rates nothing', async (one) => {
  const { game, options, files, shows } = one;
  const table = await waiting(game, { options, files });
  expect(table.table.terms.unrated).toBe(true);
  const drawn = drawWaiting(table);
  expect(textOf(drawn)).toContain('Unrated, with custom content');
  for (const name of Object.values(files)) expect(textOf(drawn)).toContain(`**${name}**`);
  expect(JSON.stringify(drawn.components)).toContain('"label":"Details"');
  const pages = invitationPages(table, 'en');
  expect(pages[0]?.text).toContain('Unrated, with custom content');
  expect(pages[1]?.title).toBe(Object.values(files)[0]);
  expect([...(pages[1]?.lines ?? []), pages[1]?.text].join('\n')).toContain(shows);
});

test('shows the values of an uploaded match file as the game reads them', async () => {
  const options = { match_file: JSON.stringify({ ...defaultConfig, catIp: 777 }) };
  const lines = invitationPages(await waiting(spy, { options }), 'en').flatMap((page) => page.lines);
  expect(lines).toContainEqual(expect.stringMatching(/^IP for the collar +777$/));
});
