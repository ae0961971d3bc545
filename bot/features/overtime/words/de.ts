import type { OvertimeWords } from './en.ts';

export const de: OvertimeWords = {
  labels: {
    claim: 'Sieg beanspruchen',
    wait: 'Mehr Zeit geben',
    computer: 'Computer spielen lassen',
    end: 'Ohne Verlierer beenden',
    playOn: 'Ohne diese Person weiterspielen',
  },
  away: ({ name, title }) =>
    `${name} hat bei **${title}** seit einer Woche nicht gezogen. Entscheide, wie es weitergeht; bis dahin kann ${name} noch ziehen.`,
  late: ({ name, title }) =>
    `Die Zeit von ${name} bei **${title}** ist abgelaufen. Entscheide, wie es weitergeht; bis dahin kann ${name} noch ziehen.`,
  results: {
    playOn: ({ late }) => `Das Spiel geht ohne ${late} weiter.`,
    claim: ({ name }) => `${name} hat auf Zeit gewonnen.`,
    wait: ({ name, late }) => `${name} hat ${late} mehr Zeit gegeben.`,
    end: ({ name }) => `${name} hat das Spiel beendet. Niemand verliert.`,
    computer: ({ name, late }) => `${name} lässt den Computer für ${late} weiterspielen.`,
  },
  refusals: {
    notWaiting: 'Das kann nur entscheiden, wer auf diese Person wartet.',
    noClock:
      'Dieses Spiel hat keine Bedenkzeit, also kann niemand auf Zeit verlieren. Beende es ohne Verlierer oder warte weiter.',
  },
};
