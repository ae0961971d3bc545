import type { Lesson } from '../kit/lesson.ts';
import type { Options } from './options.ts';

const LEVEL = `#############
#.....#.....#
#.@......s..#
#.....#.....#
#############`;

/** One soldier in two rooms, and a hero who is about to rise. */
export const lesson: Lesson<Options> = {
  options: { levels: LEVEL, prior: 25 },
  seed: 100,
  steps: [
    {
      about: {
        en: 'Every hero has life, attack, defense and an ability of their own. Jon Snow stands a lot and can heal himself.',
        de: 'Jeder Held hat Leben, Angriff, Abwehr und eine eigene Fähigkeit. Jon Snow hält viel aus und kann sich heilen.',
      },
      task: { en: 'Choose Jon Snow.', de: 'Wähle Jon Snow.' },
      line: '1',
    },
    {
      about: {
        en: 'You are @, # is wall, s is a soldier. In a round you do one thing, then every enemy does one thing.',
        de: 'Du bist @, # ist Wand, s ist ein Soldat. In einer Runde tust du eine Sache, dann tut jeder Gegner eine.',
      },
      task: { en: 'Take a step to the right: →', de: 'Mach einen Schritt nach rechts: →' },
      line: 'd',
    },
    {
      about: {
        en: 'Doubled arrows walk on until a wall, an opening or an enemy stops you. “Danger” tells who sees you, and what that may cost.',
        de: 'Doppelte Pfeile laufen weiter, bis dich eine Wand, eine Öffnung oder ein Gegner aufhält. „Gefahr“ sagt, wer dich sieht und was das kosten kann.',
      },
      task: { en: 'Walk on to the right: →→', de: 'Lauf weiter nach rechts: →→' },
      line: 'walk d',
    },
    {
      about: {
        en: 'The soldier is beside you. A step at an enemy is a blow: a roll up to your attack, less a roll up to his defense.',
        de: 'Der Soldat steht neben dir. Ein Schritt auf einen Gegner ist ein Schlag: ein Wurf bis zu deinem Angriff, abzüglich eines Wurfs bis zu seiner Abwehr.',
      },
      task: { en: 'Strike: →', de: 'Schlag zu: →' },
      line: 'd',
    },
    {
      about: {
        en: 'He strikes back in the same round, but your attack is far greater than his.',
        de: 'Er schlägt in derselben Runde zurück, aber dein Angriff ist viel größer als seiner.',
      },
      task: { en: 'Strike again: →', de: 'Schlag noch einmal zu: →' },
      line: 'd',
    },
    {
      about: {
        en: 'Your ability is ready. Avenger’s Shield heals you and hits somebody near, whatever their defense; then it needs a few rounds.',
        de: 'Deine Fähigkeit ist bereit. Der Rächerschild heilt dich und trifft jemanden in der Nähe, ganz gleich, wie gut die Abwehr ist; danach braucht er ein paar Runden.',
      },
      task: { en: 'Use Avenger’s Shield.', de: 'Setz den Rächerschild ein.' },
      line: 'e',
    },
    {
      about: {
        en: 'Hardly any life is left in him. A kill gives experience; with enough of it you rise and have more of everything.',
        de: 'Er hat kaum noch Leben. Ein besiegter Gegner gibt Erfahrung; mit genug davon steigst du auf und hast von allem mehr.',
      },
      task: { en: 'Strike once more: →', de: 'Schlag ein letztes Mal zu: →' },
      line: 'd',
    },
  ],
  end: {
    en: 'You can walk, strike, use an ability and rise. Ten levels wait, with traps that hide and bosses that shoot.',
    de: 'Du kannst laufen, zuschlagen, eine Fähigkeit einsetzen und aufsteigen. Zehn Level warten, mit Fallen, die sich verstecken, und Bossen, die schießen.',
  },
};
