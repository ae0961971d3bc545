import type { TableSettingsWords } from './en.ts';

export const de: TableSettingsWords = {
  rename: {
    button: 'Tisch umbenennen …',
    name: 'Ein Name für den Tisch (leer: keiner)',
    renamed: 'Der Tisch hat einen neuen Namen.',
  },
  hide: {
    button: 'Vor Zuschauern verbergen',
    hidden: 'Zuschauer sehen jetzt nur noch, was öffentlich ist.',
  },
};
