import { type Language, summarize } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { DuelEvent } from './state.ts';
import { story } from './story.ts';
import { fighter } from './testing/stage.ts';

const snapshot = (name: string, life?: number) => {
  const { card, life: full } = fighter(name);
  return { card, life: life ?? full, slot: 1 };
};
const hitBy = (by: string, target: string, life: number): DuelEvent => ({
  kind: 'hit-creature',
  seat: 1,
  by: snapshot(by),
  target: snapshot(target, life),
});
const joined: readonly DuelEvent[] = [
  { kind: 'set', seat: 1, card: snapshot('Limpet').card, slot: 1 },
  { kind: 'set', seat: 1, card: snapshot('Netter').card, slot: 2 },
  hitBy('Netter', 'Sootmage', 4),
  hitBy('Kelpie', 'Sootmage', 2),
  hitBy('Torchman', 'Ashling', 4),
  { kind: 'hit-player', seat: 1, by: snapshot('Torchman'), life: 25, drained: false },
  { kind: 'hit-player', seat: 1, by: snapshot('Netter'), life: 23, drained: true },
  { kind: 'turn', seat: 0 },
];

const ordered: readonly DuelEvent[] = [
  hitBy('Kelpie', 'Ashling', 2),
  { kind: 'hit-player', seat: 1, by: snapshot('Stoker'), life: 25, drained: false },
  hitBy('Netter', 'Sootmage', 2),
  { kind: 'cast', seat: 1, spell: 'Healer' },
  { kind: 'healed', seat: 1, slots: [1] },
  { kind: 'set', seat: 1, card: snapshot('Limpet').card, slot: 1 },
  hitBy('Torchman', 'Ironhide', 2),
  { kind: 'set', seat: 1, card: snapshot('Netter').card, slot: 2 },
];

const together = [hitBy('Kelpie', 'Ironhide', 8), hitBy('Torchman', 'Ironhide', 4)];

test.each<[Language, readonly DuelEvent[], readonly string[]]>([
  ['en', together, ['Bo’s Torchman destroys your Ironhide together with Kelpie.']],
  ['de', together, ['Bos Fackler zerstört deine Eisenhaut zusammen mit dem Kelpie.']],
  ['es', together, ['La Antorcha de Bo destruye a tu Coraza junto con el Kelpie.']],
  ['fr', together, ['Le Flambeau de Bo détruit ta Cuirasse avec le Kelpie.']],
  [
    'en',
    joined,
    [
      'Bo sets Limpet 0/4 and Netter 2/3.',
      'You lose Sootmage to Kelpie and Ashling to Torchman.',
      'You lose 7 life in 2 attacks: 30 → 23. Your mana is gone.',
    ],
  ],
  [
    'de',
    joined,
    [
      'Bo legt eine Schnecke 0/4 und einen Fischer 2/3.',
      'Du verlierst den Rußmagier durch den Kelpie und den Äschling durch den Fackler.',
      'Du verlierst 7 Leben durch 2 Angriffe: 30 → 23. Dein Mana ist weg.',
    ],
  ],
  [
    'en',
    ordered,
    [
      'Bo’s Kelpie destroys your Ashling.',
      'Bo’s Stoker hits you for 3: 28 → 25.',
      'Bo’s Netter destroys your Sootmage.',
      'Bo casts Healer: 1 creature gains 1 life.',
      'Bo sets Limpet 0/4.',
      'Bo’s Torchman destroys your Ironhide.',
      'Bo sets Netter 2/3.',
    ],
  ],
])(
  'joins attacks, losses and new creatures in a summary, unless another event depends on them (%s)',
  (language, events, sentences) => {
    const lines = story(events, { viewer: 0, language, names: ['Ada', 'Bo'] });
    const shown = summarize(lines, () => true).map(({ text }) => text);
    expect(shown).toEqual(sentences);
  },
);
