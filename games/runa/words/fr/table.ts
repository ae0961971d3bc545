import { french } from '@longtable/kit';
import type { table as en } from '../en/table.ts';

const { count } = french;

export const table: typeof en = {
  summary: 'Une aventure de cartes en solo : deux niveaux, huit salles, une seule vie.',
  options: {
    dice: 'Qui lance le dé de Runa (par défaut : le bot)',
    botRolls: 'Le bot lance le dé',
    ownRolls: 'Je lance mon propre dé',
    seeds: 'Graines du mélange : 61,86 ou 61,86,7,25, ou « own » pour les saisir (par défaut : au hasard)',
    ascension: 'Ascension',
    ascensionAbout: ({ max }) => `Palier d’ascension (de 1 à ${max}, de plus en plus difficile)`,
    week: { name: 'Règles de la semaine', about: 'Les règles de la semaine : trois qui compliquent et une qui aide' },
    expansion: { name: 'Extension', about: 'Plus de classes, de cartes et de monstres' },
  },
  badSeeds: ({ max }) =>
    `Indique deux ou quatre graines de 1 à ${max}, par exemple 61,86, ou « own » pour les saisir en cours de route.`,
  computers: {
    beginner: 'ne pense qu’au tour en cours',
    casual: 'anticipe de temps en temps',
    advanced: 'anticipe la plupart du temps',
    master: 'gagne environ une partie sur deux',
  },
  achievements: {
    halfway: { name: 'À mi-chemin', about: 'Atteins le deuxième niveau' },
    damage: { name: 'Main lourde', about: 'Inflige 300 dégâts en une partie' },
    warrior: { name: 'Fine lame', about: 'Gagne une partie avec la Guerrière' },
    mage: { name: 'Envoûtement', about: 'Gagne une partie avec la Magicienne' },
    paladin: { name: 'Armure étincelante', about: 'Gagne une partie avec la Paladine' },
    close: { name: 'Dernier souffle', about: 'Gagne une partie avec 5 PV ou moins' },
    sound: { name: 'À peine un bleu', about: 'Gagne une partie avec au moins 40 PV' },
  },
  score: ({ rooms, max, monsters, taken }) =>
    `${count(rooms, 'salle franchie', 'salles franchies')} sur ${max}, ${count(monsters, 'monstre vaincu', 'monstres vaincus')}, ${count(taken, 'dégât subi', 'dégâts subis')}`,
  statistics: {
    rooms: 'Salles franchies',
    monsters: 'Monstres vaincus',
    dealt: 'Dégâts infligés',
    taken: 'Dégâts subis',
  },
  lesson: {
    class: {
      about:
        'Tu guides Runa à travers des salles pleines de monstres. Sa classe décide des deux cartes avec lesquelles elle commence.',
      task: 'Choisis la Magicienne.',
    },
    focus: {
      about:
        'À chaque tour, Runa joue une carte, puis les monstres agissent. Le plateau montre ce que le Fantôme fera ensuite, et le danger que cela représente pour Runa. Pour l’instant, il ne fait qu’accumuler du focus, tu as donc le temps.',
      task: 'Joue Focus pour renforcer ses sorts.',
    },
    spell: {
      about:
        'Avec 2 focus, Eau inflige deux fois plus de dégâts. Un sort coûte 1 focus, mais jamais le dernier. Les cartes ne s’usent pas.',
      task: 'Lance Eau.',
    },
    kill: {
      about:
        'Le Fantôme a riposté comme annoncé et a dépensé son focus. À côté de chaque carte, tu vois ce qu’elle ferait.',
      task: 'Achève-le avec Eau.',
    },
    reward: {
      about:
        'Tu as franchi la salle. De nouvelles cartes t’offrent plus de choix ; un dé plus grand renforce les attaques et permet d’avoir plus de focus.',
      task: 'Prends de nouvelles cartes.',
    },
    elements: {
      about:
        'Certains éléments en battent d’autres : la foudre est forte contre le feu, l’eau contre la foudre, la glace contre l’eau et le feu contre la glace.',
      task: 'Prends Foudre.',
    },
    heal: {
      about:
        'Entre les salles, Runa peut défausser des cartes pour récupérer 10 PV chacune. Elle va assez bien pour garder les siennes.',
      task: 'Garde toutes les cartes.',
    },
    monsters: {
      about: 'Deux monstres cette fois. L’élément de la Gorgone est le feu ; le Gobelin n’en a pas.',
      task: 'Lance Foudre.',
    },
    target: {
      about: 'Face à plusieurs monstres, tu choisis une cible. À côté de chacune, tu vois ce que ferait ta carte.',
      task: 'Vise la Gorgone.',
    },
    end: 'Tu connais maintenant les tours, le focus, le butin et les éléments. Une partie entière compte deux niveaux de quatre salles, et un boss attend dans chaque quatrième salle.',
  },
};
