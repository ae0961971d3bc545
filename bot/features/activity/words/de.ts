import type { ActivityWords } from './en.ts';

export const de: ActivityWords = {
  touch: 'Brett öffnen',
  refusals: {
    cannotLaunch:
      'Discord kann das Brett hier nicht öffnen. Versuch es noch einmal, oder spiel mit den Buttons weiter.',
    notAllowed:
      'Um das Brett zu berühren, brauchst du in diesem Kanal die Berechtigung, Aktivitäten zu nutzen. Mit den Buttons kannst du weiterspielen.',
    notEnabled:
      'Wer diesen Bot betreibt, hat Aktivitäten noch nicht eingeschaltet. Mit den Buttons kannst du weiterspielen.',
  },
};
