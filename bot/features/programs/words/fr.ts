import type { ProgramsWords } from './en.ts';

export const fr: ProgramsWords = {
  program: {
    connect: ({ title, address, secret }) =>
      `Ton programme a une place à **${title}**. Connecte-le à \`${address}\` avec le code \`${secret}\`. Le code ne sert qu’à la première connexion. Il n’est visible que par toi et ne sera plus affiché.`,
    offer: 'Cette table attend des joueurs. Ton programme peut prendre la place ; la partie n’est alors pas classée.',
    offerToGuest:
      'Tu as une invitation à cette table. Si tu ajoutes ton programme, il joue pour toi, et la partie n’est pas classée.',
    playing: ({ name, title }) => `**${name}** joue pour toi à **${title}**.`,
    notConnected: ({ title }) => `Ton programme a une place à **${title}**, mais ne s’est pas encore connecté.`,
  },
  buttons: {
    addProgram: 'Ajouter un programme',
    letComputerPlay: 'Laisser jouer l’ordinateur',
    newSecret: 'Nouveau code',
    takeProgramSeat: 'Jouer à sa place',
    yourProgram: 'Ton programme…',
  },
  replies: {
    programTaken: 'Tu as pris la place de ton programme.',
    programReplaced: 'L’ordinateur a pris la place de ton programme.',
    programResigned: 'Ton programme a abandonné.',
  },
  options: { program: 'Ton programme prend une place', soloProgram: 'Ton programme joue pour toi' },
  refusals: {
    seatGone: 'Tu n’as plus cette place. Elle a été donnée à quelqu’un d’autre, ou un nouveau code a été demandé.',
    elsewhere: 'Tu as ouvert une autre connexion, celle-ci a donc été fermée.',
    noProgram:
      'Tu n’as pas de programme à cette table. Ajoutes-en un tant que la table attend des joueurs, ou utilise l’option `programme` de `/jouer`.',
    programsClosed:
      'Les programmes ne peuvent pas se connecter pour le moment. La personne qui gère ce bot peut l’autoriser.',
    wrongSecret:
      'Aucune place ne correspond à ce code. Un code ne sert qu’une fois : reconnecte-toi avec le jeton reçu, ou demande un nouveau code.',
  },
};
