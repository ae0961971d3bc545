import type { ActivityWords } from './en.ts';

export const de: ActivityWords = {
  touch: 'Berühren',
  refusals: {
    cannotLaunch:
      'Discord kann das Brett hier nicht öffnen. Versuch es noch einmal, oder spiel mit den Buttons weiter.',
  },
};
