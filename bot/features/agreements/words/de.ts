import { german } from '@longtable/kit';
import type { AgreementsWords } from './en.ts';

export const de: AgreementsWords = {
  status: {
    offers: {
      pause: ({ name }) => `${name} möchte pausieren.`,
      draw: ({ name }) => `${name} bietet Remis an.`,
      undo: ({ name, told }) => `${name} möchte den letzten Zug zurücknehmen${told && `: „${told}“`}.`,
    },
    yourOffers: {
      pause: ({ names }) => `Du hast ${german.list(names)} um eine Pause gebeten.`,
      draw: ({ names }) => `Du hast ${german.list(names)} Remis angeboten.`,
      undo: ({ names, told }) =>
        `Du hast ${german.list(names)} gebeten, deinen letzten Zug zurücknehmen zu dürfen${told && `: „${told}“`}.`,
    },
    untilNextMove: 'Mit dem nächsten Zug läuft die Anfrage ab.',
    agreed: {
      pause: ({ name }) => `✓ ${name} ist mit der Pause einverstanden.`,
      draw: ({ name }) => `✓ ${name} nimmt das Remis an.`,
      undo: ({ name }) => `✓ ${name} hat es erlaubt. Du bist wieder am Zug.`,
    },
    refused: {
      pause: ({ name }) => `${name} hat die Pause abgelehnt.`,
      draw: ({ name }) => `${name} hat das Remis abgelehnt.`,
      undo: ({ name }) => `${name} hat das Zurücknehmen abgelehnt.`,
    },
    ping: ({ title, offer }) => `**${title}**: ${offer} Einverstanden?`,
  },
  log: {
    undone: ({ name, names }) => `${name} hat mit Zustimmung von ${german.list(names)} einen Zug zurückgenommen.`,
  },
  buttons: {
    allow: 'Erlauben',
    withdraw: 'Zurückziehen',
    agree: 'Zustimmen',
    offerDraw: 'Remis anbieten',
    pause: 'Pausieren',
    resume: 'Weiterspielen',
    undo: 'Zurücknehmen',
  },
  replies: {
    paused: 'Das Spiel und die Uhr sind pausiert.',
    resumed: 'Das Spiel geht weiter.',
    drawn: 'Das Spiel endet unentschieden.',
    undone: 'Dein Zug wurde zurückgenommen.',
  },
  refusals: {
    notPaused: 'Dieses Spiel ist nicht pausiert.',
    offerStands: 'Auf dem Brett ist schon eine Anfrage offen. Beantworte erst diese.',
    offerGone: 'Diese Anfrage ist abgelaufen.',
    ownOffer: 'Das ist deine eigene Anfrage, die anderen entscheiden darüber. Mit „Zurückziehen“ nimmst du sie zurück.',
    noDraws: 'In diesem Spiel gibt es kein Remis. Spiel weiter oder gib mit `/aufgeben` auf.',
    programPlaysOn: 'Programme nehmen kein Remis an.',
    computerPlaysOn: 'Der Computer hat das Remis abgelehnt.',
    cannotUndo:
      'Dieser Zug lässt sich nicht zurücknehmen: Der Zufall war im Spiel oder es wurde etwas aufgedeckt, und niemand ist da, der zustimmen könnte.',
    nothingToUndo: 'Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.',
  },
};
