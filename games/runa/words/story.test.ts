import { storyTexts } from '@longtable/kit';
import { expect, test } from 'vitest';
import { runa } from '../index.ts';
import { card, type PositionSketch, stage } from '../testing/stage.ts';

/** Returns the story of one line in both languages. */
function storyOf(sketch: PositionSketch, line: string): { en: readonly string[]; de: readonly string[] } {
  const outcome = runa.play(stage(sketch), 0, line);
  if (outcome.refused) throw new Error(outcome.refused.code);
  const [en, de] = (['en', 'de'] as const).map((language) =>
    storyTexts(runa, outcome.events, { viewer: 0, language, names: ['Ada'] }),
  );
  return { en: en ?? [], de: de ?? [] };
}

const rolling = { phase: { kind: 'dice', card: 0, target: 0 } } as const;

test('tells an attack that hits, and a bite', () => {
  expect(storyOf({ ...rolling, hand: ['Slash(1)'], monsters: [{ name: 'Spider' }] }, '4')).toEqual({
    en: ['Runa rolls 4 and hits the Spider for 8 (7 left).', 'The Spider bites: Runa takes 10 damage (40 left).'],
    de: [
      'Runa würfelt 4 und trifft die Spinne mit 8 Schaden (noch 7).',
      'Die Spinne beißt zu: Runa erleidet 10 Schaden (noch 40).',
    ],
  });
});

test('tells a blocked attack, and monsters that only defend themselves', () => {
  const monsters = [{ name: 'Rat', block: 14 } as const, { name: 'Frog' } as const];
  expect(storyOf({ ...rolling, hand: ['Slash(1)'], monsters }, '4')).toEqual({
    en: ['Runa rolls 4, but the attack is blocked.', 'The Rat gets ready to block and the Frog gathers focus (+1).'],
    de: [
      'Runa würfelt 4, doch der Angriff wird geblockt.',
      'Die Ratte geht in Deckung und der Frosch sammelt Fokus (+1).',
    ],
  });
});

test('tells a spell that kills, and a reflected one', () => {
  expect(storyOf({ hand: ['Ice(1)'], monsters: [{ name: 'Bear', hp: 3 }] }, '1').de[0]).toBe(
    'Runa wirkt Eis(1) und besiegt den Bären mit 8 Schaden.',
  );
  const mirror = { hand: ['Reflect(1)'], monsters: [{ name: 'Skeleton', next: 1, fp: 1 } as const] };
  expect(storyOf(mirror, '1').en).toEqual([
    'Runa gets ready to reflect spells.',
    'The Skeleton casts Lightning(1): Runa takes 6 damage (44 left); 10 reflected (4 left).',
  ]);
});

test("tells a lethal attack together with Runa's death", () => {
  expect(storyOf({ hand: ['Parry(1)'], runa: { hp: 3 }, monsters: [{ name: 'Spider' }] }, '1')).toEqual({
    en: ['Runa gets ready to parry.', 'The Spider bites: Runa takes 3 damage and falls.'],
    de: ['Runa macht sich zur Parade bereit.', 'Die Spinne beißt zu: Runa erleidet 3 Schaden und fällt.'],
  });
});

test('tells loot and the next room in one sentence', () => {
  const offer = [card('Fire(1)'), card('Pierce(1)')];
  expect(storyOf({ stage: 1, seeds: [], phase: { kind: 'loot', offer } }, '2')).toEqual({
    en: ['Runa gets Pierce(1) and enters room 2 of level 1.'],
    de: ['Runa bekommt Durchstoß(1) und betritt Raum 2 von Level 1.'],
  });
});

test('contracts articles and agrees in number in French and Spanish', () => {
  const cast = { kind: 'uses', who: 'Runa', ability: card('Ice(1)') } as const;
  const told = (language: 'fr' | 'es', who: 'Dark Elf' | 'Bear', damage: number, left: number) =>
    runa.presentation.story([cast, { kind: 'takes', who, damage, sort: 'mag', left }], {
      viewer: 0,
      language,
      names: ['Ada'],
    })[0];
  expect(told('fr', 'Dark Elf', 1, 33)).toMatchObject({
    text: 'Runa lance Glace(1) et inflige 1 dégât à l’Elfe noir (reste 33 PV).',
  });
  expect(told('fr', 'Bear', 8, 1)).toMatchObject({
    text: 'Runa lance Glace(1) et inflige 8 dégâts à l’Ours (reste 1 PV).',
  });
  expect(told('es', 'Bear', 8, 1)).toMatchObject({ text: 'Runa lanza Hielo(1) y hace 8 de daño al Oso (le queda 1).' });
});

test("tells the card first and then the roll of the player's own die", () => {
  expect(storyOf({ hand: ['Slash(1)'], monsters: [{ name: 'Spider' }] }, '1').en).toEqual(['Runa plays Slash(1).']);
});

test('tells a card and the bot’s roll in one sentence', () => {
  const { en, de } = storyOf({ dice: 'bot', hand: ['Slash(1)'], monsters: [{ name: 'Spider' }] }, '1');
  expect(en[0]).toMatch(/^Runa plays Slash\(1\), rolls [1-4],? and hits the Spider for [5-8] \([0-9]+ left\)\.$/);
  expect(de[0]).toMatch(
    /^Runa spielt Hieb\(1\), würfelt [1-4] und trifft die Spinne mit [5-8] Schaden \(noch [0-9]+\)\.$/,
  );
});

test('joins two monsters with the same action in one sentence', () => {
  const monsters = [{ name: 'Frog' } as const, { name: 'Ghost' } as const];
  expect(storyOf({ hand: ['Parry(1)'], monsters }, '1')).toEqual({
    en: ['Runa gets ready to parry.', 'The Frog and the Ghost gather focus (+1).'],
    de: ['Runa macht sich zur Parade bereit.', 'Der Frosch und der Geist sammeln Fokus (+1).'],
  });
});

test('tells several rounds in order', () => {
  const slash = { kind: 'uses', who: 'Runa', ability: card('Slash(1)') } as const;
  const events = [
    slash,
    { kind: 'rolls', roll: 4 } as const,
    { kind: 'takes', who: 'Rat', damage: 8, sort: 'phy', left: 6 } as const,
    slash,
    { kind: 'rolls', roll: 2 } as const,
    { kind: 'takes', who: 'Rat', damage: 6, sort: 'phy', left: 0 } as const,
  ];
  expect(storyTexts(runa, events, { viewer: 0, language: 'en', names: ['Ada'] })).toEqual([
    'Runa plays Slash(1), rolls 4 and hits the Rat for 8 (6 left).',
    'Runa plays Slash(1), rolls 2 and kills the Rat with 6 damage.',
  ]);
});

test('tells the room before its first card', () => {
  const healing = stage({ phase: { kind: 'heal' }, hand: ['Slash(1)', 'Parry(1)'], runa: { hp: 40 } });
  const entered = runa.play(healing, 0, 'none');
  if (entered.refused) throw new Error(entered.refused.code);
  const played = runa.play(entered.state, 0, '2');
  if (played.refused) throw new Error(played.refused.code);
  const reader = { viewer: 0, language: 'en', names: ['Ada'] } as const;
  expect(storyTexts(runa, [...entered.events, ...played.events], reader)).toEqual([
    ...storyTexts(runa, entered.events, reader),
    ...storyTexts(runa, played.events, reader),
  ]);
});
