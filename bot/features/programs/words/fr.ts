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
};
