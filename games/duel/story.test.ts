import { type Language, summarize } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { DuelEvent } from './state.ts';
import { story } from './story.ts';
import { fighter } from './testing/stage.ts';

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
