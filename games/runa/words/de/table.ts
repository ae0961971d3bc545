import type { table as en } from '../en/table.ts';

export const table: typeof en = {
  summary: 'Ein Kartenabenteuer für eine Person: zwei Level, acht Räume, ein Leben.',
  options: {
    dice: 'Wer für Runa würfelt (ohne Angabe: der Bot)',
    botRolls: 'Der Bot würfelt',
    ownRolls: 'Ich würfle selbst',
    seeds: 'Seeds zum Mischen: 61,86 oder 61,86,7,25, oder „own“ zum Eintippen (ohne Angabe: zufällig)',
    ascension: 'Aufstieg',
    ascensionAbout: ({ max }) => `Aufstiegsstufe (1 bis ${max}, jede schwerer als die vorige)`,
    week: { name: 'Wochenregeln', about: 'Die Regeln dieser Woche: drei machen es schwerer, eine hilft' },
    expansion: { name: 'Erweiterung', about: 'Mehr Klassen, Karten und Monster' },
  },
  badSeeds: ({ max }) =>
    `Gib zwei oder vier Seeds von 1 bis ${max} an, zum Beispiel 61,86, oder „own“, um sie unterwegs einzutippen.`,
  computers: {
    beginner: 'denkt nur an die aktuelle Runde',
    casual: 'denkt ab und zu voraus',
    advanced: 'denkt meistens voraus',
    master: 'gewinnt etwa die Hälfte der Durchläufe',
  },
  achievements: {
    halfway: { name: 'Halbzeit', about: 'Erreiche das zweite Level' },
    damage: { name: 'Harte Schläge', about: 'Teile in einem Durchlauf 300 Schaden aus' },
    warrior: { name: 'Schwertarm', about: 'Gewinne einen Durchlauf als Kriegerin' },
    mage: { name: 'Zauberhaft', about: 'Gewinne einen Durchlauf als Magierin' },
    paladin: { name: 'Glänzende Rüstung', about: 'Gewinne einen Durchlauf als Paladinin' },
    close: { name: 'Letzter Atemzug', about: 'Gewinne mit höchstens 5 Leben' },
    sound: { name: 'Kaum eine Schramme', about: 'Gewinne mit mindestens 40 Leben' },
  },
  score: ({ rooms, max, monsters, taken }) =>
    `${rooms} von ${max} Räumen geschafft, ${monsters} Monster besiegt, ${taken} Schaden erlitten`,
  statistics: {
    rooms: 'Geschaffte Räume',
    monsters: 'Besiegte Monster',
    dealt: 'Ausgeteilter Schaden',
    taken: 'Erlittener Schaden',
  },
  lesson: {
    class: {
      about: 'Du führst Runa durch Räume voller Monster. Ihre Klasse entscheidet, mit welchen zwei Karten sie beginnt.',
      task: 'Wähle die Magierin.',
    },
    focus: {
      about:
        'In jeder Runde spielt Runa eine Karte, dann sind die Monster dran. Das Brett zeigt, was der Geist als Nächstes vorhat und wie groß die Gefahr für Runa ist. Noch sammelt er nur Fokus, du hast also Zeit.',
      task: 'Spiel Fokus, damit ihre Zauber stärker werden.',
    },
    spell: {
      about:
        'Mit 2 Fokus macht Wasser doppelten Schaden. Ein Zauber kostet 1 Fokus, aber nie den letzten. Karten verbrauchen sich nicht.',
      task: 'Wirke Wasser.',
    },
    kill: {
      about:
        'Der Geist hat wie angekündigt zurückgeschlagen und seinen Fokus verbraucht. Neben jeder Karte steht, was sie bewirken würde.',
      task: 'Besiege ihn mit Wasser.',
    },
    reward: {
      about:
        'Du hast den Raum geschafft. Neue Karten geben dir mehr Auswahl; ein größerer Würfel macht Angriffe stärker und bietet Platz für mehr Fokus.',
      task: 'Nimm neue Karten.',
    },
    elements: {
      about:
        'Manche Elemente schlagen andere: Blitz ist stark gegen Feuer, Wasser gegen Blitz, Eis gegen Wasser und Feuer gegen Eis.',
      task: 'Nimm Blitz.',
    },
    heal: {
      about:
        'Zwischen den Räumen kann Runa Karten abwerfen und bekommt je Karte 10 Leben zurück. Es geht ihr gut genug, um alle zu behalten.',
      task: 'Behalte alle Karten.',
    },
    monsters: {
      about: 'Diesmal sind es zwei Monster. Das Element der Gorgone ist Feuer, der Kobold hat keins.',
      task: 'Wirke Blitz.',
    },
    target: {
      about: 'Bei mehreren Monstern wählst du ein Ziel. Neben jedem steht, was deine Karte bewirken würde.',
      task: 'Nimm die Gorgone als Ziel.',
    },
    end: 'Jetzt kennst du Runden, Fokus, Beute und Elemente. Ein ganzer Durchlauf hat zwei Level mit je vier Räumen, und in jedem vierten wartet ein Boss.',
  },
};
