import type { Lesson } from '../kit/lesson.ts';
import type { Options } from './options.ts';

/** Three turns: place, move, unite, and a duel that is won. */
export const lesson: Lesson<Options> = {
  options: {},
  seed: 1,
  steps: [
    {
      about: {
        en: 'Once a turn you place cards beside your King, X. Only you know a unit until it is turned face up. 1000/1000 is what it attacks and defends with.',
        de: 'Einmal im Zug platzierst du Karten neben deinem König, X. Eine Einheit kennst nur du, bis sie aufgedeckt wird. 1000/1000 sind ihr Angriff (ATK) und ihre Abwehr (DEF).',
      },
      task: { en: 'Place the Goat Farmer on D2.', de: 'Platziere den Ziegenbauer auf D2.' },
      line: 'place 1 D2',
    },
    {
      about: {
        en: 'Every unit may move a field each turn, those just placed too: * marks who still may.',
        de: 'Jede Einheit darf sich in jedem Zug ein Feld weit bewegen, auch eine frisch platzierte: * zeigt, wer noch darf.',
      },
      task: { en: 'Move it from D2 up to D3.', de: 'Zieh ihn von D2 hoch nach D3.' },
      line: 'D2 move D3',
    },
    {
      about: {
        en: 'You have done all that helps. With five cards in hand you would have to discard one; you have four.',
        de: 'Mehr hilft gerade nicht. Mit fünf Karten auf der Hand müsstest du eine abwerfen; du hast vier.',
      },
      task: { en: 'End the turn.', de: 'Beende den Zug.' },
      line: 'yield',
      answers: [
        { seat: 1, line: 'place 1 D6' },
        { seat: 1, line: 'yield' },
      ],
    },
    {
      about: {
        en: 'Somebody came at D6, face down. One farmer will not do. Units of yours that meet can become one.',
        de: 'Auf D6 ist jemand verdeckt erschienen. Ein Bauer allein reicht nicht. Treffen sich deine Einheiten, können sie eine werden.',
      },
      task: { en: 'Place the Barn Guard on D2.', de: 'Platziere den Scheunenwächter auf D2.' },
      line: 'place 2 D2',
    },
    {
      about: {
        en: 'The numbers decide whether a union works; the menu tells before you choose. If they do not fit, one of the two is lost.',
        de: 'Ob ein Zusammenschluss gelingt, entscheiden die Zahlen; das Menü sagt es vorher. Passen sie nicht, geht eine der beiden verloren.',
      },
      task: { en: 'Move D2 onto your own unit on D3.', de: 'Zieh D2 auf deine eigene Einheit auf D3.' },
      line: 'D2 move D3',
    },
    {
      about: {
        en: 'A union may still move.',
        de: 'Ein Zusammenschluss darf sich noch bewegen.',
      },
      task: { en: 'Move from D3 to D4.', de: 'Zieh von D3 nach D4.' },
      line: 'D3 move D4',
    },
    {
      about: {
        en: 'Now wait for the other side to come close.',
        de: 'Jetzt warte, bis die andere Seite näher kommt.',
      },
      task: { en: 'End the turn.', de: 'Beende den Zug.' },
      line: 'yield',
      answers: [
        { seat: 1, line: 'D6 move D5' },
        { seat: 1, line: 'yield 1' },
      ],
    },
    {
      about: {
        en: 'Moving onto an enemy is a duel: the smaller ATK falls, and its owner takes the difference as damage. Against a King all of it counts.',
        de: 'Auf einen Gegner zu ziehen ist ein Duell: Der kleinere ATK fällt, und der Unterschied ist Schaden für seine Seite. Beim König zählt alles.',
      },
      task: { en: 'Attack D5 from D4.', de: 'Greif von D4 aus D5 an.' },
      line: 'D4 move D5',
    },
  ],
  end: {
    en: 'You can place, move, unite and win a duel. Whoever brings the other side from 8000 life points to 0 wins.',
    de: 'Du kannst platzieren, ziehen, vereinen und ein Duell gewinnen. Wer die andere Seite von 8000 Lebenspunkten auf 0 bringt, gewinnt.',
  },
};
