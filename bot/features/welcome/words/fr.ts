import { french } from '@longtable/kit';
import type { WelcomeWords } from './en.ts';

export const fr: WelcomeWords = {
  hello:
    'Avec **Longtable**, on joue à son rythme : un coup aujourd’hui, le suivant demain. Lance une partie ou apprends un jeu pas à pas.',
  nowhere: ({ repair }) =>
    `Ton serveur a ajouté Longtable, mais je ne peux écrire dans aucun salon. ${repair} Utilise ensuite \`/aide\` dans un salon.`,
  film: 'Film : qui l’a créé',
  makers: 'Créé par les auteurs de Longtable',
  credits:
    '**Crédits** : Runa’s Strive et Crown of Farmland viennent de projets finaux du cours de programmation du KIT, No Time to Spy d’un projet étudiant de l’université d’Ulm, Card Duel et Dungeon de devoirs. Icônes : [game-icons.net](<https://game-icons.net>) par Lorc, Delapouite et d’autres (CC BY 3.0). Polices : Fira Sans, Noto Emoji et Unifont (OFL). Longtable est un logiciel libre (MIT), créé par les auteurs de Longtable.',
  others: 'et d’autres avec `/jouer`',
  quickStart: ({ title }) => `Partie rapide : ${title}`,
  players: ({ least, most }) =>
    least === most
      ? french.count(most, 'joueur', 'joueurs')
      : `${least} ${most - least === 1 ? 'ou' : 'à'} ${most} joueurs`,
};
