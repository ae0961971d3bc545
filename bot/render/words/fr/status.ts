import { french } from '@longtable/kit';
import type { RenderWords } from '../en/index.ts';

export const status: RenderWords['status'] = {
  yourTurn: 'À toi de jouer.',
  computerPlaysForYou: 'L’ordinateur joue pour toi',
  paused: 'En pause. Tout le monde à la table peut reprendre.',
  asks: ({ name, question }) => `**${name}** : ${question}`,
  offers: {
    pause: ({ name }) => `${name} voudrait faire une pause.`,
    draw: ({ name }) => `${name} propose la nulle.`,
    undo: ({ name }) => `${name} demande à annuler le dernier coup.`,
  },
  yourOffers: {
    pause: ({ names }) => `Tu as demandé une pause à ${french.list(names)}.`,
    draw: ({ names }) => `Tu as proposé la nulle à ${french.list(names)}.`,
    undo: ({ names }) => `Tu as demandé à ${french.list(names)} d’annuler ton dernier coup.`,
  },
  agreed: {
    pause: ({ name }) => `✓ ${name} accepte la pause.`,
    draw: ({ name }) => `✓ ${name} accepte la nulle.`,
    undo: ({ name }) => `✓ ${name} accepte. C’est de nouveau à toi de jouer.`,
  },
  refused: {
    pause: ({ name }) => `${name} refuse la pause.`,
    draw: ({ name }) => `${name} refuse la nulle.`,
    undo: ({ name }) => `${name} refuse d’annuler le coup.`,
  },
  computerThinking: 'L’ordinateur réfléchit…',
  timeRunsOut: ({ when }) => `Le temps expire ${when}`,
  timeRanOut: ({ when }) => `Temps écoulé ${when}`,
  moved: 'Cette partie a changé d’endroit.',
  waitingShort: 'attend des joueurs',
  pausedShort: 'en pause',
  customSeed: 'graine choisie',
  invitationExpires: ({ when }) => `-# L’invitation expire ${when}.`,
  tableExpires: ({ when }) => `-# Si personne ne vient, la table ferme ${when}.`,
  tableCloses: ({ when }) => `-# La table ferme ${when} si la partie ne commence pas.`,
  toMove: ({ names }) => `À **${french.list(names)}** de jouer.`,
  untilNextMove: 'La demande expire au prochain coup.',
  latecomers: ({ names }) =>
    `-# ${french.list(names)} ${names.length > 1 ? 'joueront' : 'jouera'} la prochaine partie.`,
  onVacation: ({ name, until }) => `${name} est en vacances jusqu’au ${until}.`,
  sinceYourTurn: 'Depuis ton dernier tour',
  delayed: 'Les coups sont secrets, donc ce plateau a un peu de retard.',
  declined: ({ name }) => `**${name} a refusé.**`,
  expired: ({ name }) => `**${name} n’a pas répondu à temps.**`,
};
