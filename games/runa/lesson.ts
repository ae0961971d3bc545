import type { Lesson } from '@longtable/kit';
import type { Options } from './options.ts';

/** Lesson: a mage's first room, her loot, and the start of the second room. */
export const lesson: Lesson<Options> = {
  options: {},
  seed: 1,
  steps: [
    {
      about: {
        en: 'You lead Runa through rooms full of monsters. Her class decides which two cards she starts with.',
        de: 'Du führst Runa durch Räume voller Monster. Ihre Klasse entscheidet, mit welchen zwei Karten sie beginnt.',
      },
      task: { en: 'Choose Mage.', de: 'Wähle die Magierin.' },
      line: '2',
    },
    {
      about: {
        en: 'Each round, Runa plays one card, then the monsters act. “next” shows what the Ghost will do, “Danger” how much damage that means. For now it’s only gathering focus, so you have time.',
        de: 'In jeder Runde spielt Runa eine Karte, dann sind die Monster dran. „gleich“ zeigt, was der Geist vorhat, „Gefahr“, wie viel Schaden das bedeutet. Noch sammelt er nur Fokus, du hast also Zeit.',
      },
      task: { en: 'Play Focus to make her spells stronger.', de: 'Spiel Fokus, damit ihre Zauber stärker werden.' },
      line: '1',
    },
    {
      about: {
        en: 'With 2 focus, Water does twice the damage. A spell costs 1 focus, but never the last one. Cards aren’t used up.',
        de: 'Mit 2 Fokus macht Wasser doppelten Schaden. Ein Zauber kostet 1 Fokus, aber nie den letzten. Karten verbrauchen sich nicht.',
      },
      task: { en: 'Cast Water.', de: 'Wirke Wasser.' },
      line: '2',
    },
    {
      about: {
        en: 'The Ghost hit back, as announced, and has used up its focus. Next to each card you can see what it would do.',
        de: 'Der Geist hat wie angekündigt zurückgeschlagen und seinen Fokus verbraucht. Neben jeder Karte steht, was sie bewirken würde.',
      },
      task: { en: 'Finish it off with Water.', de: 'Besiege ihn mit Wasser.' },
      line: '2',
    },
    {
      about: {
        en: 'You’ve cleared the room. New cards give you more to choose from; a bigger die makes attacks stronger and holds more focus.',
        de: 'Du hast den Raum geschafft. Neue Karten geben dir mehr Auswahl; ein größerer Würfel macht Angriffe stärker und bietet Platz für mehr Fokus.',
      },
      task: { en: 'Take new cards.', de: 'Nimm neue Karten.' },
      line: '1',
    },
    {
      about: {
        en: 'Some elements beat others: lightning is strong against fire, water against lightning, ice against water, and fire against ice.',
        de: 'Manche Elemente schlagen andere: Blitz ist stark gegen Feuer, Wasser gegen Blitz, Eis gegen Wasser und Feuer gegen Eis.',
      },
      task: { en: 'Take Lightning.', de: 'Nimm Blitz.' },
      line: '2',
    },
    {
      about: {
        en: 'Between rooms, Runa can discard cards to heal 10 health each. She’s well enough to keep hers.',
        de: 'Zwischen den Räumen kann Runa Karten abwerfen und für jede 10 Leben heilen. Es geht ihr gut genug, um alle zu behalten.',
      },
      task: { en: 'Keep all cards.', de: 'Behalte alle Karten.' },
      line: 'none',
    },
    {
      about: {
        en: 'Two monsters this time. The Gorgon’s element is fire; the Goblin has none.',
        de: 'Diesmal sind es zwei Monster. Das Element der Gorgone ist Feuer, der Kobold hat keins.',
      },
      task: { en: 'Cast Lightning.', de: 'Wirke Blitz.' },
      line: '3',
    },
    {
      about: {
        en: 'With more than one monster, you choose a target. Next to each one you can see what your card would do.',
        de: 'Bei mehreren Monstern wählst du ein Ziel. Neben jedem steht, was deine Karte bewirken würde.',
      },
      task: { en: 'Target the Gorgon.', de: 'Nimm die Gorgone als Ziel.' },
      line: '1',
    },
  ],
  end: {
    en: 'Now you know rounds, focus, loot and elements. A full run has two levels with four rooms each, and every fourth room holds a boss.',
    de: 'Jetzt kennst du Runden, Fokus, Beute und Elemente. Ein ganzer Durchlauf hat zwei Level mit je vier Räumen, und in jedem vierten wartet ein Boss.',
  },
};
