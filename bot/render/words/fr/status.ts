import { french } from '@longtable/kit';
import type { RenderWords } from '../en/index.ts';

export const status: RenderWords['status'] = {
  yourTurn: 'À toi de jouer.',
  computerPlaysForYou: 'L’ordinateur joue pour toi',
  paused: 'En pause. Tout le monde à la table peut reprendre.',
  asks: ({ name, question }) => `**${name}** : ${question}`,
  computerThinking: 'L’ordinateur réfléchit…',
  timeRunsOut: ({ when }) => `Le temps expire ${when}`,
  timeRanOut: ({ when }) => `Temps écoulé ${when}`,
  moved: 'Ce plateau n’est plus à jour. La partie continue ici :',
  waitingShort: 'attend des joueurs',
  customSeed: 'graine choisie',
  invitationExpires: ({ when }) => `-# L’invitation expire ${when}.`,
  tableExpires: ({ when }) => `-# Si personne ne vient, la table ferme ${when}.`,
  tableCloses: ({ when }) => `-# La table ferme ${when} si la partie ne commence pas.`,
  toMove: ({ names }) => `À **${french.list(names)}** de jouer.`,
  sinceYourTurn: 'Depuis ton dernier tour',
  yourLastMove: 'Ton dernier tour',
  delayed: 'Les coups sont secrets, donc ce plateau a un peu de retard.',
  declined: ({ name }) => `**${name} a refusé.**`,
  expired: ({ name }) => `**${name} n’a pas répondu à temps.**`,
};
