import type { Lesson } from '../kit/lesson.ts';
import type { Options } from './options.ts';

/** A mage's first room, her loot, and a look at the second room. */
export const lesson: Lesson<Options> = {
  options: {},
  seed: 1,
  steps: [
    {
      about: {
        en: 'You lead Runa through rooms full of monsters. Her class decides which two cards she starts with.',
        de: 'Du führst Runa durch Räume voller Monster. Ihre Klasse entscheidet, mit welchen zwei Karten sie beginnt.',
      },
      task: { en: 'Make her a mage.', de: 'Mach sie zur Magierin.' },
      line: '2',
    },
    {
      about: {
        en: 'Each round Runa plays one card, then the monsters act. “next” shows what the Ghost will do, “Danger” what it costs her. Now it only gathers focus, so there is time.',
        de: 'Jede Runde spielt Runa eine Karte, dann handeln die Monster. „gleich“ zeigt, was der Geist tun wird, „Gefahr“, was es sie kostet. Jetzt sammelt er nur Fokus, also ist Zeit.',
      },
      task: { en: 'Play Focus: spells hit harder with it.', de: 'Spiel Fokus: Damit treffen Zauber härter.' },
      line: '1',
    },
    {
      about: {
        en: 'With 2 focus, Water does twice the damage. A spell uses up 1 focus, but never the last. Cards are not used up.',
        de: 'Mit 2 Fokus richtet Wasser doppelten Schaden an. Ein Zauber verbraucht 1 Fokus, aber nie den letzten. Karten verbrauchen sich nicht.',
      },
      task: { en: 'Cast Water.', de: 'Wirke Wasser.' },
      line: '2',
    },
    {
      about: {
        en: 'The Ghost hit back, as announced, and its own focus is gone. The button says what your card would do to it.',
        de: 'Der Geist hat wie angekündigt zurückgeschlagen, und sein Fokus ist weg. Der Knopf sagt, was deine Karte bei ihm ausrichtet.',
      },
      task: { en: 'Finish it with Water.', de: 'Mach ihm mit Wasser ein Ende.' },
      line: '2',
    },
    {
      about: {
        en: 'The room is won. New cards give you more to choose from; a bigger die makes blows stronger and holds more focus.',
        de: 'Der Raum ist gewonnen. Neue Karten geben dir mehr Auswahl; ein größerer Würfel macht Schläge stärker und fasst mehr Fokus.',
      },
      task: { en: 'Take new cards.', de: 'Nimm neue Karten.' },
      line: '1',
    },
    {
      about: {
        en: 'Some elements beat others: lightning does more to fire, water to lightning, ice to water, fire to ice.',
        de: 'Manche Elemente schlagen andere: Blitz trifft Feuer härter, Wasser Blitz, Eis Wasser, Feuer Eis.',
      },
      task: { en: 'Choose Lightning.', de: 'Wähle Blitz.' },
      line: '2',
    },
    {
      about: {
        en: 'Between rooms Runa may give up cards for 10 health each. She is well enough to keep hers.',
        de: 'Zwischen den Räumen darf Runa Karten für je 10 Leben hergeben. Ihr geht es gut genug, sie behält ihre.',
      },
      task: { en: 'Keep all cards.', de: 'Behalte alle Karten.' },
      line: 'none',
    },
    {
      about: {
        en: 'Two monsters now. The Gorgon’s element is fire; the Goblin has none.',
        de: 'Jetzt sind es zwei Monster. Das Element der Gorgone ist Feuer; der Kobold hat keines.',
      },
      task: { en: 'Cast Lightning.', de: 'Wirke Blitz.' },
      line: '3',
    },
    {
      about: {
        en: 'With several monsters there you say at whom a card goes, and the menu says what it would do.',
        de: 'Stehen mehrere Monster da, sagst du, wem eine Karte gilt, und das Menü sagt, was sie ausrichtet.',
      },
      task: { en: 'Aim at the Gorgon.', de: 'Ziel auf die Gorgone.' },
      line: '1',
    },
  ],
  end: {
    en: 'You know rounds, focus, loot and elements. A whole run has two levels with four rooms each, and a boss in every fourth.',
    de: 'Du kennst Runden, Fokus, Beute und Elemente. Ein ganzer Lauf hat zwei Level mit je vier Räumen und in jedem vierten einen Boss.',
  },
};
