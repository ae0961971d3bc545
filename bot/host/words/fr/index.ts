import type { HostWords } from '../en/index.ts';
import { refusals } from './refusals.ts';

export const fr: HostWords = {
  refusals,
  game: {
    busy: ({ title }) => `**${title}** met du temps à répondre. Réessaie dans quelques secondes.`,
    paused: ({ title }) =>
      `**${title}** a planté plusieurs fois et reste en pause quelques minutes. Ta table est bien enregistrée. Réessaie plus tard.`,
    failed: ({ title }) =>
      `**${title}** ne fonctionne plus, on ne peut donc plus jouer à cette table. La personne qui gère le bot est prévenue, et les autres tables ne sont pas touchées.`,
    badOptions: ({ what }) => `Ces options ne fonctionnent pas : ${what}`,
  },
  names: {
    someone: 'quelqu’un',
    program: 'le programme',
    withStandIn: ({ name }) => `${name} (ordinateur)`,
    free: 'une place libre',
  },
  server: {
    otherChannels: ({ where }) => `Sur ce serveur, on joue dans ${where}. Ouvre ta table là-bas.`,
  },
};
