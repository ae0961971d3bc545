import { french } from '@longtable/kit';
import type { AgreementsWords } from './en.ts';

export const fr: AgreementsWords = {
  status: {
    offers: {
      pause: ({ name }) => `${name} voudrait faire une pause.`,
      draw: ({ name }) => `${name} propose la nulle.`,
      undo: ({ name, told }) => `${name} demande à annuler le dernier coup${told && ` : « ${told} »`}.`,
    },
    yourOffers: {
      pause: ({ names }) => `Tu as demandé une pause à ${french.list(names)}.`,
      draw: ({ names }) => `Tu as proposé la nulle à ${french.list(names)}.`,
      undo: ({ names, told }) =>
        `Tu as demandé à ${french.list(names)} de te laisser annuler ton dernier coup${told && ` : « ${told} »`}.`,
    },
    untilNextMove: 'La demande expire au prochain coup.',
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
    ping: ({ title, offer }) => `**${title}** : ${offer} D’accord ?`,
  },
  log: {
    undone: ({ name, names }) =>
      `${name} a annulé un coup, et ${french.list(names)} ${names.length > 1 ? 'ont' : 'a'} accepté.`,
  },
  buttons: {
    allow: 'Autoriser',
    withdraw: 'Retirer',
    agree: 'Accepter',
    offerDraw: 'Proposer la nulle',
    pause: 'Pause',
    resume: 'Reprendre',
    undo: 'Annuler le coup',
  },
  replies: {
    paused: 'La partie et son horloge sont en pause.',
    resumed: 'La partie continue.',
    drawn: 'La partie se termine par une nulle.',
    undone: 'Ton coup a été annulé.',
  },
  refusals: {
    notPaused: 'Cette partie n’est pas en pause.',
    offerStands: 'Il y a déjà une demande sur le plateau. Réponds d’abord à celle-là.',
    offerGone: 'Cette demande a expiré.',
    ownOffer: 'C’est ta propre demande : aux autres de décider. Appuie sur « Retirer » pour l’annuler.',
    noDraws: 'Ce jeu ne connaît pas le match nul. Continue à jouer, ou utilise `/abandonner`.',
    programPlaysOn: 'Les programmes n’acceptent pas de nulle.',
    computerPlaysOn: 'L’ordinateur a refusé la nulle.',
    cannotUndo:
      'Tu ne peux pas annuler ce coup : il dépendait du hasard ou a révélé quelque chose, et personne d’autre ne peut donner son accord.',
    nothingToUndo: 'Tu n’as pas encore joué, il n’y a donc rien à annuler.',
  },
};
