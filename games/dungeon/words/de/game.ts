import type { game as english } from '../en/game.ts';

export const game: typeof english = {
  general: {
    summary: 'Ein Held, zehn Level: Kämpfe, steige auf und besiege den Nachtkönig.',
  },
  options: {
    hero: 'Dein Held',
    level: { name: 'Level', about: 'Nur dieses Level spielen, mit der Erfahrung aus allen Leveln davor' },
    endless: { name: 'Endloser Abstieg', about: 'Ein endloser Abstieg: Wie tief kommst du?' },
    levels: { name: 'Eigene Level', about: 'Eigene Level: eine Textdatei, Bretter durch Leerzeilen getrennt' },
    units: { name: 'Eigene Helden und Gegner', about: 'Eigene Helden und Gegner, einer pro Zeile' },
    prior: 'Erfahrung, mit der der Held startet',
    goals: 'Rundenzahl, die es zu unterbieten gilt, pro Held',
  },
  setup: {
    levelOfEndless: 'Ein endloser Abstieg beginnt ganz oben. Setz `level` oder `endlos`, nicht beides.',
    noSuchHero: 'Deine Datei hat diesen Helden nicht. Lass `held` leer und wähle im Menü.',
    noSuchLevel: ({ levels }) =>
      levels === 1
        ? 'Es gibt nur 1 Level. Lass `level` leer, um es zu spielen.'
        : `Es gibt ${levels} Level. Wähle eines davon oder lass \`level\` leer, um alle zu spielen.`,
  },
  achievements: {
    three: { name: 'Ins Dunkel', about: 'Schaffe 3 Level in einem Durchlauf' },
    all: { name: 'Der Winter ist vorbei', about: 'Schaffe alle Level in einem Durchlauf' },
    Warrior: { name: 'Schildwall', about: 'Schaffe 5 Level mit einem Krieger' },
    Mage: { name: 'Schneesturm', about: 'Schaffe 5 Level mit einem Magier' },
    Rogue: { name: 'Messerscharf', about: 'Schaffe 5 Level mit einem Schurken' },
    Hunter: { name: 'Volltreffer', about: 'Schaffe 5 Level mit einem Jäger' },
    goal: { name: 'Mensch gegen Maschine', about: 'Unterbiete das Ziel eines Tagesspiels' },
    close: { name: 'Steht noch', about: 'Gewinne mit höchstens einem Zehntel deines Lebens' },
  },
  result: {
    levelsCleared: 'Geschaffte Level',
    rounds: 'Runden',
    experience: 'Erfahrung',
  },
  computers: {
    beginner: 'stürzt sich auf jeden Gegner',
    casual: 'zaubert und rastet ab und zu',
    skilled: 'zaubert und rastet oft',
    advanced: 'spielt auf Nummer sicher',
  },
  design: {
    name: 'Level',
    about: 'Eigene Level in Spielreihenfolge: Wände, Start des Helden und Gegner.',
    level: 'Level',
    numbered: ({ level }) => `Level ${level}`,
    all: 'Alle 10 Level',
    wall: 'Wand',
    floor: 'Boden',
    start: 'Start des Helden',
    otherUnits: 'Level werden mit den mitgelieferten Figuren gemalt, lass also deine eigene Figurendatei weg.',
  },
  faults: {
    over: 'Dieser Durchlauf ist zu Ende. Starte einen neuen, um weiterzuspielen.',
    'not-your-run': 'Nur wer diesen Durchlauf gestartet hat, kann ziehen.',
    'unknown-move':
      'Tippe `w`, `a`, `s` oder `d` für einen Schritt, `e` für deine Fähigkeit, `q` zum Warten, `walk w` zum Weiterlaufen oder `rest` zum Rasten.',
    'choose-a-hero': ({ heroes }) => `Wähle zuerst einen Helden: Tippe eine Zahl von 1 bis ${heroes}.`,
    'hero-chosen': 'Du hast schon einen Helden gewählt. Bewege ihn mit `w`, `a`, `s` oder `d`.',
  },
  levelFaults: {
    'no-levels': ({ file }) =>
      file === undefined
        ? 'Keine Level gefunden. Füge mindestens level1.txt hinzu.'
        : `In ${file} ist kein Level. Zeichne ein Brett aus #, ., @ und Gegnern.`,
    'missing-level': ({ number }) =>
      `level${number}.txt fehlt. Nummeriere die Level 1, 2, 3 und so weiter ohne Lücken.`,
    'double-level': ({ number }) => `level${number}.txt kommt zweimal vor. Gib jedem Level eine eigene Nummer.`,
    empty: ({ file }) => `${file} ist leer. Zeichne ein Brett aus #, ., @ und Gegnern.`,
    ragged: ({ file, line, length, top, first }) =>
      `${file}, Zeile ${line}: ${length} Zeichen lang, Zeile ${top} aber ${first}. Mach alle Zeilen gleich lang.`,
    'unknown-char': ({ file, line, column, char }) =>
      `${file}, Zeile ${line}, Spalte ${column}: ${char} ist kein gültiges Zeichen. Nimm ., #, @ und die Buchstaben der Gegner.`,
    'no-player': ({ file }) => `${file} hat keinen Helden. Setz ein @ dorthin, wo der Held startet.`,
    'many-players': ({ file, line, column }) =>
      `${file}, Zeile ${line}, Spalte ${column}: Hier ist ein zweites @. Lass nur eines stehen.`,
    'no-enemies': ({ file }) => `${file} hat keine Gegner. Setz mindestens einen hinein.`,
    'too-much': ({ characters }) =>
      `Deine Level sind zusammen zu lang. Insgesamt sind höchstens ${characters} Zeichen erlaubt.`,
    'too-large': ({ file, columns, rows }) =>
      `${file} ist zu groß. Erlaubt sind höchstens ${columns} Spalten und ${rows} Zeilen.`,
    'too-many-enemies': ({ file, enemies }) =>
      `${file} hat zu viele Gegner. Erlaubt sind höchstens ${enemies} pro Level.`,
  },
  unitFaults: {
    'no-units':
      'In der Datei ist keine Figur. Schreib eine pro Zeile, etwa „monster r Ratte: health 40, attack 6, defense 1, vision 4, experience 15“.',
    'too-many-units': ({ heroes, enemies }) =>
      `Das sind zu viele Figuren. Erlaubt sind höchstens ${heroes} Helden und ${enemies} Gegner.`,
    'unit-line': ({ line }) =>
      `Zeile ${line} ist keine Figur. Beginne sie mit Warrior, Mage, Rogue, Hunter, monster, boss oder trap, dann kommen Name, Doppelpunkt und Werte.`,
    'unit-name': ({ line }) => `Zeile ${line}: Wähle einen Namen mit 1 bis 20 Buchstaben, den sonst niemand hat.`,
    'unit-letter': ({ line, letter }) =>
      `Zeile ${line}: ${letter === '' ? 'Der Buchstabe fehlt' : `Der Buchstabe ${letter} ist vergeben`}. Setz einen freien Buchstaben vor den Namen. X ist für tote Helden.`,
    'unit-figures': ({ line, figures }) =>
      `Zeile ${line} braucht genau diese Werte, jeweils mit einer Zahl: ${figures.join(', ')}.`,
    'unit-figure': ({ line, figure, least, most }) =>
      `Zeile ${line}: ${figure} muss zwischen ${least} und ${most} liegen.`,
  },
};
