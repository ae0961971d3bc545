import type { Lesson } from '@longtable/kit';
import type { Options } from './options.ts';

/** Lesson of three turns: place, move, unite, and win a duel. */
export const lesson: Lesson<Options> = {
  options: {},
  seed: 1,
  steps: [
    {
      about: {
        en: 'Once per turn you place cards next to your King, X. Only you can see a unit until it’s flipped face up. 1000/1000 is its attack and its defence.',
        de: 'Einmal pro Zug platzierst du Karten neben deinem König, X. Eine Einheit siehst nur du, bis sie aufgedeckt wird. 1000/1000 sind ihr Angriff (ATK) und ihre Verteidigung (DEF).',
      },
      task: { en: 'Place the Goat Farmer on D2.', de: 'Platziere den Ziegenbauern auf D2.' },
      line: 'place 1 D2',
    },
    {
      about: {
        en: 'Every unit can move one field each turn, even one you just placed: * marks the ones that still can.',
        de: 'Jede Einheit kann sich pro Zug ein Feld weit bewegen, auch eine frisch platzierte. * markiert alle, die noch können.',
      },
      task: { en: 'Move it from D2 up to D3.', de: 'Bewege ihn von D2 nach D3.' },
      line: 'D2 move D3',
    },
    {
      about: {
        en: 'There’s nothing more worth doing this turn. With 5 cards in hand you’d have to discard one, but you have only 4.',
        de: 'Mehr lohnt sich in diesem Zug nicht. Mit 5 Karten auf der Hand müsstest du eine abwerfen, aber du hast nur 4.',
      },
      task: { en: 'End your turn.', de: 'Beende deinen Zug.' },
      line: 'yield',
      answers: [
        { seat: 1, line: 'place 1 D6' },
        { seat: 1, line: 'yield' },
      ],
    },
    {
      about: {
        en: 'A face-down unit has appeared on D6. One farmer may not be enough, but two of your units can unite into one.',
        de: 'Auf D6 ist eine verdeckte Einheit erschienen. Ein Bauer allein reicht vielleicht nicht, aber zwei deiner Einheiten können sich zu einer vereinen.',
      },
      task: { en: 'Place the Barn Guard on D2.', de: 'Platziere den Scheunenwächter auf D2.' },
      line: 'place 2 D2',
    },
    {
      about: {
        en: 'Whether two units can unite depends on their numbers; the menu shows you before you choose. If they can’t unite, one of the two is lost.',
        de: 'Ob sich zwei Einheiten vereinen lassen, hängt von ihren Werten ab; das Menü zeigt es dir vorher. Passen sie nicht zusammen, geht eine der beiden verloren.',
      },
      task: { en: 'Move D2 onto your own unit on D3.', de: 'Bewege D2 auf deine eigene Einheit auf D3.' },
      line: 'D2 move D3',
    },
    {
      about: {
        en: 'A unit that has just united can still move this turn.',
        de: 'Eine frisch vereinte Einheit kann sich in diesem Zug noch bewegen.',
      },
      task: { en: 'Move it from D3 to D4.', de: 'Bewege sie von D3 nach D4.' },
      line: 'D3 move D4',
    },
    {
      about: {
        en: 'Now wait for your opponent to come closer.',
        de: 'Jetzt warte, bis dein Gegner näher kommt.',
      },
      task: { en: 'End your turn.', de: 'Beende deinen Zug.' },
      line: 'yield',
      answers: [
        { seat: 1, line: 'D6 move D5' },
        { seat: 1, line: 'yield 1' },
      ],
    },
    {
      about: {
        en: 'Moving onto an enemy unit starts a duel: the unit with less attack falls, and its owner takes the difference as damage. If you hit the King, your full attack counts.',
        de: 'Bewegst du dich auf eine gegnerische Einheit, kommt es zum Duell: Die Einheit mit weniger Angriff fällt, und ihre Seite erleidet die Differenz als Schaden. Beim König zählt dein voller Angriff.',
      },
      task: { en: 'Attack D5 from D4.', de: 'Greif D5 von D4 aus an.' },
      line: 'D4 move D5',
    },
  ],
  end: {
    en: 'You can now place, move, unite and win a duel. Take your opponent from 8000 life points to 0 and you win.',
    de: 'Du kannst jetzt platzieren, bewegen, vereinen und ein Duell gewinnen. Bring deinen Gegner von 8000 Lebenspunkten auf 0, und du gewinnst.',
  },
};
