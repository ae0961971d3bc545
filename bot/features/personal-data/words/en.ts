export const en = {
  sureToDelete:
    'Delete all your data? You’ll resign every game in progress, your history, stats, ratings and settings will be deleted, and finished games will show you as “someone”. This can’t be undone. Use `/download-my-data` first if you want a copy.',
  delete: 'Delete my data',
  notDeleted: 'OK, nothing was deleted.',
  deleted: 'Done. Nothing I store is linked to you anymore.',
  everything: 'Here’s everything I store about you. Other players at your tables aren’t named.',
  server: {
    download: 'Download server data',
    everything: 'Everything stored about this server. Secrets of unfinished games are left out.',
    delete: 'Delete server data',
    sureToDelete:
      'Delete everything stored about this server: settings, blocks, tournaments, shared designs, leaderboards and history? Unfinished tables are closed, and you resign your own games. Finished games stay in the histories of their players. This can’t be undone.',
    deleted: 'Everything stored about this server was deleted.',
    downloadedLog: ({ by }: { by: string }) => `<@${by}> downloaded everything stored about this server.`,
    deletedLog: ({ by }: { by: string }) => `<@${by}> deleted everything stored about this server.`,
  },
};

export type PersonalDataWords = typeof en;
