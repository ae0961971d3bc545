import type { Lesson } from '../kit/lesson.ts';
import type { Options } from './options.ts';

/** Four turns: a creature, an attack, a shield, a spell, and an enemy creature that falls. */
export const lesson: Lesson<Options> = {
  options: { decks: 'emberpack' },
  seed: 254,
  steps: [
    {
      about: {
        en: 'Bring your opponent from 30 life to none. Cards cost mana, and in the first round you have 1. 2/1 means: 2 damage, 1 life.',
        de: 'Nimm deinem Gegner seine 30 Leben. Karten kosten Mana, und in der ersten Runde hast du 1. 2/1 heißt: 2 Schaden, 1 Leben.',
      },
      task: { en: 'Set Cinder to slot 1.', de: 'Lege Funke auf Feld 1.' },
      line: 'set 2 to 1',
    },
    {
      about: {
        en: 'A new creature sleeps (z) until your next turn. Your mana is used up; there will be more each round.',
        de: 'Eine neue Kreatur schläft (z) bis zu deinem nächsten Zug. Dein Mana ist verbraucht; jede Runde gibt es mehr.',
      },
      task: { en: 'End the turn.', de: 'Beende den Zug.' },
      line: 'finish',
      answers: [{ seat: 1, line: 'finish' }],
    },
    {
      about: {
        en: 'Cinder is awake. Each creature attacks once a turn, and nothing strikes back.',
        de: 'Funke ist wach. Jede Kreatur greift einmal im Zug an, und nichts schlägt zurück.',
      },
      task: { en: 'Attack your opponent with Cinder.', de: 'Greif mit Funke deinen Gegner an.' },
      line: 'attack 0 with 1',
    },
    {
      about: {
        en: 'S is a shield: as long as you have one there, nothing else of yours can be attacked, not even you.',
        de: 'S ist ein Schild: Solange du einen liegen hast, kann sonst nichts von dir angegriffen werden, nicht einmal du.',
      },
      task: { en: 'Set Ashling to slot 2.', de: 'Lege Äschling auf Feld 2.' },
      line: 'set 2 to 2',
    },
    {
      about: {
        en: 'Mana that is left stays with you, up to 15.',
        de: 'Übriges Mana behältst du, bis zu 15.',
      },
      task: { en: 'End the turn.', de: 'Beende den Zug.' },
      line: 'finish',
      answers: [
        { seat: 1, line: 'set 2 to 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      about: {
        en: 'Stoker still sleeps, so it cannot be attacked yet. A spell works at once: Dracula takes 2 life and gives them to you.',
        de: 'Heizer schläft noch und kann noch nicht angegriffen werden. Ein Zauber wirkt sofort: Dracula nimmt 2 Leben und gibt sie dir.',
      },
      task: { en: 'Cast Dracula.', de: 'Wirke Dracula.' },
      line: 'cast 2',
    },
    {
      about: {
        en: 'Stoker will wake and wants to attack. Your shield is in its way.',
        de: 'Heizer wird wach und will angreifen. Dein Schild steht im Weg.',
      },
      task: { en: 'End the turn.', de: 'Beende den Zug.' },
      line: 'finish',
      answers: [
        { seat: 1, line: 'attack 2 with 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      about: {
        en: 'Ashling took the blow. Stoker has 1 life and no shield beside it.',
        de: 'Äschling hat den Schlag abgefangen. Heizer hat 1 Leben und keinen Schild neben sich.',
      },
      task: { en: 'Attack Stoker with Cinder.', de: 'Greif mit Funke Heizer an.' },
      line: 'attack 1 with 1',
    },
  ],
  end: {
    en: 'You can set creatures, attack, hide behind a shield and cast spells. The rest is in the cards: “Look up” shows the decks.',
    de: 'Du kannst Kreaturen legen, angreifen, dich hinter einem Schild verstecken und zaubern. Der Rest steckt in den Karten: „Nachschlagen“ zeigt die Decks.',
  },
};
