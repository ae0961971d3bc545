import type { ProgramsWords } from './en.ts';

export const de: ProgramsWords = {
  program: {
    connect: ({ title, address, secret }) =>
      `Dein Programm hat einen Platz bei **${title}**. Verbinde es mit \`${address}\` und dem Zugangscode \`${secret}\`. Der Code gilt nur für die erste Verbindung. Nur du siehst ihn, und er wird nicht noch einmal angezeigt.`,
    offer:
      'Dieser Tisch wartet auf Mitspieler. Dein Programm kann den Platz übernehmen; das Spiel ist dann nicht gewertet.',
    offerToGuest:
      'Du bist an diesen Tisch eingeladen. Wenn du dein Programm hinzufügst, spielt es für dich, und das Spiel ist nicht gewertet.',
    playing: ({ name, title }) => `**${name}** spielt für dich bei **${title}**.`,
    notConnected: ({ title }) => `Dein Programm hat einen Platz bei **${title}**, ist aber noch nicht verbunden.`,
  },
};
