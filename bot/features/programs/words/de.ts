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
  buttons: {
    addProgram: 'Programm hinzufügen',
    letComputerPlay: 'Computer spielen lassen',
    newSecret: 'Zugangscode erneuern',
    takeProgramSeat: 'Selbst spielen',
    yourProgram: 'Dein Programm …',
  },
  replies: {
    programTaken: 'Du hast den Platz deines Programms übernommen.',
    programReplaced: 'Der Computer hat den Platz deines Programms übernommen.',
    programResigned: 'Dein Programm hat aufgegeben.',
  },
  options: { program: 'Dein Programm nimmt einen Platz ein', soloProgram: 'Dein Programm spielt für dich' },
  refusals: {
    seatGone:
      'Dieser Platz gehört dir nicht mehr: Er wurde weitergegeben, oder es wurde ein neuer Zugangscode angefordert.',
    elsewhere: 'Du hast dich an anderer Stelle neu verbunden, darum wurde diese Verbindung geschlossen.',
    noProgram:
      'Du hast kein Programm an diesem Tisch. Füge eines hinzu, solange der Tisch auf Mitspieler wartet, oder nutze bei `/spielen` die Option `programm`.',
    programsClosed: 'Programme können sich derzeit nicht verbinden. Wer diesen Bot betreibt, kann das freischalten.',
    wrongSecret:
      'Zu diesem Zugangscode gibt es keinen Platz. Jeder Code gilt nur einmal: Verbinde dich mit dem Token, das du bekommen hast, oder bitte um einen neuen Code.',
  },
};
