import { type Language, storyLines, summarize } from '@longtable/kit';
import { placeEffects, playerPlace } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { duel } from './index.ts';
import { slotSpot } from './scene.ts';
import type { DuelEvent } from './state.ts';
import { story } from './story.ts';
import { fighter, midgame } from './testing/stage.ts';

const snapshot = (name: string, life?: number) => {
  const { card, life: full } = fighter(name);
  return { card, life: life ?? full, slot: 1 };
};
const events: readonly DuelEvent[] = [
  { kind: 'set', seat: 1, card: snapshot('Limpet').card, slot: 1 },
  { kind: 'set', seat: 1, card: snapshot('Netter').card, slot: 2 },
  { kind: 'hit-creature', seat: 1, by: snapshot('Netter'), target: snapshot('Sootmage', 4) },
  { kind: 'hit-creature', seat: 1, by: snapshot('Kelpie'), target: snapshot('Sootmage', 2) },
  { kind: 'hit-creature', seat: 1, by: snapshot('Torchman'), target: snapshot('Ashling', 4) },
  { kind: 'hit-player', seat: 1, by: snapshot('Torchman'), life: 25, drained: false },
  { kind: 'hit-player', seat: 1, by: snapshot('Netter'), life: 23, drained: true },
  { kind: 'turn', seat: 0 },
];

test.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'Bo sets Limpet 0/4 and Netter 2/3.',
      'You lose Sootmage and Ashling.',
      'You lose 7 life in 2 attacks: 30 → 23. Your mana is gone.',
    ],
  ],
  [
    'de',
    [
      'Bo legt eine Schnecke 0/4 und einen Fischer 2/3.',
      'Du verlierst den Rußmagier und den Äschling.',
      'Du verlierst 7 Leben durch 2 Angriffe: 30 → 23. Dein Mana ist weg.',
    ],
  ],
])('joins attacks, losses and new creatures in a summary (%s)', (language, sentences) => {
  const lines = story(events, { viewer: 0, language, names: ['Ada', 'Bo'] });
  const shown = summarize(lines, () => true).map(({ text }) => text);
  expect(shown).toEqual(sentences);
});

test('keeps every attack in the full story', () => {
  const lines = story(events, { viewer: 0, language: 'en', names: ['Ada', 'Bo'] });
  expect(
    lines.map(({ text }) => text).filter((text) => text.includes('hits') || text.includes('destroys')),
  ).toHaveLength(5);
});

test('counts equal creatures', () => {
  const set = (slot: number): DuelEvent => ({ kind: 'set', seat: 1, card: snapshot('Netter').card, slot });
  const lines = story([set(1), set(2)], { viewer: 0, language: 'en', names: ['Ada', 'Bo'] });
  expect(summarize(lines, () => true).map(({ text }) => text)).toEqual(['Bo sets Netter 2/3 (×2).']);
});

const reader = { viewer: 'spectator', language: 'en', names: ['Ada', 'Bo'] } as const;

function played(line: string) {
  const outcome = duel.play(midgame, 0, line);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome;
}
const effectsAfter = (line: string) =>
  storyLines(duel, played(line).events, reader).flatMap(({ effects }) => effects ?? []);

test.each([
  ['attack 4 with 1', [{ actor: slotSpot(0, 1), target: slotSpot(1, 4), number: -5 }]],
  [
    'cast 2',
    [
      { actor: playerPlace(0), target: playerPlace(1), number: -2 },
      { target: playerPlace(0), number: 2 },
    ],
  ],
  ['cast 4', [{ actor: playerPlace(0), target: slotSpot(0, 2) }]],
  ['sacrifice 1', [{ target: playerPlace(0), number: 1 }]],
  ['finish', []],
])('names the places of %s', (line, effects) => {
  expect(effectsAfter(line)).toEqual(effects);
});

test('shows an attack between the boxes of two cards, and a returning creature after the spell', () => {
  const draw = (state: typeof midgame) => duel.presentation.picture!(state, reader);
  const [before, after] = [draw(midgame), draw(played('attack 4 with 1').state)];
  const shown = placeEffects(effectsAfter('attack 4 with 1'), before, after);
  expect(shown?.picture).toBe(before);
  const cards = before.items.filter((item) => item.kind === 'card').map(({ name, x, y }) => [name, x, y]);
  const [{ actor, target } = {}] = shown?.effects ?? [];
  expect(cards).toContainEqual(['Torchman', actor?.x, actor?.y]);
  expect(cards).toContainEqual(['Dreadsub', target?.x, target?.y]);
  const reborn = draw(played('cast 4').state);
  expect(placeEffects(effectsAfter('cast 4'), before, reborn)?.picture).toBe(reborn);
});
