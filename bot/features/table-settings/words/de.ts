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
  refusals: {
    nameLocked: 'Die Moderation hat den Namen dieses Tisches entfernt, er kann keinen neuen bekommen.',
    namesOff: 'Auf diesem Server können Tische keine eigenen Namen haben.',
  },
};
