import { french } from '@longtable/kit';
import type { TableOptionsWords } from './en.ts';

export const fr: TableOptionsWords = {
  ownOptions: 'Options propres au jeu, par exemple stones=5',
  rated: 'Partie classée (par défaut : oui)',
  hints: 'Indices de l’ordinateur pour tous (non classée)',
  name: 'Un nom pour la table',
  spectators: 'Les spectateurs voient tout, sauf si quelqu’un le désactive (non classée)',
  noSuchOption: ({ typed, options }) =>
    options.length === 0
      ? `« ${typed} » n’est pas une option de ce jeu. Il n’en a aucune.`
      : `« ${typed} » n’est pas une option de ce jeu. Possible : ${options.join(', ')}`,
  ownFile: 'son propre fichier',
  openToSpectators:
    'Les spectateurs voient tout, même les cartes et les rôles cachés. Chacun à la table peut y mettre fin sous « Plus ».',
  goesFirst: ({ name }) => `${name} commence`,
  yes: 'oui',
  no: 'non',
  advantage: ({ isFirst, won, games }) =>
    `Le ${isFirst ? 'premier' : 'second'} joueur gagne environ ${won} parties sur ${games} ; la cote en tient compte.`,
  others: ({ options }) => `les autres : ${options}`,
  seatDesign: ({ name, kind, design }) => `${kind} ${french.of(name)} : **${design}**`,
};
