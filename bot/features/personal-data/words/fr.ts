import type { PersonalDataWords } from './en.ts';

export const fr: PersonalDataWords = {
  sureToDelete:
    'Supprimer toutes tes données ? Tu abandonneras toutes tes parties en cours. Tes parties jouées, statistiques, cotes et paramètres seront supprimés, et les parties terminées afficheront « quelqu’un ». C’est irréversible. Pour garder une copie, utilise d’abord `/télécharger-mes-données`.',
  delete: 'Supprimer mes données',
  notDeleted: 'D’accord, rien n’a été supprimé.',
  deleted: 'C’est fait. Plus rien de ce que j’enregistre n’est lié à toi.',
  everything: 'Voici tout ce que j’enregistre sur toi. Les autres joueurs de tes tables n’y sont pas nommés.',
  server: {
    download: 'Télécharger les données du serveur',
    everything: 'Tout ce qui est enregistré sur ce serveur, sans les secrets des parties en cours.',
    delete: 'Supprimer les données du serveur',
    sureToDelete:
      'Supprimer tout ce qui est enregistré sur ce serveur : paramètres, blocages, tournois, créations partagées, classements et historique ? Les tables en cours sont fermées, et tu abandonnes tes propres parties. Les parties terminées restent dans l’historique de leurs joueurs. C’est irréversible.',
    deleted: 'Tout ce qui était enregistré sur ce serveur est supprimé.',
    downloadedLog: ({ by }) => `<@${by}> a téléchargé tout ce qui est enregistré sur ce serveur.`,
    deletedLog: ({ by }) => `<@${by}> a supprimé tout ce qui était enregistré sur ce serveur.`,
  },
};
