import type { Lesson } from '@longtable/kit';
import type { Options } from './options.ts';

/** Lesson of four turns: a creature, an attack, a shield, a spell, and a kill. */
export const lesson: Lesson<Options> = {
  options: { decks: 'emberpack' },
  seed: 254,
  steps: [
    {
      about: {
        en: 'Take your opponent from 30 life to 0. Cards cost mana, and in the first round you have 1. 2/1 means 2 damage and 1 life.',
        de: 'Bring deinen Gegner von 30 Leben auf 0. Karten kosten Mana, und in der ersten Runde hast du 1. 2/1 heißt 2 Schaden und 1 Leben.',
      },
      task: { en: 'Set Cinder in slot 1.', de: 'Lege Funke auf Feld 1.' },
      line: 'set 2 to 1',
    },
    {
      about: {
        en: 'A new creature is asleep (z) until your next turn. Your mana is used up; you get more each round.',
        de: 'Eine neue Kreatur schläft (z) bis zu deinem nächsten Zug. Dein Mana ist verbraucht; jede Runde gibt es mehr.',
      },
      task: { en: 'End your turn.', de: 'Beende deinen Zug.' },
      line: 'finish',
      answers: [{ seat: 1, line: 'finish' }],
    },
    {
      about: {
        en: 'Cinder is awake. Each creature can attack once per turn, and nothing hits back.',
        de: 'Funke ist wach. Jede Kreatur kann einmal pro Zug angreifen, und niemand schlägt zurück.',
      },
      task: { en: 'Attack your opponent with Cinder.', de: 'Greif mit Funke deinen Gegner an.' },
      line: 'attack 0 with 1',
    },
    {
      about: {
        en: 'S is a shield: while you have one in play, nothing else on your side can be attacked, not even you.',
        de: 'S steht für Schild: Solange du einen im Spiel hast, kann sonst nichts auf deiner Seite angegriffen werden, nicht einmal du.',
      },
      task: { en: 'Set Ashling in slot 2.', de: 'Lege Äschling auf Feld 2.' },
      line: 'set 2 to 2',
    },
    {
      about: {
        en: 'Unspent mana carries over, up to 15.',
        de: 'Nicht verbrauchtes Mana bleibt dir, bis höchstens 15.',
      },
      task: { en: 'End your turn.', de: 'Beende deinen Zug.' },
      line: 'finish',
      answers: [
        { seat: 1, line: 'set 2 to 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      about: {
        en: 'Stoker is still asleep, so you can’t attack it yet. Spells work right away: Dracula takes 2 life from your opponent and gives it to you.',
        de: 'Heizer schläft noch und kann noch nicht angegriffen werden. Zauber wirken sofort: Dracula nimmt deinem Gegner 2 Leben und gibt sie dir.',
      },
      task: { en: 'Cast Dracula.', de: 'Wirke Dracula.' },
      line: 'cast 2',
    },
    {
      about: {
        en: 'Stoker is about to wake up and attack. Your shield is in the way.',
        de: 'Heizer wacht gleich auf und will angreifen. Dein Schild steht im Weg.',
      },
      task: { en: 'End your turn.', de: 'Beende deinen Zug.' },
      line: 'finish',
      answers: [
        { seat: 1, line: 'attack 2 with 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      about: {
        en: 'Ashling took the hit. Stoker has 1 life and no shield to protect it.',
        de: 'Äschling hat den Treffer abgefangen. Heizer hat 1 Leben und keinen Schild, der ihn schützt.',
      },
      task: { en: 'Attack Stoker with Cinder.', de: 'Greif mit Funke Heizer an.' },
      line: 'attack 1 with 1',
    },
  ],
  end: {
    en: 'You can now set creatures, attack, hide behind a shield and cast spells. The rest is in the cards: press “Look up” to see the decks.',
    de: 'Du kannst jetzt Kreaturen legen, angreifen, dich hinter einem Schild verstecken und zaubern. Der Rest steckt in den Karten: „Nachschlagen“ zeigt dir die Decks.',
  },
};
