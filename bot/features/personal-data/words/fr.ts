import type { PersonalDataWords } from './en.ts';

export const fr: PersonalDataWords = {
  sureToDelete:
    'Supprimer toutes tes données ? Tu abandonneras toutes tes parties en cours. Tes parties jouées, statistiques, cotes et paramètres seront supprimés, et les parties terminées afficheront « quelqu’un ». C’est irréversible. Pour garder une copie, utilise d’abord `/télécharger-mes-données`.',
  delete: 'Supprimer mes données',
  notDeleted: 'D’accord, rien n’a été supprimé.',
  deleted: 'C’est fait. Plus rien de ce que j’enregistre n’est lié à toi.',
  everything: 'Voici tout ce que j’enregistre sur toi. Les autres joueurs de tes tables n’y sont pas nommés.',
};
