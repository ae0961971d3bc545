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
  invitations: {
    refused: ({ name }) => `${name} n’accepte pas d’invitations de ta part.`,
    paused: ({ name, when }) => `${name} a refusé ta dernière invitation. Tu pourras en envoyer une autre ${when}.`,
    tooMany: ({ name, when }) =>
      `${name} n’a pas répondu à tes dernières invitations. Tu pourras en envoyer une autre ${when}.`,
  },
  names: {
    someone: 'quelqu’un',
    program: 'le programme',
    computer: 'Ordinateur',
    withStandIn: ({ name }) => `${name} (ordinateur)`,
    free: 'une place libre',
  },
  files: {
    tooLarge: ({ kb }) => `le fichier ne peut pas dépasser ${kb} Ko`,
  },
  server: {
    otherChannels: ({ where }) => `Sur ce serveur, on joue dans ${where}. Ouvre ta table là-bas.`,
  },
  tournaments: {
    tooFewEntrants: ({ least }) =>
      `Il faut au moins ${least} participants pour ce tournoi. Attends que d’autres s’inscrivent.`,
  },
};
