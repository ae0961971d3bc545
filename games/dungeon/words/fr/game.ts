import type { game as english } from '../en/game.ts';

export const game: typeof english = {
  general: {
    summary: 'Un héros, dix niveaux : combats, monte en rang et bats le Roi de la Nuit.',
  },
  options: {
    hero: 'Ton héros',
    level: { name: 'Niveau', about: 'Un seul niveau, avec l’expérience de tous les précédents' },
    endless: { name: 'Descente sans fin', about: 'Une descente sans fin : jusqu’où iras-tu ?' },
    levels: {
      name: 'Niveaux personnels',
      about: 'Tes propres niveaux : un fichier texte, les plateaux séparés par des lignes vides',
    },
    units: { name: 'Héros et ennemis personnels', about: 'Tes propres héros et ennemis, un par ligne' },
    prior: 'L’expérience de départ du héros',
    goals: 'Nombre de tours à battre, par héros',
  },
  setup: {
    levelOfEndless: 'Une descente sans fin commence tout en haut. Choisis `niveau` ou `sans-fin`, pas les deux.',
    noSuchHero: 'Ton fichier n’a pas ce héros. Laisse `héros` vide et choisis dans le menu.',
    noSuchLevel: ({ levels }) =>
      levels === 1
        ? 'Il n’y a qu’un niveau. Laisse `niveau` vide pour le jouer.'
        : `Il y a ${levels} niveaux. Choisis l’un d’eux, ou laisse \`niveau\` vide pour les jouer tous.`,
  },
  achievements: {
    three: { name: 'Dans le noir', about: 'Termine 3 niveaux en une expédition' },
    all: { name: 'L’hiver est fini', about: 'Termine tous les niveaux en une expédition' },
    Warrior: { name: 'Mur de boucliers', about: 'Termine 5 niveaux avec la classe Guerrier' },
    Mage: { name: 'Tempête de neige', about: 'Termine 5 niveaux avec la classe Mage' },
    Rogue: { name: 'À couteaux tirés', about: 'Termine 5 niveaux avec la classe Voleur' },
    Hunter: { name: 'Dans le mille', about: 'Termine 5 niveaux avec la classe Chasseur' },
    goal: { name: 'Contre la machine', about: 'Fais mieux que l’objectif d’un défi du jour' },
    close: { name: 'Encore debout', about: 'Gagne avec au plus un dixième de tes PV' },
  },
  result: {
    levelsCleared: 'Niveaux terminés',
    rounds: 'Tours',
    experience: 'Expérience',
  },
  computers: {
    beginner: 'fonce sur chaque ennemi',
    casual: 'utilise sa capacité et se repose parfois',
    skilled: 'utilise souvent sa capacité et se repose',
    advanced: 'joue la prudence',
  },
  design: {
    name: 'Niveaux',
    about: 'Tes propres niveaux dans l’ordre de jeu : murs, départ du héros et ennemis.',
    level: 'Niveau',
    numbered: ({ level }) => `Niveau ${level}`,
    all: 'Les 10 niveaux',
    wall: 'Mur',
    floor: 'Sol',
    start: 'Départ du héros',
    otherUnits:
      'Les niveaux se dessinent avec les personnages d’origine : n’envoie pas ton propre fichier de personnages.',
  },
  faults: {
    over: 'Cette expédition est terminée. Lances-en une nouvelle pour continuer à jouer.',
    'not-your-run': 'Seule la personne qui a lancé cette expédition peut jouer.',
    'unknown-move':
      'Écris `w`, `a`, `s` ou `d` pour faire un pas, `e` pour ta capacité, `q` pour attendre, `walk w` pour continuer à marcher ou `rest` pour te reposer.',
    'choose-a-hero': ({ heroes }) => `Choisis d’abord un héros : écris un nombre de 1 à ${heroes}.`,
    'hero-chosen': 'Tu as déjà choisi ton héros. Déplace-le avec `w`, `a`, `s` ou `d`.',
  },
  levelFaults: {
    'no-levels': ({ file }) =>
      file === undefined
        ? 'Aucun niveau trouvé. Ajoute au moins level1.txt.'
        : `Il n’y a pas de niveau dans ${file}. Dessine un plateau avec #, ., @ et des ennemis.`,
    'missing-level': ({ number }) =>
      `Il manque level${number}.txt. Numérote les niveaux 1, 2, 3 et ainsi de suite, sans trou.`,
    'double-level': ({ number }) => `level${number}.txt apparaît deux fois. Donne à chaque niveau son propre numéro.`,
    empty: ({ file }) => `${file} est vide. Dessine un plateau avec #, ., @ et des ennemis.`,
    ragged: ({ file, line, length, top, first }) =>
      `${file}, ligne ${line} : ${length} ${length < 2 ? 'caractère' : 'caractères'}, mais la ligne ${top} en a ${first}. Donne à toutes les lignes la même longueur.`,
    'unknown-char': ({ file, line, column, char }) =>
      `${file}, ligne ${line}, colonne ${column} : ${char} n’est pas valide ici. Utilise ., #, @ et les lettres des ennemis.`,
    'no-player': ({ file }) => `${file} n’a pas de héros. Mets un @ là où le héros commence.`,
    'many-players': ({ file, line, column }) =>
      `${file}, ligne ${line}, colonne ${column} : il y a un deuxième @. N’en garde qu’un.`,
    'no-enemies': ({ file }) => `${file} n’a pas d’ennemis. Ajoutes-en au moins un.`,
    'too-much': ({ characters }) => `Tes niveaux sont trop longs. La limite est de ${characters} caractères au total.`,
    'too-large': ({ file, columns, rows }) =>
      `${file} est trop grand. La limite est de ${columns} colonnes et ${rows} lignes.`,
    'too-many-enemies': ({ file, enemies }) => `${file} a trop d’ennemis. La limite est de ${enemies} par niveau.`,
  },
  unitFaults: {
    'no-units':
      'Il n’y a aucun personnage dans le fichier. Écris-en un par ligne, par exemple `monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15`.',
    'too-many-units': ({ heroes, enemies }) =>
      `Cela fait trop de personnages. La limite est de ${heroes} héros et ${enemies} ennemis.`,
    'unit-line': ({ line }) =>
      `La ligne ${line} n’est pas un personnage. Commence-la par Warrior, Mage, Rogue, Hunter, monster, boss ou trap, puis un nom, deux-points et les valeurs.`,
    'unit-name': ({ line }) => `Ligne ${line} : choisis un nom de 1 à 20 lettres que personne d’autre ne porte.`,
    'unit-letter': ({ line, letter }) =>
      `Ligne ${line} : ${letter === '' ? 'il manque la lettre' : `la lettre ${letter} est déjà prise`}. Mets une lettre libre avant le nom. X est réservé aux héros morts.`,
    'unit-figures': ({ line, figures }) =>
      `La ligne ${line} doit avoir exactement ces valeurs, chacune avec un nombre : ${figures.join(', ')}.`,
    'unit-figure': ({ line, figure, least, most }) =>
      `Ligne ${line} : ${figure} doit être compris entre ${least} et ${most}.`,
  },
};
