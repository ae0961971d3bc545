import { LANGUAGES, type Seat, walkToLine } from '@longtable/kit';
import { spy } from '@longtable/spy';
import { ComponentType } from 'discord.js';
import { beforeAll, expect, test } from 'vitest';
import { open, testContext } from '../../tests/context.ts';
import { playLine } from '../host/actions/move.ts';
import type { LoadedTable } from '../host/feature.ts';
import { onTurn } from '../host/table/table.ts';
import { drawBoard } from './board.ts';
import { type Drawn, heightOf, roomBelow, textOf } from './message.ts';
import { drawPanel } from './panel.ts';

const settings = { language: 'en', display: 'plain' } as const;
const labelsOf = ({ components }: Drawn) => JSON.stringify(components);

/** Positions of a match whose players end every turn, after the press of each. */
const presses: { readonly seat: Seat; readonly line: string; readonly after: LoadedTable }[] = [];

beforeAll(async () => {
  const context = await testContext([spy]);
  let at = await open(context, { game: spy, seed: 3 });
  const press = async (seat: Seat, line: string) => {
    const { id } = at.table.seats[seat] as { readonly id: string };
    at = await playLine(context, at.table.id, { person: id }, line);
    presses.push({ seat, line, after: at });
  };
  while (presses.length < 30) {
    const [seat = 0] = onTurn(at);
    const { phase } = at.table.state as { readonly phase: string };
    if (phase === 'draft') await press(seat, 'choose');
    else if (phase === 'equipment') await press(seat, '>enter');
    else await press(seat, walkToLine(spy, at.table.state, seat, (choices) => choices[0]!) ?? 'retire');
  }
});

const panels = new Map<LoadedTable, Drawn[]>();

/** Returns a seat's panel in English, which is drawn once. */
function panelOf(after: LoadedTable, seat: Seat): Drawn {
  const drawn = panels.get(after) ?? [];
  panels.set(after, drawn);
  drawn[seat] ??= drawPanel(after, seat, settings);
  return drawn[seat];
}

const inRounds = () =>
  presses.filter(({ after }) => (after.table.state as { readonly phase: string }).phase === 'rounds');

test('keeps board and controls of every text panel on the smallest phone', () => {
  for (const [index, { after }] of inRounds().entries()) {
    for (const seat of onTurn(after)) {
      const language = LANGUAGES[index % LANGUAGES.length]!;
      const [container] = drawPanel(after, seat, { ...settings, language }).components;
      const parts = container?.type === ComponentType.Container ? container.components : [];
      const words = parts.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
      const at = words.findIndex((text) => text.startsWith('```'));
      const rows = parts.filter((part) => part.type === ComponentType.ActionRow);
      const height = heightOf({ rows });
      expect(roomBelow({ board: words[at] ?? '', end: words.slice(at + 1) }) - height).toBeGreaterThanOrEqual(0);
    }
  }
});

test('tells the result of a press when the player’s next agent follows immediately', () => {
  const results = inRounds().filter(
    ({ seat, line, after }) => /^(spy|gamble|open)/.test(line) && onTurn(after).includes(seat),
  );
  expect(results.length).toBeGreaterThan(0);
  for (const { seat, after } of results)
    expect(textOf(panelOf(after, seat))).toMatch(/talk|without success|wins|loses|opens/);
});

test('says from when the public board and a waiting player’s view are', () => {
  const { after } = inRounds().at(-1)!;
  const board = textOf(drawBoard(after));
  expect(board).toContain('As of the start of the round');
  expect(board).toContain('Moves are secret');
  const waiting = onTurn(after).includes(0) ? 1 : 0;
  expect(textOf(panelOf(after, waiting))).toContain('As of your last turn');
});

test('has the button to the whole casino on every panel whose map is a part of it, in text and picture', () => {
  const panels = inRounds().flatMap(({ after }, index) => {
    const language = LANGUAGES[index % LANGUAGES.length]!;
    return [0, 1].flatMap((seat) => {
      const text = drawPanel(after, seat, { ...settings, language });
      const isPart = /─ (?:More|Mehr|Más|Le reste)/.test(textOf(text));
      return isPart ? [text, drawPanel(after, seat, { language, display: 'picture' })] : [];
    });
  });
  expect(panels.length).toBeGreaterThan(20);
  for (const panel of panels) expect(labelsOf(panel)).toMatch(/"label":"(?:Map|Karte|Mapa|Carte)"/);
});
