import { french } from '@longtable/kit';
import type { WelcomeWords } from './en.ts';

export const fr: WelcomeWords = {
  hello:
    'Avec **Longtable**, on joue à son rythme : un coup aujourd’hui, le suivant demain. Lance une partie ou apprends un jeu pas à pas.',
  nowhere: ({ repair }) =>
    `Ton serveur a ajouté Longtable, mais je ne peux écrire dans aucun salon. ${repair} Utilise ensuite \`/aide\` dans un salon.`,
  others: 'et d’autres avec `/jouer`',
  quickStart: ({ title }) => `Partie rapide : ${title}`,
  players: ({ least, most }) =>
    least === most
      ? french.count(most, 'joueur', 'joueurs')
      : `${least} ${most - least === 1 ? 'ou' : 'à'} ${most} joueurs`,
};
