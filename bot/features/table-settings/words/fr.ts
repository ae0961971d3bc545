import type { TableSettingsWords } from './en.ts';

export const fr: TableSettingsWords = {
  rename: {
    button: 'Renommer la table…',
    name: 'Un nom pour la table (vide : aucun)',
    renamed: 'La table a un nouveau nom.',
  },
  hide: {
    button: 'Cacher aux spectateurs',
    hidden: 'Les spectateurs ne voient plus que ce qui est public.',
  },
  refusals: {
    nameLocked: 'Un modérateur a retiré le nom de cette table ; elle ne peut pas en recevoir un autre.',
    namesOff: 'Sur ce serveur, les tables ne peuvent pas avoir leur propre nom.',
  },
};
